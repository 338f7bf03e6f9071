import type { RollReason } from '@hexfall/rules';

const REASONS: Readonly<Record<RollReason, string>> = {
  phaseDamage: '20 points of damage in a phase',
  legDamage: 'damage inside a leg',
  hipHit: 'hip hit',
  gyroHit: 'gyro hit',
  legActuatorHit: 'leg actuator hit',
  kicked: 'kicked',
  pushed: 'pushed',
  charged: 'charged',
  charging: 'own charge',
  hitByDfa: 'struck from above',
  executedDfa: 'own death from above',
  missedKick: 'missed kick',
  missedCharge: 'missed charge',
  missedDfa: 'missed death from above',
  missedMace: 'missed mace',
  domino: 'pushed over by another',
  fallenUpon: 'fallen upon',
  heavyGauss: 'recoil',
  rubble: 'rubble',
  rough: 'rough ground',
  ice: 'ice',
  enteredWater: 'entering water',
  leftWater: 'leaving water',
  skid: 'skidding',
  movedWithHip: 'moving on a damaged hip',
  ranWithGyro: 'running on a damaged gyro',
  landedDamaged: 'landing damaged',
  building: 'through a building',
  buildingCollapse: 'collapsing building',
  mascFailure: 'MASC failure',
  superchargerFailure: 'supercharger failure',
  shutdown: 'shut down',
  standUp: 'standing up',
  gyroDestroyed: 'gyro destroyed',
  legDestroyed: 'leg destroyed',
  avoidWound: 'keeping the pilot unhurt',
  reckless: 'reckless movement',
  swamp: 'swamp',
  avoidCollision: 'avoiding a collision',
};

/**
 * Returns the reason of a piloting skill roll in words.
 *
 * @example
 * ```ts
 * import { reasonWords } from '@hexfall/view';
 *
 * reasonWords('missedKick'); // => 'missed kick'
 * ```
 */
export function reasonWords(reason: string): string {
  return REASONS[reason as RollReason] ?? reason;
}
