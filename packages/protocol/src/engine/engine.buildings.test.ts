import { createAsk, type Json, send } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { readReplay } from '../replay/read.ts';
import { verifyReplay } from '../replay/verify.ts';
import { createEngine, type Engine } from './engine.ts';
import { METHODS } from './methods.ts';

const ask = createAsk(METHODS);

const HOUSE = { level: 0, building: 1, buildingHeight: 1, buildingCf: 15 };
/** Two units of one side look at a house in 0505; their enemy is far away. */
const TOWN = {
  board: { width: 9, height: 30, hexes: { '0505': HOUSE } },
  units: [
    { model: 'HBK-4G', side: 0, hex: '0502', facing: 3 },
    { model: 'HBK-4G', side: 0, hex: '0602', facing: 3 },
    { model: 'WVR-6R', side: 1, hex: '0930', facing: 0 },
  ],
};
const HOUSE_HEX = 4 * 9 + 4;
/** Side 0 is the first to act. */
const INITIATIVE = [
  ['initiative', 2],
  ['initiative', 12],
];

/** A game in its weapons phase. */
function inTown(dice: readonly unknown[]): { engine: Engine; game: string } {
  const engine = createEngine();
  const { game } = ask(engine, 'game.create', { ...TOWN, dice: [...INITIATIVE, ...dice] });
  for (const unit of [0, 1, 2]) ask(engine, 'game.act', { game, command: { type: 'stay', unit } });
  return { engine, game };
}

test('a shot at a building that is on offer can be ordered, and its replay proves what became of the building', () => {
  const { engine, game } = inTown([['toHit', 7], ...INITIATIVE]);
  const { shots, buildings } = ask(engine, 'game.legal', { game, unit: 0 });
  expect(shots).toEqual([]);
  const shot = (buildings as Json[]).find(each => each['twist'] === 0)!;
  expect(shot).toMatchObject({ unit: 0, hex: HOUSE_HEX });
  const { weapon, hex, need } = shot;
  expect(ask(engine, 'game.toHit', { game, attack: { kind: 'building', attacker: 0, hex, weapon } })).toMatchObject({
    need,
    text: expect.stringMatching(/^\d+ = 4 gunnery .*- 4 target immobile$/),
  });
  const events: Json[] = [];
  const act = (command: object): void => {
    events.push(...ask(engine, 'game.act', { game, command })['events']);
  };
  act({ type: 'fire', unit: 0, twist: 0, shots: [], buildings: [{ weapon, hex }] });
  for (const unit of [1, 2]) act({ type: 'fire', unit, twist: 0, shots: [] });
  expect(events).toContainEqual(expect.objectContaining({ type: 'BuildingAttackRolled', attacker: 0, hex, need }));
  const struck = events.find(({ type }) => type === 'BuildingStruck')!;
  expect(struck).toMatchObject({ hex, source: { kind: 'weapon', attacker: 0, weapon } });
  expect(struck['damage']).toBeGreaterThan(0);
  const { text } = ask(engine, 'game.replay', { game });
  expect(text).toContain('"buildings":[{');
  const replay = readReplay(text);
  expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved' });
});

test('shots at buildings come after the orders of all units, and every page goes on where the last one ended', () => {
  const { engine, game } = inTown([]);
  const whole = ask(engine, 'game.legal', { game });
  const pages: Json[] = [];
  for (let from: unknown = { unit: 0, entry: 0 }; from !== undefined; from = pages.at(-1)!['next']) {
    pages.push(ask(engine, 'game.legal', { game, from, limit: 3 }));
  }
  for (const list of ['commands', 'shots', 'buildings']) {
    expect(pages.flatMap(page => page[list])).toEqual(whole[list]);
  }
  expect(whole['buildings'].map(({ unit }: Json) => unit)).toEqual(expect.arrayContaining([0, 1]));
  const first = pages.findIndex(page => page['buildings'].length > 0);
  expect(pages.slice(first + 1).every(page => page['commands'].length + page['shots'].length === 0)).toBe(true);
});

test('only the weapons phase offers buildings', () => {
  const engine = createEngine();
  const { game } = ask(engine, 'game.create', TOWN);
  expect(ask(engine, 'game.legal', { game, limit: 20 })['buildings']).toEqual([]);
});

test('a shot at a hex without a building is refused with the reason, and has no number', () => {
  const { engine, game } = inTown([]);
  const buildings = [{ weapon: 0, hex: HOUSE_HEX + 1 }];
  const refused = send(engine, 'game.act', {
    game,
    command: { type: 'fire', unit: 0, twist: 0, shots: [], buildings },
  });
  expect(refused['error']).toMatchObject({
    code: -32001,
    data: [
      {
        path: 'command.buildings[0].hex',
        reason: 'holds no building or bridge that can be damaged',
        code: 'noSuchTarget',
      },
    ],
  });
  const attack = { kind: 'building', attacker: 0, hex: HOUSE_HEX + 1, weapon: 0 };
  expect(send(engine, 'game.toHit', { game, attack })['error'].data).toEqual([
    { path: 'attack.hex', reason: 'is not a hex with a building or bridge that can be damaged' },
  ]);
  const { hex: _, ...nowhere } = attack;
  expect(send(engine, 'game.toHit', { game, attack: nowhere })['error'].data[0].path).toBe('attack.hex');
});
