import {
  ALL_DESIGNS,
  changeDraft,
  type DraftChoices,
  type DraftOperation,
  type DraftReport,
  describeDraft,
  draftChoices,
  type Fitting,
  fittingsFor,
  formatMtf,
  formatUnit,
  keepDraft,
  type MechBlueprint,
  redoChange,
  restoreDraft,
  startDraft,
  type UnitDraft,
  undoChange,
  unitTitle,
} from '@hexfall/data';
import { fail, type Result, succeed } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import type { Notices } from '../../app/notices.ts';
import { idOfUnit, keepFile } from '../../files/model/keep-file.ts';
import type { Library } from '../../library/library.ts';
import { type Figure, figuresOf } from './figures.ts';
import { describeFinding, type FindingLine } from './finding-places.ts';
import { type OpenedUnit, openUnit } from './open-unit.ts';
import { operationWords } from './operation-words.ts';

/** What the editor needs from the page around it. */
export interface EditTools {
  readonly library: Library;
  readonly notices: Notices;
  readonly now: () => number;
  /** Lets the page draw and answer. */
  readonly pause: () => Promise<void>;
}

export const UNIT_FILE_FORMATS = ['mtf', 'json'] as const;
export type UnitFileFormat = (typeof UNIT_FILE_FORMATS)[number];

/** Opens the unit of an address, with any changes that were made to it before. An error is one sentence. */
export async function openEditModel(name: string, tools: EditTools): Promise<Result<EditModel, string>> {
  const unit = await openUnit(name, tools.library);
  if (!unit.ok) return unit;
  await tools.pause();
  const kept = restoreDraft(await tools.library.setting(draftKey(unit.value.id)));
  const fits = kept.ok && isSame(kept.value.original, unit.value.blueprint);
  await tools.pause();
  const model = new EditModel(unit.value, fits ? kept.value : startDraft(unit.value.blueprint), tools);
  void model.listFittings();
  // The code that draws the unit gets a task of its own.
  await tools.pause();
  return succeed(model);
}

/** A unit that is being changed: every change is checked, can be undone, and survives a reload. */
export class EditModel extends Model {
  readonly unit: OpenedUnit;
  readonly originalReport: DraftReport;
  /** Why the last change was impossible; '' after a change that was made. */
  refusal = '';
  /** What can be added to the unit, perhaps not yet updated after the last change; empty until it is known. */
  fittings: readonly Fitting[] = [];
  /** The last change in words, for readers who do not see the page change. */
  told = '';
  /** Id of the present state in the library; '' if it is not saved. */
  savedAs = '';
  /** Id under which an earlier state was saved by this editor. */
  private savedBefore = '';
  private readonly tools: EditTools;
  private now: UnitDraft;
  private described: DraftReport;
  /** What is being typed, if anything: further changes of the same thing replace the last one. */
  private typing = '';

  constructor(unit: OpenedUnit, draft: UnitDraft, tools: EditTools) {
    super();
    this.unit = unit;
    this.tools = tools;
    this.now = draft;
    this.originalReport = describeDraft(draft.original);
    this.described = draft.done.length === 0 ? this.originalReport : describeDraft(draft.blueprint);
  }

  get draft(): UnitDraft {
    return this.now;
  }

  get blueprint(): MechBlueprint {
    return this.now.blueprint;
  }

  get title(): string {
    return unitTitle(nameOf(this.blueprint));
  }

  get report(): DraftReport {
    return this.described;
  }

  get choices(): DraftChoices {
    return draftChoices(this.blueprint);
  }

  get figures(): readonly Figure[] {
    return figuresOf(
      { blueprint: this.blueprint, report: this.report },
      { blueprint: this.now.original, report: this.originalReport },
    );
  }

  get findings(): readonly FindingLine[] {
    return this.report.findings.map(describeFinding);
  }

  /** Makes a change, or says why it is impossible. */
  change(operation: DraftOperation): void {
    this.typing = '';
    this.apply(this.now, operation);
  }

  /** Makes a change that is being typed. Until typing ends, all such changes are undone together. */
  type(what: string, operation: DraftOperation): void {
    const before = this.typing === what ? undoChange(this.now) : this.now;
    if (this.apply(before, operation)) this.typing = what;
  }

  /** Called when the field that was typed into is left. */
  endTyping(): void {
    this.typing = '';
  }

  undo(): void {
    const last = this.now.done.at(-1)?.operation;
    this.tell('Undone', last);
    this.show(undoChange(this.now));
  }

  redo(): void {
    const [next] = this.now.undone;
    this.tell('Done again', next);
    this.show(redoChange(this.now));
  }

  /** Undoes all changes. This can itself be undone, step by step. */
  startOver(): void {
    let draft = this.now;
    while (draft.done.length > 0) draft = undoChange(draft);
    this.show(draft);
  }

  /** Keeps the unit among the user's own, so that every page can use it at once. */
  async save(): Promise<void> {
    if (this.report.played === undefined)
      return this.refuse('A unit that cannot be played cannot be saved: see what is wrong with it.');
    const free = await this.freeName();
    if (free !== this.blueprint.model) this.change({ kind: 'name', chassis: this.blueprint.chassis, model: free });
    const { blueprint } = this;
    const { file, text } = this.file('json');
    const { parseUnitFile } = await import('../../files/readers.ts');
    const read = parseUnitFile(text, file);
    const kept = read.ok
      ? await keepFile({ kind: 'unit', unit: read.value, file, text }, this.tools.library, this.tools.now())
      : fail(read.errors[0]!);
    if (!kept.ok) return this.refuse(kept.errors[0]!);
    if (blueprint === this.blueprint) this.savedAs = kept.value.id;
    this.tools.notices.say(`${kept.value.sentence}${this.lawfulness()}`);
    this.changed();
  }

  /** Returns the unit as a file. */
  file(format: UnitFileFormat): { readonly file: string; readonly text: string } {
    const text = format === 'mtf' ? formatMtf(this.blueprint) : formatUnit(this.blueprint);
    return { file: `${fileBase(this.title)}.${format}`, text };
  }

  /** Lists what can be added. The list is long, so it is created after the page has shown the change. */
  async listFittings(): Promise<void> {
    const { blueprint } = this;
    await this.tools.pause();
    if (blueprint !== this.blueprint) return;
    this.fittings = fittingsFor(blueprint);
    this.changed();
  }

  private lawfulness(): string {
    const { length } = this.report.findings;
    if (length === 0) return '';
    return ` It is not built by the rules: ${length} ${length === 1 ? 'thing is' : 'things are'} wrong with it.`;
  }

  /** Returns a model name with which the unit does not replace another one, either built in or the user's own. */
  private async freeName(): Promise<string> {
    const { chassis, model } = this.blueprint;
    const own = new Set((await this.tools.library.units()).map(({ id }) => id));
    const isTaken = (candidate: string): boolean => {
      const name = nameOf({ ...this.blueprint, model: candidate });
      const id = idOfUnit(name);
      const isOther = own.has(id) && id !== this.unit.id && id !== this.savedBefore;
      return isOther || ALL_DESIGNS.some(design => unitTitle(nameOf(design)) === unitTitle(name));
    };
    const base = `${model} (own)`.trim();
    const names = [model, base, ...Array.from({ length: own.size + 1 }, (_, i) => `${model} (own ${i + 2})`.trim())];
    return names.find(candidate => !isTaken(candidate)) ?? `${chassis} ${base}`;
  }

  private refuse(sentence: string): void {
    this.refusal = sentence;
    this.changed();
  }

  private apply(draft: UnitDraft, operation: DraftOperation): boolean {
    const changed = changeDraft(draft, operation);
    if (!changed.ok) {
      this.refuse(changed.errors[0]!);
      return false;
    }
    this.tell('Done', operation);
    this.show(changed.value);
    return true;
  }

  private tell(what: string, operation: DraftOperation | undefined): void {
    this.told = operation === undefined ? '' : `${what}: ${operationWords(operation)}.`;
  }

  private show(draft: UnitDraft): void {
    this.refusal = '';
    this.typing = '';
    if (draft === this.now) return this.changed();
    if (this.savedAs !== '') this.savedBefore = this.savedAs;
    this.savedAs = '';
    this.now = draft;
    this.described = describeDraft(draft.blueprint);
    this.changed();
    void this.tools.library.rememberSetting(draftKey(this.unit.id), keepDraft(draft));
    void this.listFittings();
  }
}

function draftKey(id: string): string {
  return `variant:${id}`;
}

function isSame(a: MechBlueprint, b: MechBlueprint): boolean {
  return formatUnit(a) === formatUnit(b);
}

function nameOf({ chassis, model, clanName = '' }: MechBlueprint): Parameters<typeof unitTitle>[0] {
  return { chassis, model, clanName };
}

/** Returns a name that every file system accepts. */
function fileBase(title: string): string {
  return title.replace(/[^\p{L}\p{N} ._()+-]/gu, '_').replace(/^\.+/, '_');
}
