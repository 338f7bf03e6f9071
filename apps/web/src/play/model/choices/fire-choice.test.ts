import { hexAt } from '@hexfall/hex';
import { cloneState } from '@hexfall/rules';
import { type Scenario, scenario, shootout, type TestWeapon, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { FireChoice } from './fire-choice.ts';

/** Returns a choice for unit A, with these weapons in its right torso, which faces B three hexes away. */
function position(
  weapons: readonly TestWeapon[],
  b: Partial<UnitOptions> = {},
  a: Partial<UnitOptions> = {},
): { s: Scenario; choice: FireChoice } {
  const s = shootout('canon', weapons, b, a);
  return { s, choice: new FireChoice(s.game, 0) };
}

/** Returns a choice for A, with B in front of it and C to its right. */
function surrounded(): { s: Scenario; choice: FireChoice } {
  const s = scenario()
    .mech('A', {
      at: '0505',
      facing: 0,
      side: 0,
      weapons: [
        ['ml', 'RA'],
        ['ml', 'LA'],
        ['ml', 'CT'],
      ],
    })
    .mech('B', { at: '0502', side: 1 })
    .mech('C', { at: '0705', side: 1 })
    .begin('weapons');
  return { s, choice: new FireChoice(s.game, 0) };
}

describe('the rows of weapons', () => {
  test('each weapon has number, chance, expected damage, heat, range and the modifiers of its number', () => {
    const { choice } = position(['ml', 'ac20']);
    expect(choice.target).toEqual({ unit: 1 });
    expect(choice.rows).toMatchObject([
      { name: 'ml', location: 'RT', need: 4, chance: 33 / 36, damage: 5 * (33 / 36), heat: 3, ranges: [3, 6, 9] },
      { name: 'ac20', need: 4, damage: 20 * (33 / 36), heat: 7, shotsLeft: undefined, problem: undefined },
    ]);
    expect(choice.rows[0]!.modifiers).toEqual([{ value: 4, words: 'gunnery' }]);
  });

  test('a weapon that cannot be fired says why', () => {
    const behind = position(['ml'], {}, { facing: 0 }).choice;
    expect(behind.rows[0]).toMatchObject({
      need: undefined,
      problem: 'The target is outside the firing arc of the weapon',
    });
    behind.toggle(0);
    expect(behind.command.shots).toEqual([]);
    const far = position(['flamer'], { at: '0510' }).choice;
    expect(far.rows[0]!.problem).toBe('The target is out of range');
  });

  test('ammunition is counted, and a choice of it is offered', () => {
    const ammo = { kind: 'lb-x-10', in: 'RT', shots: 5, explosionPerShot: 10 } as const;
    const { choice } = position(
      [],
      {},
      { weapons: [[tableWeapon('lbx10'), 'RT']], ammo: [ammo, { ...ammo, munition: 'cluster' }] },
    );
    const [row] = choice.rows;
    expect(row).toMatchObject({
      shotsLeft: 10,
      loads: [{ bin: 0 }, { bin: 1 }],
      manner: { bin: 0 },
      damage: expect.closeTo(10 * (33 / 36)),
    });
    choice.toggle(0);
    choice.fireLike(0, { bin: 1 });
    expect(choice.planned).toMatchObject({ shots: [{ weapon: 0, target: 1, bin: 1 }] });
    expect(choice.rows[0]!.need).toBe(3);
    choice.fireLike(0, { bin: undefined });
    expect(choice.planned).toMatchObject({ shots: [{ weapon: 0, target: 1 }] });
  });

  test('the rate of fire, the mode of a flamer and an aimed location can be chosen', () => {
    const { choice } = position(['ultra5', 'flamer'], { condition: { shutdown: true } });
    expect(choice.rows[0]).toMatchObject({ rates: [1, 2], heat: 1 });
    choice.toggle(0);
    choice.fireLike(0, { rate: 2 });
    expect(choice.rows[0]).toMatchObject({ heat: 2, manner: { rate: 2 } });
    expect(choice.rows[1]).toMatchObject({ canHeat: true, aims: expect.arrayContaining(['HD', 'CT']) });
    choice.toggle(1);
    choice.fireLike(1, { heat: true });
    expect(choice.rows[1]!.damage).toBe(0);
    expect(choice.planned).toMatchObject({
      shots: [
        { weapon: 0, rate: 2 },
        { weapon: 1, heat: true },
      ],
    });
  });

  test('everything at once leaves out what cannot hit, which can still be fired by itself', () => {
    const { choice } = position(
      ['ml', 'ppc'],
      { at: '0502' },
      { at: '0507', facing: 0, gunnery: 8, condition: { heat: 24 } },
    );
    expect(choice.rows.map(({ need }) => need)).toEqual([14, 12]);
    choice.toggleAll();
    expect(choice.command.shots).toEqual([{ weapon: 1, target: 1 }]);
    choice.toggle(0);
    expect(choice.command.shots).toHaveLength(2);
  });

  test('every weapon says which way it reaches', () => {
    const { choice } = position(
      [],
      {},
      {
        weapons: [
          [tableWeapon('ml'), 'LA'],
          [tableWeapon('ml'), 'RT'],
        ],
      },
    );
    expect(choice.rows.map(({ arc }) => arc)).toEqual(['leftArm', 'forward']);
  });

  test('a weapon that is gone says so', () => {
    const { choice } = position(['ml'], {}, { condition: { structure: { RT: 0, RA: 0 } } });
    expect(choice.rows[0]!.isLost).toBe(true);
    expect(choice.rows[0]!.problem).toMatch(/^The weapon /);
  });
});

describe('targets', () => {
  test('targets are listed by distance, and Tab goes round', () => {
    const { choice } = surrounded();
    expect(choice.targets.map(({ unit, distance }) => [unit, distance])).toEqual([
      [2, 2],
      [1, 3],
    ]);
    expect(choice.targets.map(({ weapons }) => weapons)).toEqual([1, 3]);
    expect(choice.targets.find(({ unit }) => unit === 1)?.need).toBe(4);
    const first = choice.target;
    choice.cycleTarget(1);
    expect(choice.target).not.toEqual(first);
    choice.cycleTarget(1);
    expect(choice.target).toEqual(first);
    choice.cycleTarget(-1);
    expect(choice.target).not.toEqual(first);
  });

  test('a second target is secondary, and has its price in the number', () => {
    const { choice } = surrounded();
    choice.aimAt({ unit: 1 });
    choice.toggle(2);
    choice.aimAt({ unit: 2 });
    expect(choice.rows[0]!.modifiers).toContainEqual({ value: 2, words: 'secondary target' });
    choice.toggle(0);
    expect(choice.planned).toMatchObject({
      shots: [
        { weapon: 2, target: 1 },
        { weapon: 0, target: 2 },
      ],
    });
    expect(choice.targets.map(({ unit, shots, isPrimary }) => [unit, shots, isPrimary])).toEqual([
      [2, 1, false],
      [1, 1, true],
    ]);
    expect(choice.rows[2]!.firesAt).toEqual({ unit: 1 });
  });

  test('a building can be shot at', () => {
    const s = scenario({ board: '. . .\n. M2 .\n. . .\n. . .\n. . .' })
      .mech('A', { at: '0205', facing: 0, weapons: [['ml', 'CT']] })
      .mech('B', { at: '0101' })
      .begin('weapons');
    const choice = new FireChoice(s.game, 0);
    expect([...choice.buildings]).toEqual([s.hex('0202')]);
    choice.aimAt({ building: s.hex('0202') });
    choice.toggle(0);
    expect(choice.planned).toMatchObject({ shots: [], buildings: [{ weapon: 0, hex: s.hex('0202') }] });
  });
});

describe('the torso', () => {
  test('a twist turns the arcs, and takes out what can no longer be fired', () => {
    const { s, choice } = surrounded();
    const { grid } = s.game.board;
    const forward = () => choice.arcs.find(({ arc }) => arc === 'forward')!;
    expect(forward().hexes.has(s.hex('0502'))).toBe(true);
    expect(forward().weapons).toEqual([2]);
    expect(choice.arcs.map(({ arc }) => arc).sort()).toEqual(['forward', 'leftArm', 'rightArm']);
    choice.aimAt({ unit: 1 });
    const { arcs } = choice;
    choice.toggleAll();
    expect(choice.arcs).toBe(arcs);
    expect(choice.command.shots).toHaveLength(3);
    choice.turnTorso(1);
    expect(choice.twists.map(({ legal, chosen }) => [legal, chosen])).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ]);
    expect(forward().hexes.has(hexAt(grid, 7, 4))).toBe(true);
    choice.turnTorso(2);
    expect(choice.twist).toBe(1);
    expect(choice.planned).toBeDefined();
    choice.undo();
    expect(choice.twist).toBe(0);
    expect(choice.command.shots).toHaveLength(3);
  });

  test('a prone unit cannot twist, and fires with one arm only', () => {
    const { choice } = position(
      [],
      {},
      {
        weapons: [
          ['ml', 'LA'],
          ['ac20', 'RA'],
          ['ml', 'CT'],
        ],
        condition: { prone: true },
      },
    );
    expect(choice.twists.map(({ legal }) => legal)).toEqual([false, true, false]);
    choice.turnTorso(1);
    expect(choice.twist).toBe(0);
    choice.toggleAll();
    expect(choice.planned).toBeDefined();
    expect(new Set(choice.command.shots.map(({ weapon }) => weapon))).toEqual(new Set([1, 2]));
    choice.toggle(0);
    expect(choice.command.shots).toHaveLength(2);
    expect(choice.rows[0]!.problem).toBe('The weapon is in the arm that props the unit up');
  });

  test('arms without hands can be flipped', () => {
    const bare = { LA: 'lowerArm', RA: 'lowerArm' } as const;
    const { choice } = position(
      [],
      { at: '0505' },
      { at: '0502', facing: 0, weapons: [['ml', 'RA']], armsWithout: bare },
    );
    expect(choice.canFlipArms).toBe(true);
    choice.flipArms();
    choice.toggle(0);
    expect(choice.planned).toMatchObject({ flipArms: true, shots: [{ weapon: 0 }] });
    expect(choice.rows[0]!.arc).toBe('rear');
    expect(choice.arcs.map(({ arc }) => arc)).toEqual(['rear']);
  });
});

describe('heat ahead', () => {
  test('the heat bar runs ahead to the end of the turn, with what that will cost', () => {
    const { s, choice } = position(['ppc', 'ppc', 'ppc'], {}, { heatSinks: 10, condition: { heat: 6 } });
    expect(choice.heat).toMatchObject({ now: 6, builtUp: 0, dissipated: 6, end: 0, words: [] });
    choice.toggleAll();
    expect(choice.heat).toMatchObject({ now: 6, builtUp: 30, dissipated: 10, end: 26, shutsDown: false });
    expect(choice.heat?.words).toEqual([
      '5 MP fewer next turn',
      '+4 to hit next turn',
      'reactor shutdown: avoided on 10+',
    ]);
    expect(choice.heat?.rolls).toMatchObject([{ need: 10, chance: 6 / 36 }]);
    expect(s.unit('A').heat).toBe(6);
  });

  test('a Streak launcher counts as if it hit, and the heat of the move is in it', () => {
    const { s, choice } = position(['streak6']);
    s.moved('A', 'run', 3);
    s.unit('A').heatBuildUp = 2;
    choice.toggle(0);
    expect(choice.heat?.builtUp).toBe(2 + 4);
  });

  test('the reactor shuts down without a roll at the top of the scale', () => {
    const { choice } = position(['ppc', 'ppc', 'ppc'], {}, { heatSinks: 10, condition: { heat: 12 } });
    choice.toggleAll();
    expect(choice.heat).toMatchObject({ end: 32, shutsDown: true });
    expect(choice.heat?.words).toContain('the reactor shuts down');
  });
});

test('missiles go over a hill where a friend sees the target', () => {
  const board = Array.from({ length: 9 }, (_, row) => (row === 4 ? '5 5 5 5 .' : '. . . . .')).join('\n');
  const s = scenario({ board })
    .mech('A', {
      at: '0209',
      facing: 0,
      side: 0,
      weapons: [
        ['lrm20', 'CT'],
        ['ppc', 'CT'],
      ],
    })
    .mech('friend', { at: '0504', facing: 0, side: 0 })
    .mech('B', { at: '0201', side: 1 })
    .begin('weapons');
  const choice = new FireChoice(s.game, 0);
  expect(choice.rows[1]!.problem).toBe('The target cannot be seen');
  expect(choice.rows[0]).toMatchObject({ spotters: [1], manner: { spotter: 1 } });
  expect(choice.rows[0]!.modifiers.map(({ words }) => words)).toContain('indirect fire');
  choice.toggleAll();
  expect(choice.planned).toMatchObject({ shots: [{ weapon: 0, target: 2, spotter: 1 }] });
});

test('the volley is a plan with questions about its target, and nothing without a shot', () => {
  const { choice } = position(['ml']);
  expect(choice.plan).toBe(undefined);
  expect(choice.questions).toEqual([]);
  expect(choice.planned).toEqual({ type: 'fire', unit: 0, twist: 0, shots: [] });
  choice.toggle(0);
  expect(choice.plan).toEqual({ kind: 'orders', orders: [choice.planned], until: 'phase' });
  expect(choice.questions.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['destroyed', 'fall', 'headHit', 'damage']),
  );
  expect(choice.questions.filter(question => 'location' in question)).toHaveLength(8);
  expect(choice.damage).toBeCloseTo(5 * (33 / 36));
});

test('every choice is taken back, and the game is as it was', () => {
  const { s, choice } = surrounded();
  const before = cloneState(s.state);
  const fresh = [choice.command, choice.target, choice.rows] as const;
  choice.cycleTarget(1);
  choice.toggleAll();
  choice.turnTorso(-1);
  choice.toggle(0);
  choice.holdFire();
  expect(choice.command.shots).toEqual([]);
  while (choice.undo());
  expect([choice.command, choice.target, choice.rows]).toEqual(fresh);
  expect(s.state).toEqual(before);
});
