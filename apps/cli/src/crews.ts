import { type CrewSkill, parseCrew } from '@hexfall/data';
import { quote } from './clean-text.ts';
import { UsageError } from './exit.ts';
import type { ReadForce } from './read-force.ts';

/** Reads the skills that an option gives: `3/4` is gunnery 3 and piloting 4. */
export function readSkill(option: string, text: string): CrewSkill {
  const crew = parseCrew(text);
  if (crew !== undefined) return crew;
  throw new UsageError(`${option} must be gunnery/piloting from 0 to 8, such as 3/4, not ${quote(text)}.`);
}

/** Returns the force with these skills for every crew, or unchanged if there are none. */
export function withCrew(force: ReadForce, crew: CrewSkill | undefined): ReadForce {
  if (crew === undefined) return force;
  return { ...force, units: force.units.map(unit => ({ ...unit, ...crew, crewGiven: true })) };
}
