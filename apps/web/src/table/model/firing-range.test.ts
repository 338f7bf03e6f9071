import { builtInMech } from '@hexfall/data';
import { createBoard, type HexContent } from '@hexfall/hex';
import {
  aimWeapon,
  apply,
  createGame,
  type Game,
  mechOf,
  NO_SINK,
  SeededDice,
  seedFromText,
  sightTarget,
  specOf,
  toHitNumber,
} from '@hexfall/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OTHER_TARGET } from './entries.ts';
import { layShot } from './firing-range.ts';
import { sampleTable } from './sample-table.ts';
import { USUAL_AIM } from './usual-aim.ts';

const WOODS: readonly HexContent[] = [0, 1, 2].map(woods => ({
  level: 0,
  layers: woods === 0 ? {} : { woods, foliageHeight: 2 },
}));

/** Returns a game on a row of a real map, with an Archer at one end and an Atlas at the other. */
function realGame(hexes: number, light: number, heavy: number): Game {
  const between = Array.from({ length: hexes - 1 }, (_, i) => WOODS[i < light ? 1 : i < light + heavy ? 2 : 0]!);
  // The board is a single column, so the hexes follow each other from top to bottom.
  const board = createBoard(1, hexes + 1, [WOODS[0]!, ...between.toReversed(), WOODS[0]!]);
  const crew = { gunnery: 4, piloting: 5 };
  const created = createGame(
    {
      profile: 'canon',
      seed: seedFromText('range'),
      board,
      specs: [builtInMech('ARC-2R')!, builtInMech('AS7-D')!],
      units: [
        { spec: 0, side: 0, hex: `01${String(hexes + 1).padStart(2, '0')}`, facing: 0, ...crew },
        { spec: 1, side: 1, hex: '0101', facing: 3, ...crew },
      ],
      turnLimit: 10,
    },
    NO_SINK,
  );
  if (!created.ok) throw new Error(created.errors[0]!.message);
  return created.value;
}

test('a shot needs the same as in a game on such a map, however the units have moved', () => {
  const shots = fc.record({
    hexes: fc.integer({ min: 1, max: 21 }),
    light: fc.nat(2),
    heavy: fc.nat(1),
    ran: fc.nat(9),
    jumped: fc.boolean(),
    prone: fc.boolean(),
    heat: fc.nat(30),
  });
  fc.assert(
    fc.property(shots, ({ hexes, light, heavy, ran, jumped, prone, heat }) => {
      const [lightWoods, heavyWoods] = [Math.min(light, hexes - 1), Math.min(heavy, Math.max(0, hexes - 1 - light))];
      const table = sampleTable('canon', ['ARC-2R', 'AS7-D']);
      const real = realGame(hexes, lightWoods, heavyWoods);
      for (const { state } of [table, real]) {
        apply(state, { type: 'HeatSettled', unit: 0, builtUp: 0, dissipated: 0, heat });
        apply(state, { type: 'Moved', unit: 0, mode: jumped ? 'jump' : 'run', heatBuildUp: 0 });
        const { hex, elevation, facing } = state.mechs[1]!;
        apply(state, { type: 'Stepped', unit: 1, hex, elevation, facing, mpUsed: ran, hexesMoved: ran });
        if (prone) apply(state, { type: 'WentProne', unit: 1, mpUsed: ran });
      }
      const [shooter, target] = [mechOf(real, 0), mechOf(real, 1)];
      for (const [weapon, mounted] of specOf(real, shooter).weapons.entries()) {
        const aim = { ...USUAL_AIM, hexes, lightWoods, heavyWoods };
        const shot = { kind: 'fire', unit: 0, weapon, rate: 1, bin: -1, target: 1, aim } as const;
        const laid = layShot(table, shot, new SeededDice(table.state.dice))!;
        expect(laid.need).toBe(toHitNumber(real, aimWeapon(real, sightTarget(real, shooter, target), mounted)));
      }
    }),
    { numRuns: 120 },
  );
});

test('a target without a sheet is what the player says of it', () => {
  const table = sampleTable('canon');
  const aim = { ...USUAL_AIM, hexes: 3, moved: 7, jumped: true, ground: 'lightWoods' } as const;
  const shot = { kind: 'fire', unit: 0, weapon: 0, rate: 1, bin: -1, target: OTHER_TARGET, aim } as const;
  const words = layShot(table, shot, new SeededDice(table.state.dice))!.modifiers.map(
    ({ code, value }) => `${code} ${value}`,
  );
  expect(words).toEqual(['gunnery 4', 'target.terrain 1', 'target.moved 3', 'target.jumped 1']);
});

test('a weapon without ammunition has nothing to fire', () => {
  const table = sampleTable('canon');
  const { mechs } = table.state;
  mechs[0]!.ammo.fill(0);
  const weapon = specOf(table, mechs[0]!).weapons.findIndex(({ type }) => type.name === 'AC/20');
  const shot = { kind: 'fire', unit: 0, weapon, rate: 1, bin: -1, target: 2, aim: USUAL_AIM } as const;
  expect(layShot(table, shot, new SeededDice(table.state.dice))).toBe(undefined);
});
