/**
 * Every place where the requirement documents (`spec`) and the tabletop game (`canon`) differ, as one named switch
 * with both values. This table is the only place where the two are told apart: docs/DIFFERENCES.md is written from
 * it, profiles are read against it and the rules are compiled from it.
 */
export interface Switch<T extends number | boolean | string> {
  readonly spec: T;
  readonly canon: T;
  /** Values that a profile of one's own may choose; numbers take any whole number from 0 up. */
  readonly choices: readonly T[] | 'count';
  readonly about: string;
}

function count(about: string, values: { spec: number; canon: number }): Switch<number> {
  return { ...values, choices: 'count', about };
}

function flag(about: string, values: { spec: boolean; canon: boolean }): Switch<boolean> {
  return { ...values, choices: [false, true], about };
}

function choice<const T extends string>(about: string, values: { spec: T; canon: T }): Switch<T> {
  return { ...values, choices: [values.spec, values.canon], about };
}

export const SWITCHES = {
  'head-damage-cap': count('Most points that one group of damage does to the head; 0 for no cap', {
    spec: 3,
    canon: 0,
  }),
  'head-hit-pilot-damage': choice('What wounds the pilot when the head is struck', {
    spec: 'structure',
    canon: 'anyDamage',
  }),
  'psr-20-damage-modifier': count('Modifier of the piloting roll for 20 or more damage in a phase', {
    spec: 0,
    canon: 1,
  }),
  'psr-cumulative-modifiers': flag('Each queued piloting roll also carries the modifiers of the others', {
    spec: false,
    canon: true,
  }),
  'psr-crit-modifier-onset': choice('When a damaged gyro or leg starts to weigh on every piloting roll', {
    spec: 'atOnce',
    canon: 'nextPhase',
  }),
  'psr-gyro-trigger': count('Extra modifier of the roll that a gyro hit causes, beside the standing one', {
    spec: 0,
    canon: 3,
  }),
  'psr-hip-trigger': count('Extra modifier of the roll that a hip hit causes, beside the standing one', {
    spec: 0,
    canon: 2,
  }),
  'psr-leg-actuator-trigger': count(
    'Extra modifier of the roll that a leg actuator hit causes, beside the standing one',
    {
      spec: 0,
      canon: 1,
    },
  ),
  'psr-leg-structure-trigger': flag('Damage to the structure of a leg calls for a piloting roll', {
    spec: true,
    canon: false,
  }),
  'psr-pilot-wound-modifier': count('Modifier of every piloting roll for each wound of the pilot', {
    spec: 1,
    canon: 0,
  }),
  'fall-damage-rounding': choice('How a tenth of the tonnage is rounded for falling damage', {
    spec: 'up',
    canon: 'nearest',
  }),
  'fall-pilot-damage': choice('Whether a falling pilot is always hurt or may roll to avoid it', {
    spec: 'always',
    canon: 'avoidanceRoll',
  }),
  'heat-mp-run': choice('Whether heat is taken off running MP too or running is recomputed from the walking MP left', {
    spec: 'subtract',
    canon: 'recompute',
  }),
} as const;

export type SwitchId = keyof typeof SWITCHES;
export const SWITCH_IDS = Object.keys(SWITCHES) as SwitchId[];

/** The value that a switch can have. */
export type SwitchValue<Id extends SwitchId> = (typeof SWITCHES)[Id] extends Switch<infer T> ? T : never;

export type SwitchValues = { readonly [Id in SwitchId]: SwitchValue<Id> };
