import { type GameEvent, type GameSetup, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, playRandomly, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../event-text.ts';
import { formatStory } from './format-story.ts';
import { narrate } from './narrate.ts';
import { Story } from './story.ts';

describe('a story', () => {
  const duel = () =>
    scenario({ turnLimit: 1 })
      .mech('A', { name: 'Hunchback HBK-4G', at: '0505', facing: 0, weapons: [['ml', 'RT']] })
      .mech('B', { name: 'Timber Wolf Prime', at: '0502', facing: 3 });

  test('a story has headings for turns and phases, and leaves out phases in which nothing happens', () => {
    const s = duel().roll('initiative', 4, 9);
    const told = s.tell(() => {
      startGame(s.game);
      s.walk('A', 'L').walk('B', 'FR').endPhase().endPhase();
    });
    expect(told).toEqual([
      'Turn 1',
      '  Initiative: A 4, B 9; A moves first',
      'Movement phase',
      '  A1 Hunchback turns to face NW in 0505 (walking)',
      '  B1 Timber Wolf Prime walks 1 hex to 0503, facing SW',
      '',
      'The game is a draw',
    ]);
  });

  test('a verbose story tells single steps, declarations, queued rolls and units without heat', () => {
    const s = duel().begin('movement');
    s.roll('toHit', 2);
    const orders = () => s.walk('A', 'FR').endPhase().fire('A', 'B').endPhase().endPhase();
    const told = s.tell(orders, { verbose: true });
    expect(told.slice(0, -3)).toEqual([
      '  A1 Hunchback walks 1 hex to 0504, facing NE',
      '    A1 Hunchback moves to 0504, facing N, 1 MP',
      '    A1 Hunchback moves to 0504, facing NE, 2 MP',
      '  B1 Timber Wolf Prime stays in 0502, facing S',
      'Weapon attack phase',
      '  A1 Hunchback declares ml against B1',
      '  A1 Hunchback fires ml at B1: needs 5, rolls 2, misses',
      'Heat phase',
      '  A1 Hunchback: heat 0 (4 built up, 4 dissipated)',
      '  B1 Timber Wolf Prime: heat 0 (0 built up, 0 dissipated)',
      'End phase',
    ]);
    expect(told.at(-3)).toMatch(/^ {2}Turn 1 ends, state [0-9a-f]{8}$/);
  });

  test('a story notes below a line how its number is made up, if that is asked for', () => {
    const s = duel().begin('weapons').roll('toHit', 2);
    expect(s.tell(() => s.fire('A', 'B').endPhase(), { explain: true })).toEqual([
      '  A1 Hunchback fires ml at B1: needs 4, rolls 2, misses',
      '      4 = 4 gunnery',
    ]);
  });

  test('a story says that a unit must roll when the roll is due, in words', () => {
    const s = duel().begin('physical').moved('A', 'stationary');
    const event: GameEvent = { type: 'RollQueued', unit: 1, reason: 'phaseDamage', modifier: 1 };
    expect(narrate(s.game, [event], { verbose: true })).toEqual([
      '  B1 Timber Wolf Prime must roll: 20 damage this phase (+1)',
    ]);
    expect(narrate(s.game, [event])).toEqual([]);
  });

  test('a story leaves the game as it is that it begins with', () => {
    const s = duel().begin('movement');
    const before = JSON.stringify(s.state);
    narrate(s.game, [{ type: 'TorsoTwisted', unit: 0, twist: 1 }]);
    expect(JSON.stringify(s.state)).toBe(before);
  });
});

/** Names of the program rather than words of players: `legDestroyed`, "1 hexes", or a value that is missing. */
const NOT_WORDS = /\b[a-z]+[A-Z]\w*|undefined|NaN|\bslot \d|\b1 (?:hexes|shots|points|wounds|levels|missiles|turns)\b/;

/** The lines of a story, without the names of weapons, ammunition and equipment: those of the test kit are no words. */
function withoutItems(lines: readonly string[], { specs }: GameSetup): string[] {
  const items = specs.flatMap(({ weapons, ammoBins, equipment }) => [
    ...weapons.map(({ type }) => type.name),
    ...ammoBins.map(({ ammo }) => ammo),
    ...equipment.map(({ name }) => name),
  ]);
  const longestFirst = [...new Set(items)].sort((a, b) => b.length - a.length);
  return lines.map(line => longestFirst.reduce((text, item) => text.replaceAll(item, 'item'), line));
}

test('random games with nearly every kind of event are told in words of players', () => {
  const seen = new Set<GameEvent['type']>();
  forRandomGames(70, { turnLimit: 6 }, (setup, seed) => {
    const events = Object.assign<GameEvent[], { explains: true }>([], { explains: true });
    const game = gameOf(setup, events);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 8, 8, 8]));
    for (const event of events) seen.add(event.type);
    for (const verbose of [false, true])
      for (const line of withoutItems(narrate(gameOf(setup, []), events, { verbose }), setup))
        expect(line).not.toMatch(NOT_WORDS);
  });
  expect(EVENT_TYPES.filter(type => !seen.has(type)).length).toBeLessThan(10);
});

/** Events that a story may leave out, since it tells their consequences. */
const LEFT_OUT: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'AimRolled',
  'AttackDeclared',
  'ActionSkipped',
  'AttacksCleared',
  'BoostersSettled',
  'CapacitorSet',
  'CriticalRolled',
  'HeatSettled',
  'LocationLost',
  'PhaseBegan',
  'PhaseEnded',
  'RollQueued',
  'RollsCleared',
  'SlotHit',
  'TerrainChanged',
  'TurnEnded',
  'UnitActed',
  'WeaponFired',
]);

test('every point of damage and every death is told, without verbose', () => {
  const silent = new Set<GameEvent['type']>();
  forRandomGames(25, { turnLimit: 6 }, (setup, seed) => {
    const game = gameOf(setup, {
      push: event => {
        if (story.push(event) === undefined) silent.add(event.type);
      },
    });
    const story = new Story(game);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 8, 8, 8]));
    expect(formatStory(story.lines).every(line => line.trimEnd() === line)).toBe(true);
  });
  expect([...silent].filter(type => !LEFT_OUT.has(type))).toEqual([]);
});
