export const TECH_BASE_NAMES = ['innerSphere', 'clan', 'mixedInnerSphere', 'mixedClan'] as const;
export type TechBase = (typeof TECH_BASE_NAMES)[number];

/** Whether a unit counts as one of the Clans when the chassis decides. */
export function isClan(techBase: TechBase): boolean {
  return techBase === 'clan' || techBase === 'mixedClan';
}
