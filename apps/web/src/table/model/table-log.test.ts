import {
  act,
  advance,
  cloneState,
  createGameOn,
  type DiceRoller,
  type Game,
  type GameState,
  hashState,
  inflictHeat,
  LT,
  type MechState,
  mechOf,
  NO_SINK,
  parseSeed,
  passCommand,
  phaseSteps,
  RA,
  type RollTag,
  RT,
  resolveDamage,
  runSteps,
  SeededDice,
  seedFromText,
  streamRngState,
  unitsToAct,
} from '@hexfall/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from './asking-dice.ts';
import type { Entry, Line } from './entries.ts';
import { sampleTable } from './sample-table.ts';
import { TableLog } from './table-log.ts';

const hit = (unit: number, location: number, points: number, rear = false, through = false): Entry => ({
  kind: 'damage',
  unit,
  location,
  rear,
  through,
  points,
  by: 'plain',
});

/** Seeded dice that record their results. */
class NotedDice implements DiceRoller {
  readonly thrown: number[] = [];
  private readonly dice: SeededDice;

  constructor(seed: string) {
    const words = parseSeed(seedFromText(seed));
    if (!words.ok) throw new Error('no seed');
    this.dice = new SeededDice(streamRngState(words.value, 'game'));
  }

  twoD6: DiceRoller['twoD6'] = tag => this.note(tag, this.dice.twoD6(tag));
  oneD6: DiceRoller['oneD6'] = tag => this.note(tag, this.dice.oneD6(tag));
  pick: DiceRoller['pick'] = (tag, count) => this.note(tag, this.dice.pick(tag, count));

  /** The initiative roll is not recorded, since it is made at the table, without a sheet. */
  private note(tag: RollTag, value: number): number {
    if (tag !== 'initiative') this.thrown.push(value);
    return value;
  }
}

/** Answers every roll of the last entry, in order. */
function answerAll(log: TableLog, answers: readonly Answer[]): void {
  for (const value of answers) {
    expect(log.asked).not.toBe(undefined);
    log.write({ kind: 'answer', value });
  }
  expect(log.asked).toBe(undefined);
}

const stateOf = (log: TableLog): GameState => log.game.state;

describe('damage', () => {
  test('damage goes inward by the rules, and stops at every roll that it leads to', () => {
    const log = new TableLog(sampleTable(), []);
    log.write(hit(0, LT, 30));
    expect(log.asked).toMatchObject({ tag: 'criticalCount', kind: 'two' });
    // Effects that need no dice are already on the sheet.
    expect([stateOf(log).mechs[0]!.armor[LT], stateOf(log).mechs[0]!.structure[LT]]).toEqual([0, 2]);
    log.write({ kind: 'answer', value: 8 });
    expect(log.asked).toMatchObject({ tag: 'criticalSlot', kind: 'choice' });
    // The slot holds ammunition, which explodes and wounds the pilot twice.
    answerAll(log, [0, 12, 12, 2, 2]);
    const { ammo, pilotWounds, status, rolls } = stateOf(log).mechs[0]!;
    expect([ammo[0], pilotWounds, status]).toEqual([0, 6, 'destroyed']);
    expect(rolls.map(({ reason }) => reason)).toEqual(['phaseDamage']);
  });

  test('a roll that is left out leads to nothing, and what would have come without it goes on', () => {
    const log = new TableLog(sampleTable(), []);
    log.write(hit(0, RA, 40));
    answerAll(log, ['skip']);
    const { armor, structure, rolls } = stateOf(log).mechs[0]!;
    // The arm holds 16 and 8 points; the other 16 are transferred to the torso.
    expect([armor[RA], structure[RA], armor[RT], structure[RT]]).toEqual([0, 0, 4, 12]);
    expect(rolls.map(({ reason }) => reason)).toEqual(['phaseDamage']);
  });

  test('a critical hit can be left out when its slot is asked for, without losing what goes on inward', () => {
    const whole = new TableLog(sampleTable(), []);
    whole.write(hit(0, RA, 30));
    answerAll(whole, ['skip']);
    const log = new TableLog(sampleTable(), []);
    log.write(hit(0, RA, 30));
    log.write({ kind: 'answer', value: 10 });
    expect(log.asked?.tag).toBe('criticalSlot');
    answerAll(log, ['skip']);
    expect(hashState(stateOf(log))).toBe(hashState(stateOf(whole)));
  });

  test('nothing more follows once the player says so', () => {
    const log = new TableLog(sampleTable(), []);
    log.write(hit(0, LT, 30));
    answerAll(log, ['stop']);
    expect(stateOf(log).mechs[0]!.structure[LT]).toBe(2);
  });
});

describe('the same dice', () => {
  test('the same dice give the same state as in a game of the engine, whatever is struck', () => {
    const strike = fc.record({
      unit: fc.nat(2),
      location: fc.nat(7),
      points: fc.integer({ min: 1, max: 40 }),
      rear: fc.boolean(),
      through: fc.boolean(),
      ends: fc.boolean(),
    });
    const runs = fc.record({
      strikes: fc.array(strike, { minLength: 1, maxLength: 12 }),
      seed: fc.string(),
      profile: fc.constantFrom('spec' as const, 'canon' as const),
    });
    fc.assert(
      fc.property(runs, ({ strikes, seed, profile }) => {
        const start = sampleTable(profile);
        const dice = new NotedDice(seed);
        const engine = createGameOn(start.match, cloneState(start.state), dice, NO_SINK);
        const log = new TableLog(start, []);
        for (const { unit, location, points, rear, through, ends } of strikes) {
          const isRear = rear && [1, 3, 4].includes(location);
          same(log, engine, dice, hit(unit, location, points, isRear, through), () =>
            resolveDamage(engine, unit, { location, rear: isRear, throughArmor: through }, points),
          );
          if (ends) same(log, engine, dice, { kind: 'roll', unit }, () => rollDue(engine, unit));
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('whole turns', () => {
  test('whole turns give the same sheets as a game in which everybody passes and the same hits fall', () => {
    const strike = fc.record({ unit: fc.nat(2), location: fc.nat(7), points: fc.integer({ min: 1, max: 25 }) });
    const turn = fc.record({ hits: fc.array(strike, { maxLength: 6 }), heat: fc.nat(20) });
    const runs = fc.record({
      turns: fc.array(turn, { minLength: 1, maxLength: 3 }),
      seed: fc.string(),
      profile: fc.constantFrom('spec' as const, 'canon' as const),
    });
    fc.assert(
      fc.property(runs, ({ turns, seed, profile }) => {
        const start = sampleTable(profile);
        const dice = new NotedDice(seed);
        const engine = createGameOn(start.match, cloneState(start.state), dice, NO_SINK);
        const log = new TableLog(start, []);
        const both = (entry: Entry, play: () => unknown): void => {
          dice.thrown.length = 0;
          play();
          log.write(entry);
          answerAll(log, dice.thrown);
          expect(sheetsOf(log.game)).toEqual(sheetsOf(engine));
        };
        for (const { hits, heat } of turns) {
          both({ kind: 'phase' }, () => passAll(engine, 'movement'));
          both({ kind: 'warm', unit: 0, points: heat }, () =>
            inflictHeat(engine, mechOf(engine, 0), { points: heat, dice: 0 }),
          );
          for (const { unit, location, points } of hits) {
            const place = { location, rear: false, throughArmor: false };
            both(hit(unit, location, points), () => resolveDamage(engine, unit, place, points));
          }
          both({ kind: 'phase' }, () => passAll(engine, 'weapons'));
          both({ kind: 'phase' }, () => passAll(engine, 'physical'));
          expect([log.game.state.turn, log.game.state.phase]).toEqual([engine.state.turn, engine.state.phase]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Passes for all units, until the phase is over and the next in which players act has begun. */
function passAll(engine: Game, phase: 'movement' | 'weapons' | 'physical'): void {
  advance(engine);
  while (engine.state.phase === phase) act(engine, passCommand(phase, unitsToAct(engine)[0]!.id));
}

/** Returns everything that is on the sheets, which does not include whose turn it is. */
function sheetsOf({ state }: Game): readonly MechState[] {
  return state.mechs.map(mech => ({ ...mech, acted: false }));
}

/** Makes the piloting rolls of one unit, as a phase does when it ends. */
function rollDue(engine: Game, unit: number): void {
  const steps = phaseSteps(engine, 'weapons').filter(step => step.concerns(unit) && step.kind === 'queuedRolls');
  runSteps(engine, steps);
}

function same(log: TableLog, engine: Game, dice: NotedDice, entry: Entry, play: () => unknown): void {
  dice.thrown.length = 0;
  play();
  log.write(entry);
  answerAll(log, dice.thrown);
  expect(hashState(stateOf(log))).toBe(hashState(engine.state));
}

const MIDDLING = { two: 6, one: 3, choice: 0 };

describe('undo', () => {
  test('undo gives back every state exactly, over entries and answers alike', () => {
    const log = new TableLog(sampleTable('canon'), []);
    const hashes: number[] = [hashState(stateOf(log))];
    const lines: Line[] = [];
    const put = (line: Line): void => {
      log.write(line);
      lines.push(line);
      hashes.push(hashState(stateOf(log)));
    };
    const answerEach = (): void => {
      for (let roll = log.asked; roll !== undefined; roll = log.asked)
        put({ kind: 'answer', value: MIDDLING[roll.kind] });
    };
    for (let round = 0; round < 30; round++) {
      put(hit(round % 3, (round * 5) % 8, 3 + (round % 11)));
      answerEach();
      if (round % 4 === 3) put({ kind: 'phase' });
      answerEach();
      put({ kind: 'heat', unit: 0, heat: round });
    }
    expect(lines.length).toBeGreaterThan(60);
    expect(hashState(stateOf(new TableLog(sampleTable('canon'), lines)))).toBe(hashes.at(-1));
    while (hashes.length > 1) {
      hashes.pop();
      expect(log.takeBack()).toEqual(lines.pop());
      expect(hashState(stateOf(log))).toBe(hashes.at(-1));
    }
    expect(log.takeBack()).toBe(undefined);
    expect(log.chapters).toEqual([]);
  });
});
