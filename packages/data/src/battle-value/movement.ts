import type { EngineType } from '@hexfall/rules';
import { wingMp } from '../units/figures.ts';
import type { Subject } from './subject.ts';

/** Movement figures as Battle Value counts them. */
export interface BattleMovement {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly underwater: number;
  /** Jump MP from jets, without the lift of a wing: jump heat depends on these. */
  readonly jets: number;
}

export function battleMovement(subject: Subject): BattleMovement {
  const walk = subject.freeWalkMp - (subject.has('chainDrape') ? 1 : 0) + (subject.has('tsm') ? 1 : 0);
  const largeShield = subject.has('largeShield');
  const shields = subject.arms.filter(arm => subject.hasAt('mediumShield', arm)).length;
  const boosters = subject.with('jumpBooster').reduce((sum, item) => sum + item.size, 0);
  const lift = subject.has('partialWing') ? wingMp(subject.spec.tonnage) : 0;
  const lifted = (mp: number): number => (mp === 0 || largeShield ? 0 : Math.max(0, mp + lift - shields));
  const jets = subject.count('jumpJet');
  return {
    walk,
    run: runMp(subject, walk),
    jump: Math.max(lifted(jets), lifted(boosters)),
    underwater: largeShield ? 0 : subject.count('umu'),
    jets: jets === 0 || largeShield ? 0 : Math.max(0, jets - shields),
  };
}

/** Returns the running MP. Hardened armor on any leg costs one of them. */
function runMp(subject: Subject, walk: number): number {
  const boosters = Number(subject.has('masc')) + Number(subject.has('supercharger'));
  const fast = Math.ceil(([1.5, 2, 2.5][boosters] ?? 1.5) * walk);
  const hardened = subject.legs.some(leg => subject.manifest.armorTypes[leg] === 'hardened');
  return Math.max(0, hardened ? fast - 1 : fast);
}

/**
 * Returns the running MP in play and without heat, for a ram plate: shields and modular armor slow the unit down, and
 * myomer does not help yet.
 */
export function runMpInPlay(subject: Subject): number {
  return runMp(subject, subject.spec.walkMp);
}

/** Returns the target movement modifier for this many MP. */
export function movementModifier(mp: number): number {
  const steps = [2, 4, 6, 9, 17, 24];
  return steps.filter(max => mp > max).length;
}

/** Returns the number of engine slots in each side torso. */
export function engineSideSlots(engine: EngineType): number {
  return ENGINE_SIDE_SLOTS[engine];
}

const ENGINE_SIDE_SLOTS: Readonly<Record<EngineType, number>> = {
  fusion: 0,
  compact: 0,
  ice: 0,
  fuelCell: 0,
  fission: 0,
  light: 2,
  xl: 3,
  clanXl: 2,
  xxl: 6,
  clanXxl: 4,
};
