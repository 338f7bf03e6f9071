import { type GameEvent, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, playRandomly, type Scenario, scenario, tableWeapon } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { explainEvent } from './explain.ts';

const NUMBERED = new Set(['AttackRolled', 'PhysicalRolled', 'PilotingRolled']);

/** What an explanation says when its modifiers do not add up to the number. */
const REMAINDER = /\d other$/;

/** Terms that depend on how a shot is fired, all of which must come up. */
const SPECIAL = [
  'C3 range of ',
  'secondary target',
  'indirect fire',
  'aimed shot',
  'targeting computer',
  'spotter attacks',
  'attacker spots',
  'target immobile',
];

/** Networks are rare, so that only games with one are played beyond the first. */
const GAMES = 60;
const GAMES_WITH_NETWORKS = 1500;

test('the numbers of random games are explained, and named modifiers alone add up to each', () => {
  let explained = 0;
  let unexplained = 0;
  const seen = new Set<string>();
  forRandomGames(GAMES_WITH_NETWORKS, { turnLimit: 8 }, (setup, seed) => {
    if (seed > GAMES && setup.units.every(({ c3 }) => c3 === undefined)) return;
    const events = Object.assign<GameEvent[], { explains: true }>([], { explains: true });
    const game = gameOf(setup, events);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 8, 8, 8]));
    for (const event of events) {
      const text = explainEvent(event, game);
      if (text !== undefined) {
        const [need, sum = ''] = text.split(' = ');
        expect(total(sum)).toBe(Number(need));
        expect(text).not.toMatch(REMAINDER);
        explained++;
        for (const words of SPECIAL) if (text.includes(words)) seen.add(words);
      } else if (NUMBERED.has(event.type) && !isFlat(event)) unexplained++;
    }
  });
  expect(explained).toBeGreaterThan(500);
  expect(SPECIAL.filter(words => !seen.has(words))).toEqual([]);
  expect(unexplained).toBeLessThan(explained / 20);
});

/** The roll after a shutdown needs 3 by the documents: there is nothing to explain. */
function isFlat(event: GameEvent): boolean {
  return event.type === 'PilotingRolled' && event.reason === 'shutdown';
}

/** Plays on and returns how each number of the further events is made up. */
function explanations(s: Scenario, play: () => void): string[] {
  const seen = s.events.length;
  play();
  return s.events.slice(seen).flatMap(event => explainEvent(event, s.game) ?? []);
}

test('semi-guided missiles forget that a designated target has moved', () => {
  const lrm = { kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance: 'semiGuided' } as const;
  const s = scenario()
    .mech('A', { at: '0510', facing: 0, side: 0, weapons: [[tableWeapon('lrm20'), 'LT']], ammo: [lrm] })
    .mech('B', { at: '0605', facing: 0, side: 0, weapons: [['tag', 'HD']] })
    .mech('T', { at: '0502', facing: 3, side: 1 })
    .begin('weapons')
    .moved('T', 'run', 5);
  s.roll('toHit', 12, 2);
  const texts = explanations(s, () => s.fire('A', 'T').fire('B', 'T').endPhase());
  expect(texts).toEqual([
    '6 = 4 gunnery + 2 target moved',
    '6 = 4 gunnery + 2 medium range + 2 target moved - 2 target designated',
  ]);
});

test('the range of a C3 network is explained by the unit that gave it', () => {
  const s = scenario()
    .mech('A', { at: '0510', facing: 0, side: 0, weapons: [['ppc', 'LT']], equipment: [['c3Slave', 'CT']], c3: 1 })
    .mech('B', { at: '0605', facing: 0, side: 0, equipment: [['c3Master', 'CT']], name: 'Raven' })
    .mech('T', { at: '0502', facing: 3, side: 1 })
    .begin('weapons');
  s.roll('toHit', 2);
  const texts = explanations(s, () => s.fire('A', 'T').endPhase());
  expect(texts).toEqual(['4 = 4 gunnery + 2 medium range - 2 C3 range of A2 Raven']);
});

test('the roll after a shutdown is explained where it is made up of something', () => {
  const overheated = (profile: string): string[] => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', condition: { heat: 40, pilotWounds: 2, criticals: { CT: [4] } } })
      .mech('B', { at: '0101', side: 1 })
      .begin('heat');
    s.roll('piloting', 12).roll('initiative', 7, 8);
    return explanations(s, () => s.endPhase());
  };
  expect(overheated('spec')).toEqual([]);
  expect(overheated('canon')).toEqual(['11 = 5 piloting + 3 gyro hit + 3 reason of the roll']);
});

/** "4 gunnery + 2 medium range - 2 target prone" is 4. */
function total(sum: string): number {
  return [...sum.matchAll(/(?:^|([+-]) )(\d+) /g)].reduce(
    (all, [, sign, value]) => all + (sign === '-' ? -Number(value) : Number(value)),
    0,
  );
}
