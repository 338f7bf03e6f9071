import {
  AVERAGE_CREW,
  type CrewSkill,
  formatForce,
  MAX_UNITS,
  matchForces,
  unitFits,
  unitTitle,
  valueWithCrew,
} from '@hexfall/data';
import { readSkill } from '../crews.ts';
import { UsageError } from '../exit.ts';
import { writeText } from '../files.ts';
import { readForce } from '../forces.ts';
import { formatNumber } from '../format-count.ts';
import type { Output } from '../output.ts';
import { claimOutput } from '../output-file.ts';
import { readShare, readWholeNumber } from '../simulate/options.ts';
import { formatTable, outputWidth, wrapText } from '../table.ts';
import { valueOf } from '../value.ts';
import { allUnits, type ListedUnit } from './all-units.ts';
import type { FilterOptions } from './filter-options.ts';
import { readFilter } from './read-filter.ts';

export interface ForceOptions extends FilterOptions {
  readonly units?: string;
  readonly against?: string;
  readonly skill?: string;
  readonly tolerance: string;
  readonly proposals: string;
  readonly repeat: boolean;
  readonly seed: string;
  readonly save?: string;
  readonly force: boolean;
  readonly json: boolean;
}

interface Candidate {
  readonly unit: ListedUnit;
  readonly value: number;
}

interface Proposal {
  readonly chosen: readonly Candidate[];
  readonly total: number;
}

const MAX_VALUE = 1_000_000;
const MAX_PROPOSALS = 100;
const DEFAULT_UNITS = 4;

/** Proposes forces near a Battle Value, or fair opponents of a force. */
export function proposeForces(options: ForceOptions, { write }: Output): void {
  const { target, units } = readWish(options);
  const crew = options.skill === undefined ? AVERAGE_CREW : readSkill('--skill', options.skill);
  const proposals = findForces(options, target, units, crew);
  if (options.save !== undefined) saveForce(proposals[0]!, crew, options.save, options.force);
  if (options.json) return write(`${JSON.stringify(toJson(proposals, target, crew))}\n`);
  const width = outputWidth();
  const lines = proposals.flatMap((proposal, i) => describe(proposal, i, crew, width).concat(''));
  write(`${[...lines, ...wrapText(closingWords(options), width)].join('\n')}\n`);
}

/** How much, and how many: as the options say, or as the force that is to be met. */
function readWish({ bv, units, against }: ForceOptions): { readonly target: number; readonly units: number } {
  const count = units === undefined ? undefined : readWholeNumber('--units', units, 1, MAX_UNITS);
  if (against === undefined) {
    if (bv === undefined) throw new UsageError('force needs a Battle Value, such as --bv 6000, or --against FORCE.');
    return { target: readWholeNumber('--bv', bv, 1, MAX_VALUE), units: count ?? DEFAULT_UNITS };
  }
  if (bv !== undefined) throw new UsageError('use either --bv or --against, not both.');
  const foe = readForce(against);
  return { target: valueOf(foe).total, units: count ?? foe.units.length };
}

function findForces(options: ForceOptions, target: number, units: number, crew: CrewSkill): readonly Proposal[] {
  const { bv: _target, ...filterOptions } = options;
  const filter = readFilter(filterOptions);
  const pool = allUnits()
    .filter(unit => unitFits(unit, filter))
    .map(unit => ({ unit, value: valueWithCrew(unit.value, crew) }));
  const count = readWholeNumber('--proposals', options.proposals, 1, MAX_PROPOSALS);
  const tolerance = readShare(options.tolerance, '--tolerance');
  return Array.from({ length: count }, (_, i) => {
    const seed = `${options.seed}: ${i}`;
    const force = matchForces(pool, { target, units, tolerance, seed, repeat: options.repeat });
    if (!force.ok) throw new UsageError(`${force.errors[0]!.message}.`);
    return { ...force.value, chosen: force.value.chosen.toSorted((a, b) => b.value - a.value) };
  });
}

function describe({ chosen, total }: Proposal, index: number, crew: CrewSkill, width: number): string[] {
  const skill = `${crew.gunnery}/${crew.piloting}`;
  const rows = chosen.map(({ unit, value }) => [
    unitTitle(unit),
    String(unit.tonnage),
    skill,
    formatNumber(value),
    unit.role,
  ]);
  const tons = chosen.reduce((sum, { unit }) => sum + unit.tonnage, 0);
  const all = ['in all', String(tons), '', formatNumber(total)];
  return formatTable([[`force ${index + 1}`, 'tons', 'crew', 'BV', 'role'], ...rows, all], {
    width,
    left: [4],
    dispensable: [4],
  });
}

function closingWords({ save, against }: ForceOptions): string {
  if (save !== undefined) return `The first force: ${save}`;
  const foe = against === undefined ? 'OPPONENT' : JSON.stringify(against);
  return `--seed TEXT proposes others. --save lance.yaml keeps the first: hexfall simulate lance.yaml ${foe} plays it.`;
}

/** Writes a force file. Names are quoted as in JSON, which YAML reads too. */
function saveForce({ chosen }: Proposal, { gunnery, piloting }: CrewSkill, path: string, force: boolean): void {
  if (!/\.(?:ya?ml|json)$/i.test(path)) throw new UsageError(`--save ${path}: the name must end in .yaml or .json.`);
  const units = chosen.map(({ unit }) => ({ unit: unitTitle(unit), gunnery, piloting }));
  const text = /\.json$/i.test(path)
    ? formatForce(units)
    : `units:\n${units.map(unit => `  - { unit: ${JSON.stringify(unit.unit)}, gunnery: ${gunnery}, piloting: ${piloting} }\n`).join('')}`;
  const lock = claimOutput(path, { force });
  try {
    writeText(path, text);
  } finally {
    lock.release();
  }
}

function toJson(proposals: readonly Proposal[], target: number, crew: CrewSkill): object {
  return {
    target,
    crew,
    forces: proposals.map(({ chosen, total }) => ({
      total,
      units: chosen.map(({ unit, value }) => ({
        unit: unitTitle(unit),
        tonnage: unit.tonnage,
        base: unit.value,
        value,
      })),
    })),
  };
}
