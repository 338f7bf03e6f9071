import type { Unexpected } from '@hexfall/testkit';

/** What random play need not encounter, each with the reason. Everything else that it never encounters is a failure. */
export const ALLOWED: readonly Unexpected[] = [
  { section: 'equipment struck', item: 'tsm', reason: 'myomer lies in slots where a critical hit is rolled again' },
  { section: 'equipment struck', item: 'case', reason: 'CASE cannot be struck: a critical hit there is rolled again' },
  { section: 'equipment struck', item: 'caseTwo', reason: 'CASE II cannot be struck either' },
  {
    section: 'piloting roll',
    item: 'struckItself',
    reason: 'takes a natural 2 with a flail or a wrecking ball; swing-back.test.ts plays it',
  },
  {
    section: 'end of a unit',
    item: 'displacement',
    reason:
      'takes a unit that is driven out of its hex and has nowhere to go; displace.test.ts and dfa.test.ts play it',
  },
  { section: 'terrain entered', item: 'impassable', reason: 'nobody can enter it' },
  { section: 'movement', item: 'undecided', reason: 'what a unit has before it moves; no move is of that kind' },
];
