import { SPARRING_NAMES } from '@hexfall/bots';
import {
  type AboutLadder,
  arrangeLadder,
  cellsOf,
  hasOutsideBots,
  LADDER,
  LADDER_GROUNDS,
  LADDER_MIX_NAMES,
  LADDER_RULES,
  LADDER_SIZES,
  LadderCollector,
  type LadderScope,
  MAX_GAMES,
  WHOLE_LADDER,
} from '@hexfall/sim';
import { defaultBot, readBot } from '../bots/read-bots.ts';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { chooseSeed, type Seeds, secretNotes } from '../seed.ts';
import { playSeries } from '../series/play-series.ts';
import type { RequestedSeries, SeriesCommand, SeriesOptions } from '../series/series-command.ts';
import { percent } from '../simulate/figures.ts';
import { readWholeNumber } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { formatLadder, ladderToJson } from './report.ts';

/** The options of `ladder` as the user typed them; an option that was not given is `undefined`. */
export interface LadderOptions extends Seeds, SeriesOptions {
  readonly first: boolean;
  readonly rules?: string;
  readonly mixes?: string;
  readonly grounds?: string;
  readonly sizes?: string;
}

/** The most bots of a ladder: this many already make 190 pairings. */
const MAX_BOTS = 20;

/** Plays bots against each other and prints how strong they are. */
export async function playLadder(
  bots: readonly string[],
  options: LadderOptions,
  context: CommandContext,
): Promise<void> {
  const scope = readScope(options);
  const resumesAlone = bots.length === 0 && options.resume !== undefined;
  if (resumesAlone && options.games !== undefined)
    throw new UsageError('--resume continues a ladder up to its own number of games; name its bots again for more.');
  const requested = resumesAlone ? undefined : arrange(bots, scope, options);
  await playSeries(ladderCommand(options), requested, { ...options, ...gamesOfCells(options, scope) }, context);
}

/** Number of games of each pairing in each combination: one with the sides either way round. */
const GAMES_EACH = 2;

function ladderCommand({ json }: Pick<LadderOptions, 'json'>): SeriesCommand<AboutLadder> {
  return {
    name: 'ladder',
    kind: LADDER,
    gamesEach: GAMES_EACH,
    stopOptions: '',
    precision: 0,
    createListener: ({ about }) => {
      const collector = new LadderCollector(about);
      return {
        add: record => collector.add(record),
        estimate: () => {
          const { name, points } = collector.leader();
          return `${name} leads with ${percent(points.value)}`;
        },
        expectedGames: games => games,
        isEnough: () => false,
        formatResult: (failures, notes) => {
          const result = collector.result(failures);
          return json
            ? `${JSON.stringify({ ...ladderToJson(result, about), notes })}\n`
            : `${formatLadder(result, about).join('\n')}\n`;
        },
      };
    },
  };
}

function arrange(typed: readonly string[], scope: LadderScope, options: LadderOptions): RequestedSeries<AboutLadder> {
  const bots = typed.length === 0 ? usualBots() : typed;
  for (const bot of bots) readBot(bot, 'bots:');
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i);
  if (twice !== undefined)
    throw new UsageError(`${twice} is named twice; a bot that plays itself wins exactly half of its games.`);
  if (bots.length < 2) throw new UsageError(`a ladder needs at least two bots; there is only ${bots[0]!}.`);
  if (bots.length > MAX_BOTS) throw new UsageError(`a ladder has at most ${MAX_BOTS} bots, not ${bots.length}.`);
  const about: AboutLadder = { bots, gauntlet: options.first, scope };
  const outside = hasOutsideBotsAmong(bots);
  const series = arrangeLadder(about, chooseSeed(options, outside));
  return { series, about, notes: roundingNote(options, scope), secrets: secretNotes(options, outside) };
}

function hasOutsideBotsAmong(bots: readonly string[]): boolean {
  return bots.some(bot => hasOutsideBots({ bots: [bot, bot] }));
}

/** Returns the bots of a ladder if none are named: the default bot, and those against which it is measured. */
function usualBots(): string[] {
  return [...new Set([defaultBot(), ...SPARRING_NAMES])];
}

function readScope({ rules, mixes, grounds, sizes }: LadderOptions): LadderScope {
  return {
    rules: readList('--rules', rules, LADDER_RULES) ?? WHOLE_LADDER.rules,
    mixes: readList('--mixes', mixes, LADDER_MIX_NAMES) ?? WHOLE_LADDER.mixes,
    grounds: readList('--grounds', grounds, LADDER_GROUNDS) ?? WHOLE_LADDER.grounds,
    sizes: readList('--sizes', sizes, LADDER_SIZES) ?? WHOLE_LADDER.sizes,
  };
}

/** Reads some items of a list of words or numbers, each once, and returns them in the order of the list. */
function readList<T extends string | number>(
  option: string,
  text: string | undefined,
  known: readonly T[],
): readonly T[] | undefined {
  if (text === undefined) return undefined;
  const words = text.split(',').map(word => word.trim());
  const wrong = words.find(word => known.every(one => String(one) !== word));
  if (wrong !== undefined) throw new UsageError(`${option} must be some of ${known.join(', ')}, not ${quote(wrong)}.`);
  return known.filter(one => words.includes(String(one)));
}

/** Returns the number of games in each combination that gives at least the total number of games that the user asked for. */
function gamesOfCells({ games }: LadderOptions, scope: LadderScope): { readonly games?: string } {
  if (games === undefined) return {};
  const asked = readWholeNumber('--games', games, 1, MAX_GAMES);
  return { games: String(GAMES_EACH * Math.ceil(asked / GAMES_EACH / cellsOf(scope).length)) };
}

function roundingNote(options: LadderOptions, scope: LadderScope): string[] {
  const { games: each } = gamesOfCells(options, scope);
  const played = Number(each ?? 0) * cellsOf(scope).length;
  const asked = Number(options.games ?? 0);
  return played === asked
    ? []
    : [`--games ${asked} plays ${played} games of each pairing, so that all combinations are played equally often.`];
}
