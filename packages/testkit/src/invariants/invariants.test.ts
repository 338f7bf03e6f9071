import { CT, type DamageApplied, type Game, LL, NO_SINK, RL, RT, startGame } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { gameOf, randomSetup } from '../generators.ts';
import { buildMech } from '../mech-builder.ts';
import type { Watcher } from './invariant.ts';
import { INVARIANTS } from './invariants.ts';
import { WatchedGame } from './watched-game.ts';

/** A game that has begun: two bipeds with plain armor, and a rack of 20 missiles each. */
function newGame(): Game {
  const setup = randomSetup(2, { unitsPerSide: 1 });
  const spec = buildMech({
    weapons: [['lrm20', 'LT']],
    ammo: [{ kind: 'lrm-20', in: 'RT', shots: 6, explosionPerShot: 20 }],
  });
  const game = gameOf({ ...setup, specs: [spec, spec] }, NO_SINK);
  startGame(game);
  return game;
}

const HIT: DamageApplied = {
  type: 'DamageApplied',
  unit: 0,
  location: CT,
  rear: false,
  damage: 5,
  armorDamage: 5,
  structureDamage: 0,
  armorRemaining: 5,
  structureRemaining: 16,
  destroyed: false,
  transferred: 0,
  transferLocation: -1,
  discarded: 0,
  damageThisPhase: 5,
  armorHalved: false,
  source: { kind: 'terrain' },
};
const STAY = { type: 'stay', unit: 0 } as const;
const PHASE_ENDED = { type: 'PhaseEnded', phase: 'movement' } as const;

/** Ways to break an invariant, each with a part of the error message. */
const BREACHES: readonly (readonly [message: string, breach: (watcher: Watcher, game: Game) => void])[] = [
  ['does not account for them', (watcher, game) => watcher.event?.({ ...HIT, armorDamage: 4 }, game)],
  [
    'never arrived',
    (watcher, game) => {
      watcher.event?.({ ...HIT, location: RT, armorDamage: 2, transferred: 3, transferLocation: CT }, game);
      watcher.end?.(game);
    },
  ],
  [
    'points of armor on CT',
    (watcher, game) => {
      watcher.order?.(STAY, game);
      game.state.mechs[0]!.armor[CT]! -= 1;
      watcher.order?.(STAY, game);
    },
  ],
  [
    'points of structure in RT',
    (watcher, game) => {
      watcher.order?.(STAY, game);
      game.state.mechs[0]!.structure[RT]! -= 1;
      watcher.order?.(STAY, game);
    },
  ],
  [
    'fell without losing armor or structure',
    (watcher, game) => {
      const where = {
        hex: 0,
        elevation: 0,
        die: 1,
        side: 'front',
        facing: 0,
        height: 0,
        damage: 5,
      } as const;
      watcher.event?.(
        { type: 'Fell', unit: 0, reason: 'kicked', ...where, source: { kind: 'fall', reason: 'kicked' } },
        game,
      );
      watcher.event?.(
        { type: 'PilotHit', unit: 0, cause: 'fall', pilotWounds: 1, dead: false, source: { kind: 'terrain' } },
        game,
      );
    },
  ],
  [
    'a group of missiles does 6 points',
    (watcher, game) => {
      const volley = { attacker: 1, target: 0, weapon: 0, roll: 7, modifier: 0, hits: 12 };
      watcher.event?.({ type: 'ClusterRolled', ...volley }, game);
      watcher.event?.({ ...HIT, damage: 6, armorDamage: 6 }, game);
    },
  ],
  [
    'is struck in CT and hurt in RT',
    (watcher, game) => {
      watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
      game.state.mechs[0]!.slotHits[RT] = 1;
      watcher.event?.(
        { type: 'SlotHit', unit: 0, location: CT, slot: 0, rolledAt: CT, source: { kind: 'terrain' } },
        game,
      );
    },
  ],
  [
    'has -1 points or shots',
    (watcher, game) => {
      game.state.mechs[0]!.ammo[0] = -1;
      watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
    },
  ],
  [
    'has -2 heat, damage or wounds',
    (watcher, game) => {
      game.state.mechs[0]!.heat = -2;
      watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
    },
  ],
  [
    'has more shots than before',
    (watcher, game) => {
      watcher.carriedOut?.(STAY, game);
      game.state.mechs[0]!.ammo[0]! += 1;
      watcher.carriedOut?.(STAY, game);
    },
  ],
  [
    'is back in play',
    (watcher, game) => {
      game.state.mechs[0]!.status = 'destroyed';
      watcher.carriedOut?.(STAY, game);
      game.state.mechs[0]!.status = 'active';
      watcher.carriedOut?.(STAY, game);
    },
  ],
  [
    'is alive again',
    (watcher, game) => {
      game.state.mechs[0]!.pilot = 'dead';
      watcher.carriedOut?.(STAY, game);
      game.state.mechs[0]!.pilot = 'awake';
      watcher.carriedOut?.(STAY, game);
    },
  ],
  [
    'share hex',
    (watcher, game) => {
      game.state.mechs[1]!.hex = game.state.mechs[0]!.hex;
      game.state.mechs[1]!.elevation = game.state.mechs[0]!.elevation;
      watcher.event?.(PHASE_ENDED, game);
    },
  ],
  [
    'stands on nothing',
    (watcher, game) => {
      game.state.mechs[0]!.elevation = 17;
      watcher.event?.(PHASE_ENDED, game);
    },
  ],
  [
    'facing 6',
    (watcher, game) => {
      game.state.mechs[0]!.facing = 6;
      watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
    },
  ],
  [
    'is destroyed twice',
    (watcher, game) => {
      for (const cause of ['head', 'engine'] as const)
        watcher.event?.({ type: 'UnitDestroyed', unit: 0, cause, source: { kind: 'terrain' } }, game);
    },
  ],
  [
    'has no leg',
    (watcher, game) => {
      for (const leg of [LL, RL]) game.state.mechs[0]!.structure[leg] = 0;
      watcher.event?.(PHASE_ENDED, game);
    },
  ],
  [
    'has no gyro',
    (watcher, game) => {
      game.state.mechs[0]!.slotHits[CT] = 0xfff;
      watcher.event?.(PHASE_ENDED, game);
    },
  ],
  [
    'do not give its state',
    (watcher, game) => {
      watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
      game.state.mechs[0]!.heat = 3;
      watcher.event?.({ type: 'TurnEnded', turn: 1, hash: 0 }, game);
    },
  ],
  [
    'has a different hash from its state',
    (watcher, game) => {
      watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
      watcher.event?.({ type: 'TurnEnded', turn: 1, hash: 0 }, game);
    },
  ],
  ['turn 2 follows turn 0', (watcher, game) => watcher.event?.({ type: 'TurnBegan', turn: 2 }, game)],
  [
    'the movement phase follows the weapons phase',
    (watcher, game) => {
      for (const phase of ['weapons', 'movement'] as const)
        watcher.event?.({ type: 'PhaseBegan', phase, order: [] }, game);
    },
  ],
  ['nobody is to act in the movement phase', (watcher, game) => watcher.end?.(game)],
  [
    'acts twice in a phase',
    (watcher, game) => {
      for (let times = 0; times < 2; times++) watcher.event?.({ type: 'UnitActed', unit: 0 }, game);
    },
  ],
  [
    'owes a roll (kicked)',
    (watcher, game) => {
      game.state.mechs[0]!.rolls = [{ reason: 'kicked', modifier: 0 }];
      watcher.event?.(PHASE_ENDED, game);
    },
  ],
  [
    'was given stay and could not act',
    (watcher, game) => {
      game.state.mechs[0]!.pilot = 'unconscious';
      watcher.order?.(STAY, game);
      watcher.carriedOut?.(STAY, game);
    },
  ],
  [
    'while it was shut down',
    (watcher, game) => {
      game.state.mechs[0]!.shutdown = true;
      watcher.order?.(STAY, game);
      watcher.carriedOut?.(STAY, game);
    },
  ],
  [
    'declares a push attack and cannot',
    (watcher, game) => {
      game.state.mechs[0]!.shutdown = true;
      watcher.event?.(
        { type: 'AttackDeclared', attack: { kind: 'push', attacker: 0, target: 1, need: 5 }, modifiers: [] },
        game,
      );
    },
  ],
  [
    'gets 16 heat',
    (watcher, game) =>
      watcher.event?.({ type: 'HeatInflicted', unit: 0, heat: 2, externalHeat: 16, source: { kind: 'terrain' } }, game),
  ],
  [
    'has 6 of 6 shots',
    (watcher, game) => {
      const shot = { unit: 0, weapon: 0, heatBuildUp: 6, bin: 0, shotsLeft: 6, oneShot: false, shot: 0 };
      watcher.event?.({ type: 'WeaponFired', ...shot }, game);
    },
  ],
];

test.each(BREACHES)('a breach is reported as "%s"', (message, breach) => {
  const messages = INVARIANTS.map(({ watch }) => {
    try {
      breach(
        watch(() => undefined),
        newGame(),
      );
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  });
  expect(messages.join('\n')).toContain(message);
});

test('every invariant is broken by one of the breaches', () => {
  const broken = INVARIANTS.filter(({ watch }) =>
    BREACHES.some(([, breach]) => {
      try {
        breach(
          watch(() => undefined),
          newGame(),
        );
        return false;
      } catch {
        return true;
      }
    }),
  );
  expect(broken.map(({ name }) => name)).toEqual(INVARIANTS.map(({ name }) => name));
});

test('a game in which a watcher throws stops there', () => {
  const watcher: Watcher = {
    event: ({ type }) => {
      if (type === 'TurnEnded') throw new Error('seen');
    },
  };
  const watched = new WatchedGame(randomSetup(1), [watcher], new Map());
  expect(() => watched.playRandomly(Int32Array.from([1, 2, 3, 4]))).toThrow('seen');
  expect(watched.game.state.turn).toBe(1);
});
