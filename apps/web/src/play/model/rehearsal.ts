import {
  type Command,
  cloneState,
  createGameOn,
  type DiceRoller,
  type Game,
  type GameEvent,
  type OutcomeClasses,
  planSteps,
  type RollTag,
  runSteps,
} from '@hexfall/rules';

/** The result of an order if every roll that is not an attack succeeds: the rolls on the way, and the game at its end. */
export interface Rehearsal {
  /** The game afterwards, which is not shared with anything else. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export interface RehearsalOptions {
  /** How far to go: only what the order does itself, or everything up to the end of the phase or turn if no other unit acts. */
  readonly until: 'orders' | 'phase' | 'turn';
  /** Whether attacks hit; true by default. */
  readonly hits?: boolean;
  /** Result of the die that tests ice; 1 by default. */
  readonly ice?: number;
}

/**
 * Carries out an order on a copy of the game, with dice that always succeed, so that the rules themselves show which rolls the order leads
 * to, and their target numbers. Attacks that others have declared are left out. Returns `undefined` for an order that is refused.
 */
export function rehearse(game: Game, order: Command, options: RehearsalOptions): Rehearsal | undefined {
  const state = cloneState(game.state);
  if (options.until !== 'orders') state.attacks = state.attacks.filter(({ attacker }) => attacker === order.unit);
  const events: GameEvent[] = [];
  const sink = { explains: true, push: (event: GameEvent) => void events.push(event) };
  const copy = createGameOn(game.match, state, new KindDice(options), sink);
  // Sharing the present board avoids deriving it again for every copy.
  copy.board = game.board;
  copy.changesSeen = game.changesSeen;
  const steps = planSteps(copy, { kind: 'orders', orders: [order], until: options.until });
  if (!steps.ok) return undefined;
  runSteps(copy, steps.value);
  return { game: copy, events };
}

/** Rolls for which a low result is harmless. */
const LOW_IS_KIND: ReadonlySet<RollTag> = new Set<RollTag>([
  'criticalCount',
  'ventedCritical',
  'hullBreach',
  'superchargerDamage',
]);

const LOWEST = 2;
const USUAL = 7;
const HIGHEST = 12;

/** Dice that fall as the player would wish. */
class KindDice implements DiceRoller {
  private readonly hits: boolean;
  private readonly ice: number;

  constructor({ hits = true, ice = 1 }: RehearsalOptions) {
    this.hits = hits;
    this.ice = ice;
  }

  twoD6(tag: RollTag, matters?: number | OutcomeClasses): number {
    if (tag === 'toHit') return this.hits ? HIGHEST : LOWEST;
    if (LOW_IS_KIND.has(tag)) return LOWEST;
    return typeof matters === 'number' ? HIGHEST : USUAL;
  }

  oneD6(tag: RollTag): number {
    return tag === 'ice' ? this.ice : 1;
  }

  pick(): number {
    return 0;
  }
}
