import { isRamKind, type PhysicalKind } from '@hexfall/rules';
import { BLOW_WORDS, WORDED_KINDS } from '../words/blow-words.ts';
import type { Action, Query } from './query.ts';

const SHOOTING = 'fires?|firing|shoots?|shooting|attacks';

/** A kind of action: its verb, with the unit that acts before it, and what it acts on or with after it. */
interface ActionWords {
  readonly pattern: RegExp;
  /** What the words after the verb name. */
  readonly object: 'target' | 'weapons' | 'nobody';
  readonly action: Action;
}

function verb(words: string): RegExp {
  return new RegExp(String.raw`^(?:(.+?) )?(?:${words})(?: (.+))?$`, 'i');
}

const ACTION_WORDS: readonly ActionWords[] = [
  { pattern: verb('piloting(?: skill)? rolls?|psr'), object: 'nobody', action: { kind: 'piloting' } },
  { pattern: verb('falls?|falling'), object: 'nobody', action: { kind: 'fall' } },
  { pattern: verb('heat'), object: 'nobody', action: { kind: 'heat' } },
  ...WORDED_KINDS.map(kind => ({
    pattern: verb(BLOW_WORDS[kind].pattern),
    object: 'target' as const,
    action: strikeAction(kind),
  })),
  { pattern: verb(SHOOTING), object: 'weapons', action: { kind: 'fire', weapons: 'all' } },
];

/** Returns the action of striking a blow or of ramming. */
export function strikeAction(kind: PhysicalKind): Action {
  return isRamKind(kind) ? { kind: 'ram', ram: kind } : { kind: 'blow', blow: kind };
}

/** Words for hints. */
export const ACTION_EXAMPLES = [
  'fires',
  ...WORDED_KINDS.map(kind => BLOW_WORDS[kind].name),
  'piloting roll',
  'fall',
  'heat',
];

/** Words that mean every weapon. */
const EVERYTHING = /^(?:everything|all|all weapons|all it has|alpha strike)$/i;

/** An action that was found in a text. The names in it have not been looked up. */
export interface FoundAction {
  readonly action: Action;
  readonly doer: string | undefined;
  /** The words after the verb, and what they can name. */
  readonly object: string | undefined;
  readonly objectIs: ActionWords['object'];
}

export function findAction(text: string): FoundAction | undefined {
  if (EVERYTHING.test(text))
    return { action: { kind: 'fire', weapons: 'all' }, doer: undefined, object: undefined, objectIs: 'nobody' };
  for (const { pattern, object, action } of ACTION_WORDS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [, doer, behind] = found;
    const named = behind !== undefined && EVERYTHING.test(behind) ? undefined : behind;
    return { action, doer, object: named, objectIs: object };
  }
  return undefined;
}

/**
 * Adds an action to a query. Fire can be combined with heat, and with fire by further weapons; returns false if a second action contradicts
 * the first.
 */
export function takeAction(query: Query, action: Action): boolean {
  const { action: before } = query;
  if (before === undefined) {
    query.action = action;
    return true;
  }
  if (before.kind === 'heat' && action.kind === 'fire') {
    query.firing = action.weapons;
    return true;
  }
  if (before.kind === 'fire' && action.kind === 'heat') {
    query.action = action;
    query.firing = before.weapons;
    return true;
  }
  if (before.kind === 'fire' && action.kind === 'fire') {
    const weapons = action.weapons === 'all' ? before.weapons : action.weapons;
    query.action =
      before.weapons === 'all' || weapons === before.weapons
        ? { kind: 'fire', weapons }
        : { kind: 'fire', weapons: [...before.weapons, ...(weapons === 'all' ? [] : weapons)] };
    return true;
  }
  return JSON.stringify(before) === JSON.stringify(action);
}
