/**
 * Every difference between the requirement documents (`spec`) and the tabletop game (`canon`), as one named switch with
 * both values. Only this table distinguishes the two: docs/DIFFERENCES.md is written from it, profiles are checked
 * against it and the rules are compiled from it.
 */
export interface Switch<T extends number | boolean | string> {
  readonly spec: T;
  readonly canon: T;
  /** Values that a custom profile may choose; numbers can be any whole number from 0 up. */
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
  // Piloting skill rolls
  'psr-cumulative-modifiers': flag('Each queued piloting roll also carries the modifiers of the others', {
    spec: false,
    canon: true,
  }),
  'psr-crit-modifier-onset': choice('When a damaged gyro or leg starts to weigh on every piloting roll', {
    spec: 'atOnce',
    canon: 'nextPhase',
  }),
  'psr-20-damage-modifier': count('Modifier of the roll for 20 or more damage in a phase', { spec: 0, canon: 1 }),
  'psr-20-damage-phases': choice('In which phases 20 or more damage calls for a roll', {
    spec: 'all',
    canon: 'movementAndAttacks',
  }),
  'psr-leg-structure-trigger': flag('Damage to the structure of a leg calls for a roll', { spec: true, canon: false }),
  'psr-gyro-trigger': count('Modifier of the roll that a gyro hit causes, besides the standing one', {
    spec: 0,
    canon: 3,
  }),
  'psr-hip-trigger': count('Modifier of the roll that a hip hit causes, besides the standing one', {
    spec: 0,
    canon: 2,
  }),
  'psr-leg-actuator-trigger': count(
    'Modifier of the roll that another leg actuator hit causes, besides the standing one',
    {
      spec: 0,
      canon: 1,
    },
  ),
  'psr-hip-per-hex': flag('A damaged hip calls for a roll in every hex entered on foot, not once after a run', {
    spec: true,
    canon: false,
  }),
  'psr-pilot-wound-modifier': count('Modifier of every roll for each wound of the pilot', { spec: 1, canon: 0 }),
  'psr-rough-trigger': flag('Running into rough ground calls for a roll', { spec: true, canon: false }),
  'psr-rough-modifier': count('Modifier of the roll for running into rough ground', { spec: 1, canon: 0 }),
  'psr-water-depth-modifier': flag('The roll for entering water depends on its depth: 1 -1, 2 0, deeper +1', {
    spec: false,
    canon: true,
  }),
  'psr-water-exit': flag('Leaving water calls for a roll', { spec: true, canon: false }),
  'ice-break-mechanic': choice('What decides whether ice holds: a piloting roll, or one die that breaks it on a 6', {
    spec: 'pilotingRoll',
    canon: 'die',
  }),
  'skid-trigger': choice(
    'When turning on slippery ground at a run is rolled for: at the turn, or when the hex is left',
    {
      spec: 'turn',
      canon: 'leavingHex',
    },
  ),
  'skid-ice-any-speed': flag('Turning on ice may skid at any speed, not only when running', {
    spec: false,
    canon: true,
  }),
  'building-collapse-fall': choice('What happens to a unit on a building that collapses', {
    spec: 'roll',
    canon: 'automaticFall',
  }),
  'masc-failure': flag('A failure of MASC calls for a roll, besides the damage to the legs', {
    spec: true,
    canon: false,
  }),
  'supercharger-failure': flag('A failure of a supercharger calls for a roll, besides the damage to the engine', {
    spec: true,
    canon: false,
  }),
  'shutdown-psr': choice('The roll when a reactor shuts down: needs a flat 3, or skill and modifiers plus 3', {
    spec: 'flatThree',
    canon: 'plusThree',
  }),
  'shutdown-voluntary-psr': flag('A shutdown by choice calls for that roll too', { spec: true, canon: false }),

  // Falls, standing up, crawling
  'fall-damage-rounding': choice('How a tenth of the tonnage is rounded for falling damage', {
    spec: 'up',
    canon: 'nearest',
  }),
  'fall-pilot-damage': choice('Whether a falling pilot is always hurt or may roll to avoid it', {
    spec: 'always',
    canon: 'avoidanceRoll',
  }),
  'stand-cost': choice('What an attempt to stand up costs: all walking MP, or 2', { spec: 'allWalk', canon: 'twoMp' }),
  'stand-move-after': flag('A unit that stood up may go on moving and, after a failure, try again', {
    spec: false,
    canon: true,
  }),
  'stand-failure': choice('A failed attempt to stand up: the unit stays prone, or falls once more', {
    spec: 'stayProne',
    canon: 'fallAgain',
  }),
  crawl: flag('A prone unit may crawl, a hex for each MP', { spec: true, canon: false }),

  // Physical attacks
  'physical-attacker-movement': choice('Which physical attacks suffer from the movement of the attacker', {
    spec: 'chargeAndDfa',
    canon: 'all',
  }),
  'physical-terrain': choice('Which physical attacks suffer from the terrain of the target', {
    spec: 'allButKickAndDfa',
    canon: 'allButDfa',
  }),
  'underwater-melee': choice(
    'Physical damage under water: halved, rounding down, for an attacker in depth 2, or limb by limb',
    {
      spec: 'attackerDepth2',
      canon: 'byLimb',
    },
  ),
  'kick-hip-scope': choice('A dead hip forbids kicks with that leg, or with any', { spec: 'thatLeg', canon: 'anyLeg' }),
  'charge-damage-rounding': choice('Charge damage: tonnage rounded before the hexes are multiplied in, or after', {
    spec: 'before',
    canon: 'after',
  }),
  'charge-hit-psr-modifier': count('Modifier of the rolls of both units after a charge', { spec: 0, canon: 2 }),
  'charge-miss-psr': flag('A missed charge calls for a roll of the attacker', { spec: true, canon: false }),
  'dfa-damage-rounding': choice('Death from above damage: tonnage rounded before it is tripled, or after', {
    spec: 'before',
    canon: 'after',
  }),
  'dfa-prone-target': choice('Where death from above strikes a prone target', {
    spec: 'punchTable',
    canon: 'fullTableRear',
  }),
  'dfa-attacker-damage': choice("How an attacker's own legs are damaged by death from above", {
    spec: 'splitEqually',
    canon: 'kickTable',
  }),
  'dfa-hit-target-psr-modifier': count("Modifier of the target's roll after death from above", { spec: 0, canon: 2 }),
  'dfa-hit-attacker-psr-modifier': count("Modifier of the attacker's roll after death from above", {
    spec: 0,
    canon: 4,
  }),
  'dfa-miss': choice('After a missed death from above: a roll at +4, or a fall from two levels onto the back', {
    spec: 'rollPlusFour',
    canon: 'automaticFall',
  }),
  'sword-damage': choice('A tenth of the tonnage for a sword: rounded down or up', { spec: 'down', canon: 'up' }),
  'mace-damage': choice('Mace damage: two fifths of the tonnage, or a quarter rounded up', {
    spec: 'twoFifths',
    canon: 'quarter',
  }),
  'melee-weapon-actuators': choice(
    'What a melee weapon needs besides a shoulder: lower arm and hand, or a hand, for which a claw will do',
    {
      spec: 'lowerArmAndHand',
      canon: 'shoulderAndHand',
    },
  ),
  'tsm-scope': choice(
    'What triple-strength myomer doubles: all damage that goes by tonnage, or not charges and death from above',
    {
      spec: 'allByTonnage',
      canon: 'limbsAndWeapons',
    },
  ),

  // Damage
  'head-damage-cap': count('Most points that one group of damage does to the head; 0 for no cap', {
    spec: 3,
    canon: 0,
  }),
  'head-hit-pilot-damage': choice('What wounds the pilot when the head is struck', {
    spec: 'structure',
    canon: 'anyDamage',
  }),

  // Movement
  'declared-run': flag('A move that is ordered as a run is a run, even if the walking MP would suffice', {
    spec: true,
    canon: false,
  }),
  'heat-mp-run': choice('Whether heat is taken off running MP too, or running is recomputed from the walking MP left', {
    spec: 'subtract',
    canon: 'recompute',
  }),
} as const;

export type SwitchId = keyof typeof SWITCHES;
export const SWITCH_IDS = Object.keys(SWITCHES) as SwitchId[];

/** The type of the value that a switch can have. */
export type SwitchValue<Id extends SwitchId> = (typeof SWITCHES)[Id] extends Switch<infer T> ? T : never;

export type SwitchValues = { readonly [Id in SwitchId]: SwitchValue<Id> };
