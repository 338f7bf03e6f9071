import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { parseWith } from '../schema/issues.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { blueprintSchema } from '../units/blueprint-schema.ts';
import { applyOperation } from './apply-operation.ts';
import { type DraftOperation, operationSchema } from './operation.ts';

/** A unit that is being changed: where it began, what was done to it, and what was taken back. It is never changed itself. */
export interface UnitDraft {
  readonly original: MechBlueprint;
  readonly blueprint: MechBlueprint;
  /** What was done, the first step first. */
  readonly done: readonly DraftStep[];
  /** What was taken back and can be done again, the last step first. */
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
 * Returns the draft with one more change, or a sentence that says why it cannot be made.
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
 * Takes the last change back; a draft without changes stays as it is.
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
 * Makes the change again that was last taken back; without one the draft stays as it is.
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

/** A draft as plain data: the unit it began with, and the operations. */
export type KeptDraft = Pick<UnitDraft, 'original' | 'undone'> & { readonly done: readonly DraftOperation[] };

/**
 * Returns what must be kept of a draft to go on with it later.
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
 * Goes on with a draft that was kept; a step that this version refuses is left out with all that came after it.
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
