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

/** What comes of an order if every roll that is not an attack goes well: the rolls on the way, and where it leads. */
export interface Rehearsal {
  /** The game afterwards, which nobody else holds. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export interface RehearsalOptions {
  /** Only what the order does itself, or everything up to the end of the phase or turn if nobody else does anything. */
  readonly until: 'orders' | 'phase' | 'turn';
  /** Whether attacks hit; they do unless stated. */
  readonly hits?: boolean;
  /** Face of the die that ice is tested with; 1 unless stated. */
  readonly ice?: number;
}

/**
 * Carries an order out on a copy of the game, with dice that fall well. The rules themselves so tell which rolls an order leads to, with
 * their numbers. Attacks that others have declared are left out. Returns `undefined` for an order that is refused.
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

/** Rolls on which a low result is the harmless one. */
const LOW_IS_KIND: ReadonlySet<RollTag> = new Set<RollTag>([
  'criticalCount',
  'ventedCritical',
  'hullBreach',
  'superchargerDamage',
]);

const LOWEST = 2;
const USUAL = 7;
const HIGHEST = 12;

/** Dice that fall as a player would like them to. */
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
