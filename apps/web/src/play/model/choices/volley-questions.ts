import type { Question } from '@hexfall/odds';
import { LOCATIONS, type MechId } from '@hexfall/rules';

/** Returns the questions to ask about a unit that is fired at: its fate, then its damage in total and by location. */
export function volleyQuestions(unit: MechId): Question[] {
  return [
    { about: 'destroyed', unit },
    { about: 'fall', unit },
    { about: 'headHit', unit },
    { about: 'critical', unit },
    { about: 'pilotOut', unit },
    { about: 'damage', unit },
    ...LOCATIONS.map((_, location): Question => ({ about: 'damage', unit, location })),
  ];
}
