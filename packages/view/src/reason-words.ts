import type { RollReason } from '@hexfall/rules';

const REASONS: Readonly<Record<RollReason, string>> = {
  phaseDamage: '20 damage this phase',
  legDamage: 'leg structure damaged',
  hipHit: 'hip hit',
  gyroHit: 'gyro hit',
  legActuatorHit: 'leg actuator hit',
  kicked: 'kicked',
  pushed: 'pushed',
  charged: 'charged',
  charging: 'charging',
  hitByDfa: 'hit by death from above',
  executedDfa: 'landing a death from above',
  missedKick: 'missed kick',
  missedCharge: 'missed charge',
  missedDfa: 'missed death from above',
  missedMace: 'missed mace',
  struckItself: 'struck itself',
  tripped: 'chain around a leg',
  hardLanding: 'nothing to brake the landing',
  domino: 'domino effect',
  fallenUpon: 'fallen upon',
  heavyGauss: 'recoil of a heavy Gauss rifle',
  rubble: 'entering rubble',
  rough: 'entering rough ground',
  ice: 'ice underfoot',
  enteredWater: 'entering water',
  leftWater: 'leaving water',
  skid: 'danger of skidding',
  movedWithHip: 'moving with a destroyed hip',
  ranWithGyro: 'running with a damaged gyro',
  landedDamaged: 'landing with damaged legs or gyro',
  building: 'entering a building',
  buildingCollapse: 'collapse of a building',
  mascFailure: 'MASC failure',
  superchargerFailure: 'supercharger failure',
  shutdown: 'reactor shutdown',
  standUp: 'standing up',
  gyroDestroyed: 'gyro destroyed',
  legDestroyed: 'leg destroyed',
  avoidWound: 'pilot braces for the fall',
  reckless: 'reckless movement',
  swamp: 'entering a swamp',
  avoidCollision: 'avoiding a collision',
};

/**
 * Returns the reason of a piloting skill roll, or of a fall, in words.
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
