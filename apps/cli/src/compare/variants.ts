import type { Force } from '@hexfall/data';
import { type AboutComparison, type Batch, hasOutsideBots, tellApart } from '@hexfall/sim';
import { botsOf, readBot } from '../bots/read-bots.ts';
import { quote } from '../clean-text.ts';
import { readSkill, withCrew } from '../crews.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { unique } from '../remarks.ts';
import { extendSeeds, type Seeds, secretNotes } from '../seed.ts';
import { readForces } from '../series/read-forces.ts';
import type { RequestedSeries } from '../series/series-command.ts';
import { batchOf, readBoards } from '../simulate/create-batch.ts';
import { type Contender, nameVariants } from './describe-variants.ts';
import type { CompareOptions } from './options.ts';

/** Sets up the match-ups of a comparison: each opponent meets both variants, with the same dice. */
export function arrangeComparison(name: string, options: CompareOptions): RequestedSeries<AboutComparison> {
  const first = firstContender(name, options);
  const second = secondContender(first, options);
  const variants = nameVariants(first, second);
  const createMatchUps = (opponent: Force, seeds: Seeds): Batch[] =>
    [first, second].map(contender => createMatchUp(contender, opponent, { ...options, ...seeds }));
  // Check the variants on their own first, so that their mistakes are not blamed on an opponent.
  for (const contender of [first, second]) createMatchUp(contender, contender.force, options);
  const { forces, notes } = readForces(options.against ?? [], options, force => void createMatchUps(force, options));
  if (forces.length === 0) throw new UsageError('compare needs an opponent, such as --against WVR-6R.', notes);
  const names = tellApart(forces.map(({ source, force }) => ({ source, name: force.name })));
  const series = forces.flatMap(({ force }, i) => {
    const opponent = { ...force, name: names[i]! };
    // The games against the first opponent are the same as those of `simulate` with this seed.
    return createMatchUps(opponent, i === 0 ? options : extendSeeds(options, `: ${opponent.name}`));
  });
  const warnings = [first, second].flatMap(({ force }) => force.warnings);
  const boardNotes = [first, second].flatMap(contender => contender.boardNotes);
  const secrets = secretNotes(options, series.some(hasOutsideBots));
  return { series, about: { variants }, notes: unique([...warnings, ...notes, ...boardNotes]), secrets };
}

function firstContender(source: string, options: CompareOptions): Contender {
  const { boards, notes } = readBoards(options.board);
  return {
    source,
    force: readForce(source, options),
    rules: options.rules,
    bot: options.bots?.split(',')[0]!.trim(),
    boards,
    boardNotes: notes,
  };
}

/** Returns the first contender, changed as the `--with` options say. */
function secondContender(first: Contender, options: CompareOptions): Contender {
  const { with: other, withSkill: skill, withRules, withBot, withBoard } = options;
  if ([other, skill, withRules, withBot, withBoard].every(option => option === undefined))
    throw new UsageError(
      'compare needs something that differs: --with FORCE, --with-skill 3/4, --with-rules canon, --with-bot NAME or --with-board NAME.',
    );
  // Check the name here, where an error can name the option.
  if (withBot !== undefined) readBot(withBot, '--with-bot');
  const force = other === undefined ? first.force : readForce(other, options);
  const { boards, notes } =
    withBoard === undefined ? { boards: first.boards, notes: first.boardNotes } : readBoards(withBoard);
  return {
    source: other ?? first.source,
    force: skill === undefined ? force : withCrew(force, readSkill('--with-skill', skill)),
    rules: withRules ?? first.rules,
    bot: withBot ?? first.bot,
    boards,
    boardNotes: notes,
  };
}

function createMatchUp({ force, rules, bot, boards }: Contender, opponent: Force, options: CompareOptions): Batch {
  const bots = `${bot ?? botsOf([force])},${botOfOpponent(opponent, options)}`;
  return batchOf([force, opponent], boards, { ...options, rules, bots, swapSides: true });
}

/** Returns the bot of an opponent. The second of two bots plays the opponent; a single bot plays both sides. */
function botOfOpponent(opponent: Force, { bots }: CompareOptions): string {
  if (bots === undefined) return botsOf([opponent]);
  const [first = '', second = first, ...rest] = bots.split(',').map(word => word.trim());
  if (rest.length > 0) throw new UsageError(`--bots must be one or two bots, not ${quote(bots)}.`);
  return second;
}
