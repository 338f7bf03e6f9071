import { hasBuilding } from '../../questions/board/building.ts';
import { loadOf } from '../../questions/weapons/ammunition.ts';
import type { BuildingShot } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { refusalOf } from './act.ts';
import { furtherRates, loadsOnOffer } from './weapon-choices.ts';

/**
 * Every shot at a building that a unit can make from one stance, one by one: each weapon at each building, with every
 * munition aboard and every rate of fire. Shots of different weapons may be combined, also with shots at units.
 *
 * @example
 * ```ts
 * import { legalBuildingShots, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * Array.from(legalBuildingShots(game, mechOf(game, 0), 0)); // => []
 * ```
 */
export function* legalBuildingShots(
  game: Game,
  mech: MechState,
  twist: number,
  flipArms = false,
): Generator<BuildingShot> {
  for (const shot of buildingShots(game, mech)) {
    const fire = { type: 'fire', unit: mech.id, twist, flipArms, shots: [], buildings: [shot] } as const;
    if (refusalOf(game, fire) === undefined) yield shot;
  }
}

/** Shots worth trying, legal or not. */
function* buildingShots(game: Game, mech: MechState): Generator<BuildingShot> {
  const board = boardOf(game);
  const spec = specOf(game, mech);
  for (const [index, weapon] of spec.weapons.entries()) {
    for (const choice of loadsOnOffer(mech, spec, weapon)) {
      const load = loadOf(mech, spec, weapon, choice.bin);
      if (load === undefined) continue;
      const rates = furtherRates(mech, spec, index, load);
      for (let hex = 0; hex < board.grid.size; hex++) {
        if (!hasBuilding(board, hex)) continue;
        const plain = { weapon: index, hex, ...choice };
        yield plain;
        for (const rate of rates) yield { ...plain, rate };
      }
    }
  }
}
