import {
  type AboutComparison,
  describeVariants,
  type SimBoard,
  type Contender as SimContender,
  traitsOf,
} from '@hexfall/sim';
import { botsOf } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import type { ReadForce } from '../read-force.ts';
import { valueOf } from '../value.ts';

/** A force and how it is played. A comparison has two of these. */
export interface Contender {
  /** What the user typed for the force. */
  readonly source: string;
  readonly force: ReadForce;
  readonly rules: string;
  /** The bot that plays the force; `undefined` for the bot that its file names, or the default. */
  readonly bot: string | undefined;
  readonly boards: readonly SimBoard[];
  /** Remarks from reading the boards. */
  readonly boardNotes: readonly string[];
}

/** Names the two variants by their forces and by what differs between them. */
export function nameVariants(first: Contender, second: Contender): AboutComparison['variants'] {
  const variants = describeVariants(toSim(first), toSim(second));
  if (variants !== undefined) return variants;
  const how = traitsOf(toSim(first)).join(', ');
  throw new UsageError(`both variants are ${first.force.name} ${how}; say what should differ.`);
}

function toSim({ source, force, rules, bot, boards }: Contender): SimContender {
  return {
    source,
    name: force.name,
    crews: force.units,
    rules,
    bot: bot ?? botsOf([force]),
    boards: boards.map(({ title }) => title),
    value: valueOf(force).total,
  };
}
