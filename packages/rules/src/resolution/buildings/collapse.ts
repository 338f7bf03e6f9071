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

/**
 * Brings down, at the end of the movement phase, every building or bridge that bears more than it can, or whose construction factor is used
 * up.
 */
export function collapseOverloaded(game: Game): void {
  for (const hex of loadedHexes(game)) if (isOverloaded(game, hex)) collapseBuilding(game, hex);
}

/** Brings down, after all attacks of a phase, the buildings and bridges whose construction factor is used up, occupied or not. */
export function collapseBattered(game: Game): void {
  const changed = new Set(game.state.terrainChanges.map(({ hex }) => hex));
  for (const hex of changed) {
    const { building, bridge } = boardOf(game).layers;
    if (building[hex]! + bridge[hex]! > 0 && isUsedUp(game, hex)) collapseBuilding(game, hex);
  }
}

/** Returns the units that a collapse could strike or drop at present: those in or on a building or bridge. */
export function unitsInBuildings(game: Game): readonly MechState[] {
  const { building, bridge } = boardOf(game).layers;
  return game.mechs.filter(({ status, hex }) => status === 'active' && (building[hex] !== 0 || bridge[hex] !== 0));
}

/** Returns the hexes in which a unit stands in or on a building or bridge, in the order of the units. */
function loadedHexes(game: Game): HexId[] {
  return [...new Set(unitsInBuildings(game).map(({ hex }) => hex))];
}

/**
 * Whether upper floors, roof or deck bear more tons than the construction factor. A building or bridge that never had a construction factor
 * holds any load.
 */
function isOverloaded(game: Game, hex: HexId): boolean {
  const stated = factorOf(game.match.board, hex);
  return stated > 0 && (isUsedUp(game, hex) || loadOn(game, hex) > factorOf(boardOf(game), hex));
}

function isUsedUp(game: Game, hex: HexId): boolean {
  return factorOf(game.match.board, hex) > 0 && factorOf(boardOf(game), hex) === 0;
}

/** Returns the tons on a building or bridge. A unit in the air over it that is about to come down elsewhere weighs nothing. */
function loadOn(game: Game, hex: HexId): number {
  const { attacks } = game.state;
  const upThere = unitsIn(game, hex).filter(mech => isHeldUp(game, mech) && !isLeaping(attacks, mech.id));
  return upThere.reduce((tons, mech) => tons + specOf(game, mech).tonnage, 0);
}

function unitsIn(game: Game, hex: HexId): MechState[] {
  return game.state.mechs.filter(mech => mech.status === 'active' && mech.hex === hex);
}

/** Whether a unit stands on an upper floor, a roof or a deck, which it loses in a collapse. */
function isHeldUp(game: Game, mech: MechState): boolean {
  const { building, bridge, bridgeHeight, depth } = boardOf(game).layers;
  if (building[mech.hex] !== 0) return mech.elevation > 0;
  return bridge[mech.hex] !== 0 && mech.elevation === bridgeHeight[mech.hex] && mech.elevation > -depth[mech.hex]!;
}

/** Brings down a building or bridge: every unit in it is struck by debris, and those above the ground drop. */
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

/** Returns the damage to a unit: a tenth of the construction factor for each level of building above it; on the roof, for the top level. */
function collapseDamage(board: Board, mech: MechState): number {
  const { building, buildingHeight, buildingCf } = board.layers;
  if (building[mech.hex] === 0) return 0;
  const floors = buildingHeight[mech.hex]!;
  const floor = Math.min(mech.elevation, floors - 1);
  return tenthUp(buildingCf[mech.hex]! * (floors - floor));
}

/** Returns the content of a hex once its building has become rubble, or its bridge is gone. */
function rubbleOf(board: Board, hex: HexId): { level: number; layers: Partial<Record<Layer, number>> } {
  const { level, layers } = hexContent(board, hex);
  const rest: Partial<Record<Layer, number>> = { ...layers };
  const fallen = layers.building === undefined ? BRIDGE_LAYERS : BUILDING_LAYERS;
  for (const layer of fallen) delete rest[layer];
  if (layers.building !== undefined) rest.rubble = layers.building;
  return { level, layers: rest };
}

/**
 * Drops a unit to the ground, the ice or the bottom of water: on its feet if a roll allows it, else with a fall of that height. A prone
 * unit always falls, and so does one that comes down on another.
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
  putAt(game, mech, spot, { how: 'dropped', source: COLLAPSE });
  if (isOnThinIce(game, mech)) settleOnGround(game, mech, from, { tread: 'landing', source: COLLAPSE });
}

/** Returns the spot under a deck or floor that is gone. */
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
