import { bearing, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Volley } from './plan-shot.ts';
import { targetHex } from './target-hex.ts';

/*
 * Turrets. All weapons of a turret look the same way, which is chosen anew in every turn: what they fire at must lie in one
 * forward arc, wherever it points.
 */

const FACINGS: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Returns why a shot from a turret cannot be combined with earlier ones; `undefined` if the turret can bear on all their targets. */
export function turretRefusal(
  game: Game,
  { attacker, attacks }: Pick<Volley, 'attacker' | 'attacks'>,
  attack: FireAttack,
  path: string,
): Refusal | undefined {
  const { weapons } = specOf(game, attacker);
  const { location } = weapons[attack.weapon]!;
  const together = attacks.filter(
    ({ weapon }) => weapons[weapon]!.turret === true && weapons[weapon]!.location === location,
  );
  const hexes = [...together, attack].map(shot => targetHex(game, shot));
  if (FACINGS.some(facing => hexes.every(hex => isInFrontOf(game, attacker, facing, hex)))) return undefined;
  return refusal('outOfArc', `${path}.weapon`, 'is in a turret that cannot turn to all its targets at once');
}

function isInFrontOf(game: Game, { hex: own }: MechState, facing: number, hex: HexId): boolean {
  return own === hex || inArc('forward', relativeBearing(bearing(boardOf(game).grid, own, hex), facing));
}
