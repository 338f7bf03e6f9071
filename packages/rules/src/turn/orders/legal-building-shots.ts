import { type Board, distance, type HexId } from '@hexfall/hex';
import { hasBuilding } from '../../questions/board/building.ts';
import { type FiringStance, firingArc, isInFiringArc } from '../../questions/to-hit/firing-arc.ts';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import { loadOf } from '../../questions/weapons/ammunition.ts';
import { blastPoints } from '../../questions/weapons/blast-points.ts';
import type { BuildingShot } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponDamage } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { refusalOf } from './act.ts';
import { furtherRates, loadsOnOffer } from './weapon-choices.ts';

/**
 * Lists every shot at a building that a unit can make from one stance, one by one: each weapon at each building, with
 * every munition aboard and every rate of fire; and artillery at each hex from which its burst would reach an enemy.
 * Shots of different weapons may be combined, also with shots at units.
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
  for (const shot of shotsInArc(game, mech, { twist, armsFlipped: flipArms })) {
    const fire = { type: 'fire', unit: mech.id, twist, flipArms, shots: [], buildings: [shot] } as const;
    if (refusalOf(game, fire) === undefined) yield shot;
  }
}

/**
 * Lists the shots worth trying, legal or not: a city has hundreds of buildings, most of them in no arc or out of range.
 */
function* shotsInArc(game: Game, mech: MechState, stance: FiringStance): Generator<BuildingShot> {
  const spec = specOf(game, mech);
  const { grid } = boardOf(game);
  const buildings = buildingsOf(boardOf(game));
  for (const [index, weapon] of spec.weapons.entries()) {
    const arc = firingArc(spec, weapon, stance);
    for (const choice of loadsOnOffer(mech, spec, weapon)) {
      const load = loadOf(mech, spec, weapon, choice.bin);
      if (load === undefined) continue;
      const rates = furtherRates(mech, spec, index, load);
      for (const hex of load.type.damage.kind === 'blast'
        ? hexesNearEnemies(game, mech, load.type.damage)
        : buildings) {
        if (!isInFiringArc(game, mech, arc, hex) || distance(grid, mech.hex, hex) > load.type.ranges[2]) continue;
        const plain = { weapon: index, hex, ...choice };
        yield plain;
        for (const rate of rates) yield { ...plain, rate };
      }
    }
  }
}

function buildingsOf(board: Board): HexId[] {
  return Array.from({ length: board.grid.size }, (_, hex) => hex).filter(hex => hasBuilding(board, hex));
}

/** Returns the hexes from which a burst would strike an enemy. */
function hexesNearEnemies(game: Game, mech: MechState, { points }: Blast): HexId[] {
  const { grid } = boardOf(game);
  const enemies = enemiesOf(game, mech);
  const reaches = (hex: HexId): boolean =>
    enemies.some(enemy => blastPoints(points, distance(grid, hex, enemy.hex)) > 0);
  return Array.from({ length: grid.size }, (_, hex) => hex).filter(reaches);
}

type Blast = Extract<WeaponDamage, { kind: 'blast' }>;
