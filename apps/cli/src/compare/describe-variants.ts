import type { Force } from '@hexfall/data';
import { type AboutComparison, type SimBoard, tellApart, type Variant } from '@hexfall/sim';
import { botsOf } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import { valueOf } from '../value.ts';
import { crewOf } from './skill.ts';

/** A force and how it is played: two of these are compared. */
export interface Contender {
  /** What the user typed for the force. */
  readonly source: string;
  readonly force: Force;
  readonly rules: string;
  /** The bot that plays it; `undefined` for what its file wishes for. */
  readonly bot: string | undefined;
  readonly boards: readonly SimBoard[];
}

/** What may differ besides the force, in words that follow its name. */
const WAYS: readonly ((contender: Contender) => string)[] = [
  ({ force }) => `with ${crewOf(force)}`,
  ({ rules }) => `by ${rules} rules`,
  ({ force, bot }) => `played by ${bot ?? botsOf([force])}`,
  ({ boards }) => `on ${boards.map(({ title }) => title).join(', ')}`,
];

/** What the two are called: their forces, and what is not the same in both. */
export function describeVariants(first: Contender, second: Contender): AboutComparison['variants'] {
  const isSameForce = first.force.name === second.force.name && first.source === second.source;
  const differing = WAYS.filter(way => way(first) !== way(second));
  if (isSameForce && differing.length === 0) {
    const how = WAYS.map(way => way(first)).join(', ');
    throw new UsageError(`both variants are ${first.force.name} ${how}; say what differs.`);
  }
  const names = isSameForce
    ? [first.force.name, second.force.name]
    : tellApart([first, second].map(({ source, force }) => ({ source, name: force.name })));
  const variant = (contender: Contender, force: string): Variant => {
    const special = differing.map(way => way(contender)).join(', ');
    const name = special === '' ? force : `${force} ${special}`;
    return { name, label: isSameForce ? special : name, value: valueOf(contender.force).total };
  };
  return [variant(first, names[0]!), variant(second, names[1]!)];
}
