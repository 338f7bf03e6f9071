import {
  AVERAGE_CREW,
  type CrewSkill,
  type ForceProposal,
  formatForce,
  formatForceYaml,
  MAX_UNITS,
  proposeForces,
  unitTitle,
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

type Proposal = ForceProposal<ListedUnit>;

const MAX_VALUE = 1_000_000;
const MAX_PROPOSALS = 100;
const DEFAULT_UNITS = 4;

/** Proposes forces of about a given Battle Value, or fair opponents of a force. */
export function showProposals(options: ForceOptions, { write }: Output): void {
  const { target, units } = readWish(options);
  const crew = options.skill === undefined ? AVERAGE_CREW : readSkill('--skill', options.skill);
  const proposals = findForces(options, target, units, crew);
  if (options.save !== undefined) saveForce(proposals[0]!, crew, options.save, options.force);
  if (options.json) return write(`${JSON.stringify(toJson(proposals, target, crew))}\n`);
  const width = outputWidth();
  const lines = proposals.flatMap((proposal, i) => describe(proposal, i, crew, width).concat(''));
  write(`${[...lines, ...wrapText(closingWords(options), width)].join('\n')}\n`);
}

/** Reads the Battle Value and the number of units that are wanted: from the options, or from the force that is to be met. */
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
  const found = proposeForces(allUnits(), {
    target,
    units,
    crew,
    filter: readFilter(filterOptions),
    proposals: readWholeNumber('--proposals', options.proposals, 1, MAX_PROPOSALS),
    tolerance: readShare(options.tolerance, '--tolerance'),
    seed: options.seed,
    repeat: options.repeat,
  });
  if (!found.ok) throw new UsageError(`${found.errors[0]!.message}.`);
  return found.value;
}

function describe({ units, total }: Proposal, index: number, crew: CrewSkill, width: number): string[] {
  const skill = `${crew.gunnery}/${crew.piloting}`;
  const rows = units.map(({ unit, value }) => [
    unitTitle(unit),
    String(unit.tonnage),
    skill,
    formatNumber(value),
    unit.role,
  ]);
  const tons = units.reduce((sum, { unit }) => sum + unit.tonnage, 0);
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

/** Writes a force file. */
function saveForce({ units: chosen }: Proposal, { gunnery, piloting }: CrewSkill, path: string, force: boolean): void {
  if (!/\.(?:ya?ml|json)$/i.test(path)) throw new UsageError(`--save ${path}: the name must end in .yaml or .json.`);
  const units = chosen.map(({ unit }) => ({ unit: unitTitle(unit), gunnery, piloting }));
  const text = /\.json$/i.test(path) ? formatForce(units) : formatForceYaml(units);
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
    forces: proposals.map(({ units, total }) => ({
      total,
      units: units.map(({ unit, value }) => ({
        unit: unitTitle(unit),
        tonnage: unit.tonnage,
        base: unit.value,
        value,
      })),
    })),
  };
}
