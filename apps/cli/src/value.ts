import {
  type BattleValue,
  battleValue,
  type Force,
  type ForceValue,
  formatFigure,
  type PilotedUnit,
  pilotedValue,
  type ValueSum,
  valueLines,
} from '@hexfall/data';
import { FailedError } from './exit.ts';
import { type CrewOptions, readForce } from './forces.ts';
import type { Output } from './output.ts';
import { unique } from './remarks.ts';

export interface ValueOptions extends CrewOptions {
  readonly explain: boolean;
  readonly json: boolean;
}

interface ValuedForce {
  readonly force: Force;
  readonly value: ForceValue<PilotedUnit>;
}

/** Prints the Battle Value of forces, unit by unit, and compares them if there are two. */
export function showValue(names: readonly string[], options: ValueOptions, { write, note }: Output): void {
  const forces = names.map(name => {
    const force = readForce(name, options);
    return { force, value: valueOf(force) };
  });
  if (options.json) return write(`${JSON.stringify(toJson(forces, options))}\n`);
  note(unique(forces.flatMap(({ force }) => force.warnings)));
  const blocks = forces.map(each => describeForce(each, options.explain));
  write([...blocks, ...compare(forces)].map(block => `${block.join('\n')}\n`).join('\n'));
}

/** Returns the Battle Value of a force, with its crews and in its present condition. */
export function valueOf({ units }: Force): ForceValue<PilotedUnit> {
  const value = pilotedValue(units);
  if (!value.ok) throw new FailedError(`${value.errors[0]!.message}.`);
  return value.value;
}

function describeForce({ force, value }: ValuedForce, explain: boolean): string[] {
  const names = value.units.map(({ unit }) => nameOf(unit));
  const width = Math.max(...names.map(name => name.length));
  const digits = String(value.total).length;
  const lines = [force.name];
  for (const [i, { unit, base, bonuses, skillFactor, value: worth }] of value.units.entries()) {
    const added = bonuses.map(({ name, points }) => `+ ${points} ${name}`);
    const how = [String(base), ...added, ...factorText(skillFactor)].join(' ');
    const result = `${String(worth).padStart(digits)}${how === String(worth) ? '' : ` = ${how}`}`;
    lines.push(`  ${names[i]!.padEnd(width)}  ${unit.gunnery}/${unit.piloting}  ${result}`);
    if (explain) lines.push(...explainUnit(battleValue(unit.spec, unit.state)));
  }
  lines.push(`  ${'Total'.padEnd(width)}       ${value.total}`);
  return lines;
}

function nameOf({ spec, pilot, state }: PilotedUnit): string {
  const remarks = [...(pilot === '' ? [] : [pilot]), ...(state === undefined ? [] : ['damaged'])];
  return remarks.length === 0 ? spec.name : `${spec.name} (${remarks.join(', ')})`;
}

function factorText(factor: number): readonly string[] {
  return factor === 1 ? [] : [`x ${factor}`];
}

function compare(forces: readonly ValuedForce[]): string[][] {
  const [a, b] = forces;
  if (forces.length !== 2 || a === undefined || b === undefined) return [];
  const share = formatFigure(Math.round((a.value.total / b.value.total) * 1000) / 10);
  return [[`${a.force.name} : ${b.force.name} = ${a.value.total} : ${b.value.total}, ${share} %`]];
}

function explainUnit(value: BattleValue): string[] {
  const { defensive, heat, offensive, how } = valueLines(value);
  const heatTerms = heat.lines.filter(({ kind }) => kind === 'term').map(({ name, points }) => `${name} ${points}`);
  return [
    ...explainSum(defensive),
    `    ${heat.title} ${heat.lines.at(-1)!.points}: ${heatTerms.join(', ')}`,
    ...explainSum(offensive),
    `    Battle Value ${value.base}: ${how}`,
  ];
}

function explainSum({ title, lines }: ValueSum): string[] {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const digits = Math.max(...lines.map(({ points }) => points.length));
  return [
    `    ${title}`,
    ...lines.map(({ name, points, how }) =>
      `      ${name.padEnd(width)}  ${points.padStart(digits)}${how === '' ? '' : `  ${how}`}`.trimEnd(),
    ),
  ];
}

function toJson(forces: readonly ValuedForce[], { explain }: ValueOptions): object {
  return {
    forces: forces.map(({ force, value }) => ({
      name: force.name,
      total: value.total,
      units: value.units.map(({ unit, ...figures }) => ({
        unit: unit.spec.name,
        damaged: unit.state !== undefined,
        ...(unit.pilot === '' ? {} : { pilot: unit.pilot }),
        gunnery: unit.gunnery,
        piloting: unit.piloting,
        ...figures,
        ...(explain ? { explanation: battleValue(unit.spec, unit.state) } : {}),
      })),
      warnings: force.warnings,
    })),
    ...(forces.length === 2 ? { ratio: forces[0]!.value.total / forces[1]!.value.total } : {}),
  };
}
