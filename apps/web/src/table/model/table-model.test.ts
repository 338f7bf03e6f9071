import { armorFacing, CT, hashState, LL, LT, RA, RL, specOf } from '@hexfall/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_TARGET, OTHER_TARGET } from './entries.ts';
import { sampleTable } from './sample-table.ts';
import { TableModel, type TableNow } from './table-model.ts';
import type { DiceHabit } from './table-text.ts';

let kept: TableNow[] = [];
/** The dice results that the page throws, one byte each, over and over. */
let bytes: number[] = [];

function lay(profile: 'spec' | 'canon' = 'canon', dice: DiceHabit = 'table'): TableModel {
  let next = 0;
  const random = (array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => array.fill(bytes[next++ % bytes.length]!);
  return new TableModel(sampleTable(profile), { lines: [], dice }, { random, keep: now => void kept.push(now) });
}

beforeEach(() => {
  kept = [];
  bytes = [2, 3];
});

const REAR = armorFacing(CT, true);
const lastWords = (model: TableModel): readonly string[] => model.last!.lines.map(({ text }) => text);

describe('damage', () => {
  test('one tap on a location and one on a number record damage and report the results', () => {
    const model = lay();
    model.choosePlace({ location: LT, rear: false, through: false });
    model.strike(5);
    expect(model.sheet.locations[LT]!.armor.left).toBe(15);
    expect(model.last!.head).toBe('A1: 5 damage, Left torso');
    expect(lastWords(model)).toEqual(['A1 Hunchback takes damage: left torso 5 (15 armor left)']);
    expect([model.struck, model.question]).toEqual([undefined, undefined]);
    expect(kept.at(-1)!.lines.length).toBe(1);
  });

  test('the location is read from the table of the rules, and a roll of 2 may pass through the armor', () => {
    const model = lay();
    model.findPlace('full', 'rear', 2);
    expect(model.struck).toEqual({ location: CT, rear: true, through: true, roll: 2 });
    model.findPlace('kick', 'left', 6);
    expect(model.struck).toMatchObject({ location: LL, rear: false, through: false });
    model.findPlace('full', 'front');
    expect(model.struck!.roll).toBe(7);
  });

  test('a critical hit is asked for with what every roll would mean, then the slot with its dice', () => {
    const model = lay();
    model.choosePlace({ location: RA, rear: false, through: false });
    model.strike(20);
    const { question } = model;
    expect(question).toMatchObject({ title: 'Roll for critical hits', about: 'A1 Hunchback HBK-4G: Right arm' });
    expect(question!.options.map(({ words }) => words)).toEqual([
      ...Array.from({ length: 6 }, () => 'none'),
      '1 hit',
      '1 hit',
      '2 hits',
      '2 hits',
      'torn off',
    ]);
    model.answer(8);
    expect(model.question!.options.slice(0, 3)).toMatchObject([
      { figure: '1–3, 1', words: 'Shoulder' },
      { figure: '1–3, 2', words: 'Upper arm actuator' },
      { figure: '1–3, 3', words: 'Lower arm actuator' },
    ]);
    model.answer(4);
    expect(lastWords(model)).toEqual([
      'A1 Hunchback takes damage: right arm 20 (4 structure left)',
      'A1 right arm, critical hit: Medium Laser destroyed',
    ]);
    expect(model.weapons.find(({ place }) => place === 'RA')!.problem).toBe('destroyed');
  });

  test('twenty points call for a piloting roll with its reasons; it is offered, and can be dropped', () => {
    const model = lay();
    model.choosePlace({ location: CT, rear: false, through: false });
    model.strike(20);
    expect(model.due).toEqual([
      { reason: '20 damage this phase', number: '6 = 5 piloting + 1 reason of the roll', need: 6 },
    ]);
    expect(model.cards[0]!.rolls).toBe(1);
    model.put({ kind: 'drop', unit: 0 });
    expect(model.due).toEqual([]);
    model.undo();
    model.put({ kind: 'roll', unit: 0 });
    expect(model.question).toMatchObject({ title: 'Piloting roll', why: '6 = 5 piloting + 1 reason of the roll' });
    model.answer(5);
    expect(model.question!.title).toBe('How does it fall?');
    model.answer(1);
    expect(model.question).toMatchObject({ title: 'Hit location', about: 'A1 Hunchback HBK-4G: 5 damage' });
    model.answer(7);
    expect(model.question!.title).toBe('Does the pilot come through unhurt?');
    model.answer(3);
    expect(model.question!.title).toBe('Does the pilot stay conscious?');
    model.answer(12);
    expect(model.mech).toMatchObject({ prone: true, pilotWounds: 1, pilot: 'awake', rolls: [] });
  });

  test('putting something else down leaves the rolls out that still wait', () => {
    const model = lay();
    model.choosePlace({ location: RA, rear: false, through: false });
    model.strike(20);
    model.put({ kind: 'heat', unit: 0, heat: 9 });
    expect(model.question).toBe(undefined);
    expect(model.sheet.locations[RA]!.slots.some(({ out }) => out)).toBe(false);
    expect(model.heat.now).toBe(9);
  });
});

describe('a turn', () => {
  test('movement, fire, heat and ammunition are counted as in a game, up to the next turn', () => {
    const model = lay();
    model.put({ kind: 'move', unit: 0, mode: 'walk', hexes: 3 });
    model.put({ kind: 'move', unit: 0, mode: 'run', hexes: 6 });
    expect(model.heat).toMatchObject({ now: 0, builtUp: 2, dissipated: 2, end: 0 });
    expect(model.cards[0]).toMatchObject({ done: 'ran 6', modifier: 2 });
    model.put({ kind: 'phase' });
    expect([model.turn, model.phase]).toEqual([1, 'weapons']);
    for (const { weapon } of model.weapons) {
      model.put({ kind: 'fire', unit: 0, weapon, rate: 1, bin: -1, target: NO_TARGET, aim: model.aim });
    }
    // Two medium lasers, an autocannon and a small laser.
    expect(model.heat).toMatchObject({ builtUp: 2 + 3 + 3 + 7 + 1, dissipated: 13, end: 3 });
    expect(model.weapons.find(({ name }) => name === 'AC/20')).toMatchObject({ shots: 9, hasFired: true });
    model.put({ kind: 'phase' });
    model.put({ kind: 'phase' });
    expect([model.turn, model.phase, model.heat.now]).toEqual([2, 'movement', 3]);
    expect(model.cards[0]!.done).toBe('');
  });

  test('heat asks for its rolls when the turn ends', () => {
    const model = lay();
    model.put({ kind: 'heat', unit: 0, heat: 35 });
    expect(model.heat.words.join(', ')).toContain('ammunition explosion: avoided on 4+');
    model.put({ kind: 'phase' });
    model.put({ kind: 'phase' });
    model.put({ kind: 'phase' });
    expect(model.question).toMatchObject({ title: 'Roll to avoid shutdown', why: '8 or more', unit: 0 });
    model.answer(8);
    expect(model.question!.title).toBe('Roll to avoid an ammunition explosion');
    model.leaveOut();
    expect([model.turn, model.mech.shutdown, model.heat.now]).toEqual([2, false, 22]);
  });

  test('water cools, and lasts as long as the unit stands in it', () => {
    const model = lay();
    model.put({ kind: 'heat', unit: 0, heat: 30 });
    const dry = model.heat.end;
    model.put({ kind: 'ground', unit: 0, ground: 'water2' });
    expect(model.heat.end).toBe(dry - 6);
    model.put({ kind: 'ground', unit: 0, ground: 'open' });
    expect(model.heat.end).toBe(dry);
  });
});

describe('a shot', () => {
  test('a shot needs what the rules say for what was measured on the real map', () => {
    const model = lay();
    model.put({ kind: 'move', unit: 0, mode: 'run', hexes: 5 });
    model.put({ kind: 'move', unit: 2, mode: 'walk', hexes: 3 });
    model.aimAt(2);
    model.changeAim({ hexes: 5, lightWoods: 1, cover: true, extra: 1 });
    const laser = model.weapons.find(({ name }) => name === 'Medium Laser')!;
    expect(laser.modifiers).toEqual([
      { value: 4, words: 'gunnery' },
      { value: 2, words: 'medium range' },
      { value: 2, words: 'attacker ran' },
      { value: 1, words: 'light woods between' },
      { value: 1, words: 'partial cover' },
      { value: 1, words: 'target moved' },
      { value: 1, words: 'other' },
    ]);
    expect(laser.need).toBe(12);
    model.changeAim({ hexes: 10 });
    expect(model.weapons.find(({ name }) => name === 'Medium Laser')!.problem).toBe('out of range');
  });

  test('a shot at a unit with a sheet is resolved on that sheet, from the side that is struck', () => {
    const model = lay();
    model.aimAt(2);
    model.changeAim({ hexes: 3, side: 'rear' });
    const cannon = model.weapons.find(({ name }) => name === 'AC/20')!;
    model.put({ kind: 'fire', unit: 0, weapon: cannon.weapon, rate: 1, bin: -1, target: 2, aim: model.aim });
    expect(model.question).toMatchObject({
      title: 'Attack roll',
      about: 'A1 Hunchback HBK-4G: AC/20',
      why: '4 = 4 gunnery',
    });
    model.answer(9);
    expect(model.question!.options.map(({ words }) => words).slice(4, 7)).toEqual(['RT rear', 'CT rear', 'LT rear']);
    model.answer(7);
    model.leaveOut();
    const atlas = model.game.state.mechs[2]!;
    const { armor, structure } = specOf(model.game, atlas);
    expect(armor[REAR]! - atlas.armor[REAR]! + (structure[CT]! - atlas.structure[CT]!)).toBe(20);
    expect(atlas.hex).toBe(sampleTable().state.mechs[2]!.hex);
    expect(model.weapons.find(({ name }) => name === 'AC/20')!.shots).toBe(9);
  });

  test('a shot at something without a sheet tells the damage that the other player records', () => {
    const model = lay();
    model.select(1);
    model.aimAt(OTHER_TARGET);
    model.changeAim({ hexes: 12, moved: 5, jumped: true });
    const launcher = model.weapons.find(({ name }) => name === 'LRM 20')!;
    expect(launcher.need).toBe(4 + 2 + 2 + 1);
    model.put({
      kind: 'fire',
      unit: 1,
      weapon: launcher.weapon,
      rate: 1,
      bin: -1,
      target: OTHER_TARGET,
      aim: model.aim,
    });
    model.answer(9);
    expect(model.question!.title).toBe('Cluster hits');
    model.answer(7);
    expect(lastWords(model).at(-1)).toBe('It does 5 + 5 + 2 damage, each to a location of its own.');
  });
});

describe('a blow', () => {
  test('a blow at a unit with a sheet is resolved there, and its piloting roll waits', () => {
    const model = lay();
    model.put({ kind: 'phase' });
    model.put({ kind: 'phase' });
    model.aimAt(2);
    const kick = model.blows.find(({ words }) => words === 'Kick with the right leg')!;
    expect(kick).toMatchObject({ damage: 10, need: 3 });
    expect(kick.modifiers).toEqual([
      { value: 5, words: 'piloting' },
      { value: -2, words: 'kind of attack' },
    ]);
    model.put(kick.blow);
    expect(model.question).toMatchObject({ title: 'Attack roll', about: 'A1 Hunchback HBK-4G: kick' });
    model.answer(9);
    model.answer(1);
    const atlas = model.game.state.mechs[2]!;
    expect(atlas.armor[RL]).toBe(specOf(model.game, atlas).armor[RL]! - 10);
    expect(atlas.rolls.map(({ reason }) => reason)).toEqual(['kicked']);
    expect(model.game.state.mechs[0]!.rolls).toEqual([]);
  });

  test('a blow that misses may cost the footing, and one at something without a sheet tells its damage', () => {
    const model = lay();
    model.select(2);
    model.aimAt(OTHER_TARGET);
    const kick = model.blows.find(({ words }) => words === 'Kick with the left leg');
    model.put(kick!.blow);
    model.answer(2);
    expect(model.due.map(({ reason }) => reason)).toEqual(['missed kick']);
    model.undo();
    model.answer(12);
    expect(lastWords(model).at(-1)).toBe('It does 20 damage.');
    expect(model.due).toEqual([]);
  });
});

describe('dice', () => {
  test('dice of the page answer everything at once, and go with their entry when it is taken back', () => {
    const model = lay('canon', 'page');
    const before = hashState(model.game.state);
    model.choosePlace({ location: RA, rear: false, through: false });
    model.strike(20);
    expect(model.question).toBe(undefined);
    const after = hashState(model.game.state);
    model.undo();
    expect(hashState(model.game.state)).toBe(before);
    expect(model.canUndo).toBe(false);
    model.redo();
    expect(hashState(model.game.state)).toBe(after);
    expect(model.canRedo).toBe(false);
  });

  test('dice of the page are fair: a byte that would favor a face is thrown again', () => {
    bytes = [255, 252, 251];
    const model = lay();
    model.findPlace('punch', 'front');
    expect(model.struck!.roll).toBe(6);
  });
});

describe('by hand', () => {
  test('figures are set without anything following, and a lost location can come back', () => {
    const model = lay();
    const at = { unit: 0, location: LT, rear: false } as const;
    model.put({ kind: 'points', ...at, armor: 0, structure: 0 });
    expect([model.sheet.locations[LT]!.gone, model.question, model.due.length]).toEqual([true, undefined, 0]);
    model.put({ kind: 'points', ...at, armor: 3, structure: 4 });
    expect(model.sheet.locations[LT]!).toMatchObject({ gone: false, armor: { left: 3 }, structure: { left: 4 } });
    expect(model.sheet.locations[LT]!.slots.some(({ out }) => out)).toBe(false);
    model.put({ kind: 'tick', unit: 0, location: CT, slot: 0, out: true });
    expect(model.sheet.locations[CT]!.slots[0]!.out).toBe(true);
    expect(model.heat.builtUp).toBe(5);
    model.put({ kind: 'tick', unit: 0, location: CT, slot: 0, out: false });
    expect(model.heat.builtUp).toBe(0);
  });

  test('ammunition, wounds, jams and units out of play are set and taken back', () => {
    const model = lay();
    const before = hashState(model.game.state);
    model.put({ kind: 'ammo', unit: 0, bin: 0, shots: 1 });
    model.put({ kind: 'pilot', unit: 0, wounds: 2, condition: 'unconscious' });
    model.put({ kind: 'jam', unit: 0, weapon: 0, jammed: true });
    model.put({ kind: 'status', unit: 0, status: 'destroyed' });
    model.put({ kind: 'reactor', unit: 0, runs: false });
    model.put({ kind: 'posture', unit: 0, prone: true });
    expect(model.cards[0]).toMatchObject({
      isOut: true,
      conditions: ['destroyed', 'prone', 'shut down', 'pilot unconscious', '2 wounds'],
    });
    while (model.canUndo) model.undo();
    expect(hashState(model.game.state)).toBe(before);
    expect(model.history).toEqual([]);
  });
});
