import { tenthUp } from '../../basics/integers.ts';
import { targetMovementModifier } from '../../questions/to-hit/target-modifiers.ts';
import { TERRAIN } from '../../vocabulary/events/source.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { rollPiloting } from '../piloting/psr.ts';
import { damageBuilding } from './collapse.ts';

/**
 * A unit goes through the wall of a building. A failed roll does not make it fall: the wall damages it, by a tenth of
 * the building's construction factor. The wall suffers either way, by a tenth of the unit's weight.
 */
export function passWall(game: Game, mech: MechState, how: { readonly backward: boolean }): void {
  const { building, buildingCf } = boardOf(game).layers;
  const { hex } = mech;
  if (!mech.prone && !rollThroughWall(game, mech, building[hex]!)) {
    const side = how.backward ? 'rear' : 'front';
    dealImpact(game, mech, { damage: tenthUp(buildingCf[hex]!), table: 'full', side, source: TERRAIN });
  }
  damageBuilding(game, hex, tenthUp(specOf(game, mech).tonnage));
}

function rollThroughWall(game: Game, mech: MechState, buildingType: number): boolean {
  return rollPiloting(game, mech, { reason: 'building', modifier: wallModifier(buildingType, mech.hexesMoved) });
}

/** Modifier of the roll, by type of building: light, medium, heavy, hardened, and a wall that stands alone. */
const WALL_MODIFIERS: readonly number[] = [0, 0, 1, 2, 5, 5];

/** What a wall adds to the roll. Speed makes it harder, as it makes a moving target harder to hit. */
export function wallModifier(buildingType: number, hexesMoved: number): number {
  return WALL_MODIFIERS[buildingType]! + targetMovementModifier(hexesMoved);
}
