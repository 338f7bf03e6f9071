import { type Board, BRIDGE_LAYERS, BUILDING_LAYERS, type HexId, hexContent, type Layer } from '@hexfall/hex';
import { tenthUp } from '../../basics/integers.ts';
import { factorOf } from '../../questions/board/building.ts';
import { bottomOf } from '../../questions/board/places.ts';
import { occupantOf, type Spot, spotOf } from '../../questions/board/spot.ts';
import { COLLAPSE } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import { isLeaping } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { STAGGERING_DAMAGE } from '../damage/stagger.ts';
import { fallInto, fallOntoIce, putAt, settleOnGround } from '../displacement/displace.ts';
import { isOnThinIce } from '../displacement/ice.ts';
import type { FallCause } from '../piloting/fall.ts';
import { automaticFall, rollFooting } from '../piloting/psr.ts';

/** At the end of the movement phase: whatever bears more than it can, or has been battered down, collapses. */
export function collapseOverloaded(game: Game): void {
  for (const hex of loadedHexes(game)) if (isOverloaded(game, hex)) collapseBuilding(game, hex);
}

/** After all attacks of a phase: buildings and bridges whose construction factor is used up come down, whoever is there. */
export function collapseBattered(game: Game): void {
  const changed = new Set(game.state.terrainChanges.map(({ hex }) => hex));
  for (const hex of changed) {
    const { building, bridge } = boardOf(game).layers;
    if (building[hex]! + bridge[hex]! > 0 && isUsedUp(game, hex)) collapseBuilding(game, hex);
  }
}

/** Returns the units that a collapse could strike or drop as things stand: those in or on something that was built. */
export function unitsInBuildings(game: Game): readonly MechState[] {
  const { building, bridge } = boardOf(game).layers;
  return game.mechs.filter(({ status, hex }) => status === 'active' && (building[hex] !== 0 || bridge[hex] !== 0));
}

/** Hexes where a unit stands in or on something that was built, in the order of the units. */
function loadedHexes(game: Game): HexId[] {
  return [...new Set(unitsInBuildings(game).map(({ hex }) => hex))];
}

/** More tons on its upper floors, roof or deck than its construction factor. One that never had such a factor holds. */
function isOverloaded(game: Game, hex: HexId): boolean {
  const stated = factorOf(game.match.board, hex);
  return stated > 0 && (isUsedUp(game, hex) || loadOn(game, hex) > factorOf(boardOf(game), hex));
}

function isUsedUp(game: Game, hex: HexId): boolean {
  return factorOf(game.match.board, hex) > 0 && factorOf(boardOf(game), hex) === 0;
}

/** Who hangs in the air over it, about to come down elsewhere, weighs nothing. */
function loadOn(game: Game, hex: HexId): number {
  const { attacks } = game.state;
  const upThere = unitsIn(game, hex).filter(mech => isHeldUp(game, mech) && !isLeaping(attacks, mech.id));
  return upThere.reduce((tons, mech) => tons + specOf(game, mech).tonnage, 0);
}

function unitsIn(game: Game, hex: HexId): MechState[] {
  return game.state.mechs.filter(mech => mech.status === 'active' && mech.hex === hex);
}

/** On an upper floor, a roof or a deck: what goes when the building goes. */
function isHeldUp(game: Game, mech: MechState): boolean {
  const { building, bridge, bridgeHeight, depth } = boardOf(game).layers;
  if (building[mech.hex] !== 0) return mech.elevation > 0;
  return bridge[mech.hex] !== 0 && mech.elevation === bridgeHeight[mech.hex] && mech.elevation > -depth[mech.hex]!;
}

/**
 * A building or bridge comes down: everybody in it is struck by what falls, and whoever stood above the ground drops.
 */
export function collapseBuilding(game: Game, hex: HexId): void {
  const board = boardOf(game);
  const caught = unitsIn(game, hex).map(mech => ({
    mech,
    damage: collapseDamage(board, mech),
    heldUp: isHeldUp(game, mech),
  }));
  announce(game, { type: 'BuildingCollapsed', hex });
  emit(game, { type: 'TerrainChanged', hex, content: rubbleOf(board, hex) });
  for (const { mech, damage, heldUp } of caught) {
    dealImpact(game, mech, { damage, table: 'full', side: 'front', source: COLLAPSE });
    if (heldUp && mech.status === 'active') drop(game, mech, damage);
  }
}

/** A tenth of the construction factor for each level of building above the unit; on the roof, of the top one. */
function collapseDamage(board: Board, mech: MechState): number {
  const { building, buildingHeight, buildingCf } = board.layers;
  if (building[mech.hex] === 0) return 0;
  const floors = buildingHeight[mech.hex]!;
  const floor = Math.min(mech.elevation, floors - 1);
  return tenthUp(buildingCf[mech.hex]! * (floors - floor));
}

/** What a hex holds once its building has become rubble, or its bridge is gone. */
function rubbleOf(board: Board, hex: HexId): { level: number; layers: Partial<Record<Layer, number>> } {
  const { level, layers } = hexContent(board, hex);
  const rest: Partial<Record<Layer, number>> = { ...layers };
  const fallen = layers.building === undefined ? BRIDGE_LAYERS : BUILDING_LAYERS;
  for (const layer of fallen) delete rest[layer];
  if (layers.building !== undefined) rest.rubble = layers.building;
  return { level, layers: rest };
}

/**
 * Down to the ground, the ice or the water's bottom: on its feet if a roll allows it, else as a fall of that height. A
 * prone unit has no feet to come down on, and nobody stays upright who comes down on another.
 */
function drop(game: Game, mech: MechState, damage: number): void {
  const from = spotOf(mech);
  const spot = spotBelow(game, mech);
  const taken = occupantOf(game, mech, spot) !== undefined;
  if (game.rules.buildingCollapseFall === 'automaticFall' || mech.prone || taken) {
    const cause = automaticFall(game, mech, 'buildingCollapse', damage >= STAGGERING_DAMAGE ? 1 : 0);
    return fallDown(game, mech, cause, spot);
  }
  const cause = rollFooting(game, mech, { reason: 'buildingCollapse', modifier: 0 });
  if (cause !== undefined) return fallDown(game, mech, cause, spot);
  putAt(game, mech, spot, 'dropped');
  if (isOnThinIce(game, mech)) settleOnGround(game, mech, from, 'landing');
}

/** What is under a deck or floor when it is gone. */
function spotBelow(game: Game, { hex }: MechState): Spot {
  const ground = { hex, elevation: bottomOf(boardOf(game), hex) };
  const ice = { hex, elevation: 0 };
  return isOnThinIce(game, ice) ? ice : ground;
}

function fallDown(game: Game, mech: MechState, cause: FallCause, spot: Spot): void {
  const height = mech.elevation - spot.elevation;
  if (isOnThinIce(game, spot)) fallOntoIce(game, mech, cause, height);
  else fallInto(game, mech, cause, { ...spot, height });
}
