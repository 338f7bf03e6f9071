import type { SimulationResult } from '@hexfall/sim';
import type { Figure } from '../page/figure.ts';
import { drawBars } from '../plots/bars.ts';
import { keyOfSides } from './cast.ts';
import { barsOf, countBoth } from './counts.ts';

const SLOT_WORDS: Readonly<Record<string, string>> = {
  engine: 'engine',
  gyro: 'gyro',
  sensors: 'sensors',
  lifeSupport: 'life support',
  cockpit: 'cockpit',
  ammo: 'ammunition',
  weapon: 'weapons',
  equipment: 'equipment',
  heatSink: 'heat sinks',
  jumpJet: 'jump jets',
  hip: 'hips and leg actuators',
  upperLeg: 'hips and leg actuators',
  lowerLeg: 'hips and leg actuators',
  foot: 'hips and leg actuators',
  shoulder: 'arm actuators',
  upperArm: 'arm actuators',
  lowerArm: 'arm actuators',
  hand: 'arm actuators',
};

/** Returns a figure of the critical hits suffered per game, by kind of slot. */
export function criticalFigure(result: SimulationResult): Figure {
  const { games } = result;
  const counts = countBoth(result, ({ units }) =>
    units.flatMap(unit =>
      Object.entries(unit.criticals).map(([kind, count]) => [SLOT_WORDS[kind] ?? kind, count / games] as const),
    ),
  );
  const [first] = counts;
  const gyro = counts.find(({ row }) => row === SLOT_WORDS['gyro']) ?? { a: 0, b: 0 };
  const says =
    first === undefined
      ? 'No critical hit was scored.'
      : `What critical hits break, per game: ${first.row} most often. A’s gyro is hit ${gyro.a.toFixed(2)} times a game, B’s ${gyro.b.toFixed(2)} times.`;
  const bars = barsOf(
    result,
    counts,
    value => value.toFixed(2),
    (mark, row, label) => `${mark}: ${row} hit ${label} times a game`,
  );
  return {
    title: 'Critical hits',
    says,
    picture: drawBars({ x: 'critical hits suffered per game', bars }),
    key: keyOfSides(result),
    table: {
      head: ['slot', 'A, per game', 'B, per game'],
      rows: counts.map(({ row, a: ofA, b: ofB }) => [row, ofA.toFixed(2), ofB.toFixed(2)]),
    },
  };
}
