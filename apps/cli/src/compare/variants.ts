import type { Force } from '@hexfall/data';
import { type AboutComparison, type Batch, type SimBoard, tellApart, type Variant } from '@hexfall/sim';
import { botsOf, readBotNames } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import type { AskedSeries } from '../series/play-series.ts';
import { batchOf, readBoards } from '../simulate/create-batch.ts';
import { readForces } from '../tournament/entrants.ts';
import { valueOf } from '../value.ts';
import type { CompareOptions } from './options.ts';
import { crewOf, withSkill } from './skill.ts';

/** A force and how it is played: two of these are compared. */
interface Side {
  readonly force: Force;
  readonly rules: string;
  /** The bot that plays it; `undefined` for what the forces wish for. */
  readonly bot: string | undefined;
  readonly boards: readonly SimBoard[];
}

/** What a user wants compared: each opponent meets both variants, with the same dice. */
export function arrangeComparison(name: string, options: CompareOptions): AskedSeries<AboutComparison> {
  const first = firstSide(name, options);
  const second = secondSide(first, options);
  const variants = describe([first, second], [name, options.with ?? name]);
  const check = (force: Force): void => void meet(first, force, options, options.seed);
  const { forces, skipped } = readForces(options.against ?? [], check);
  if (forces.length === 0)
    throw new UsageError(['compare needs an opponent: --against WVR-6R.', ...skipped].join('\n'));
  const names = tellApart(forces.map(({ source, force }) => ({ source, name: force.name })));
  const opponents = forces.map(({ force }, i) => Object.assign({}, force, { name: names[i]! }));
  const series = opponents.flatMap((opponent, i) => {
    // The first opponent has the games that simulate plays with this seed.
    const seed = i === 0 ? options.seed : `${options.seed}: ${opponent.name}`;
    return [first, second].map(side => meet(side, opponent, options, seed));
  });
  const all = [first.force, ...(second.force === first.force ? [] : [second.force]), ...opponents];
  const notes = [...skipped.map(sentence => `skipped ${sentence}`), ...all.flatMap(({ warnings }) => warnings)];
  return { series, about: { variants }, notes: [...new Set(notes)] };
}

function firstSide(name: string, options: CompareOptions): Side {
  const force = readForce(name);
  return {
    force: options.skill === undefined ? force : withSkill(force, '--skill', options.skill),
    rules: options.rules,
    bot: options.bots?.split(',')[0]!.trim(),
    boards: readBoards(options.board),
  };
}

/** The same but for what the options that begin with "with" say. */
function secondSide(first: Side, options: CompareOptions): Side {
  const { with: other, withSkill: skill, withRules, withBot, withBoard } = options;
  if ([other, skill, withRules, withBot, withBoard].every(option => option === undefined))
    throw new UsageError(
      'compare needs something that differs: --with FORCE, --with-skill 3/4, --with-rules canon, --with-bot NAME or --with-board NAME.',
    );
  // A wrong name is told as it was typed.
  if (withBot !== undefined) readBotNames(withBot);
  const named = other === undefined ? first.force : secondForce(other, options);
  return {
    force: skill === undefined ? named : withSkill(named, '--with-skill', skill),
    rules: withRules ?? first.rules,
    bot: withBot ?? first.bot,
    boards: withBoard === undefined ? first.boards : readBoards(withBoard),
  };
}

/** Another force gets the skills of the first when they were stated; otherwise it brings its own crews. */
function secondForce(name: string, { skill }: CompareOptions): Force {
  const force = readForce(name);
  return skill === undefined ? force : withSkill(force, '--skill', skill);
}

function meet(side: Side, opponent: Force, options: CompareOptions, seed: string): Batch {
  const { force, rules, bot, boards } = side;
  const [wished, theirs] = botsOf([force, opponent]).split(',');
  const [stated, ...rest] = (options.bots ?? '').split(',').map(word => word.trim());
  if (rest.length > 1) throw new UsageError(`--bots must be one or two bots, not "${options.bots}".`);
  const foe = rest[0] ?? (options.bots === undefined ? theirs : stated);
  return batchOf([force, opponent], boards, {
    ...options,
    rules,
    bots: `${bot ?? wished},${foe}`,
    seed,
    swapSides: true,
  });
}

/** What each variant is called: its force, and what is not the same in both. */
function describe(
  [first, second]: readonly [Side, Side],
  sources: readonly [string, string],
): AboutComparison['variants'] {
  const sides = [first, second];
  const names = tellApart(
    first.force.name === second.force.name && sources[0] === sources[1]
      ? [{ name: first.force.name, source: '' }]
      : sides.map(({ force }, i) => ({ name: force.name, source: sources[i]! })),
  );
  const ways: readonly ((side: Side) => string)[] = [
    ({ force }) => `with ${crewOf(force)}`,
    ({ rules }) => `by ${rules} rules`,
    ({ force, bot }) => `played by ${bot ?? botsOf([force])}`,
    ({ boards }) => `on ${boards.map(({ title }) => title).join(', ')}`,
  ];
  const differing = ways.filter(way => way(first) !== way(second));
  if (names.length === 1 && differing.length === 0)
    throw new UsageError(`both variants are ${names[0]} ${ways.map(way => way(first)).join(', ')}; say what differs.`);
  const [a, b] = sides.map((side, i): Variant => {
    const own = differing.map(way => way(side)).join(', ');
    const name = names[i] ?? names[0]!;
    const label = names.length === 1 ? own : [name, own].filter(text => text !== '').join(' ');
    return { name: own === '' ? name : `${name} ${own}`, label, value: valueOf(side.force).total };
  });
  return [a!, b!];
}
