import { roundHalfUp } from './subject.ts';

/** Skills of a crew; lower is better. */
export interface CrewSkill {
  readonly gunnery: number;
  readonly piloting: number;
}

export const AVERAGE_CREW: CrewSkill = Object.freeze({ gunnery: 4, piloting: 5 });

/** Factors for the skills of a crew: rows by gunnery from 0 to 8, columns by piloting. */
const FACTORS: readonly (readonly number[])[] = [
  [2.42, 2.31, 2.21, 2.1, 1.93, 1.75, 1.68, 1.59, 1.5],
  [2.21, 2.11, 2.02, 1.92, 1.76, 1.6, 1.54, 1.46, 1.38],
  [1.93, 1.85, 1.76, 1.68, 1.54, 1.4, 1.35, 1.28, 1.21],
  [1.66, 1.58, 1.51, 1.44, 1.32, 1.2, 1.16, 1.1, 1.04],
  [1.38, 1.32, 1.26, 1.2, 1.1, 1, 0.95, 0.9, 0.85],
  [1.31, 1.19, 1.13, 1.08, 0.99, 0.9, 0.86, 0.81, 0.77],
  [1.24, 1.12, 1.07, 1.02, 0.94, 0.85, 0.81, 0.77, 0.72],
  [1.17, 1.06, 1.01, 0.96, 0.88, 0.8, 0.76, 0.72, 0.68],
  [1.1, 0.99, 0.95, 0.9, 0.83, 0.75, 0.71, 0.68, 0.64],
];

/** Returns the factor for a crew. Skills beyond the table count as its edge. */
export function skillFactor({ gunnery, piloting }: CrewSkill): number {
  return FACTORS[clamp(gunnery)]![clamp(piloting)]!;
}

function clamp(skill: number): number {
  return Math.min(8, Math.max(0, Math.trunc(skill)));
}

/** Returns the Battle Value with a crew: `base` is already a whole number, with the bonuses of its force. */
export function valueWithCrew(base: number, crew: CrewSkill): number {
  return roundHalfUp(base * skillFactor(crew));
}
