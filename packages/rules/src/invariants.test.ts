import { OFF_BOARD } from '@hexfall/hex';
import { forRandomGames, gameOf, playRandomly } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { act } from './commands/act.ts';
import { type Command, MOVE_STEPS } from './commands/command.ts';
import { COMMAND_TYPES } from './commands/parse-command.ts';
import type { DamageApplied } from './events/damage-events.ts';
import type { GameEvent } from './events/events.ts';
import { boardOf, type Game, NO_SINK } from './game.ts';
import { nextBelow } from './dice/xoshiro.ts';
import { stepTable } from './movement/step-table.ts';
import { placeAt } from './movement/step-table-places.ts';
import { startGame } from './phases/turn.ts';
import type { MechState } from './state/mech-state.ts';
import { formatState } from './state/serialise.ts';

const player = (): Int32Array => Int32Array.from([1, 2, 3, 4]);

const GAMES = 1000;

/** Plays random games and looks at each event, with the state as the event left it. */
function watch(
  games: number,
  look: (event: GameEvent, game: Game, before: readonly GameEvent[]) => void,
  end?: (game: Game) => void,
): void {
  forRandomGames(games, {}, setup => {
    const events: GameEvent[] = [];
    const game = gameOf(setup, {
      push: event => {
        look(event, game, events);
        events.push(event);
      },
    });
    startGame(game);
    playRandomly(game, player());
    end?.(game);
  });
}

/** What a unit has left, armor and structure together. */
function pointsLeft({ armor, structure }: MechState): number {
  return [...armor, ...structure].reduce((sum, points) => sum + points, 0);
}

describe('over thousands of random games', () => {
  test('a fall removes armor or structure', () => {
    let falls = 0;
    const fallen = new Map<number, number>();
    watch(GAMES, (event, game) => {
      if (event.type === 'Fell') fallen.set(event.unit, pointsLeft(game.state.mechs[event.unit]!));
      const hurt =
        event.type === 'PilotHit'
          ? event.cause === 'fall'
          : event.type === 'PilotingRolled' && event.reason === 'avoidWound';
      if (!hurt || !('unit' in event) || !fallen.has(event.unit)) return;
      if (!shrugsOff(game, event.unit)) {
        expect(pointsLeft(game.state.mechs[event.unit]!)).toBeLessThan(fallen.get(event.unit)!);
      }
      fallen.delete(event.unit);
      falls++;
    });
    expect(falls).toBeGreaterThan(100);
  });

  test('every point of damage is applied, handed on or accounted for as lost', () => {
    const handedOn = new Map<number, DamageApplied[]>();
    watch(
      GAMES,
      event => {
        if (event.type !== 'DamageApplied') return;
        expect(event.damage).toBe(event.armorDamage + event.structureDamage + event.transferred + event.discarded);
        const waiting = handedOn.get(event.unit) ?? [];
        const last = waiting.at(-1);
        // Some armor and structure lose more points than arrive.
        if (last?.transferLocation === event.location && last.transferred <= event.damage) waiting.pop();
        if (event.transferred > 0) waiting.push(event);
        handedOn.set(event.unit, waiting);
      },
      () => {
        for (const waiting of handedOn.values()) expect(waiting).toEqual([]);
        handedOn.clear();
      },
    );
  });

  test('a rack of 20 missiles never puts more than 5 points in one place', () => {
    let groups = 0;
    let rack = false;
    watch(GAMES, (event, game) => {
      if (event.type === 'ClusterRolled') {
        const { type } = game.match.specs[game.state.mechs[event.attacker]!.spec]!.weapons[event.weapon]!;
        rack = type.damage.kind === 'cluster' && type.damage.projectiles === 20;
      } else if (event.type === 'Exploded' || event.type === 'AttackRolled' || event.type === 'PhaseEnded')
        rack = false;
      else if (event.type === 'DamageApplied' && rack && !isBrittle(game, event.unit)) {
        expect(event.damage).toBeLessThanOrEqual(5);
        groups++;
      }
    });
    expect(groups).toBeGreaterThan(100);
  });

  test('a critical hit in one location never touches another', () => {
    const before = new Map<number, number[]>();
    let hits = 0;
    watch(
      GAMES,
      (event, game) => {
        if (event.type === 'SlotHit') {
          const now = game.state.mechs[event.unit]!.slotHits;
          const then = before.get(event.unit) ?? now;
          for (const [location, mask] of now.entries())
            if (location !== event.location) expect(mask).toBe(then[location]);
          hits++;
        }
        for (const mech of game.state.mechs) before.set(mech.id, mech.slotHits.slice());
      },
      () => before.clear(),
    );
    expect(hits).toBeGreaterThan(100);
  });

  test('nothing becomes negative, everybody has a place of his own, whoever is gone stays away', () => {
    const gone = new Set<number>();
    watch(
      GAMES,
      (event, game) => {
        for (const mech of game.state.mechs) checkMech(mech, gone.has(mech.id));
        if (event.type === 'UnitDestroyed' || event.type === 'Withdrew') gone.add(event.unit);
        if (event.type === 'PhaseEnded') checkPlaces(game);
      },
      game => {
        expect(game.state.phase).toBe('over');
        gone.clear();
      },
    );
  });

  test('nobody fires who is out of action, nothing jammed or spent is fired, bins and heat keep their bounds', () => {
    let shots = 0;
    watch(300, (event, game) => {
      if (event.type === 'AttackDeclared' && event.attack.kind === 'weapon') {
        checkShot(game.state.mechs[event.attack.attacker]!, event.attack.weapon);
        shots++;
      }
      if (event.type === 'HeatInflicted') expect(event.externalHeat).toBeLessThanOrEqual(15);
      if (event.type !== 'WeaponFired' || event.bin < 0) return;
      const { ammoBins } = game.match.specs[game.state.mechs[event.unit]!.spec]!;
      expect(event.shotsLeft).toBeGreaterThanOrEqual(0);
      expect(event.shotsLeft).toBeLessThan(ammoBins[event.bin]!.shots);
    });
    expect(shots).toBeGreaterThan(1000);
  });

  test('a refused command changes nothing, not even the dice', () => {
    let refused = 0;
    forRandomGames(300, {}, (setup, seed) => {
      const game = gameOf(setup, NO_SINK);
      startGame(game);
      const words = Int32Array.from([seed, 2, 3, 4]);
      for (let i = 0; i < 60 && game.state.phase !== 'over'; i++) {
        playRandomly(game, words, 1);
        const before = formatState(game.state);
        if (act(game, wildCommand(words)).ok) continue;
        refused++;
        expect(formatState(game.state)).toBe(before);
      }
    });
    expect(refused).toBeGreaterThan(5000);
  });
});

/** Armor that takes a single point of damage without losing one. */
function shrugsOff(game: Game, unit: number): boolean {
  const { armorType } = game.match.specs[game.state.mechs[unit]!.spec]!;
  return armorType === 'hardened' || armorType === 'ferroLamellor';
}

/** Composite structure loses two points for one. */
function isBrittle(game: Game, unit: number): boolean {
  return game.match.specs[game.state.mechs[unit]!.spec]!.structureType === 'composite';
}

function checkShot(mech: MechState, weapon: number): void {
  if (mech.status !== 'active' || mech.pilot !== 'awake' || mech.shutdown || mech.unjamming)
    throw new Error('cannot fire');
  if ((((mech.jammed | mech.spent) >>> weapon) & 1) === 1) throw new Error('a weapon fires that cannot');
}

function checkMech(mech: MechState, gone: boolean): void {
  for (const points of [...mech.armor, ...mech.structure, ...mech.ammo])
    if (points < 0) throw new Error('negative points');
  if (mech.heat < 0 || mech.heatBuildUp < 0 || mech.damageThisPhase < 0) throw new Error('negative heat or damage');
  if (gone && mech.status === 'active') throw new Error('a unit is back that was destroyed or had left');
  const off = mech.status === 'undeployed' || mech.status === 'withdrawn';
  if (off !== (mech.hex === OFF_BOARD)) throw new Error('a unit is on the board that is not, or the other way round');
  if (mech.status === 'undeployed' && isTouched(mech)) throw new Error('a unit is touched that is still to come');
}

/** Something has happened to a unit that set out fresh. */
function isTouched(mech: MechState): boolean {
  const hurt = mech.damageThisPhase + mech.pilotWounds + mech.heat + mech.heatBuildUp + mech.rolls.length;
  return hurt > 0 || mech.movement !== 'undecided' || mech.slotHits.some(mask => mask !== 0);
}

/** Whoever is in play stands on something, and not in the space of another. */
function checkPlaces(game: Game): void {
  const { places } = stepTable(boardOf(game));
  const active = game.state.mechs.filter(mech => mech.status === 'active');
  for (const mech of active) {
    if (placeAt(places, mech.hex, mech.elevation) < 0) throw new Error(`unit ${mech.id} stands on nothing`);
    const same = active.find(
      other => other.id < mech.id && other.hex === mech.hex && Math.abs(other.elevation - mech.elevation) < 2,
    );
    if (same !== undefined) throw new Error(`units ${same.id} and ${mech.id} share hex ${mech.hex}`);
  }
}

function wildChoice(words: Int32Array): object {
  const small = (): number => nextBelow(words, 6);
  return [{}, { rate: small() }, { bin: small() }, { aim: 'CT' }, { heat: true }, { spotter: small() }][small()]!;
}

/** A command of the right shape and any content: legal only by chance. */
function wildCommand(words: Int32Array): Command {
  const small = (): number => nextBelow(words, 6);
  return {
    type: COMMAND_TYPES[nextBelow(words, COMMAND_TYPES.length)]!,
    unit: small(),
    target: small(),
    weapon: small(),
    mode: small() < 3 ? 'walk' : 'run',
    steps: Array.from({ length: small() + 3 }, () => MOVE_STEPS[nextBelow(words, MOVE_STEPS.length)]!),
    climb: small() < 3,
    hex: nextBelow(words, 120),
    to: nextBelow(words, 120),
    approach: nextBelow(words, 120),
    facing: small(),
    twist: small() - 2,
    shots: [{ weapon: small(), target: small(), ...wildChoice(words) }],
    flipArms: small() === 0,
    unjam: small() === 0,
    arms: ['LA'],
    leg: 'LL',
    item: small(),
    aim: 'full',
  } as unknown as Command;
}
