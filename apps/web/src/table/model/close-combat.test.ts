import { LL, RL } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { OTHER_TARGET } from './entries.ts';
import { sampleTable } from './sample-table.ts';
import { TableModel } from './table-model.ts';

/** Returns a table with a Wolverine, which can jump, and an Archer, against an Atlas. */
function lay(): TableModel {
  const random = (array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => array.fill(2);
  const game = sampleTable('canon', ['WVR-6R', 'ARC-2R', 'AS7-D']);
  return new TableModel(game, { lines: [], dice: 'table' }, { random, keep: () => undefined });
}

const lastWords = (model: TableModel): readonly string[] => model.last!.lines.map(({ text }) => text);

/** Answers every roll with a 7 or a 3, until nothing more follows. */
function answerAll(model: TableModel): void {
  for (let i = 0; i < 60 && model.question !== undefined; i++)
    model.answer(model.question.roll.kind === 'two' ? 7 : Math.max(model.question.roll.lowest, 3));
}

describe('a push', () => {
  test('a push moves the target back on the real map, and its piloting roll waits', () => {
    const model = lay();
    model.aimAt(2);
    const push = model.blows.find(({ words }) => words === 'Push')!;
    expect(push).toMatchObject({ damage: 0, need: 4 });
    const before = model.game.state.mechs.map(({ hex, elevation }) => [hex, elevation]);
    model.put(push.blow);
    expect(model.question).toMatchObject({ title: 'Attack roll' });
    model.answer(9);
    expect(lastWords(model)).toContain('The target goes back one hex, and the attacker follows into its hex.');
    expect(model.game.state.mechs[2]!.rolls.map(({ reason }) => reason)).toEqual(['pushed']);
    expect(model.game.state.mechs.map(({ hex, elevation }) => [hex, elevation])).toEqual(before);
    model.undo();
    model.answer(3);
    expect(model.game.state.mechs[2]!.rolls).toEqual([]);
  });

  test('a push of a target without a sheet is told', () => {
    const model = lay();
    model.aimAt(OTHER_TARGET);
    model.put(model.blows.find(({ words }) => words === 'Push')!.blow);
    model.answer(12);
    expect(lastWords(model).at(-1)).toBe('The target makes a piloting roll at the end of the phase.');
  });
});

describe('a charge', () => {
  test('a charge is offered after a run, hurts both and leaves both their piloting rolls', () => {
    const model = lay();
    model.aimAt(2);
    expect(model.rams).toEqual([]);
    model.put({ kind: 'move', unit: 0, mode: 'run', hexes: 6 });
    const [line, ...others] = model.rams;
    expect(others).toEqual([]);
    // 55 tons over the five hexes before that of the target, rounded as on the tabletop; a tenth of 100 tons to the attacker.
    expect(line).toMatchObject({ words: 'Charge', damage: 28, ownDamage: 10 });
    model.put(line!.ram);
    expect(model.question!.about).toContain('charge');
    answerAll(model);
    const lost = (unit: number): number => model.game.state.mechs[unit]!.damageThisPhase;
    expect([lost(2), lost(0)]).toEqual([28, 10]);
    expect(lastWords(model)).toContain('The target is driven one hex on, and the attacker takes its hex.');
    const rolls = (unit: number): readonly string[] => model.game.state.mechs[unit]!.rolls.map(({ reason }) => reason);
    expect(rolls(2)).toEqual(expect.arrayContaining(['charged']));
    expect(rolls(0)).toEqual(expect.arrayContaining(['charging']));
  });

  test('a charge that misses hurts nobody, and what else makes it harder counts', () => {
    const model = lay();
    model.aimAt(2);
    model.put({ kind: 'move', unit: 0, mode: 'run', hexes: 6 });
    const [line] = model.rams;
    model.changeAim({ extra: 3 });
    const [harder] = model.rams;
    expect(harder!.need).toBe(line!.need + 3);
    model.put(harder!.ram);
    model.answer(line!.need + 2);
    expect(model.question).toBeUndefined();
    expect(model.game.state.mechs.map(({ damageThisPhase }) => damageThisPhase)).toEqual([0, 0, 0, 0]);
    expect(lastWords(model)).toContain('The attacker goes past, into a hex beside the target.');
  });

  test('a charge at a target without a sheet marks the own sheet and tells what the target takes', () => {
    const model = lay();
    model.aimAt(OTHER_TARGET);
    model.put({ kind: 'move', unit: 0, mode: 'run', hexes: 4 });
    model.put(model.rams[0]!.ram);
    answerAll(model);
    expect(lastWords(model)).toContain('It does 5 + 5 + 5 + 2 damage, each to a location of its own.');
    expect(model.game.state.mechs[0]!.damageThisPhase).toBe(5);
    expect(model.game.state.mechs[3]!.rolls).toEqual([]);
  });
});

describe('death from above', () => {
  test('death from above is offered after a jump, hurts the target above and the own legs below', () => {
    const model = lay();
    model.aimAt(2);
    model.put({ kind: 'move', unit: 0, mode: 'jump', hexes: 5 });
    const [line] = model.rams;
    expect(line).toMatchObject({ words: 'Death from above', damage: 17, ownDamage: 11 });
    model.put(line!.ram);
    model.answer(12);
    answerAll(model);
    expect(model.game.state.mechs[2]!.damageThisPhase).toBe(17);
    const { armor, prone, hex } = model.game.state.mechs[0]!;
    expect(armor[LL]! + armor[RL]!).toBeLessThan(2 * 20);
    expect([prone, hex]).toEqual([false, 0]);
    expect(model.due.map(({ reason }) => reason).length).toBeGreaterThan(0);
  });

  test('death from above that misses ends on the back, where the unit stands', () => {
    const model = lay();
    model.aimAt(2);
    model.put({ kind: 'move', unit: 0, mode: 'jump', hexes: 5 });
    model.put(model.rams[0]!.ram);
    model.answer(2);
    answerAll(model);
    expect(model.game.state.mechs[2]!.damageThisPhase).toBe(0);
    expect(model.game.state.mechs[0]!).toMatchObject({ prone: true, hex: 0, elevation: 0 });
  });
});
