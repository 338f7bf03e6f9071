import { type Scenario, scenario, tableWeapon } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { queueRoll } from '../../resolution/queue-roll.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { phaseSteps } from './phase-steps.ts';
import type { PlayedPhase } from './turn.ts';

function stepsOf(s: Scenario): readonly Step[] {
  return phaseSteps(s.game, s.state.phase as PlayedPhase);
}

const kindsOf = (steps: readonly Step[]): string[] => steps.map(({ kind }) => kind);

/** Runs the first step of a list. Returns the list with the steps that it led to in its place. */
function runFirst(s: Scenario, [first, ...rest]: readonly Step[]): readonly Step[] {
  return [...first!.run(s.game), ...rest];
}

/** Returns by unit the most that steps can still do to it. */
const announced = (s: Scenario, steps: readonly Step[]): number[] =>
  s.game.mechs.map(({ id }) => steps.reduce((sum, step) => sum + step.maxDamage(s.game, id), 0));

/** Units of 50 tons each, for which a fall does 5 points. */
function fight(): Scenario {
  return scenario()
    .mech('A', {
      at: '0501',
      facing: 3,
      tonnage: 50,
      weapons: [[tableWeapon('lrm20'), 'LT']],
      ammo: [{ kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20 }],
    })
    .mech('B', { at: '0508', tonnage: 50, armor: { CT: 60 } })
    .begin('weapons')
    .shoot('A', 'B');
}

describe('the steps of a weapons phase', () => {
  test('a shot is a step, and each group of its damage another', () => {
    const s = fight().roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7);
    const steps = stepsOf(s);
    expect(kindsOf(steps)).toEqual(['shot', 'clearAttacks', 'queuedRolls', 'queuedRolls']);
    const hit = runFirst(s, steps);
    expect(kindsOf(hit).slice(0, 4)).toEqual(['groupHit', 'groupHit', 'groupHit', 'clearAttacks']);
    expect(s.unit('B').damageThisPhase).toBe(0);
    runFirst(s, hit);
    expect(s.unit('B').damageThisPhase).toBe(5);
  });

  test('the damage that can still come to a unit shrinks with every step, from all missiles to those that hit to the rest of them', () => {
    const s = fight().roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7);
    const steps = stepsOf(s);
    expect(announced(s, steps)).toEqual([5, 25]);
    const hit = runFirst(s, steps);
    expect(announced(s, hit)).toEqual([5, 17]);
    expect(announced(s, runFirst(s, hit))).toEqual([5, 12]);
  });

  test('a miss leaves only the fall that may come of other things', () => {
    const s = fight().roll('toHit', 2);
    expect(announced(s, runFirst(s, stepsOf(s)))).toEqual([5, 5]);
  });

  test('groups of one salvo with as many points have the same numbers, a smaller one has others', () => {
    const s = fight().roll('toHit', 12).roll('cluster', 7);
    const [first, second, rest] = runFirst(s, stepsOf(s)).map(step => step.numbers());
    expect(second).toEqual(first);
    expect(rest).not.toEqual(first);
  });

  test.each([
    ['special armor', { armorType: 'reflective' }],
    ['CASE II', { equipment: [['caseTwo', 'LT']] }],
  ] as const)('nobody can tell how much armor a unit with %s may lose', (_, options) => {
    const s = scenario()
      .mech('A', { at: '0505' })
      .mech('B', { at: '0504', facing: 3, ...options })
      .begin('weapons');
    expect(announced(s, stepsOf(s))[1]).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a fall at the end of a phase', () => {
  test('the rolls, going down, each group of damage and the wound are steps of their own', () => {
    const s = scenario().mech('A', { at: '0505', tonnage: 80 }).mech('B', { at: '0504' }).begin('weapons');
    queueRoll(s.game, s.unit('A'), 'kicked', 0);
    s.roll('piloting', 2).roll('fallDirection', 1);
    const fallen = runFirst(s, stepsOf(s));
    expect(kindsOf(fallen)).toEqual(['goingDown', 'queuedRolls']);
    expect(s.unit('A').prone).toBe(false);
    const down = runFirst(s, fallen);
    expect(kindsOf(down)).toEqual(['impactGroup', 'impactGroup', 'shakenPilot', 'queuedRolls']);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 0 });
    expect(announced(s, down.slice(0, 3))).toEqual([8, 0]);
  });

  test('a unit that lies on the ground has no fall to expect, and its rolls concern nobody', () => {
    const s = scenario()
      .mech('A', { at: '0505', condition: { prone: true } })
      .mech('B', { at: '0504' });
    const [lying, standing] = stepsOf(s.begin('weapons'));
    expect([lying!.concerns(0), standing!.concerns(1)]).toEqual([false, true]);
    expect(announced(s, [lying!])).toEqual([0, 0]);
  });
});

describe('the steps of a physical attack phase', () => {
  /** The steps after the roll of a kick. */
  function afterKick(roll: number): readonly Step[] {
    const s = scenario().mech('A', { at: '0505' }).mech('B', { at: '0504', facing: 3 }).begin('physical');
    const unit = s.state.order[0]!;
    s.do({ type: 'kick', unit, target: 1 - unit, leg: 'RL' }).roll('toHit', roll);
    return runFirst(s, stepsOf(s));
  }

  test('the result of a roll tells the step after it from others', () => {
    const [hit, miss] = [afterKick(12), afterKick(2)];
    expect(kindsOf(hit)).toEqual(['blowResult', 'clearAttacks', 'queuedRolls', 'queuedRolls']);
    expect(kindsOf(miss)).toEqual(kindsOf(hit));
    expect(hit[0]!.numbers()).not.toEqual(miss[0]!.numbers());
  });

  test('every roll comes before the first result', () => {
    const s = scenario().mech('A', { at: '0505' }).mech('B', { at: '0504', facing: 3 }).begin('physical');
    const unit = s.state.order[0]!;
    s.do({ type: 'punch', unit, target: 1 - unit, arms: ['LA', 'RA'] }).roll('toHit', 12, 12);
    const second = runFirst(s, stepsOf(s));
    expect(kindsOf(second).slice(0, 2)).toEqual(['physicalRoll', 'clearAttacks']);
    expect(kindsOf(runFirst(s, second)).slice(0, 3)).toEqual(['blowResult', 'blowResult', 'clearAttacks']);
  });

  test('a push on open ground does no damage but by falls; beside a cliff nobody can tell', () => {
    const push = (level: number): number[] => {
      const rows = [level, level, level, 0, 0, 0, 0, 0, 0].map(each => Array(9).fill(each).join(' '));
      const s = scenario({ board: rows.join('\n') });
      s.mech('A', { at: '0505', tonnage: 50 }).mech('B', { at: '0504', facing: 3, tonnage: 50 }).begin('physical');
      const unit = s.state.order[0]!;
      return announced(s.do({ type: 'push', unit, target: 1 - unit }), stepsOf(s));
    };
    expect(push(1)).toEqual([5, 5]);
    expect(push(2)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});
