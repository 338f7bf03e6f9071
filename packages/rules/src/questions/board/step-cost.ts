import { type Board, type Direction, type HexId, MAX_COST } from '@hexfall/hex';
import { hasBit } from '../../basics/integers.ts';
import { type Ground, PLACE_BOTTOM, PLACE_DECK, PLACE_FLOOR, PLACE_ICE, PLACE_ROOF, type Places } from './places.ts';
import { isOnDeck, levelChange } from './step-destination.ts';

/** The step enters water of depth 1 or more, on its bottom. */
export const STEP_WATER = 0x001;
/** The step is paved: along a road, pavement or a deck. */
export const STEP_PAVED = 0x002;
export const STEP_LEVEL_CHANGE = 0x004;
/** The step leads onto ice. */
export const STEP_ICE = 0x008;
/** The step leads into a building, below its roof. */
export const STEP_BUILDING = 0x010;
/** The step leads onto rubble, not along a road. */
export const STEP_RUBBLE = 0x020;
/** The step leads onto rough ground, not along a road. */
export const STEP_ROUGH = 0x040;
/** The step leads onto swampy ground, not along a road. */
export const STEP_SWAMP = 0x080;
/** The step leads onto a deck over water and is not paved: not allowed above Walk MP. */
export const STEP_DECK_OVER_WATER = 0x100;
/** The step leads from the bottom of water to a place above it. */
export const STEP_LEAVES_WATER = 0x200;
/** The step leads onto a roof. */
export const STEP_ROOF = 0x400;

/** The step is swum through water. No step table has this bit: it is set for moves that were ordered as swimming. */
export const STEP_SWUM = 0x800;

/** Extra MP by level of the terrain. Ultra woods and jungle are never entered; their figures are for completeness. */
const WOODS: readonly number[] = [0, 1, 2, 3];
const JUNGLE: readonly number[] = [0, 2, 3, 4];
const ROUGH: readonly number[] = [0, 1, 2];
const RUBBLE: readonly number[] = [0, 1, 1, 1, 1, 1, 2];
const SNOW: readonly number[] = [0, 0, 1];
const RAPIDS: readonly number[] = [0, 1, 2];
/** Extra MP by building class: standard, hangar, fortress, gun emplacement. */
const BUILDING_CLASS: readonly number[] = [0, -1, 1, 0];

/** Extra MP of water by depth; deeper water costs as much as the last. */
const WATER: readonly number[] = [0, 1, 3];
const ICE_EXTRA = 1;

/** Kinds of road that are paved. */
const STREET = 1;
const ALLEY = 2;

/** The direction of a step, and the climb switch. */
export interface Way {
  readonly direction: Direction;
  readonly climb: boolean;
}

/** Returns everything about a step that the rules of movement need besides its cost, as STEP_ bits. */
export function stepFlags(ground: Ground, from: number, to: number, way: Way): number {
  const { board, places } = ground;
  const { layers } = board;
  const hex = places.hex[to]!;
  const kind = places.kind[to];
  const paved = isPavedStep(ground, from, to, way);
  let flags = paved ? STEP_PAVED : 0;
  if (places.level[from] !== places.level[to]) flags |= STEP_LEVEL_CHANGE;
  if (kind === PLACE_BOTTOM) flags |= STEP_WATER;
  else if (places.kind[from] === PLACE_BOTTOM) flags |= STEP_LEAVES_WATER;
  if (kind === PLACE_FLOOR) flags |= STEP_BUILDING;
  if (kind === PLACE_ROOF) flags |= STEP_ROOF;
  if (kind === PLACE_DECK && layers.depth[hex] !== 0 && !paved) flags |= STEP_DECK_OVER_WATER;
  if (!isOnSurface(places, to)) return flags;
  if (layers.ice[hex] !== 0) flags |= STEP_ICE;
  return paved ? flags : flags | groundFlags(ground, to);
}

/** Returns the STEP_ bits for the ground of a place, for a unit that comes onto it off the road. */
export function groundFlags({ board, places }: Ground, place: number): number {
  if (!isOnSurface(places, place)) return 0;
  const { rubble, rough, swamp } = board.layers;
  const hex = places.hex[place]!;
  const onRubble = rubble[hex] === 0 ? 0 : STEP_RUBBLE;
  const onRough = rough[hex] === 0 ? 0 : STEP_ROUGH;
  return onRubble | onRough | (swamp[hex] === 0 ? 0 : STEP_SWAMP);
}

/** Returns the MP of a step: 1 for the hex, 1 for each level, and the extra MP of the place that is entered. */
export function stepCost({ board, places }: Ground, from: number, to: number, flags: number): number {
  const hex = places.hex[to]!;
  let cost = 1 + levelChange(places, from, to);
  if ((flags & STEP_BUILDING) !== 0) cost += buildingExtra(board, hex);
  if ((flags & STEP_PAVED) === 0) cost += terrainExtra(board, places, to);
  return Math.min(cost, MAX_COST);
}

/** Returns the extra MP of a building: its type, 1 less for a hangar and 1 more for a fortress. */
function buildingExtra(board: Board, hex: HexId): number {
  const { building, buildingClass } = board.layers;
  return Math.max(0, building[hex]! + BUILDING_CLASS[buildingClass[hex]!]!);
}

/**
 * Returns the extra MP of the place that is entered. Woods and the like count only on the surface of the hex; a flush deck over water
 * counts as that water.
 */
function terrainExtra(board: Board, places: Places, place: number): number {
  const hex = places.hex[place]!;
  const depth = board.layers.depth[hex]!;
  if (places.kind[place] === PLACE_BOTTOM) return waterExtra(depth);
  if (!isOnSurface(places, place)) return 0;
  const water = places.kind[place] === PLACE_DECK ? waterExtra(depth) : 0;
  return water + groundExtra(board, hex);
}

function waterExtra(depth: number): number {
  return WATER[Math.min(depth, WATER.length - 1)]!;
}

function groundExtra(board: Board, hex: HexId): number {
  const { woods, jungle, rough, rubble, swamp, mud, snow, rapids, industrial, ice } = board.layers;
  const foliage = WOODS[woods[hex]!]! + JUNGLE[jungle[hex]!]!;
  const debris = ROUGH[rough[hex]!]! + RUBBLE[rubble[hex]!]!;
  const soft = Number(swamp[hex] !== 0) + Number(mud[hex] !== 0) + SNOW[snow[hex]!]! + RAPIDS[rapids[hex]!]!;
  return foliage + debris + soft + Number(industrial[hex] !== 0) + (ice[hex] === 0 ? 0 : ICE_EXTRA);
}

/** Whether a place is at the level of the hex and not in or on a building: ground, ice, or a flush deck. */
function isOnSurface(places: Places, place: number): boolean {
  const kind = places.kind[place];
  return places.elevation[place] === 0 && kind !== PLACE_FLOOR && kind !== PLACE_ROOF;
}

/**
 * Whether the pavement continues from hex to hex: pavement beside pavement, or a road or deck whose exits lead across the hexside. A unit
 * that does not climb heads for the way below the bridge; if it has to take the deck instead, that is not a paved step.
 */
function isPavedStep({ board, places }: Ground, from: number, to: number, way: Way): boolean {
  const { pavement } = board.layers;
  const back = (way.direction + 3) % 6;
  const toPavement = pavement[places.hex[to]!] !== 0;
  const toRoad = joinsByRoad(board, places, to, back) || (way.climb && joinsByDeck(board, places, to, back));
  if (pavement[places.hex[from]!] !== 0) return toPavement || toRoad;
  const fromRoad = joinsByRoad(board, places, from, way.direction) || joinsByDeck(board, places, from, way.direction);
  return fromRoad && (toRoad || toPavement);
}

/** Whether the hex of a place has a paved road with an exit in that direction. */
function joinsByRoad(board: Board, places: Places, place: number, direction: Direction): boolean {
  const hex = places.hex[place]!;
  return isPavedRoad(board, hex) && hasBit(board.layers.roadExits[hex]!, direction);
}

/** Whether the road of a hex is a street or an alley, not one of dirt or gravel. */
function isPavedRoad({ layers }: Board, hex: HexId): boolean {
  return layers.road[hex] === STREET || layers.road[hex] === ALLEY;
}

/** Whether a place is on a deck with an exit in that direction. */
function joinsByDeck(board: Board, places: Places, place: number, direction: Direction): boolean {
  const exits = board.layers.bridgeExits[places.hex[place]!]!;
  return isOnDeck(board, places, place) && hasBit(exits, direction);
}

/** Whether a place is on ice, where a unit that turns may skid. */
export function isIcePlace(board: Board, places: Places, place: number): boolean {
  return places.kind[place] === PLACE_ICE || (isOnSurface(places, place) && board.layers.ice[places.hex[place]!] !== 0);
}

/** Whether a place is on anything paved, where a unit that turns may skid. */
export function isPavedPlace(board: Board, places: Places, place: number): boolean {
  const hex = places.hex[place]!;
  if (isOnDeck(board, places, place)) return true;
  return isOnSurface(places, place) && (board.layers.pavement[hex] !== 0 || isPavedRoad(board, hex));
}
