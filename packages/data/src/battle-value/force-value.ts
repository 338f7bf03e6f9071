import type { MechSpec, MechState } from '@hexfall/rules';
import { battleValue } from './battle-value.ts';
import { type CrewSkill, skillFactor, valueWithCrew } from './skill.ts';
import { roundHalfUp, Subject } from './subject.ts';

/** A unit of a force with its crew. */
export interface CrewedUnit extends CrewSkill {
  readonly spec: MechSpec;
  /** Its present state; left out for a fresh unit. */
  readonly state?: MechState;
}

/** The value of one unit within its force. */
export interface UnitValue<T extends CrewedUnit = CrewedUnit> {
  readonly unit: T;
  readonly base: number;
  /** Points that the rest of its force adds: for shared targeting data, and for ammunition that its target designator guides. */
  readonly bonuses: readonly { readonly name: string; readonly points: number }[];
  readonly skillFactor: number;
  readonly value: number;
}

export interface ForceValue<T extends CrewedUnit = CrewedUnit> {
  readonly units: readonly UnitValue<T>[];
  readonly total: number;
}

const SHARE_PER_MEMBER = 0.05;
/** How many units one network can have, and how many of them count. */
const C3_NETWORK = 12;
const MAX_COUNTED_C3 = 8;
const C3I_NETWORK = 6;
const MAX_COUNTED_NOVA = 7;

/**
 * Returns the Battle Value of a force. Units that can share targeting data are assumed to do so: all units with C3 around their masters,
 * those with C3i by sixes, and all Nova suites together.
 *
 * @example
 * ```ts
 * import { builtInMech, forceValue } from '@hexfall/data';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const { units, total } = forceValue([
 *   { spec, gunnery: 4, piloting: 5 },
 *   { spec, gunnery: 3, piloting: 4 },
 * ]);
 * units.map(({ value }) => value); // => [1041, 1374]
 * total; // => 2415
 * ```
 */
export function forceValue<T extends CrewedUnit>(units: readonly T[]): ForceValue<T> {
  const subjects = units.map(({ spec, state }) => new Subject(spec, state));
  const guided = subjects.reduce((sum, subject) => sum + guidedAmmunition(subject), 0);
  const values = units.map((unit, i) => {
    const { base } = battleValue(unit.spec, unit.state);
    const bonuses = [...networkBonuses(subjects, i, base), ...tagBonus(subjects[i]!, guided)];
    const whole = bonuses.reduce((sum, { points }) => sum + points, base);
    return { unit, base, bonuses, skillFactor: skillFactor(unit), value: valueWithCrew(whole, unit) };
  });
  return { units: values, total: values.reduce((sum, { value }) => sum + value, 0) };
}

function guidedAmmunition(subject: Subject): number {
  return subject.with('guidedByTag').reduce((sum, { entry }) => sum + Number(entry.battle.bv), 0);
}

/** Returns the bonus for target designators: each improves all bins of guided ammunition in the force. */
function tagBonus(subject: Subject, guided: number): UnitValue['bonuses'] {
  const designators = subject.count('tag');
  return designators === 0 || guided === 0 ? [] : [{ name: 'TAG', points: designators * guided }];
}

function networkBonuses(subjects: readonly Subject[], index: number, base: number): UnitValue['bonuses'] {
  const subject = subjects[index]!;
  const boosted = subject.has('c3Boosted') ? 1 : 0;
  const networks = [
    { name: 'C3', members: Math.min(MAX_COUNTED_C3, c3Members(subjects, index)), extra: boosted },
    { name: 'C3i', members: c3iMembers(subjects, index), extra: 0 },
    { name: 'Nova', members: Math.min(MAX_COUNTED_NOVA, novaMembers(subjects, index)), extra: 0 },
  ];
  return networks
    .filter(({ members }) => members >= 2)
    .map(({ name, members, extra }) => ({
      name: `${name} network of ${members}`,
      points: roundHalfUp(base * SHARE_PER_MEMBER * (members + extra)),
    }));
}

/** Returns how many units share data with a unit by C3; none without a master. */
function c3Members(subjects: readonly Subject[], index: number): number {
  if (!subjects[index]!.has('c3')) return 0;
  if (!subjects.some(subject => subject.has('c3Master'))) return 0;
  return Math.min(C3_NETWORK, subjects.filter(subject => subject.has('c3')).length);
}

function c3iMembers(subjects: readonly Subject[], index: number): number {
  if (!subjects[index]!.has('c3i')) return 0;
  const all = subjects.filter(subject => subject.has('c3i'));
  const network = Math.floor(all.indexOf(subjects[index]!) / C3I_NETWORK);
  return Math.min(C3I_NETWORK, all.length - network * C3I_NETWORK);
}

function novaMembers(subjects: readonly Subject[], index: number): number {
  return subjects[index]!.has('nova') ? subjects.filter(subject => subject.has('nova')).length : 0;
}
