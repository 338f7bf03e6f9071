import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { setupFromJson } from '@hexfall/protocol';
import { createGame, createGameOn, type Game, type GameState, NO_SINK, SeededDice } from '@hexfall/rules';

/*
 * Entry point of the process that runs a bot written as a JavaScript module. It talks JSON-RPC like any other program and
 * passes the module a copy of the game, so a module that hangs or crashes does no harm.
 */

/** Type of a module's default export. */
type CreateBot = (options: { seed: string; side: number; profile: string }) => HostedBot | Promise<HostedBot>;

interface HostedBot {
  readonly name?: string;
  choose(game: Game): unknown;
}

interface Turn {
  readonly game: string;
  readonly side: number;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const write = process.stdout.write.bind(process.stdout);
// Standard output carries JSON-RPC, so what the module prints goes to standard error.
console.log = console.error;
console.info = console.error;

async function read(): Promise<unknown> {
  const line = await lines.next();
  return line.done === true ? undefined : JSON.parse(line.value);
}

async function ask(method: string, params: object): Promise<Answer> {
  write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
  return (await read()) as Answer;
}

/** Rebuilds the game from the set-up and, at every turn, its current state. */
class Mirror {
  private readonly initial: Game;

  private constructor(initial: Game) {
    this.initial = initial;
  }

  static async of({ game }: Turn, seed: string): Promise<Mirror> {
    const setup = setupFromJson((await ask('game.setup', { game })).result, seed);
    if (!setup.ok) throw new Error(setup.errors[0]!.reason);
    const created = createGame(setup.value, NO_SINK);
    if (!created.ok) throw new Error(created.errors[0]!.message);
    return new Mirror(created.value);
  }

  async currentGame({ game }: Turn): Promise<Game> {
    const { state } = (await ask('game.state', { game })).result as { state: Omit<GameState, 'dice'> };
    const { match, state: initialState } = this.initial;
    const { dice } = initialState;
    return createGameOn(match, { ...state, dice }, new SeededDice(dice), NO_SINK);
  }
}

async function loadBot(path: string, options: Parameters<CreateBot>[0]): Promise<HostedBot> {
  const { default: createBot } = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown };
  if (typeof createBot !== 'function') throw new Error(`${path} has no function as its default export`);
  const bot = (await (createBot as CreateBot)(options)) as Partial<HostedBot> | undefined;
  if (typeof bot?.choose !== 'function') throw new Error(`the bot that ${path} creates has no function "choose"`);
  return bot as HostedBot;
}

async function giveOrder(turn: Turn, command: unknown): Promise<void> {
  const { error } = await ask('game.act', { game: turn.game, command: command ?? null });
  if (error !== undefined) throw new Error(`gave an illegal order: ${error.message}`);
}

async function main([path = '', seed = '', profile = '']: string[]): Promise<void> {
  let bot: HostedBot | undefined;
  let mirror: Mirror | undefined;
  for (let turn = (await read()) as Turn | undefined; turn !== undefined; turn = (await read()) as Turn | undefined) {
    try {
      bot ??= await loadBot(path, { seed, side: turn.side, profile });
      mirror ??= await Mirror.of(turn, seed);
      await giveOrder(turn, await bot.choose(await mirror.currentGame(turn)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await ask('game.resign', { game: turn.game, reason: reason.slice(0, 1000) });
    }
  }
}

await main(process.argv.slice(2));
