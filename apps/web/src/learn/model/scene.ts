import type { HexId } from '@hexfall/hex';
import { type Game, type GameEvent, type MechState, mechOf } from '@hexfall/rules';
import type { BlowCard, BlowChoice } from '../../play/model/choices/blow-choice.ts';
import { remember } from '../../play/model/choices/choice.ts';
import type { AnyChoice } from '../../play/model/choices/create-choice.ts';
import type { FireChoice } from '../../play/model/choices/fire-choice.ts';
import type { MoveChoice } from '../../play/model/choices/move-choice.ts';
import {
  adviseBlow,
  adviseFire,
  adviseMove,
  type FireAdvice,
  type FireAim,
  foeOf,
  type MoveAdvice,
  type MoveAim,
} from './advice.ts';
import { OWN_UNIT } from './lesson-game.ts';

/** Number of turns of the lesson, after which the reader plays on alone. */
export const LESSON_TURNS = 4;

/** What the reader is to try in each turn. */
const PLAN: readonly { readonly move: MoveAim; readonly fire: FireAim }[] = [
  { move: 'cover', fire: 'one' },
  { move: 'behind', fire: 'all' },
  { move: 'strike', fire: 'cool' },
  { move: 'strike', fire: 'all' },
];

/** Advice on where to go, with its purpose. */
export interface MovePlan extends MoveAdvice {
  readonly aim: MoveAim;
}

/** Advice on what to fire, with its purpose. */
export interface FirePlan extends FireAdvice {
  readonly aim: FireAim;
}

/** What the coach bases its words on: the game, the order that is being put together, and the events since the last order. */
export interface Scene {
  readonly game: Game;
  readonly turn: number;
  /** The order that the game waits for. */
  readonly choice: AnyChoice | undefined;
  readonly own: MechState;
  /** The enemy; `undefined` when none is left on the board. */
  readonly foe: MechState | undefined;
  /** Events since the reader's last order. */
  readonly recent: readonly GameEvent[];
  /** The coach's advice. Each part is `undefined` if it is not asked for, or if nothing fits. */
  readonly movePlan: MovePlan | undefined;
  readonly firePlan: FirePlan | undefined;
  readonly kick: BlowCard | undefined;
}

/** Finds advice, once for each order that is put together. */
export class Adviser {
  private readonly planMove = remember((choice: MoveChoice) => movePlanFor(choice));
  private readonly planFire = remember((choice: FireChoice) => firePlanFor(choice));
  private readonly planKick = remember((choice: BlowChoice) => adviseBlow(choice));

  sceneOf(game: Game, choice: AnyChoice | undefined, recent: readonly GameEvent[]): Scene {
    return {
      game,
      turn: game.state.turn,
      choice,
      own: mechOf(game, OWN_UNIT),
      foe: foeOf(game, OWN_UNIT),
      recent,
      movePlan: choice?.kind === 'move' ? this.planMove(choice) : undefined,
      firePlan: choice?.kind === 'fire' ? this.planFire(choice) : undefined,
      kick: choice?.kind === 'blow' ? this.planKick(choice) : undefined,
    };
  }
}

function planOf(game: Game): (typeof PLAN)[number] {
  return PLAN[Math.min(game.state.turn, PLAN.length) - 1] ?? PLAN[0]!;
}

/** Returns the move that is planned for the turn or, if that is impossible, the next best. */
function movePlanFor(choice: MoveChoice): MovePlan | undefined {
  const first = planOf(choice.game).move;
  const others = (['strike', 'behind', 'cover'] as const).filter(aim => aim !== first);
  for (const aim of [first, ...others]) {
    const advice = adviseMove(choice, aim);
    if (advice !== undefined) return { ...advice, aim };
  }
  return undefined;
}

function firePlanFor(choice: FireChoice): FirePlan {
  const { fire: aim } = planOf(choice.game);
  return { ...adviseFire(choice, aim), aim };
}

/** Whether something of a kind has happened since the reader's last order. */
export function saw<T extends GameEvent['type']>(
  { recent }: Scene,
  type: T,
  fits: (event: Extract<GameEvent, { type: T }>) => boolean = () => true,
): boolean {
  return recent.some(event => event.type === type && fits(event as Extract<GameEvent, { type: T }>));
}

/** Returns the hexes of both units. */
export function unitHexes({ own, foe }: Scene): HexId[] {
  return [own, foe].flatMap(mech => (mech === undefined || mech.hex < 0 ? [] : [mech.hex]));
}
