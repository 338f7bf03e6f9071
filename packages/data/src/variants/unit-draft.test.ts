import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { checkConstruction } from '../construction/check-construction.ts';
import { parseMtf } from '../mtf/mtf.ts';
import { formatMtf } from '../mtf/mtf-write.ts';
import { formatUnit } from '../unit-file/format-unit.ts';
import { parseUnit } from '../unit-file/parse-unit.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { ALL_DESIGNS, catalogueMech, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { describeDraft } from './draft-report.ts';
import type { DraftOperation } from './operation.ts';
import {
  changeDraft,
  keepDraft,
  redoChange,
  restoreDraft,
  startDraft,
  type UnitDraft,
  undoChange,
} from './unit-draft.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;
const LOCUST = findInCatalogue('LCT-1V')!;

function change(unit: MechBlueprint, ...operations: readonly DraftOperation[]): UnitDraft {
  return operations.reduce((draft, operation) => {
    const changed = changeDraft(draft, operation);
    if (!changed.ok) throw new Error(changed.errors[0]);
    return changed.value;
  }, startDraft(unit));
}

function refusal(unit: MechBlueprint, operation: DraftOperation): string {
  const changed = changeDraft(startDraft(unit), operation);
  return changed.ok ? 'was done' : changed.errors[0]!;
}

test.each(ALL_DESIGNS.map(unit => [`${unit.chassis} ${unit.model}`, unit] as const))(
  '%s opened and saved unchanged is the same unit in both formats',
  (_, unit) => {
    const { blueprint } = startDraft(unit);
    const read = [parseMtf(formatMtf(blueprint), 'a.mtf'), parseUnit(formatUnit(blueprint), 'a.json')];
    for (const again of read) {
      if (!again.ok) throw new Error(again.errors[0]!.message);
      const { spec } = again.value;
      expect(again.value.blueprint).toEqual(unit);
      expect([spec, battleValue(spec).base]).toEqual([catalogueMech(unit), battleValue(catalogueMech(unit)).base]);
      expect(describeDraft(again.value.blueprint)).toEqual(describeDraft(unit));
    }
  },
);

describe('weapons and equipment', () => {
  test('an item is put into the location that is named, into its first gap', () => {
    const { blueprint } = change(HUNCHBACK, { kind: 'add', item: 'Small Laser', location: 'RA' });
    expect(blueprint.items.RA).toEqual([...HUNCHBACK.items.RA!, 'Small Laser']);
    expect({ ...blueprint, items: HUNCHBACK.items }).toEqual(HUNCHBACK);
  });

  test('an item without a location goes where there is room and a player would look for it', () => {
    const { items } = describeDraft(change(HUNCHBACK, { kind: 'add', item: 'Large Laser', location: 'any' }).blueprint);
    expect(items.find(({ title }) => title === 'Large Laser')).toMatchObject({ location: 'RA', slots: 2, tons: 5 });
  });

  test('a weapon that may run over into the next location does so where one is too small', () => {
    const bare = { ...HUNCHBACK, heatSinks: { count: 8 }, items: {} };
    const { blueprint } = change(bare, { kind: 'add', item: 'AC/20', location: 'RA' });
    expect(blueprint.items).toEqual({ RA: ['AC/20 (8 slots)'], RT: ['AC/20 (2 slots)'] });
    expect(describeDraft(blueprint).items).toMatchObject([{ location: 'RA', alsoIn: 'RT', slots: 10, tons: 14 }]);
    expect(change(blueprint, { kind: 'remove', location: 'RT', slot: 2 }).blueprint).toEqual(bare);
  });

  test('removing an item leaves the others in their slots', () => {
    const draft = change(HUNCHBACK, { kind: 'remove', location: 'RT', slot: 1 });
    expect(draft.blueprint.items.RT).toBeUndefined();
    expect(checkConstruction(draft.blueprint).map(({ rule }) => rule)).toEqual(['weight']);
  });

  test('a heat sink in a slot counts among those of the unit', () => {
    const { blueprint } = change(HUNCHBACK, { kind: 'add', item: 'Heat Sink', location: 'LA' });
    expect(blueprint.heatSinks.count).toBe(HUNCHBACK.heatSinks.count + 1);
    const { items } = describeDraft(blueprint);
    const { location, slot } = items.find(item => item.sort === 'heatSink' && item.location === 'LA')!;
    expect(change(blueprint, { kind: 'remove', location, slot }).blueprint).toEqual(HUNCHBACK);
  });

  test('a weapon is turned to the rear, and not on an arm', () => {
    const turned = change(HUNCHBACK, { kind: 'face', location: 'HD', slot: 4, rear: true });
    expect(turned.blueprint.items.HD).toEqual(['Small Laser (rear)']);
    expect(refusal(HUNCHBACK, { kind: 'face', location: 'RA', slot: 5, rear: true })).toBe(
      'Medium Laser is on an arm, where no weapon is mounted to the rear.',
    );
    const moved = change(turned.blueprint, { kind: 'move', location: 'HD', slot: 4, to: 'LA' });
    expect(moved.blueprint.items.LA?.at(-1)).toBe('Small Laser');
  });

  test('armored components and quirks of a weapon follow it, and go when it goes', () => {
    const marked: MechBlueprint = {
      ...HUNCHBACK,
      armored: { HD: [3, 4] },
      weaponQuirks: ['accurate:HD:3:Small Laser'],
    };
    const moved = change(marked, { kind: 'move', location: 'HD', slot: 4, to: 'CT' }).blueprint;
    expect([moved.armored, moved.weaponQuirks]).toEqual([{ CT: [12], HD: [3] }, ['accurate:CT:11:Small Laser']]);
    const removed = change(marked, { kind: 'remove', location: 'HD', slot: 4 }).blueprint;
    expect([removed.armored, removed.weaponQuirks]).toEqual([{ HD: [3] }, undefined]);
  });

  test.each<[string, DraftOperation, string]>([
    ['no room', { kind: 'add', item: 'PPC', location: 'HD' }, 'The head has no free slots, and PPC takes 3.'],
    ['a wrong place', { kind: 'add', item: 'Jump Jet', location: 'RA' }, 'Jump Jet belongs in a torso or leg.'],
    ['an unknown name', { kind: 'add', item: '<b>', location: 'RA' }, 'No table has an item called "<b>".'],
    ['the same place', { kind: 'move', location: 'HD', slot: 4, to: 'HD' }, 'Small Laser is in the head already.'],
    ['a fixed part', { kind: 'remove', location: 'HD', slot: 1 }, 'Slot 1 of the head holds no item.'],
    [
      'Clan weapons',
      { kind: 'add', item: 'Clan ER PPC', location: 'any' },
      'Clan ER PPC cannot be carried by an Inner Sphere unit unless it is of mixed technology.',
    ],
  ])('%s is refused in one sentence', (_, operation, sentence) => {
    expect(refusal(HUNCHBACK, operation)).toBe(sentence);
  });

  test('a unit of mixed technology carries what both sides build', () => {
    const draft = change(
      HUNCHBACK,
      { kind: 'techBase', techBase: 'mixedInnerSphere' },
      { kind: 'add', item: 'Clan ER Small Laser', location: 'LA' },
    );
    expect(describeDraft(draft.blueprint).played?.facts.weapons).toContain('ER Small Laser');
  });

  test('a targeting computer grows and shrinks with the weapons that it is for', () => {
    const start = change(
      { ...HUNCHBACK, items: { RA: ['Large Laser'] }, heatSinks: { count: 8 } },
      { kind: 'add', item: 'Targeting Computer', location: 'LT' },
    ).blueprint;
    expect(start.items.LT).toEqual(['2 x Targeting Computer']);
    const more = change(start, { kind: 'add', item: 'Large Laser', location: 'LA' }).blueprint;
    expect(more.items.LT).toEqual(['3 x Targeting Computer']);
  });
});

describe('engine, structure and armor', () => {
  test('an XL engine takes its slots in the side torsos, and Endo Steel gives way', () => {
    const endo = change(HUNCHBACK, { kind: 'structure', type: 'endoSteel', clan: false }).blueprint;
    expect(endo.structureType).toBe('endoSteel');
    const { bays, findings } = describeDraft(endo);
    expect(findings.map(({ rule }) => rule)).toEqual(['weight']);
    expect(bays.reduce((sum, { free }) => sum + free, 0)).toBe(
      describeDraft(HUNCHBACK).bays.reduce((sum, { free }) => sum + free, 0) - 14,
    );
    const xl = change(
      { ...endo, items: { ...endo.items, RT: ['AC/20'] } },
      { kind: 'engine', rating: 200, type: 'light' },
    ).blueprint;
    expect(xl.engine).toEqual({ rating: 200, type: 'light' });
    expect(xl.items.RT).toEqual(['AC/20']);
    expect(checkConstruction(xl).map(({ rule }) => rule)).toEqual(['weight']);
    expect(refusal(endo, { kind: 'engine', rating: 200, type: 'xl' })).toBe(
      'This needs 1 more slot in the right torso than are free there.',
    );
  });

  test('going back to standard structure frees its slots again', () => {
    const endo = change(LOCUST, { kind: 'structure', type: 'endoSteel', clan: true }).blueprint;
    expect(endo.clanStructure).toBeUndefined();
    expect(change(endo, { kind: 'structure', type: 'standard', clan: false }).blueprint).toEqual(LOCUST);
  });

  test('stealth armor takes two slots in every limb and side torso', () => {
    const stealth: DraftOperation = { kind: 'armorType', type: 'stealth', clan: false };
    expect(refusal(LOCUST, stealth)).toBe('Stealth armor takes 2 slots in the left leg, which has no free slots.');
    const { blueprint } = change(LOCUST, { kind: 'engine', rating: 250, type: 'fusion' }, stealth);
    expect(checkConstruction(blueprint).map(({ rule, path }) => [rule, path])).toEqual([
      ['weight', 'tonnage'],
      ['engine', 'engine.rating'],
      ['company', 'armorType'],
    ]);
    expect(refusal(blueprint, { kind: 'remove', location: 'LL', slot: 5 })).toBe(
      'Stealth Armor is part of the armor: change its type instead.',
    );
  });

  test('a smaller engine pushes heat sinks into slots, and a larger one takes them in', () => {
    const slow = change(HUNCHBACK, { kind: 'engine', rating: 150, type: 'fusion' });
    expect(describeDraft(slow.blueprint).sinks).toMatchObject({ inEngine: 6, engineRoom: 6 });
    const fast = change(slow.blueprint, { kind: 'engine', rating: 250, type: 'fusion' });
    expect(describeDraft(fast.blueprint).sinks).toMatchObject({ inEngine: 10, engineRoom: 10 });
    expect(fast.blueprint.heatSinks).toEqual(HUNCHBACK.heatSinks);
  });

  test('more heat sinks go into the engine first, and fewer leave the slots first', () => {
    const { heatSinks } = change(HUNCHBACK, { kind: 'heatSinks', count: 15, make: 'single' }).blueprint;
    expect(heatSinks).toEqual({ count: 15 });
    const double = change(HUNCHBACK, { kind: 'heatSinks', count: 10, make: 'double' }).blueprint;
    expect(describeDraft(double)).toMatchObject({
      sinks: { make: 'double', inEngine: 8 },
      played: { heat: { sinks: 20 } },
    });
    const compact = change(HUNCHBACK, { kind: 'heatSinks', count: 19, make: 'compact' }).blueprint;
    expect(describeDraft(compact).sinks).toEqual({ make: 'compact', inEngine: 16, engineRoom: 16 });
  });

  test('jump jets are put in pair by pair and taken out again', () => {
    const jumping = change(HUNCHBACK, { kind: 'jumpJets', count: 4, make: 'standard' });
    expect(describeDraft(jumping.blueprint).played?.facts.jump).toBe(4);
    expect(change(jumping.blueprint, { kind: 'jumpJets', count: 0, make: 'standard' }).blueprint).toEqual(HUNCHBACK);
    const better = change(jumping.blueprint, { kind: 'jumpJets', count: 2, make: 'improved' });
    expect(describeDraft(better.blueprint).items.filter(({ sort }) => sort === 'jumpJet')).toHaveLength(2);
  });

  test('armor is bounded by what a location takes, front and rear together', () => {
    expect(change(HUNCHBACK, { kind: 'armor', points: { CT: 20, CTR: 12 } }).blueprint.armor).toMatchObject({
      CTR: 12,
    });
    expect(refusal(HUNCHBACK, { kind: 'armor', points: { CT: 28 } })).toBe(
      'The center torso takes at most 32 points of armor, front and rear together.',
    );
    expect(refusal(HUNCHBACK, { kind: 'armor', points: { HD: 10 } })).toBe('The head takes at most 9 points of armor.');
  });

  test('gyro, cockpit and arms change the slots that are free', () => {
    const free = (unit: MechBlueprint, code: string): number =>
      describeDraft(unit).bays.find(bay => bay.code === code)!.free;
    expect(free(change(HUNCHBACK, { kind: 'gyro', type: 'compact' }).blueprint, 'CT')).toBe(free(HUNCHBACK, 'CT') + 2);
    expect(free(change(HUNCHBACK, { kind: 'cockpit', type: 'small' }).blueprint, 'HD')).toBe(1);
    const armless = change(HUNCHBACK, { kind: 'arm', location: 'RA', without: 'lowerArm' });
    expect(free(armless.blueprint, 'RA')).toBe(free(HUNCHBACK, 'RA') + 2);
    expect(change(armless.blueprint, { kind: 'arm', location: 'RA', without: 'nothing' }).blueprint).toEqual(HUNCHBACK);
    expect(refusal(HUNCHBACK, { kind: 'gyro', type: 'none' })).toContain('interface cockpit');
  });
});

describe('names', () => {
  test('a name is one line of what was typed, and the number of the original goes', () => {
    const { blueprint } = change(
      { ...HUNCHBACK, mulId: 7 },
      { kind: 'name', chassis: ' <b>Hunch\n\tback</b> ', model: 'x'.repeat(20) },
    );
    expect(blueprint).toMatchObject({ chassis: '<b>Hunch back</b>', model: 'x'.repeat(20) });
    expect(blueprint.mulId).toBeUndefined();
    expect(refusal(HUNCHBACK, { kind: 'name', chassis: '  ', model: '' })).toContain('must have the name');
    expect(refusal(HUNCHBACK, { kind: 'name', chassis: 'x'.repeat(70), model: 'y'.repeat(20) })).toContain(
      'at most 80',
    );
  });

  test('words that a unit file gives a meaning to stay part of a name', () => {
    const { blueprint } = change(HUNCHBACK, { kind: 'name', chassis: 'Cargo:SIZE:4', model: '# mass:20' });
    const again = parseMtf(formatMtf(blueprint), 'a.mtf');
    expect(again.ok && again.value.blueprint).toEqual(blueprint);
  });
});

describe('undo and redo', () => {
  const draft = change(
    HUNCHBACK,
    { kind: 'remove', location: 'RT', slot: 1 },
    { kind: 'add', item: 'PPC', location: 'RT' },
  );

  test('undo gives the unit before, redo the one after, and a new change forgets what was taken back', () => {
    const once = undoChange(draft);
    expect(once.blueprint).toBe(draft.done[1]!.before);
    expect(undoChange(undoChange(once))).toMatchObject({ blueprint: HUNCHBACK, done: [] });
    expect(redoChange(once)).toEqual(draft);
    expect(redoChange(draft)).toBe(draft);
    const other = changeDraft(once, { kind: 'year', year: 3050 });
    expect(other.ok && [other.value.undone, other.value.blueprint.year]).toEqual([[], 3050]);
  });

  test('a draft that was kept as plain data is the same draft again', () => {
    const halfway = undoChange(draft);
    const again = restoreDraft(JSON.parse(JSON.stringify(keepDraft(halfway))));
    expect(again).toEqual({ ok: true, value: halfway });
    expect(redoChange(again.ok ? again.value : halfway)).toEqual(draft);
  });

  test('a kept draft is read like any file, so wrong data is refused and a step that no longer works ends the list', () => {
    expect(restoreDraft({ original: HUNCHBACK, done: [{ kind: 'explode' }], undone: [] }).ok).toBe(false);
    const kept = keepDraft(draft);
    const cut = restoreDraft({ ...kept, done: [kept.done[0], { kind: 'add', item: 'Nothing', location: 'any' }] });
    expect(cut.ok && cut.value.blueprint).toEqual(draft.done[1]!.before);
  });
});
