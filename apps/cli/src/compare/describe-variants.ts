import { type AboutComparison, type SimBoard, tellApart, type Variant } from '@hexfall/sim';
import { botsOf } from '../bots/read-bots.ts';
import { crewSkills } from '../crews.ts';
import { UsageError } from '../exit.ts';
import type { ReadForce } from '../read-force.ts';
import { valueOf } from '../value.ts';

/** A force and how it is played. A comparison has two of these. */
export interface Contender {
  /** What the user typed for the force. */
  readonly source: string;
  readonly force: ReadForce;
  readonly rules: string;
  /** The bot that plays it; `undefined` for the one that its file names, or the default. */
  readonly bot: string | undefined;
  readonly boards: readonly SimBoard[];
  /** Remarks from reading the boards. */
  readonly boardNotes: readonly string[];
}

/** What may differ besides the force itself, each worded to follow its name. */
const TRAITS: readonly ((contender: Contender) => string)[] = [
  ({ force }) => `with ${crewSkills(force)}`,
  ({ rules }) => `by ${rules} rules`,
  ({ force, bot }) => `played by ${bot ?? botsOf([force])}`,
  ({ boards }) => `on ${boards.map(({ title }) => title).join(', ')}`,
];

/** Names the two variants by their forces and by what differs between them. */
export function describeVariants(first: Contender, second: Contender): AboutComparison['variants'] {
  const isSameForce = first.force.name === second.force.name && first.source === second.source;
  const differing = TRAITS.filter(describe => describe(first) !== describe(second));
  if (isSameForce && differing.length === 0) {
    const how = TRAITS.map(describe => describe(first)).join(', ');
    throw new UsageError(`both variants are ${first.force.name} ${how}; say what should differ.`);
  }
  const names = isSameForce
    ? [first.force.name, second.force.name]
    : tellApart([first, second].map(({ source, force }) => ({ source, name: force.name })));
  const variant = (contender: Contender, force: string): Variant => {
    const special = differing.map(describe => describe(contender)).join(', ');
    const name = special === '' ? force : `${force} ${special}`;
    return { name, label: isSameForce ? special : name, value: valueOf(contender.force).total };
  };
  return [variant(first, names[0]!), variant(second, names[1]!)];
}
