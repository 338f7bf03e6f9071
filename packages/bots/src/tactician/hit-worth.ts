import { distance } from '@hexfall/hex';
import { boardOf, type Game, type MechState, type WeaponAttack, type WeaponType } from '@hexfall/rules';
import { expectedDamage, shareOfShots } from './expected-damage.ts';
import { pulseWorth } from './pulse-worth.ts';

/** Returns what a hit is worth, in points of damage. */
export function hitWorth(
  game: Game,
  type: WeaponType,
  { bracket, rate }: Pick<WeaponAttack, 'bracket' | 'rate'>,
  target: MechState,
): number {
  if (type.damage.kind === 'none') return pulseWorth(game, target);
  return expectedDamage(type)[bracket] * shareOfShots(type, rate);
}

/** Points of damage that a shell loses with each hex from its center. */
const LESS_PER_HEX = 10;

/** Whether a weapon fires shells whose burst over the target would strike a friend or the unit itself. */
export function endangersFriends(game: Game, { side }: MechState, { damage }: WeaponType, { hex }: MechState): boolean {
  if (damage.kind !== 'blast') return false;
  const { grid } = boardOf(game);
  return game.state.mechs.some(
    friend =>
      friend.side === side &&
      friend.status === 'active' &&
      damage.points > LESS_PER_HEX * distance(grid, hex, friend.hex),
  );
}
