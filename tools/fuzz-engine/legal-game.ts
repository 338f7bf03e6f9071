import { createEngine } from '@hexfall/protocol';
import { nextBelow, type RngState } from '@hexfall/rules';
import type { FuzzTarget } from '@hexfall/testkit';

/** What answers about a game have in common. */
interface Situation {
  readonly phase: string;
  readonly units: readonly number[];
}

interface Request {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A call, and the text of its result. */
interface Call extends Request {
  readonly result: string;
}

const BEGINNING = {
  units: [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'WVR-6R', side: 1, hex: '0507', facing: 0 },
  ],
  board: { width: 9, height: 9 },
  turnLimit: 20,
};

/**
 * Plays legal games of random orders through an engine, one after the other, request by request. The caller carries its requests and
 * answers, and may send anything else in between.
 */
export class LegalPlayer {
  private readonly rng: RngState;
  private readonly calls: Call[] = [];
  private game: string | undefined;
  private situation: Situation | undefined;
  private order: unknown;
  private games = 0;

  constructor(rng: RngState) {
    this.rng = rng;
  }

  /** Returns the next request: begin a game, ask for legal orders, give one of them, close the game. */
  nextRequest(): Request {
    const { game, order } = this;
    if (game === undefined) return { method: 'game.create', params: { ...BEGINNING, seed: `legal ${++this.games}` } };
    if (this.situation?.phase === 'over') return { method: 'game.close', params: { game } };
    if (order === undefined) return { method: 'game.legal', params: { game, limit: 200 } };
    return { method: 'game.act', params: { game, command: order } };
  }

  /** Takes the result of the last request. */
  take({ method, params }: Request, result: Readonly<Record<string, unknown>>): void {
    // Left out, since the name of a game counts all games that were created before it, including those of others.
    const { game, ...rest } = result;
    this.calls.push({ method, params: { ...params, game: undefined }, result: JSON.stringify(rest) });
    if (method === 'game.create') this.game = String(game);
    if (method === 'game.close') this.game = undefined;
    if (method === 'game.legal') this.chooseFrom(result['commands'] as readonly unknown[]);
    if (method !== 'game.create' && method !== 'game.act') return;
    this.order = undefined;
    this.situation = result as unknown as Situation;
  }

  private chooseFrom(commands: readonly unknown[]): void {
    this.order = commands[nextBelow(this.rng, commands.length)];
  }

  /** Returns the game as a target for orders that are illegal in the movement phase; `undefined` in other phases. */
  target(): FuzzTarget | undefined {
    const unit = this.situation?.phase === 'movement' ? this.situation.units[0] : undefined;
    return unit === undefined || this.game === undefined ? undefined : { game: this.game, unit, other: 1 - unit };
  }

  /** How many games were begun, and how many orders were given. */
  progress(): { readonly games: number; readonly orders: number } {
    return { games: this.games, orders: this.calls.filter(({ method }) => method === 'game.act').length };
  }

  /** Makes all calls again in an engine that nobody else uses. Returns the first whose result is different. */
  firstDifference(): string | undefined {
    const engine = createEngine();
    let current: unknown;
    for (const [index, { method, params, result }] of this.calls.entries()) {
      const named = method === 'game.create' ? params : { ...params, game: current };
      const answer = engine.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: named })) ?? '{}';
      const { game, ...rest } = (JSON.parse(answer) as { result: Record<string, unknown> }).result;
      if (method === 'game.create') current = game;
      if (JSON.stringify(rest) !== result) return `call ${index} of the legal games, ${method}, has a different result`;
    }
    return undefined;
  }
}
