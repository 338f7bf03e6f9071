import type { BattleFigures } from './battle-figures.ts';
import { readTable } from './text-table.ts';

/** Value of a munition: a multiple of the standard one, or points by the launcher's family and size. */
interface MunitionWorth {
  readonly factor: number;
  readonly points: ReadonlyMap<string, number>;
}

/**
 * Battle Value of special munitions, by the words that their names add to the name of the standard munition; a munition
 * that is not listed is worth as much as the standard one. Points: by family and size of the launcher.
 */
const WORTH: ReadonlyMap<string, MunitionWorth> = new Map(
  readTable(`
munition          | factor | points
acid              | 2      | -
anti-radiation    | 1.3    | -
caseless          | 2      | -
follow the leader | 1.5    | -
heat-seeking      | 1.5    | -
swarm-i           | 1.2    | -
tandem-charge     | 2      | -
tracer            | 1.25   | -
dead-fire         | 1      | lrm 5=9 10=17 15=26 20=35; mml-lrm 3=6 5=9 7=12 9=17; mml-srm 3=6 5=8 7=11 9=15; srm 2=4 4=7 6=10
listen-kill       | 1      | lrm 5=7 10=14 15=21 20=28; mml-lrm 3=9 5=15 7=21 9=27; mml-srm 3=4 5=7 7=10 9=13; srm 2=6 4=12 6=18
thunder           | 1      | lrm 5=96 10=96 15=96 20=96; mml-lrm 3=96 5=96 7=95.2 9=93.6; thunderbolt 10=4.8 15=3.2 20=2.4
thunder-active    | 1      | lrm 5=72 10=72 15=72 20=72; mml-lrm 3=72 5=72 7=67.2 9=64.8
thunder-augmented | 1      | lrm 5=201.6 10=168 15=179.2 20=168; mml-lrm 3=224 5=201.6 7=179.2 9=168
thunder-inferno   | 1      | lrm 5=60 10=60 15=60 20=60; mml-lrm 3=60 5=60 7=56 9=54
thunder-vibrabomb | 1      | lrm 5=60 10=60 15=60 20=60; mml-lrm 3=60 5=60 7=56 9=54
`).map(row => [row.text('munition'), { factor: row.number('factor'), points: readPoints(row.list('points')) }]),
);

/** Munitions that primitive launchers fire as if they were standard. */
const OF_PRIMITIVE_LAUNCHERS: ReadonlySet<string> = new Set(['dead-fire', 'listen-kill']);

function readPoints(families: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    families.flatMap(text => {
      const [family = '', ...sizes] = text.split(' ');
      return sizes.map(pair => {
        const [size = '', points = ''] = pair.split('=');
        return [`${family}-${size}`, Number(points)] as const;
      });
    }),
  );
}

/** Returns the figures of a special munition; `words` are those that its name adds to the name of the standard one. */
export function specialFigures(standard: BattleFigures, standardName: string, words: string): BattleFigures {
  const munition = words.replace('(clan)', '').replace('w/ incendiary', '').trim();
  const worth = WORTH.get(munition);
  const { ammo = '', bv } = standard;
  const primitive = ammo.startsWith('primitive') && !OF_PRIMITIVE_LAUNCHERS.has(munition);
  const marks = munition === 'semi-guided' ? new Set([...standard.marks, 'guidedByTag' as const]) : standard.marks;
  if (worth === undefined || primitive || typeof bv !== 'number') return { ...standard, marks };
  const points = worth.points.get(launcherOf(ammo, standardName));
  return { ...standard, marks, bv: points ?? round2(bv * worth.factor) };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the family and size of a launcher: enhanced, improved and primitive launchers count as standard ones. */
function launcherOf(ammo: string, standardName: string): string {
  const size = /\d+$/.exec(ammo)?.[0] ?? '';
  if (ammo.startsWith('mml')) return `mml-${/srm/i.test(standardName) ? 'srm' : 'lrm'}-${size}`;
  if (ammo.startsWith('thunderbolt')) return ammo;
  return `${ammo.includes('srm') ? 'srm' : 'lrm'}-${size}`;
}
