import {
  ARMOR_FACINGS,
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
} from '@hexfall/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { parseMtf } from '../mtf/mtf.ts';
import { formatMtf } from '../mtf/mtf-write.ts';
import { formatUnit } from '../unit-file/format-unit.ts';
import { parseUnit } from '../unit-file/parse-unit.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { ALL_DESIGNS } from '../units/catalogue/catalogue.ts';
import { TECH_BASE_NAMES } from '../units/tech-base.ts';
import { describeDraft } from './draft-report.ts';
import { fittingsFor } from './fittings.ts';
import { type DraftOperation, JET_MAKES, SINK_MAKES } from './operation.ts';
import { changeDraft, keepDraft, redoChange, restoreDraft, startDraft, undoChange } from './unit-draft.ts';

const TITLES = [...new Set(ALL_DESIGNS.slice(0, 40).flatMap(unit => fittingsFor(unit).map(({ title }) => title)))];
const NAME_SIGNS = [
  'A',
  'é',
  ' ',
  '<b>',
  '&',
  '"',
  "'",
  '#',
  ':',
  '/',
  '|',
  '-',
  'size',
  ':SIZE:2',
  'mass:',
  '\u0000',
  '\u2028',
  '\n',
  '\ud83e\udd16',
];

const location = fc.constantFrom(...LOCATIONS);
const slot = fc.integer({ min: 1, max: 12 });
const name = fc.array(fc.constantFrom(...NAME_SIGNS), { maxLength: 20 }).map(signs => signs.join(''));

const operation: fc.Arbitrary<DraftOperation> = fc.oneof(
  fc.record({ kind: fc.constant('name' as const), chassis: name, model: name }),
  fc.record({
    kind: fc.constant('year' as const),
    year: fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.constant('unknown' as const)),
  }),
  fc.record({ kind: fc.constant('techBase' as const), techBase: fc.constantFrom(...TECH_BASE_NAMES) }),
  fc.record({
    kind: fc.constant('armor' as const),
    points: fc.dictionary(fc.constantFrom(...ARMOR_FACINGS), fc.integer({ min: 0, max: 30 }), { maxKeys: 3 }),
  }),
  fc.record({ kind: fc.constant('armorType' as const), type: fc.constantFrom(...ARMOR_TYPES), clan: fc.boolean() }),
  fc.record({ kind: fc.constant('structure' as const), type: fc.constantFrom(...STRUCTURE_TYPES), clan: fc.boolean() }),
  fc.record({
    kind: fc.constant('engine' as const),
    rating: fc.integer({ min: 0, max: 82 }).map(step => step * 5),
    type: fc.constantFrom(...ENGINE_TYPES),
  }),
  fc.record({ kind: fc.constant('gyro' as const), type: fc.constantFrom(...GYRO_TYPES) }),
  fc.record({ kind: fc.constant('cockpit' as const), type: fc.constantFrom(...COCKPIT_TYPES) }),
  fc.record({
    kind: fc.constant('arm' as const),
    location: fc.constantFrom('LA' as const, 'RA' as const),
    without: fc.constantFrom('nothing' as const, 'hand' as const, 'lowerArm' as const),
  }),
  fc.record({
    kind: fc.constant('heatSinks' as const),
    count: fc.integer({ min: 0, max: 30 }),
    make: fc.constantFrom(...SINK_MAKES),
  }),
  fc.record({
    kind: fc.constant('jumpJets' as const),
    count: fc.integer({ min: 0, max: 8 }),
    make: fc.constantFrom(...JET_MAKES),
  }),
  fc.record({
    kind: fc.constant('add' as const),
    item: fc.constantFrom(...TITLES),
    location: fc.constantFrom(...LOCATIONS, 'any' as const),
  }),
  fc.record({ kind: fc.constant('remove' as const), location, slot }),
  fc.record({ kind: fc.constant('remove' as const), location, slot }),
  fc.record({ kind: fc.constant('move' as const), location, slot, to: location }),
  fc.record({ kind: fc.constant('face' as const), location, slot, rear: fc.boolean() }),
);

const unit = fc.constantFrom(...ALL_DESIGNS);
const SETTINGS = { seed: 17, numRuns: 25 };

/**
 * Applies operations to drafts that are copied as plain data at every step, so that none shares anything with the next.
 */
function run(start: MechBlueprint, operations: readonly DraftOperation[]): ReturnType<typeof startDraft> {
  return operations.reduce((draft, next) => {
    const changed = changeDraft(draft, next);
    if (changed.ok) return changed.value;
    expect(changed.errors).toHaveLength(1);
    expect(changed.errors[0]).toMatch(/^[^a-z\n][^\n]*\.$/);
    return draft;
  }, startDraft(start));
}

describe('any sequence of changes', () => {
  test('an edited unit is written and read again as the same unit, in both formats', () => {
    fc.assert(
      fc.property(unit, fc.array(operation, { maxLength: 25 }), (start, operations) => {
        const { blueprint } = run(start, operations);
        const { played, findings, bays, items } = describeDraft(blueprint);
        if (played === undefined) {
          expect(findings).not.toEqual([]);
          return;
        }
        for (const again of [parseMtf(formatMtf(blueprint), 'a.mtf'), parseUnit(formatUnit(blueprint), 'a.json')]) {
          if (!again.ok) throw new Error(again.errors[0]!.message);
          expect(again.value.blueprint).toEqual(blueprint);
          expect([again.value.spec, battleValue(again.value.spec).base]).toEqual([played.spec, played.facts.value]);
        }
        const inSlots = bays.flatMap(({ slots }) => slots).filter(({ kind }) => kind === 'item').length;
        expect(items.reduce((sum, { slots }) => sum + slots, 0)).toBe(inSlots);
      }),
      SETTINGS,
    );
  });

  test('undo gives back each unit exactly, down to the first, and redo goes forward again', () => {
    fc.assert(
      fc.property(unit, fc.array(operation, { maxLength: 15 }), (start, operations) => {
        const end = run(start, operations);
        const copies = [...end.done.map(({ before }) => JSON.stringify(before)), JSON.stringify(end.blueprint)];
        let draft = end;
        for (const copy of copies.toReversed()) {
          expect(JSON.stringify(draft.blueprint)).toBe(copy);
          draft = undoChange(draft);
        }
        expect(draft.blueprint).toBe(start);
        while (draft.undone.length > 0) draft = redoChange(draft);
        expect(draft).toEqual(end);
        expect(restoreDraft(JSON.parse(JSON.stringify(keepDraft(end))))).toEqual({ ok: true, value: end });
      }),
      { ...SETTINGS, numRuns: 25 },
    );
  });

  test('an item that is said to fit can be added there, and one that is not is refused with the same words', () => {
    fc.assert(
      fc.property(unit, fc.array(operation, { maxLength: 8 }), fc.nat(), (start, operations, pick) => {
        const draft = run(start, operations);
        const list = fittingsFor(draft.blueprint);
        expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
        for (const { title, places, refusal } of [list[pick % list.length]!, list[(pick * 7) % list.length]!]) {
          const anywhere = changeDraft(draft, { kind: 'add', item: title, location: 'any' });
          expect([title, anywhere.ok ? '' : anywhere.errors[0]]).toEqual([title, refusal]);
          for (const code of places)
            expect([title, changeDraft(draft, { kind: 'add', item: title, location: code }).ok]).toEqual([title, true]);
        }
      }),
      { ...SETTINGS, numRuns: 40 },
    );
  });
});
