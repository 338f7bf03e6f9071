import { formatHex } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  type FireCommand,
  type Game,
  type JumpCommand,
  type MoveCommand,
  type PhysicalCommand,
  planMove,
  type RamCommand,
  specOf,
} from '@hexfall/rules';
import { facingPoint } from '../facing-text.ts';
import type { Names } from '../names.ts';
import { namesOf } from '../unit-names.ts';
import { BLOW_WORDS } from './blow-words.ts';

/** The words for orders that consist of nothing but their unit. */
const PLAIN: Readonly<Partial<Record<Command['type'], string>>> = {
  holdBack: 'is held back',
  stay: 'stays where it is',
  shutDown: 'shuts its reactor down',
  startUp: 'starts its reactor',
  breakFree: 'tries to break free',
  hold: 'makes no physical attack',
};

/**
 * Returns an order in words that follow the name of the unit: "fires 2 x Medium Laser at B1", "runs to 0507, facing NE".
 *
 * @example
 * ```ts
 * import { orderText } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * orderText(setTheTable(), { type: 'stay', unit: 0 }); // => 'stays where it is'
 * ```
 */
export function orderText(game: Game, order: Command): string {
  const names = namesOf(game);
  switch (order.type) {
    case 'fire':
      return fireText(order, names);
    case 'move':
      return moveText(game, order);
    case 'jump':
      return `jumps to ${placeText(game, order)}`;
    case 'deploy':
      return `comes on in ${formatHex(names.grid, order.hex)}, facing ${facingPoint(order.facing)}`;
    default:
      return 'target' in order
        ? `${BLOW_WORDS[order.type].verb} ${names.mark(order.target)}${meansText(game, order)}`
        : (PLAIN[order.type] ?? order.type);
  }
}

/** What a blow is struck with, if the order says it. */
function meansText(game: Game, order: PhysicalCommand | RamCommand): string {
  if ('leg' in order) return ` with the ${sideOf(order.leg)} leg`;
  if ('arms' in order) return order.arms.length > 1 ? ' with both arms' : ` with the ${sideOf(order.arms[0]!)} arm`;
  if (!('item' in order)) return '';
  const item = specOf(game, game.state.mechs[order.unit]!).equipment[order.item];
  return ` with its ${item?.name ?? 'weapon'}`;
}

function sideOf(limb: string): string {
  return limb.startsWith('L') ? 'left' : 'right';
}

/** Shots by target, weapons of a kind counted. */
function fireText({ unit, shots, buildings = [] }: FireCommand, names: Names): string {
  const targets = [...new Set(shots.map(({ target }) => target))].map(target => {
    const fired = shots.filter(shot => shot.target === target).map(({ weapon }) => names.weapon(unit, weapon));
    const kinds = [...new Set(fired)].map(kind => [kind, fired.filter(each => each === kind).length] as const);
    return `${kinds.map(([kind, count]) => (count === 1 ? kind : `${count} x ${kind}`)).join(' + ')} at ${names.mark!(target)}`;
  });
  const all = [...targets, ...(buildings.length === 0 ? [] : ['at a building'])];
  return all.length === 0 ? 'holds its fire' : `fires ${all.join(' and ')}`;
}

function moveText(game: Game, order: MoveCommand): string {
  const { steps } = order;
  if (steps.at(-1) === 'leave') return 'leaves the board';
  if (steps.length === 1 && steps[0] === 'stand') return 'stands up';
  if (steps.length === 1 && steps[0] === 'goProne') return 'drops prone';
  const end = moveEnd(game, order);
  const verb = game.state.mechs[order.unit]!.prone && !steps.includes('stand') ? 'crawls' : `${order.mode}s`;
  const stands = steps.includes('stand') ? 'stands up and ' : '';
  return end === undefined ? `${stands}${verb}` : `${stands}${verb} to ${placeText(game, end)}`;
}

/**
 * Returns where a move ends; `undefined` if it is not legal.
 *
 * @example
 * ```ts
 * import { moveEnd } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * moveEnd(setTheTable(), { type: 'move', unit: 0, mode: 'walk', steps: ['left'], climb: true })?.facing; // => 5
 * ```
 */
export function moveEnd(game: Game, order: MoveCommand): { readonly to: number; readonly facing: number } | undefined {
  const plan = planMove(game, order);
  if (!plan.ok) return undefined;
  const { place, facing } = plan.value.steps.at(-1) ?? plan.value.start;
  return { to: plan.value.table.places.hex[place]!, facing };
}

function placeText(game: Game, { to, facing }: Pick<JumpCommand, 'to' | 'facing'>): string {
  return `${formatHex(boardOf(game).grid, to)}, facing ${facingPoint(facing)}`;
}
