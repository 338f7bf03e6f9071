import type { Side } from '@hexfall/hex';
import { tenthUp } from '../../basics/integers.ts';
import { targetMovementModifier } from '../../questions/to-hit/target-modifiers.ts';
import { TERRAIN } from '../../vocabulary/events/source.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { rollPiloting } from '../piloting/psr.ts';
import { damageBuilding } from './building-damage.ts';

/** How a unit goes through a wall. */
interface Passage {
  /** The side of the unit that meets the wall. */
  readonly side: Side;
  /** Hexes that the unit has moved to get there. */
  readonly hexesMoved: number;
}

/**
 * Carries out the passage of a unit through the wall of the building around it, on its own feet or not. A failed roll does not make it
 * fall: the wall damages it, by a tenth of the building's construction factor. The wall is damaged either way, by a tenth of the unit's
 * weight.
 */
export function passWall(game: Game, mech: MechState, { side, hexesMoved }: Passage): void {
  const { building, buildingCf } = boardOf(game).layers;
  const { hex } = mech;
  const modifier = wallModifier(building[hex]!, hexesMoved);
  if (!mech.prone && !rollPiloting(game, mech, { reason: 'building', modifier })) {
    dealImpact(game, mech, { damage: tenthUp(buildingCf[hex]!), table: 'full', side, source: TERRAIN });
  }
  damageBuilding(game, hex, tenthUp(specOf(game, mech).tonnage));
}

/** Modifier of the roll, by type of building: light, medium, heavy, hardened, and a wall that stands alone. */
const WALL_MODIFIERS: readonly number[] = [0, 0, 1, 2, 5, 5];

/** Returns the modifier of a roll for a wall. Speed makes it harder, as it makes a moving target harder to hit. */
export function wallModifier(buildingType: number, hexesMoved: number): number {
  return WALL_MODIFIERS[buildingType]! + targetMovementModifier(hexesMoved);
}
