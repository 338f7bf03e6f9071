import type { Board, HexId } from '@hexfall/hex';

/** Kinds of places, by what a BattleMech stands on. */
export const PLACE_GROUND = 0;
/** The bottom of water of depth 1 or more, also under ice. */
export const PLACE_BOTTOM = 1;
export const PLACE_ICE = 2;
/** A raised bridge deck, or one flush with the water below. */
export const PLACE_DECK = 3;
/** Inside a building, below its roof. */
export const PLACE_FLOOR = 4;
export const PLACE_ROOF = 5;
export type PlaceKind = number;

/** Stands for no place at all, where there is nothing to stand on. */
export const NO_PLACE = -1;

/**
 * Every place of a board where a BattleMech can stand. A place is one integer; the places of a hex have consecutive
 * numbers. A step always leads from a place to a place, so movement never has to find out again what is in a hex.
 */
export interface Places {
  readonly count: number;
  /** `first[hex]` to `first[hex + 1] - 1` are the places of a hex. */
  readonly first: Int32Array;
  /** By hex: its highest place, where a jump lands. */
  readonly top: Int32Array;
  readonly hex: Int32Array;
  /** Elevation of each place, relative to the level of its hex. */
  readonly elevation: Int16Array;
  /** Hex level plus elevation: level changes are measured between these. */
  readonly level: Int16Array;
  readonly kind: Uint8Array;
}

/** A board with the places on it. */
export interface Ground {
  readonly board: Board;
  readonly places: Places;
}

interface PlaceInHex {
  readonly elevation: number;
  readonly kind: PlaceKind;
}

/** Finds and numbers the places of a board. */
export function createPlaces(board: Board): Places {
  const size = board.grid.size;
  const inHex: PlaceInHex[][] = [];
  const first = new Int32Array(size + 1);
  for (let hex = 0; hex < size; hex++) {
    const places = placesOf(board, hex);
    inHex.push(places);
    first[hex + 1] = first[hex]! + places.length;
  }
  const count = first[size]!;
  const table = { count, first, top: new Int32Array(size), ...placeColumns(count) };
  for (const [hex, places] of inHex.entries()) {
    for (const [i, { elevation, kind }] of places.entries()) {
      const place = first[hex]! + i;
      table.hex[place] = hex;
      table.elevation[place] = elevation;
      table.level[place] = board.level[hex]! + elevation;
      table.kind[place] = kind;
      if (i === 0 || elevation > table.elevation[table.top[hex]!]!) table.top[hex] = place;
    }
  }
  return table;
}

function placeColumns(count: number): Pick<Places, 'hex' | 'elevation' | 'level' | 'kind'> {
  return {
    hex: new Int32Array(count),
    elevation: new Int16Array(count),
    level: new Int16Array(count),
    kind: new Uint8Array(count),
  };
}

/**
 * Returns the floors and the roof of a building; else the ground, or the bottom of water and the ice over it; then a
 * bridge deck.
 */
function placesOf(board: Board, hex: HexId): PlaceInHex[] {
  const { building, buildingHeight, depth, ice, bridge, bridgeHeight } = board.layers;
  const places: PlaceInHex[] = [];
  if (building[hex] !== 0) {
    const roof = buildingHeight[hex]!;
    for (let floor = 0; floor < roof; floor++) places.push({ elevation: floor, kind: PLACE_FLOOR });
    places.push({ elevation: roof, kind: PLACE_ROOF });
  } else if (depth[hex] === 0) {
    places.push({ elevation: 0, kind: PLACE_GROUND });
  } else {
    places.push({ elevation: bottomOf(board, hex), kind: PLACE_BOTTOM });
    if (ice[hex] !== 0) places.push({ elevation: 0, kind: PLACE_ICE });
  }
  const deck = bridgeHeight[hex]!;
  if (bridge[hex] !== 0 && !places.some(place => place.elevation === deck))
    places.push({ elevation: deck, kind: PLACE_DECK });
  return places;
}

/** Returns the place of a hex at that elevation, or `NO_PLACE`. */
export function placeAt(places: Places, hex: HexId, elevation: number): number {
  for (let place = places.first[hex]!; place < places.first[hex + 1]!; place++) {
    if (places.elevation[place] === elevation) return place;
  }
  return NO_PLACE;
}

/** Returns the elevation of the ground, or of the bottom of water. */
export function bottomOf(board: Board, hex: HexId): number {
  return -board.layers.depth[hex]! || 0;
}
