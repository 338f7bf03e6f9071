import { tellApart } from '../tournament/tell-apart.ts';
import type { AboutComparison, Variant } from './comparison-file.ts';

/** A force and how it is played. A comparison has two of these. */
export interface Contender {
  readonly name: string;
  /** Where the force came from: a file, or what the user typed. */
  readonly source: string;
  /** The crews of its units. */
  readonly crews: readonly { readonly gunnery: number; readonly piloting: number }[];
  readonly rules: string;
  readonly bot: string;
  /** Titles of the boards. */
  readonly boards: readonly string[];
  /** Battle Value with its crews. */
  readonly value: number;
}

/** What may differ besides the force itself, each worded to follow its name. */
export function traitsOf({ crews, rules, bot, boards }: Contender): readonly string[] {
  const skills = new Set(crews.map(({ gunnery, piloting }) => `${gunnery}/${piloting}`));
  return [`with ${[...skills].join(' and ')}`, `by ${rules} rules`, `played by ${bot}`, `on ${boards.join(', ')}`];
}

/** Names two variants by their forces and by what differs between them; `undefined` if nothing does. */
export function describeVariants(first: Contender, second: Contender): AboutComparison['variants'] | undefined {
  const isSameForce = first.name === second.name && first.source === second.source;
  const [ones, others] = [traitsOf(first), traitsOf(second)];
  const differing = [...ones.keys()].filter(i => ones[i] !== others[i]);
  if (isSameForce && differing.length === 0) return undefined;
  const names = isSameForce ? [first.name, second.name] : tellApart([first, second]);
  const variant = ({ value }: Contender, force: string, traits: readonly string[]): Variant => {
    const special = differing.map(i => traits[i]!).join(', ');
    const name = special === '' ? force : `${force} ${special}`;
    return { name, label: isSameForce ? special : name, value };
  };
  return [variant(first, names[0]!, ones), variant(second, names[1]!, others)];
}
