import { createAsk, send } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { readReplay } from '../replay/read.ts';
import { verifyReplay } from '../replay/verify.ts';
import { createEngine, type Engine } from './engine.ts';
import { METHODS } from './methods.ts';

const ask = createAsk(METHODS);

const ARMOR = { HD: 9, CT: 10, RT: 10, LT: 10, RA: 10, LA: 10, RL: 10, LL: 10, CTR: 5, RTR: 5, LTR: 5 };

function blueprint(chassis: string, items: object): object {
  return { chassis, model: 'X', tonnage: 50, engine: { rating: 250 }, heatSinks: { count: 10 }, armor: ARMOR, items };
}

const GUNS = ['Machine Gun', 'Machine Gun', 'Machine Gun', 'ISMGA', 'Machine Gun ammo'];
const SHOOTER = blueprint('Shooter', {
  RT: ['PPC', 'PPC Capacitor', 'C3 Computer [Slave]'],
  LT: ['LRM 5', 'LRM 5 ammo'],
});
/** Items are counted from the left torso to the right. */
const [LRM, PPC] = [0, 1];
const BOSS = blueprint('Boss', { RT: ['C3 Computer [Master]'], LT: GUNS });

/** The shooter, 14 hexes from the target, is linked to its boss, who stands next to it. The target has lost initiative. */
const PARAMS = {
  board: { width: 1, height: 17 },
  dice: [
    ['initiative', 2],
    ['initiative', 12],
  ],
  units: [
    { blueprint: blueprint('Target', {}), side: 0, hex: '0102', facing: 3 },
    { blueprint: SHOOTER, side: 1, hex: '0116', facing: 0, c3: 2 },
    { blueprint: BOSS, side: 1, hex: '0103', facing: 0 },
  ],
};

function inWeaponsPhase(): { engine: Engine; game: string } {
  const engine = createEngine();
  const { game } = ask(engine, 'game.create', PARAMS);
  for (const unit of [0, 1, 2]) ask(engine, 'game.act', { game, command: { type: 'stay', unit } });
  ask(engine, 'game.act', { game, command: { type: 'fire', unit: 0, twist: 0, shots: [] } });
  return { engine, game };
}

test('a C3 network is set up, and the explained range names the unit that gives it', () => {
  const { engine, game } = inWeaponsPhase();
  const attack = { kind: 'weapon', attacker: 1, target: 0, weapon: PPC };
  expect(ask(engine, 'game.toHit', { game, attack })).toEqual({
    need: 4,
    modifiers: [
      { code: 'gunnery', value: 4, text: 'gunnery' },
      { code: 'range.long', value: 4, text: 'long range' },
      { code: 'c3', value: -4, unit: 2, text: 'C3 range of B2 Boss X' },
    ],
    text: '4 = 4 gunnery + 4 long range - 4 C3 range of B2 Boss X',
  });
});

test('a network that the equipment does not allow is refused with its field', () => {
  const [target, shooter, boss] = PARAMS.units;
  const units = [target, { ...shooter, c3: 0 }, boss];
  expect(send(createEngine(), 'game.create', { ...PARAMS, units })['error']).toMatchObject({
    code: -32602,
    data: [{ path: 'units[1].c3' }],
  });
});

test('a to-hit question may state ammunition, spotter and secondary target', () => {
  const { engine, game } = inWeaponsPhase();
  const shot = { kind: 'weapon', attacker: 1, target: 0, weapon: LRM, bin: 0 };
  const textOf = (attack: object): unknown => ask(engine, 'game.toHit', { game, attack })['text'];
  expect(textOf({ ...shot, secondary: 1 })).toBe(
    '5 = 4 gunnery + 2 medium range - 2 C3 range of B2 Boss X + 1 secondary target',
  );
  expect(textOf({ ...shot, spotter: 2 })).toBe('impossible');
  expect(send(engine, 'game.toHit', { game, attack: { ...shot, bin: 3 } })['error'].code).toBe(-32602);
});

test('legal shots list their choices and what each needs, machine gun arrays included', () => {
  const { engine, game } = inWeaponsPhase();
  const { commands, shots } = ask(engine, 'game.legal', { game });
  expect(commands).toContainEqual({ type: 'fire', unit: 1, twist: 0, shots: [], capacitors: [PPC] });
  expect(shots).toContainEqual({ unit: 2, twist: 0, weapon: 0, target: 0, rate: 3, need: 4 });
  expect(shots).toContainEqual({ unit: 2, twist: 0, weapon: 2, target: 0, need: 4 });
});

test('capacitors are ordered with fire, and the replay proves it', () => {
  const { engine, game } = inWeaponsPhase();
  const fire = { type: 'fire', twist: 0, shots: [] };
  const charged = ask(engine, 'game.act', { game, command: { ...fire, unit: 1, capacitors: [PPC] } });
  expect(charged['events'][0]).toEqual({ type: 'CapacitorSet', unit: 1, weapon: PPC, charged: true });
  const refused = send(engine, 'game.act', { game, command: { ...fire, unit: 2, stealth: true } })['error'];
  expect(refused.data).toMatchObject([{ path: 'command.stealth', code: 'equipmentUnusable' }]);
  const { text } = ask(engine, 'game.replay', { game });
  const replay = readReplay(text);
  expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved', finished: false });
});
