import { type Board, createGrid, hasHalfTurn } from '@hexfall/hex';
import { fail, type Result, succeed } from '@hexfall/rules';
import { finishDraft } from '../board-draft.ts';
import { connectHomes } from './connect.ts';
import { MapCanvas } from './map-canvas.ts';
import { MapDice } from './map-dice.ts';
import { MAP_STYLE_NAMES, MAP_STYLES, type MapStyleName } from './styles.ts';

const MIN_MAP_SIDE = 8;
const MAX_MAP_SIDE = 64;

export interface MapOrder {
  readonly style: string;
  readonly width: number;
  readonly height: number;
  /** Any text; the same text gives the same map. */
  readonly seed: string;
  /** Whether the map looks the same from both home edges: half a turn leaves it unchanged. */
  readonly symmetric?: boolean;
}

export interface MapOrderError {
  readonly path: keyof MapOrder;
  readonly message: string;
}

/**
 * Generates a map for an order: the same order gives the same map, on every machine.
 *
 * @example
 * ```ts
 * import { generateBoard } from '@hexfall/data';
 *
 * const order = { style: 'city', width: 16, height: 17, seed: 'friday' } as const;
 * const map = generateBoard(order);
 * map.ok && map.value.grid.size; // => 272
 * const small = generateBoard({ ...order, width: 3 });
 * small.ok === false && small.errors[0]?.path; // => 'width'
 * ```
 */
export function generateBoard(order: MapOrder): Result<Board, MapOrderError> {
  const errors = checkOrder(order);
  if (errors.length > 0) return fail(...errors);
  const dice = new MapDice(`${order.style} ${order.seed}`);
  const canvas = new MapCanvas(order.width, order.height, dice, order.symmetric === true);
  MAP_STYLES[order.style as MapStyleName].paint(canvas);
  connectHomes(canvas);
  return succeed(finishDraft(canvas.draft));
}

function checkOrder({ style, width, height, symmetric }: MapOrder): MapOrderError[] {
  const errors: MapOrderError[] = [];
  if (!Object.hasOwn(MAP_STYLES, style)) {
    errors.push({
      path: 'style',
      message: `style: "${style}" is not a map style; there are ${MAP_STYLE_NAMES.join(', ')}`,
    });
  }
  for (const [path, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (Number.isInteger(side) && side >= MIN_MAP_SIDE && side <= MAX_MAP_SIDE) continue;
    const message = `${path}: must be a whole number from ${MIN_MAP_SIDE} to ${MAX_MAP_SIDE}, not ${side}`;
    errors.push({ path, message });
  }
  if (symmetric === true && errors.length === 0 && !hasHalfTurn(createGrid(width, height))) {
    errors.push({ path: 'symmetric', message: `symmetric: needs an even width, not ${width}` });
  }
  return errors;
}
