import type { DamageApplied, GameEvent, PhysicalRolled } from '@hexfall/rules';
import { CT, LA, RA, RT } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { beginMatch } from '../../play/model/sample-match.ts';
import { lessonSetup } from './lesson-game.ts';
import { remarksOn } from './remarks.ts';

const { game } = beginMatch(lessonSetup(), ['human', 'human']);

function punch(limb: number, roll: number, hit: boolean): PhysicalRolled {
  return {
    type: 'PhysicalRolled',
    attacker: 1,
    target: 0,
    kind: 'punch',
    limb,
    item: -1,
    need: 7,
    roll,
    hit,
    modifiers: [],
  };
}

function damage(location: number, points: number, change: Partial<DamageApplied> = {}): DamageApplied {
  return {
    type: 'DamageApplied',
    unit: 0,
    location,
    rear: false,
    damage: points,
    armorDamage: points,
    structureDamage: 0,
    armorRemaining: 1,
    structureRemaining: 1,
    destroyed: false,
    transferred: 0,
    transferLocation: -1,
    discarded: 0,
    damageThisPhase: points,
    armorHalved: false,
    source: { kind: 'punch', attacker: 1 },
    ...change,
  };
}

test('two blows of a kind keep their own damage, and what goes on inward belongs to its blow', () => {
  const events: GameEvent[] = [
    punch(LA, 9, true),
    punch(RA, 8, true),
    damage(RA, 3, { transferred: 2, transferLocation: RT }),
    damage(RT, 2, { structureDamage: 1 }),
    damage(CT, 4, { rear: true }),
  ];
  expect(remarksOn(events, game)).toEqual([
    'The UrbanMech’s punch needed 7 or more: 58%. It rolled 9: a hit. 3 damage to the right arm, 2 on to the right torso.',
    'The UrbanMech’s punch needed 7 or more: 58%. It rolled 8: a hit. 4 damage to the center torso from behind.',
  ]);
});

test('a miss has no damage, and nobody needs less than two dice can show', () => {
  expect(remarksOn([punch(LA, 3, false), damage(CT, 4)], game)).toEqual([
    'The UrbanMech’s punch needed 7 or more: 58%. It rolled 3: a miss.',
  ]);
  const sure: GameEvent = { ...punch(LA, 4, true), attacker: 0, target: 1, kind: 'kick', need: -1 };
  expect(remarksOn([sure], game)).toEqual(['Your kick needed 2 or more: 100%. It rolled 4: a hit.']);
});

test('no chance is given where nothing is rolled', () => {
  expect(remarksOn([{ ...punch(LA, 0, true) }], game)).toEqual(['The UrbanMech’s punch hits without a roll.']);
  expect(remarksOn([{ ...punch(LA, 0, false) }], game)).toEqual(['The UrbanMech’s punch cannot hit.']);
});

test('a tie for initiative is told by the roll that broke it', () => {
  const rolled: GameEvent = {
    type: 'InitiativeRolled',
    rolls: [
      [7, 4],
      [7, 9],
    ],
    order: [0, 1],
  };
  expect(remarksOn([rolled], game)).toEqual([
    'Initiative: you rolled 4, your opponent 9. The lower roll moves first: you move first.',
  ]);
});
