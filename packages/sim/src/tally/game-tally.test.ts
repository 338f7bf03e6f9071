import { createBots, playBots } from '@hexfall/bots';
import { builtInMech } from '@hexfall/data';
import { act, type DamageApplied, type GameEvent, type GameSetup, type Source, startGame } from '@hexfall/rules';
import {
  forRandomGames,
  gameOf,
  openBoard,
  randomSetup,
  type Scenario,
  scenario,
  type UnitOptions,
} from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { GameTally } from './game-tally.ts';

/** A game of bots, told to a tally and to a list. */
function listen(setup: GameSetup): { tally: GameTally; events: GameEvent[] } {
  const tally = new GameTally(setup);
  const events: GameEvent[] = [];
  const game = gameOf(setup, {
    push: event => {
      events.push(event);
      tally.push(event);
    },
  });
  startGame(game);
  playBots(game, createBots(['charger', 'random', 'charger', 'random'], setup.seed), act);
  return { tally, events };
}

const points = ({ armorDamage, structureDamage }: DamageApplied): number => armorDamage + structureDamage;
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

test('every point of damage is on somebody’s account, in any game', () => {
  forRandomGames(60, { turnLimit: 8 }, (_setup, seed) => {
    const setup = randomSetup(seed, { turnLimit: 8 });
    const { tally, events } = listen(setup);
    const damage = events.filter(event => event.type === 'DamageApplied');
    for (const [id, unit] of tally.units.entries()) {
      expect(unit.taken).toBe(sum(damage.filter(event => event.unit === id).map(points)));
      expect(unit.dealt).toBe(sum(Object.values(unit.attacks).map(([, , dealt]) => dealt)));
      expect(unit.falls).toBe(events.filter(event => event.type === 'Fell' && event.unit === id).length);
      const turns = events.filter(event => event.type === 'TurnBegan').length;
      expect([unit.dealtByTurn.length, unit.heatByTurn.length]).toEqual([turns, turns]);
      expect(sum(unit.dealtByTurn)).toBe(unit.dealt);
      expect(Math.max(0, ...unit.heatByTurn)).toBe(unit.heat);
      const rolls = events.filter(event => event.type === 'PilotingRolled' && event.unit === id);
      const wounds = rolls.filter(event => event.type === 'PilotingRolled' && event.reason === 'avoidWound');
      expect(sum(Object.values(unit.rolls).flat())).toBe(rolls.length - wounds.length);
      const struck = events.filter(event => event.type === 'SlotHit' && event.unit === id);
      expect(sum(Object.values(unit.criticals))).toBe(struck.length);
    }
    const mishaps = sum(tally.units.flatMap(unit => Object.values(unit.mishaps)));
    expect(sum(tally.units.map(unit => unit.dealt)) + mishaps).toBe(sum(damage.map(points)));
    const kills = sum(tally.units.flatMap(unit => Object.values(unit.attacks).map(([, , , count]) => count)));
    expect(kills).toBeLessThanOrEqual(tally.units.filter(unit => unit.end !== undefined).length);
  });
});

test('damage names the shot that was rolled last, the last fall of its unit, or the explosion that it comes from', () => {
  const seen = { weapon: 0, fall: 0, explosion: 0, inward: 0 };
  forRandomGames(60, { turnLimit: 8 }, (_setup, seed) => {
    let shot: Source | undefined;
    const falls = new Map<number, Source>();
    const explosions: Source[] = [];
    let before: DamageApplied | undefined;
    for (const event of listen(randomSetup(seed, { turnLimit: 8 })).events) {
      if (event.type === 'AttackRolled') shot = { kind: 'weapon', attacker: event.attacker, weapon: event.weapon };
      if (event.type === 'Fell') falls.set(event.unit, event.source);
      if (event.type === 'Exploded') explosions.push(event.source);
      if (event.type !== 'DamageApplied') continue;
      const { kind } = event.source;
      if (kind === 'weapon') expect(event.source).toEqual(shot);
      if (kind === 'fall') expect(event.source).toEqual(falls.get(event.unit));
      if (kind === 'explosion') expect(explosions).toContain(event.source.setOffBy);
      if (kind === 'weapon' || kind === 'fall' || kind === 'explosion') seen[kind]++;
      if (before?.source === event.source && before.transferLocation === event.location) seen.inward++;
      before = event;
    }
  });
  for (const [kind, times] of Object.entries(seen)) expect(times, kind).toBeGreaterThan(10);
});

test('the shots of a unit are all counted, and nobody suffers from a fall that did not take place', () => {
  let weapons = 0;
  let falls = 0;
  forRandomGames(40, { turnLimit: 8 }, (_setup, seed) => {
    const setup = randomSetup(seed, { turnLimit: 8 });
    const { tally, events } = listen(setup);
    const names = setup.units.map(({ spec }) => setup.specs[spec]!.weapons.map(({ type }) => type.name));
    for (const [id, unit] of tally.units.entries()) {
      const rolled = events.filter(event => event.type === 'AttackRolled' && event.attacker === id);
      const known = new Set(names[id]);
      const shots = Object.entries(unit.attacks).filter(([source]) => known.has(source));
      expect(sum(shots.map(([, [count]]) => count))).toBe(rolled.length);
      weapons += shots.length;
      if (unit.mishaps['fall'] !== undefined) {
        falls++;
        expect(unit.falls).toBeGreaterThan(0);
      }
    }
  });
  expect(weapons).toBeGreaterThan(20);
  expect(falls).toBeGreaterThan(5);
});

/** The tally of one turn of a Hunchback and a Wolverine whose events are written by hand. */
function tallyOf(...events: GameEvent[]): GameTally {
  const unit = { gunnery: 4, piloting: 5, facing: 0 };
  const tally = new GameTally({
    profile: 'spec',
    seed: 'xoshiro128ss:00000001000000020000000300000004',
    board: openBoard(5, 5),
    specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
    units: [
      { ...unit, spec: 0, side: 0, hex: '0101' },
      { ...unit, spec: 1, side: 1, hex: '0102' },
    ],
    turnLimit: 5,
  });
  tally.push({ type: 'TurnBegan', turn: 3 });
  for (const event of events) tally.push(event);
  return tally;
}

function damage(unit: number, location: number, amount: number, source: Source, transferred = 0): DamageApplied {
  return {
    type: 'DamageApplied',
    unit,
    location,
    rear: false,
    damage: amount + transferred,
    armorDamage: amount,
    structureDamage: 0,
    armorRemaining: 0,
    structureRemaining: 1,
    destroyed: false,
    transferred,
    transferLocation: transferred > 0 ? 1 : -1,
    discarded: 0,
    damageThisPhase: 0,
    armorHalved: false,
    source,
  };
}

const kick = {
  type: 'PhysicalRolled',
  kind: 'kick',
  limb: 4,
  item: -1,
  need: 5,
  roll: 7,
  hit: true,
  modifiers: [],
} as const;
const FALL: Source = { kind: 'fall', reason: 'kicked' };
/** The first weapon of the first unit. */
const SHOT: Source = { kind: 'weapon', attacker: 0, weapon: 0 };

test('damage of a blow counts for whoever struck it, and damage of a fall for nobody', () => {
  const tally = tallyOf(
    { type: 'PhaseBegan', phase: 'physical', order: [] },
    { ...kick, attacker: 0, target: 1 },
    { ...kick, attacker: 1, target: 0 },
    damage(1, 6, 10, { kind: 'kick', attacker: 0 }),
    damage(0, 6, 11, { kind: 'kick', attacker: 1 }),
    { type: 'AttacksCleared', phase: 'physical' },
    {
      type: 'Fell',
      unit: 1,
      reason: 'kicked',
      hex: 0,
      elevation: 0,
      die: 1,
      side: 'front',
      facing: 0,
      height: 0,
      damage: 6,
      source: FALL,
    },
    damage(1, 1, 5, FALL),
    damage(1, 2, 1, FALL),
  );
  expect(tally.units[0]).toMatchObject({ dealt: 10, taken: 11, attacks: { kick: [1, 1, 10, 0] } });
  expect(tally.units[1]).toMatchObject({ dealt: 11, taken: 16, falls: 1, mishaps: { fall: 6 } });
});

test('ammunition that a shot sets off is on the shooter’s account; the kill is the weapon’s', () => {
  const tally = tallyOf(
    { type: 'PhaseBegan', phase: 'weapons', order: [] },
    { type: 'AttackRolled', attacker: 0, target: 1, weapon: 0, need: 4, roll: 9, hit: true, modifiers: [] },
    damage(1, 2, 3, SHOT, 17),
    { type: 'Exploded', unit: 1, location: 2, slot: 1, damage: 100, bin: 0, source: SHOT },
    damage(1, 2, 10, { kind: 'explosion', location: 2, slot: 1, setOffBy: SHOT }, 90),
    damage(1, 1, 16, { kind: 'explosion', location: 2, slot: 1, setOffBy: SHOT }),
    {
      type: 'UnitDestroyed',
      unit: 1,
      cause: 'explosion',
      source: { kind: 'explosion', location: 2, slot: 1, setOffBy: SHOT },
    },
    damage(1, 1, 0, SHOT),
  );
  const weapon = builtInMech('HBK-4G')!.weapons[0]!.type.name;
  expect(tally.units[0]!.attacks).toEqual({ [weapon]: [1, 1, 3, 1], explosion: [0, 0, 26, 0] });
  expect(tally.units[1]!.end).toEqual({ turn: 3, cause: 'explosion', source: weapon, by: 0 });
});

test('heat that sets off ammunition is a mishap of its own', () => {
  const tally = tallyOf(
    { type: 'PhaseBegan', phase: 'heat', order: [] },
    { type: 'HeatSettled', unit: 0, builtUp: 30, dissipated: 10, heat: 20 },
    { type: 'ShutDown', unit: 0, byChoice: false },
    { type: 'Exploded', unit: 0, location: 2, slot: 1, damage: 100, bin: 0, source: { kind: 'heat' } },
    damage(0, 2, 10, { kind: 'explosion', location: 2, slot: 1, setOffBy: { kind: 'heat' } }),
    {
      type: 'UnitDestroyed',
      unit: 0,
      cause: 'explosion',
      source: { kind: 'explosion', location: 2, slot: 1, setOffBy: { kind: 'heat' } },
    },
  );
  expect(tally.units[0]).toMatchObject({ heat: 20, shutdowns: 1, mishaps: { explosion: 10 } });
  expect(tally.units[0]!.end).toEqual({ turn: 3, cause: 'explosion', source: 'heat', by: -1 });
});

test('a charge damages both units, the attacker by its own doing', () => {
  const charge = {
    type: 'PhysicalRolled',
    kind: 'charge',
    limb: -1,
    item: -1,
    need: 5,
    roll: 7,
    hit: true,
    modifiers: [],
  } as const;
  const source: Source = { kind: 'charge', attacker: 0 };
  const tally = tallyOf(
    { type: 'PhaseBegan', phase: 'physical', order: [] },
    { ...charge, attacker: 0, target: 1 },
    damage(1, 1, 5, source),
    damage(1, 2, 5, source),
    damage(0, 1, 4, source),
  );
  expect(tally.units[0]).toMatchObject({ dealt: 10, taken: 4, mishaps: { charge: 4 } });
});

test('a unit driven off the board is destroyed by the push', () => {
  const tally = tallyOf(
    { type: 'PhaseBegan', phase: 'physical', order: [] },
    {
      type: 'PhysicalRolled',
      kind: 'push',
      limb: -1,
      item: -1,
      need: 5,
      roll: 7,
      hit: true,
      attacker: 1,
      target: 0,
      modifiers: [],
    },
    { type: 'UnitDestroyed', unit: 0, cause: 'displacement', source: { kind: 'push', attacker: 1 } },
  );
  expect(tally.units[0]!.end).toEqual({ turn: 3, cause: 'displacement', source: 'push', by: 1 });
});

/** The first unit pushes the second over an edge of two levels. */
function pushOverEdge(condition: UnitOptions['condition'] = {}): Scenario {
  const s = scenario({ board: '. -2. .\n. . .\n. . .' })
    .mech('A', { at: '0203', facing: 0, side: 0 })
    .mech('B', { at: '0202', facing: 3, side: 1, condition })
    .begin('physical');
  return s.push('A', 'B').roll('toHit', 12).roll('fallDirection', 1);
}

test('damage of a fall over a cliff is on the account of whoever pushed', () => {
  const s = pushOverEdge().roll('hitLocation', 7, 6, 8).roll('consciousness', 12).endPhase();
  const tally = tallyOf(...s.events);
  const fallen = sum(s.all('DamageApplied').map(points));
  expect(fallen).toBeGreaterThan(10);
  expect(tally.units[0]).toMatchObject({ dealt: fallen, attacks: { push: [1, 1, 0, 0], fall: [0, 0, fallen, 0] } });
  expect(tally.units[1]).toMatchObject({ taken: fallen, falls: 1, mishaps: {} });
});

test('a unit that does not survive a fall over a cliff is a kill of the push', () => {
  const s = pushOverEdge({ armor: { CT: 0 }, structure: { CT: 1 } })
    .roll('hitLocation', 7)
    .roll('criticalCount', 2)
    .endPhase();
  const tally = tallyOf(...s.events);
  expect(tally.units[0]!.attacks['push']).toEqual([1, 1, 0, 1]);
  expect(tally.units[1]!.end).toMatchObject({ cause: 'centerTorso', source: 'push', by: 0 });
});

test('figures by turn, rolls by reason and criticals by slot are told apart', () => {
  const rolled = { type: 'PilotingRolled', unit: 1, need: 7, roll: 5, modifiers: [] } as const;
  const spec = builtInMech('WVR-6R')!;
  const gyro = spec.slots[1]!.findIndex(({ kind }) => kind === 'gyro');
  const tally = tallyOf(
    { type: 'PhaseBegan', phase: 'weapons', order: [] },
    { type: 'AttackRolled', attacker: 0, target: 1, weapon: 0, need: 4, roll: 9, hit: true, modifiers: [] },
    damage(1, 1, 20, SHOT),
    { type: 'SlotHit', unit: 1, location: 1, slot: gyro, rolledAt: 1, source: SHOT },
    { ...rolled, reason: 'gyroHit', passed: false },
    { type: 'HeatSettled', unit: 0, builtUp: 7, dissipated: 3, heat: 4 },
    { type: 'TurnBegan', turn: 4 },
    { ...rolled, reason: 'standUp', passed: true },
    { ...rolled, reason: 'standUp', passed: false },
  );
  expect(tally.units[0]).toMatchObject({ dealtByTurn: [20, 0], heatByTurn: [4, -1] });
  expect(tally.units[1]).toMatchObject({
    dealtByTurn: [0, 0],
    heatByTurn: [-1, -1],
    rolls: { gyroHit: [0, 1], standUp: [1, 1] },
    criticals: { gyro: 1 },
  });
});
