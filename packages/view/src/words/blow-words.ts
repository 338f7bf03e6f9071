import type { PhysicalKind, PhysicalRolled } from '@hexfall/rules';

/** What players call a kind of physical attack. */
interface BlowWords {
  /** As it is typed in a question. */
  readonly name: string;
  /** All other words that name it in a question, as a pattern. */
  readonly pattern: string;
  /** As a choice of what to ask about. */
  readonly choice: string;
  readonly noun: string;
  /** Before the name of the target, while it is open whether the attack hits. */
  readonly verb: string;
  /** Before the name of the target, in the title of a question. */
  readonly asks: string;
  /** What deals its damage. */
  readonly means: string;
  /** What a unit hurts itself with that makes such attacks. */
  readonly mishap?: string;
  /** The limb that strikes, if it is always one of this kind. */
  readonly limb?: 'arm' | 'leg';
}

/** Every kind of physical attack in words, in the order in which they are offered. */
export const BLOW_WORDS: Readonly<Record<PhysicalKind, BlowWords>> = {
  kick: {
    name: 'kick',
    pattern: 'kick(?:s|ed|ing)?',
    choice: 'A kick',
    noun: 'kick',
    verb: 'kicks',
    asks: 'kicks',
    means: 'kick',
    limb: 'leg',
  },
  punch: {
    name: 'punch',
    pattern: 'punch(?:es|ed|ing)?',
    choice: 'Punches',
    noun: 'punch',
    verb: 'punches',
    asks: 'punches',
    means: 'punch',
    limb: 'arm',
  },
  push: {
    name: 'push',
    pattern: 'push(?:es|ed|ing)?',
    choice: 'A push',
    noun: 'push',
    verb: 'pushes',
    asks: 'pushes',
    means: 'push',
  },
  melee: {
    name: 'melee',
    pattern: 'melee(?: attack)?|hatchets?|swords?|maces?|retractable blade',
    choice: 'Hatchet, sword or mace',
    noun: 'melee attack',
    verb: 'strikes at',
    asks: 'strikes',
    means: 'melee weapon',
  },
  charge: {
    name: 'charge',
    pattern: 'charges?|charging',
    choice: 'A charge',
    noun: 'charge',
    verb: 'charges',
    asks: 'charges',
    means: 'charge',
    mishap: 'own charges',
  },
  dfa: {
    name: 'death from above',
    pattern: 'dfas?|jumps onto',
    choice: 'Death from above',
    noun: 'death from above',
    verb: 'attempts a death from above on',
    asks: 'drops on',
    means: 'death from above',
    mishap: 'own deaths from above',
  },
};

export const WORDED_KINDS = Object.keys(BLOW_WORDS) as readonly PhysicalKind[];

/** What deals the damage of each kind of attack. */
export const BLOW_MEANS = Object.fromEntries(WORDED_KINDS.map(kind => [kind, BLOW_WORDS[kind].means])) as Readonly<
  Record<PhysicalKind, string>
>;

/** What a unit hurts itself with, by kind of attack. */
export const BLOW_MISHAPS: Readonly<Partial<Record<PhysicalKind, string>>> = Object.fromEntries(
  WORDED_KINDS.flatMap(kind => {
    const { mishap } = BLOW_WORDS[kind];
    return mishap === undefined ? [] : [[kind, mishap]];
  }),
);

/** Returns what a unit does whose attack is rolled, before the name of the target. */
export function strikeVerb(kind: PhysicalRolled['kind']): string {
  return kind === 'fall' ? 'falls onto' : BLOW_WORDS[kind].verb;
}

/** Returns the noun for what is rolled. */
export function strikeNoun(kind: PhysicalRolled['kind']): string {
  return kind === 'fall' ? kind : BLOW_WORDS[kind].noun;
}
