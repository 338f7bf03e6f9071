import { CATALOGUE, catalogueMech } from '@hexfall/data';
import { createPosition, planSteps, specOf } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { Choices } from '../choices.ts';
import { PROFILES } from '../duel.ts';
import { ODDS_KINDS, randomCase } from './random-case.ts';
import { randomCondition } from './random-condition.ts';

const kindOf = (name: string) => ODDS_KINDS.find(kind => kind.name === name)!;

describe('random cases', () => {
  test.each(PROFILES)('every kind comes up under %s', profile => {
    for (const kind of ODDS_KINDS) {
      if ((kind.onlyUnder ?? profile) !== profile) continue;
      const { game, plan, groups } = randomCase(kind, profile, 2);
      expect(planSteps(game, plan).ok, kind.name).toBe(true);
      expect(groups.length, kind.name).toBeGreaterThanOrEqual(4);
    }
  });

  test('the same seed gives the same case, and a different seed a different one', () => {
    const draw = (seed: number): string => {
      const { game, plan } = randomCase(kindOf('cluster'), 'spec', seed);
      return JSON.stringify([game.state, plan]);
    };
    expect(draw(5)).toBe(draw(5));
    expect(draw(6)).not.toBe(draw(5));
  });

  test('units have every kind of damage, and none of them is a wreck', () => {
    const choices = new Choices(1);
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const spec = catalogueMech(choices.oneOf(CATALOGUE));
      const game = createPosition([{ spec, condition: randomCondition(choices, spec) }]);
      const mech = game.mechs[0]!;
      expect(mech.status).toBe('active');
      if (mech.structure.includes(0)) seen.add('location lost');
      if (mech.slotHits.some((hits, location) => hits > 0 && mech.structure[location]! > 0)) seen.add('slot struck');
      if (mech.armor.some((points, facing) => points < specOf(game, mech).armor[facing]!)) seen.add('armor');
      if (mech.armor.every((points, facing) => points === spec.armor[facing])) seen.add('fresh');
      if (mech.ammo.includes(0)) seen.add('bin empty');
      for (const field of ['prone', 'heat', 'pilotWounds'] as const) if (mech[field]) seen.add(field);
    }
    expect([...seen].toSorted()).toEqual([
      'armor',
      'bin empty',
      'fresh',
      'heat',
      'location lost',
      'pilotWounds',
      'prone',
      'slot struck',
    ]);
  });
});
