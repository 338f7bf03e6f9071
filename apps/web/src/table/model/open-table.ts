import { catalogueMech, findInCatalogue } from '@hexfall/data';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import type { Library } from '../../library/library.ts';
import type { TableRecord } from '../../library/records.ts';
import type { RandomBytes } from './random-dice.ts';
import { createTableGame, type SheetUnit } from './table-game.ts';
import { TableModel, type TableTools } from './table-model.ts';
import { formatTable, type KeptUnit, parseTable, type TableData } from './table-text.ts';

/** What opening a table needs from the page around it. */
export interface OpenTools {
  readonly library: Library;
  readonly random: RandomBytes;
  readonly now: () => number;
  /** Tells the user, as one sentence, that something did not work. */
  readonly warn: (sentence: string) => void;
}

/** A table that is open, with its name. */
export interface OpenTable {
  readonly name: string;
  readonly model: TableModel;
  /** Waits until everything that was recorded is stored. */
  readonly saved: () => Promise<void>;
}

/** Opens a table that is kept. An error is one sentence. */
export async function openTable(id: string, tools: OpenTools): Promise<Result<OpenTable, string>> {
  const record = await tools.library.table(id);
  if (record === undefined) return fail('This table is not in this browser: it was deleted, or made in another one.');
  const data = parseTable(record.text);
  if (!data.ok) return data;
  const units = await readUnits(data.value.units);
  if (!units.ok) return units;
  const game = createTableGame(units.value, data.value.profile);
  if (!game.ok) return fail(`This table cannot be laid out: ${game.errors[0]!}.`);
  const { keep, saved } = keeper(record, data.value, tools);
  try {
    return succeed({
      name: record.name,
      saved,
      model: new TableModel(game.value, data.value, { random: tools.random, keep }),
    });
  } catch {
    return fail('This table cannot be read: what was recorded does not match its units.');
  }
}

/** Stores a table while it is used. */
interface Keeper extends Pick<TableTools, 'keep'>, Pick<OpenTable, 'saved'> {}

/**
 * Returns a keeper that stores the table while it is used. If another tab has written it meanwhile, nothing is overwritten, and from then
 * on nothing is stored.
 */
function keeper(record: TableRecord, data: TableData, { library, now, warn }: OpenTools): Keeper {
  let last = record;
  let isOverwritten = false;
  let saving = Promise.resolve();
  const write = async (text: string): Promise<void> => {
    if (isOverwritten) return;
    const stored = await library.table(record.id);
    isOverwritten = stored !== undefined && (stored.text !== last.text || stored.updated !== last.updated);
    if (isOverwritten) return warn('These sheets were changed in another tab; changes here are not saved.');
    last = { ...(stored ?? last), updated: now(), text };
    await library.keepTable(last);
  };
  const keep: Keeper['keep'] = part => {
    const text = formatTable({ ...data, ...part });
    saving = saving.then(() => write(text));
  };
  return { keep, saved: () => saving };
}

async function readUnits(kept: readonly KeptUnit[]): Promise<Result<readonly SheetUnit[], string>> {
  const units: SheetUnit[] = [];
  for (const unit of kept) {
    const spec = await readSpec(unit);
    if (!spec.ok) return spec;
    const { side, gunnery, piloting } = unit;
    units.push({ spec: spec.value, side, gunnery, piloting });
  }
  return succeed(units);
}

async function readSpec({ unit, file }: KeptUnit): Promise<Result<MechSpec, string>> {
  if (file === undefined) {
    const blueprint = findInCatalogue(unit);
    return blueprint === undefined
      ? fail(`There is no unit called “${unit}” here.`)
      : succeed(catalogueMech(blueprint));
  }
  const { parseUnitFile } = await import('../../files/readers.ts');
  const named = parseUnitFile(file.text, file.name);
  return named.ok ? succeed(named.value.spec) : fail(`The file of “${unit}” cannot be read.`);
}
