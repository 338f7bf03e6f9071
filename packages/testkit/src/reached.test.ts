import {
  ACTUATORS,
  COMMAND_TYPES,
  type DiceRoller,
  createGameOn,
  type GameEvent,
  LOCATIONS,
  ROLL_REASONS,
  ROLL_TAGS,
  type RollTag,
  SeededDice,
  startGame,
  SYSTEM_SLOTS,
} from '@hexfall/rules';
import { EVENT_TYPES } from '@hexfall/view';
import { expect, test } from 'vitest';
import { forRandomGames, gameOf } from './generators.ts';
import { playRandomly } from './random-play.ts';

/** Dice that note what they were asked for. */
class NotingDice implements DiceRoller {
  readonly tags = new Set<RollTag>();
  private readonly dice: DiceRoller;

  constructor(dice: DiceRoller, tags: Set<RollTag>) {
    this.dice = dice;
    this.tags = tags;
  }

  twoD6(tag: RollTag, need?: number): number {
    this.tags.add(tag);
    return this.dice.twoD6(tag, need);
  }

  oneD6(tag: RollTag): number {
    this.tags.add(tag);
    return this.dice.oneD6(tag);
  }

  pick(tag: RollTag, count: number): number {
    this.tags.add(tag);
    return this.dice.pick(tag, count);
  }
}

/** A unit must be knocked out while it waits for its own turn: order.test.ts sets that up. */
const TOO_RARE = 'ActionSkipped';

const missing = <T>(all: readonly T[], seen: ReadonlySet<T>): T[] => all.filter(item => !seen.has(item));

test('random play reaches every rule: each command, event, roll and reason comes up', () => {
  const commands = new Set<string>();
  const choices = new Set<string>();
  const events = new Set<string>();
  const reasons = new Set<string>();
  const tags = new Set<RollTag>();
  const struck = new Set<string>();
  forRandomGames(2500, { turnLimit: 12 }, (setup, seed) => {
    const started = gameOf(setup, {
      push: (event: GameEvent) => {
        events.add(event.type);
        if ('reason' in event) reasons.add(event.reason);
        if (event.type === 'SlotHit')
          struck.add(
            started.match.specs[started.state.mechs[event.unit]!.spec]!.slots[event.location]![event.slot]!.kind,
          );
        if (event.type === 'DamageApplied') struck.add(LOCATIONS[event.location]!);
      },
    });
    const { match, state, sink } = started;
    const game = createGameOn(match, state, new NotingDice(new SeededDice(state.dice), tags), sink);
    startGame(game);
    for (const command of playRandomly(game, Int32Array.from([seed, 1, 2, 3]))) {
      commands.add(command.type);
      if (command.type !== 'fire') continue;
      for (const choice of [command, ...command.shots].flatMap(Object.keys)) choices.add(choice);
    }
  });
  expect(missing(COMMAND_TYPES, commands)).toEqual([]);
  expect(missing(['rate', 'bin', 'aim', 'heat', 'spotter', 'capacitors', 'stealth'], choices)).toEqual([]);
  expect(missing(EVENT_TYPES, events.add(TOO_RARE))).toEqual([]);
  expect(missing(ROLL_REASONS, reasons)).toEqual([]);
  expect(missing(ROLL_TAGS, tags)).toEqual([]);
  const parts = [...LOCATIONS, ...SYSTEM_SLOTS, ...ACTUATORS, 'weapon', 'ammo', 'equipment', 'heatSink', 'jumpJet'];
  expect(missing(parts, struck)).toEqual([]);
});
