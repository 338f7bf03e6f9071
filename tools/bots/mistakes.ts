import { type BotName, createBot, playBots, viewOf } from '@hexfall/bots';
import { act, type Command, createGame, type Game, NO_SINK, sideToAct, startGame } from '@hexfall/rules';
import { drawSetup } from './set-ups.ts';

/** Bots whose moves are judged, and others whose ideas they are compared with. */
const JUDGED = ['tactician-1', 'tactician'] as const;
const IDEAS: readonly BotName[] = [...JUDGED, 'greedy', 'brawler', 'kiter', 'backstabber', 'turtle', 'lookahead'];

/** Games that are played on from a position to find the best of the other moves, and those that then compare it with the one judged. */
const TRIALS = 30;
const PLAYOUTS = 60;
/**
 * A move is a clear mistake if it loses this share of games more than another one, and if the difference is more than twice its standard
 * error.
 */
const CLEAR = 0.1;
const SIZES = [1, 2, 4] as const;
/** Positions are from these turns. */
const FIRST_TURN = 2;
const TURNS = 9;

/** What became of the moves of a bot. */
export interface Judgement {
  positions: number;
  mistakes: number;
  /** Sum of what the moves lose against the best other one found, in games; below 0 where they are better. */
  loss: number;
}

/** Called after each position with the number of those that were looked at. */
export type Report = (done: number, judgements: Readonly<Record<string, Judgement>>) => void;

/**
 * Counts clear mistakes of both tacticians in the same positions, by playouts: the game is played on by tacticians after each move, with
 * the same dice for all moves. Positions are from games between the two bots, so that they suit neither more than the other.
 */
export function countMistakes(positions: number, report: Report = () => undefined): Record<string, Judgement> {
  const judgements = Object.fromEntries(JUDGED.map(name => [name, { positions: 0, mistakes: 0, loss: 0 }]));
  for (let i = 0; i < positions; i++) {
    const game = positionOf(i);
    if (game !== undefined) {
      const ideas = ideasFor(game, i);
      for (const name of JUDGED) judge(judgements[name]!, game, ideas, name, i);
    }
    report(i + 1, judgements);
  }
  return judgements;
}

/** Returns a game at a moment when a unit is to choose a move; `undefined` if the game was over before. */
function positionOf(i: number): Game | undefined {
  const setup = drawSetup({ name: 'mistakes', perSide: SIZES[i % SIZES.length]!, rules: 'canon' }, i);
  const created = createGame(setup, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  const game = created.value;
  const names = i % 2 === 0 ? JUDGED : JUDGED.toReversed();
  const bots = names.map((name, side) => createBot(name, Int32Array.of(i, side, 3, 4)));
  const turn = FIRST_TURN + (i % TURNS);
  // The later units of a turn are asked as often as the first ones.
  let movesLeft = Math.floor(i / TURNS) % (2 * SIZES[i % SIZES.length]!);
  startGame(game);
  while (game.state.phase !== 'over') {
    if (game.state.turn >= turn && game.state.phase === 'movement' && movesLeft-- === 0) return game;
    const given = act(game, bots[sideToAct(game) ?? 0]!.choose(game));
    if (!given.ok) throw new Error(given.errors[0]!.message);
  }
  return undefined;
}

/** The orders that bots would give, each once, with who would give them. */
function ideasFor(game: Game, i: number): ReadonlyMap<string, { readonly command: Command; readonly by: BotName[] }> {
  const ideas = new Map<string, { readonly command: Command; readonly by: BotName[] }>();
  for (const name of IDEAS) {
    const command = createBot(name, Int32Array.of(i, 7, 8, 9)).choose(viewOf(game, Int32Array.of(i, 2, 3, 4)));
    const key = JSON.stringify(command);
    const idea = ideas.get(key) ?? { command, by: [] };
    idea.by.push(name);
    ideas.set(key, idea);
  }
  return ideas;
}

function judge(
  judgement: Judgement,
  game: Game,
  ideas: ReturnType<typeof ideasFor>,
  name: BotName,
  position: number,
): void {
  judgement.positions++;
  const all = [...ideas.values()];
  const own = all.find(({ by }) => by.includes(name))!.command;
  const others = all.filter(({ by }) => !by.includes(name)).map(({ command }) => command);
  if (others.length === 0) return;
  const trials = others.map(command => pointsOf(game, command, position, 0, TRIALS).reduce((a, b) => a + b, 0));
  const rival = others[trials.indexOf(Math.max(...trials))]!;
  const mine = pointsOf(game, own, position, TRIALS, PLAYOUTS);
  const theirs = pointsOf(game, rival, position, TRIALS, PLAYOUTS);
  const differences = theirs.map((points, i) => points - mine[i]!);
  const mean = differences.reduce((a, b) => a + b, 0) / PLAYOUTS;
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (PLAYOUTS - 1);
  judgement.loss += mean;
  if (mean >= CLEAR && mean > 2 * Math.sqrt(variance / PLAYOUTS)) judgement.mistakes++;
}

/** Returns the points of the side that gives an order in games that are played on from there: 1 for a win and a half for a draw. */
function pointsOf(game: Game, command: Command, position: number, first: number, count: number): number[] {
  const side = sideToAct(game) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const rngState = Int32Array.of(position, first + i, 5, 6);
    const copy = viewOf(game, rngState);
    const given = act(copy, command);
    if (!given.ok) throw new Error(given.errors[0]!.message);
    playBots(copy, [
      createBot('tactician', Int32Array.of(position, first + i, 1, 2)),
      createBot('tactician', Int32Array.of(position, first + i, 3, 4)),
    ]);
    const { outcome } = copy.state;
    if (outcome.kind !== 'win') return 0.5;
    return outcome.side === side ? 1 : 0;
  });
}
