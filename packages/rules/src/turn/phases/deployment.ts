import type { HexId } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import {
  NO_PLACE,
  PLACE_DECK,
  PLACE_FLOOR,
  PLACE_ICE,
  PLACE_ROOF,
  type Places,
  placeAt,
} from '../../questions/board/places.ts';
import { occupantAt } from '../../questions/board/spot.ts';
import { isForbidden, MECH_HEIGHT } from '../../questions/board/step-destination.ts';
import { stepTable } from '../../questions/board/step-table.ts';
import { isInZone } from '../../questions/board/zone.ts';
import { floodBareLocations } from '../../resolution/damage/hull-breach.ts';
import { type DeployCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { TERRAIN } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/**
 * Whether a unit is undeployed and may come onto the board in this turn. One that is held back, or finds no room, stays
 * off the board and is due again in the next turn.
 */
export function isDue(game: Game, mech: MechState): boolean {
  if (mech.status !== 'undeployed') return false;
  const arrival = game.match.arrivals[mech.id];
  return arrival !== undefined && arrival.turn <= game.state.turn;
}

/** Whether this turn has a deployment phase, as it does if any unit is due. */
export function isDeploymentDue(game: Game): boolean {
  return game.state.mechs.some(mech => isDue(game, mech));
}

/** Checks an order to put a unit on the board, and returns the function that carries it out. */
export function planDeployment(game: Game, command: DeployCommand): Result<() => void, Refusal> {
  const mech = mechOf(game, command.unit);
  const place = shapeRefusal(game, command) ?? findPlace(game, mech, command);
  return typeof place === 'number' ? succeed(() => deploy(game, mech, place, command.facing)) : fail(place);
}

function shapeRefusal(game: Game, { hex, facing }: DeployCommand): Refusal | undefined {
  if (!Number.isInteger(hex) || hex < 0 || hex >= boardOf(game).grid.size) {
    return refusal('malformed', 'hex', 'is not a hex of this board');
  }
  if (!Number.isInteger(facing) || facing < 0 || facing > 5) {
    return refusal('malformed', 'facing', 'must be from 0 to 5');
  }
  return undefined;
}

/** Returns the place that the order names, or why the unit cannot be put there. */
function findPlace(game: Game, mech: MechState, { hex, elevation }: DeployCommand): number | Refusal {
  const board = boardOf(game);
  const table = stepTable(board);
  if (!isInZone(board.grid, hex, game.match.arrivals[mech.id]?.zone ?? 'any')) {
    return refusal('outsideZone', 'hex', 'lies outside the deployment zone of the unit');
  }
  if (isForbidden(board, hex)) return refusal('noFooting', 'hex', 'holds terrain that no BattleMech can enter');
  const place = elevation === undefined ? usualPlace(table.places, hex) : placeAt(table.places, hex, elevation);
  if (place === NO_PLACE) return refusal('noFooting', 'elevation', 'is where nothing in that hex can be stood on');
  if (!hasHeadroom(table.places, place)) {
    return refusal('noFooting', 'elevation', 'leaves no room for a BattleMech under the bridge or ice above');
  }
  return occupantAt(game, mech, table, place) === undefined
    ? place
    : refusal('hexTaken', 'hex', 'is a hex where another BattleMech stands');
}

/**
 * Returns the place in a hex where a unit is put unless the order says otherwise: on a bridge, on ice, on the ground or
 * the bottom of water, whichever is highest; in a building on its ground floor.
 */
function usualPlace({ first, top, kind }: Places, hex: HexId): number {
  const highest = top[hex]!;
  return kind[highest] === PLACE_ROOF || kind[highest] === PLACE_FLOOR ? first[hex]! : highest;
}

/** Whether a unit has headroom: a BattleMech does not fit under a deck or ice that is lower than it is tall. */
function hasHeadroom({ first, hex, elevation, kind }: Places, place: number): boolean {
  const own = elevation[place]!;
  for (let above = first[hex[place]!]!; above < first[hex[place]! + 1]!; above++) {
    const covers = kind[above] === PLACE_DECK || kind[above] === PLACE_ICE;
    if (covers && elevation[above]! > own && elevation[above]! < own + MECH_HEIGHT) return false;
  }
  return true;
}

/**
 * Puts the unit on the board, where it moves in this turn like all others. In water, locations without armor are
 * flooded.
 */
function deploy(game: Game, mech: MechState, place: number, facing: number): void {
  const { hex, elevation } = stepTable(boardOf(game)).places;
  emit(game, { type: 'Deployed', unit: mech.id, hex: hex[place]!, elevation: elevation[place]!, facing });
  floodBareLocations(game, mech, TERRAIN);
}

/** Yields every order to deploy a unit that is worth trying: each place of its zone, with each facing. */
export function* deploymentCandidates(game: Game, mech: MechState): Generator<DeployCommand> {
  const { grid } = boardOf(game);
  const { first, elevation } = stepTable(boardOf(game)).places;
  const zone = game.match.arrivals[mech.id]?.zone ?? 'any';
  for (let hex = 0; hex < grid.size; hex++) {
    if (!isInZone(grid, hex, zone)) continue;
    for (let place = first[hex]!; place < first[hex + 1]!; place++) {
      for (let facing = 0; facing < 6; facing++) {
        yield { type: 'deploy', unit: mech.id, hex, facing, elevation: elevation[place]! };
      }
    }
  }
}
