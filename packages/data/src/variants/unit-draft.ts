import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { parseWith } from '../schema/issues.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { blueprintSchema } from '../units/blueprint-schema.ts';
import { applyOperation } from './apply-operation.ts';
import { type DraftOperation, operationSchema } from './operation.ts';

/** A unit that is being changed: the original, the changes made, and the changes undone. The object itself is never modified. */
export interface UnitDraft {
  readonly original: MechBlueprint;
  readonly blueprint: MechBlueprint;
  /** The changes made, the first one first. */
  readonly done: readonly DraftStep[];
  /** The changes that were undone and can be redone, the last one first. */
  readonly undone: readonly DraftOperation[];
}

/** An operation, and the unit before it. */
export interface DraftStep {
  readonly operation: DraftOperation;
  readonly before: MechBlueprint;
}

/**
 * Begins to change a unit.
 *
 * @example
 * ```ts
 * import { changeDraft, findInCatalogue, startDraft } from '@hexfall/data';
 *
 * const draft = startDraft(findInCatalogue('HBK-4G')!);
 * const changed = changeDraft(draft, { kind: 'armor', points: { HD: 6 } });
 * changed.ok && changed.value.blueprint.armor.HD; // => 6
 * ```
 */
export function startDraft(original: MechBlueprint): UnitDraft {
  return { original, blueprint: original, done: [], undone: [] };
}

/**
 * Returns the draft with one more change, or a sentence that says why it is impossible.
 *
 * @example
 * ```ts
 * import { changeDraft, findInCatalogue, startDraft } from '@hexfall/data';
 *
 * const draft = startDraft(findInCatalogue('HBK-4G')!);
 * const refused = changeDraft(draft, { kind: 'add', item: 'PPC', location: 'HD' });
 * refused.ok === false && refused.errors[0]; // => 'The head has no free slots, and PPC takes 3.'
 * ```
 */
export function changeDraft(draft: UnitDraft, operation: DraftOperation): Result<UnitDraft, string> {
  const blueprint = applyOperation(draft.blueprint, operation);
  if (typeof blueprint === 'string') return fail(blueprint);
  const step = { operation, before: draft.blueprint };
  return succeed({ original: draft.original, blueprint, done: [...draft.done, step], undone: [] });
}

/**
 * Undoes the last change; a draft without changes stays as it is.
 *
 * @example
 * ```ts
 * import { changeDraft, findInCatalogue, startDraft, undoChange } from '@hexfall/data';
 *
 * const draft = startDraft(findInCatalogue('HBK-4G')!);
 * const changed = changeDraft(draft, { kind: 'armor', points: { HD: 6 } });
 * changed.ok && undoChange(changed.value).blueprint.armor.HD; // => 9
 * ```
 */
export function undoChange(draft: UnitDraft): UnitDraft {
  const last = draft.done.at(-1);
  if (last === undefined) return draft;
  return {
    original: draft.original,
    blueprint: last.before,
    done: draft.done.slice(0, -1),
    undone: [last.operation, ...draft.undone],
  };
}

/**
 * Redoes the change that was undone last; without one the draft stays as it is.
 *
 * @example
 * ```ts
 * import { changeDraft, findInCatalogue, redoChange, startDraft, undoChange } from '@hexfall/data';
 *
 * const draft = startDraft(findInCatalogue('HBK-4G')!);
 * const changed = changeDraft(draft, { kind: 'armor', points: { HD: 6 } });
 * changed.ok && redoChange(undoChange(changed.value)).blueprint.armor.HD; // => 6
 * ```
 */
export function redoChange(draft: UnitDraft): UnitDraft {
  const [operation, ...undone] = draft.undone;
  if (operation === undefined) return draft;
  const changed = changeDraft(draft, operation);
  return changed.ok ? { ...changed.value, undone } : draft;
}

const MAX_STEPS = 5000;

const keptSchema = z.strictObject({
  original: blueprintSchema,
  done: z.array(operationSchema).max(MAX_STEPS),
  undone: z.array(operationSchema).max(MAX_STEPS),
});

/** A draft as plain data: the original unit, and the operations. */
export type KeptDraft = Pick<UnitDraft, 'original' | 'undone'> & { readonly done: readonly DraftOperation[] };

/**
 * Returns the data of a draft that must be saved to continue it later.
 *
 * @example
 * ```ts
 * import { findInCatalogue, keepDraft, startDraft } from '@hexfall/data';
 *
 * keepDraft(startDraft(findInCatalogue('HBK-4G')!)).done; // => []
 * ```
 */
export function keepDraft({ original, done, undone }: UnitDraft): KeptDraft {
  return { original, done: done.map(({ operation }) => operation), undone };
}

/**
 * Restores a draft that was saved. A step that this version refuses is left out with all steps after it.
 *
 * @example
 * ```ts
 * import { findInCatalogue, restoreDraft } from '@hexfall/data';
 *
 * const original = findInCatalogue('HBK-4G')!;
 * const draft = restoreDraft({ original, done: [{ kind: 'year', year: 3025 }], undone: [] });
 * draft.ok && draft.value.blueprint.year; // => 3025
 * ```
 */
export function restoreDraft(kept: unknown): Result<UnitDraft, string> {
  const parsed = parseWith(keptSchema, kept);
  if (!parsed.ok) return fail(`${parsed.errors[0]!.path} ${parsed.errors[0]!.reason}`.trim());
  const { original, done, undone } = parsed.value as KeptDraft;
  let draft = startDraft(original);
  for (const operation of done) {
    const next = changeDraft(draft, operation);
    if (!next.ok) return succeed(draft);
    draft = next.value;
  }
  return succeed({ ...draft, undone });
}
