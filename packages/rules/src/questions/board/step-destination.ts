import type { Board, HexId } from '@hexfall/hex';
import { bottomOf, type Ground, NO_PLACE, PLACE_BOTTOM, PLACE_DECK, type Places, placeAt } from './places.ts';

/** A BattleMech changes at most this many levels in one step. */
export const MAX_LEVELS_PER_STEP = 2;

/** A BattleMech is this many levels tall: it fits below a deck that is at least as high above its feet. */
export const MECH_HEIGHT = 2;

/**
 * Returns the place where a BattleMech that walks from `from` into the hex `to` ends up, or `NO_PLACE` when it cannot. With the climb
 * switch on, it goes up onto roofs and decks; with it off, it enters buildings at its own level and passes below bridges.
 */
export function destination(ground: Ground, from: number, to: HexId, climb: boolean): number {
  const { board, places } = ground;
  if (isForbidden(board, to)) return NO_PLACE;
  const place = enteredPlace(ground, from, to, climb);
  if (place === NO_PLACE || levelChange(places, from, place) > MAX_LEVELS_PER_STEP) return NO_PLACE;
  const intoWater = places.kind[place] === PLACE_BOTTOM;
  return intoWater && isOnDeck(board, places, from) ? NO_PLACE : place;
}

/** The level of ultra-heavy woods and jungle. */
const ULTRA = 3;

/** Whether a hex is never entered: impassable terrain, ultra-heavy woods and jungle. */
export function isForbidden(board: Board, hex: HexId): boolean {
  const { impassable, woods, jungle } = board.layers;
  return impassable[hex] !== 0 || woods[hex] === ULTRA || jungle[hex] === ULTRA;
}

/** Returns the levels between two places, up or down. */
export function levelChange(places: Places, from: number, to: number): number {
  return Math.abs(places.level[from]! - places.level[to]!);
}

/** Returns the place to which a step into a hex leads, however far down that is; `NO_PLACE` where nothing within reach can be stood on. */
export function enteredPlace(ground: Ground, from: number, to: HexId, climb: boolean): number {
  const { building, bridge } = ground.board.layers;
  if (building[to] !== 0) return buildingPlace(ground, from, to, climb);
  return bridge[to] === 0 ? groundPlace(ground, from, to, climb) : bridgePlace(ground, from, to, climb);
}

/** Returns the place in a building: the roof when climbing, otherwise the unit's own level, kept between the ground floor and the roof. */
function buildingPlace({ board, places }: Ground, from: number, to: HexId, climb: boolean): number {
  const roof = board.layers.buildingHeight[to]!;
  const own = places.level[from]! - board.level[to]!;
  return placeAt(places, to, climb ? roof : Math.min(Math.max(own, 0), roof));
}

/** Returns the deck, or the way below it if the unit fits and either does not climb or cannot reach the deck. */
function bridgePlace(ground: Ground, from: number, to: HexId, climb: boolean): number {
  const { board, places } = ground;
  const deck = placeAt(places, to, board.layers.bridgeHeight[to]!);
  const below = groundPlace(ground, from, to, climb);
  const fits = places.level[below]! + MECH_HEIGHT <= places.level[deck]!;
  const deckInReach = levelChange(places, from, deck) <= MAX_LEVELS_PER_STEP;
  const prefersDeck = climb || isOnDeck(board, places, from) || !fits;
  if (deckInReach && prefersDeck) return deck;
  return fits ? below : NO_PLACE;
}

/** Returns the ground or the bottom of water. Ice over water is walked on, unless the unit wades too deep to get up onto it. */
function groundPlace(ground: Ground, from: number, to: HexId, climb: boolean): number {
  const { board, places } = ground;
  const { depth, ice } = board.layers;
  const onIce = depth[to] !== 0 && ice[to] !== 0 && getsOntoIce(ground, from, to, climb);
  return placeAt(places, to, onIce ? 0 : bottomOf(board, to));
}

/** Whether a unit comes up onto the ice of a hex rather than staying on the bottom below it. */
function getsOntoIce({ board, places }: Ground, from: number, to: HexId, climb: boolean): boolean {
  if (places.kind[from] !== PLACE_BOTTOM) return true;
  const depthLeft = -places.elevation[from]!;
  return climb ? depthLeft <= 2 : depthLeft === 1 && board.layers.depth[to] === 1;
}

/** Whether a place is on the deck of its hex, even one that is flush with the ground. */
export function isOnDeck(board: Board, places: Places, place: number): boolean {
  const hex = places.hex[place]!;
  const { bridge, bridgeHeight } = board.layers;
  if (places.kind[place] === PLACE_DECK) return true;
  return bridge[hex] !== 0 && places.elevation[place] === bridgeHeight[hex];
}
