import { battleValue, remarksOn, type UnitName, unitFacts, unitTitle } from '@hexfall/data';
import type { Replay } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { sideName } from '@hexfall/view';
import { ownId } from '../../begin/model/own-ids.ts';
import { unknownUnit } from '../../begin/model/resolve-units.ts';
import { UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { Library } from '../../library/library.ts';
import { plainName } from './plain-name.ts';
import type { OpenedFile } from './read-file.ts';

/** The result of keeping a file: a sentence for the user, and the view that shows it. */
export interface KeptFile {
  readonly kind: OpenedFile['kind'];
  /** The id of the unit, board, force or game in the library. */
  readonly id: string;
  readonly sentence: string;
  /** One sentence for each thing that was changed or left out while reading it. */
  readonly remarks: readonly string[];
}

/** Keeps the content of a file in the library. An error is one sentence. */
export async function keepFile(opened: OpenedFile, library: Library, now: number): Promise<Result<KeptFile, string>> {
  if (opened.kind === 'unit') return keepUnit(opened, library, now);
  if (opened.kind === 'board') return keepBoard(opened, library, now);
  return opened.kind === 'force' ? keepForce(opened, library, now) : keepReplay(opened, library);
}

type Opened<K extends OpenedFile['kind']> = Extract<OpenedFile, { readonly kind: K }>;

async function keepUnit(
  { unit, file, text }: Opened<'unit'>,
  library: Library,
  now: number,
): Promise<Result<KeptFile, string>> {
  const { spec, blueprint } = unit;
  const name = plainUnitName(unit);
  const title = unitTitle(name);
  if (title === '') return fail(`${file}: the unit has no name.`);
  const id = idOfUnit(unit);
  const facts = blueprint === undefined ? undefined : { ...unitFacts(spec, blueprint), ...name };
  const figures = { tonnage: spec.tonnage, value: battleValue(spec).base, facts };
  await library.keepUnit({ id, ...name, ...figures, file, text, added: now });
  return succeed({ kind: 'unit', id, sentence: `${title} is now among your units.`, remarks: remarksOn(unit) });
}

/** Returns the id under which a unit is kept: it replaces a unit of the same name. */
export function idOfUnit(unit: UnitName): string {
  return ownId(unitTitle(plainUnitName(unit)));
}

function plainUnitName({ chassis, model, clanName }: UnitName): UnitName {
  return { chassis: plainName(chassis), model: plainName(model), clanName: plainName(clanName) };
}

async function keepBoard(
  { board, file, text, warnings }: Opened<'board'>,
  library: Library,
  now: number,
): Promise<Result<KeptFile, string>> {
  const title = file.replace(/\.board$/i, '');
  const id = ownId(title);
  const { width, height } = board.grid;
  await library.keepBoard({ id, width, height, file, text, added: now });
  const sentence = `${title}, ${width} × ${height} hexes, is now among your boards.`;
  return succeed({ kind: 'board', id, sentence, remarks: warnings });
}

/** Keeps a force. Its units must exist: built in, or among the user's own. */
async function keepForce(
  { force, file }: Opened<'force'>,
  library: Library,
  now: number,
): Promise<Result<KeptFile, string>> {
  const shelf = new UnitShelf(await library.units());
  const missing = force.units.find(({ unit }) => shelf.find(fileBase(unit)) === undefined);
  if (missing !== undefined) {
    const place = missing.line > 0 ? `${file}, line ${missing.line}` : file;
    return fail(`${place}: ${lowerFirst(unknownUnit(fileBase(missing.unit), shelf))}`);
  }
  const units = force.units.map(({ unit, gunnery, piloting, pilot }) => ({
    unit: shelf.find(fileBase(unit))!.id,
    gunnery,
    piloting,
    ...(pilot === '' ? {} : { pilot: plainName(pilot) }),
  }));
  const id = plainName(force.name);
  await library.keepForce({ id, units, added: now });
  const damaged = force.units.filter(({ damage }) => damage !== undefined).length;
  const fresh = damaged === 0 ? [] : [`${id}: its damaged units take part undamaged.`];
  const loaded = force.units.some(({ ammo }) => ammo.length > 0);
  const standard = loaded ? [`${id}: its units take part with the ammunition of their record sheets.`] : [];
  const sentence = `${id}, ${units.length} ${units.length === 1 ? 'unit' : 'units'}, is now among your forces: choose it under “Force” of either side.`;
  return succeed({ kind: 'force', id, sentence, remarks: [...force.warnings, ...fresh, ...standard] });
}

/**
 * Returns the name of a unit file without its ending. A page cannot open the files that a force names, but a unit of that name may exist.
 */
function fileBase(name: string): string {
  return /\.(?:mtf|json)$/i.test(name) ? name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') : name;
}

async function keepReplay(
  { replay, file, text }: Opened<'replay'>,
  library: Library,
): Promise<Result<KeptFile, string>> {
  const { turn, over, result } = endOf(replay);
  const { units, specs } = replay.header.setup;
  const sides = [...new Set(units.map(({ side }) => side))]
    .sort((a, b) => a - b)
    .map(side => ({
      player: undefined,
      units: units.filter(unit => unit.side === side).map(({ spec }) => plainName(specs[spec]?.name ?? '')),
    }));
  const name = file.replace(/\.jsonl?$/i, '');
  const game = await library.addGame({ name, turn, over, result, sides, file, settings: undefined, replay: text });
  return succeed({ kind: 'replay', id: game.id, sentence: `${name} is now among your games.`, remarks: [] });
}

/** Returns how far a game has come, from its events. */
function endOf({ entries }: Replay): { readonly turn: number; readonly over: boolean; readonly result: string } {
  let turn = 0;
  for (const { event } of entries) {
    if (event?.type === 'TurnBegan') turn = event.turn;
    if (event?.type !== 'GameEnded') continue;
    const { outcome } = event;
    return { turn, over: true, result: outcome.kind === 'win' ? `Side ${sideName(outcome.side)} wins` : 'A draw' };
  }
  return { turn, over: false, result: '' };
}

function lowerFirst(text: string): string {
  return `${text[0]!.toLowerCase()}${text.slice(1)}`;
}
