import {
  type BattleValue,
  battleValue,
  type Force,
  type ForceValue,
  forceValue,
  type PilotedUnit,
  plain,
  type Rating,
} from '@hexfall/data';
import { readForce } from './forces.ts';

export interface ValueOptions {
  readonly explain: boolean;
  readonly json: boolean;
}

type Write = (text: string) => void;

interface ValuedForce {
  readonly force: Force;
  readonly value: ForceValue<PilotedUnit>;
}

/** What forces are worth, unit by unit, and against each other when there are two. */
export function showValue(names: readonly string[], options: ValueOptions, write: Write): void {
  const forces = names.map(name => {
    const force = readForce(name);
    return { force, value: forceValue(force.units) };
  });
  if (options.json) return write(`${JSON.stringify(toJson(forces, options))}\n`);
  const warnings = forces.flatMap(({ force }) => force.warnings.map(warning => `Note: ${warning}`));
  const blocks = forces.map(each => describeForce(each, options.explain));
  const lines = [...blocks.flatMap((block, i) => (i === 0 ? block : ['', ...block])), ...compare(forces), ...warnings];
  write(`${lines.join('\n')}\n`);
}

function describeForce({ force, value }: ValuedForce, explain: boolean): string[] {
  const rows = value.units.map(({ unit, base, bonuses, skillFactor, value: worth }) => ({
    name: unit.pilot === '' ? unit.spec.name : `${unit.spec.name} (${unit.pilot})`,
    skill: `${unit.gunnery}/${unit.piloting}`,
    how: [String(base), ...bonuses.map(({ name, points }) => `+ ${points} ${name}`), ...factorText(skillFactor)].join(
      ' ',
    ),
    worth,
    unit,
  }));
  const width = Math.max(...rows.map(row => row.name.length));
  const digits = String(value.total).length;
  const lines = rows.flatMap(row => [
    `  ${row.name.padEnd(width)}  ${row.skill}  ${String(row.worth).padStart(digits)}${row.how === String(row.worth) ? '' : ` = ${row.how}`}`,
    ...(explain ? explainUnit(battleValue(row.unit.spec)) : []),
  ]);
  const damaged = force.units.some(({ condition }) => condition !== undefined);
  return [
    force.name,
    ...lines,
    `  ${'Total'.padEnd(width)}  ${' '.repeat(3)}  ${value.total}`,
    ...(damaged ? ['  Units that are damaged already are valued as if they were whole.'] : []),
  ];
}

function factorText(factor: number): readonly string[] {
  return factor === 1 ? [] : [`x ${factor}`];
}

function compare(forces: readonly ValuedForce[]): string[] {
  const [a, b] = forces;
  if (forces.length !== 2 || a === undefined || b === undefined) return [];
  const share = (x: number, y: number): string => `${plain(Math.round((x / y) * 1000) / 10)} %`;
  return [
    '',
    `${a.force.name} : ${b.force.name} = ${a.value.total} : ${b.value.total}, ${share(a.value.total, b.value.total)}`,
  ];
}

function explainUnit({ base, defensive, offensive, heat, cockpitFactor }: BattleValue): string[] {
  const sum = `${plain(defensive.value)} + ${plain(offensive.value)}`;
  return [
    ...explainRating('Defensive', defensive),
    `    Heat efficiency ${plain(heat.efficiency)}: ${heat.terms.map(term => `${term.name} ${plain(term.points)}`).join(', ')}`,
    ...explainRating('Offensive', offensive),
    `    Battle Value ${base}: ${cockpitFactor === 1 ? sum : `(${sum}) x ${plain(cockpitFactor)}`}, rounded`,
  ];
}

function explainRating(title: string, { terms, sum, factors, value }: Rating): string[] {
  const rows = [
    ...terms.map(term => ({ name: term.name, points: plain(term.points), how: term.how })),
    { name: 'Sum', points: plain(sum), how: '' },
    ...factors.map(({ name, factor, how }) => ({ name, points: `x ${plain(factor)}`, how })),
    { name: `${title} rating`, points: plain(value), how: '' },
  ];
  const width = Math.max(...rows.map(row => row.name.length));
  const digits = Math.max(...rows.map(row => row.points.length));
  return [
    `    ${title}`,
    ...rows.map(({ name, points, how }) =>
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
        ...(unit.pilot === '' ? {} : { pilot: unit.pilot }),
        gunnery: unit.gunnery,
        piloting: unit.piloting,
        ...figures,
        ...(explain ? { explanation: battleValue(unit.spec) } : {}),
      })),
      warnings: force.warnings,
    })),
    ...(forces.length === 2 ? { ratio: forces[0]!.value.total / forces[1]!.value.total } : {}),
  };
}
