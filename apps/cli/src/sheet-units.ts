import { pilotedValue, remarksOn, unitFullTitle } from '@hexfall/data';
import { type MechSpec, parseProfile, specOf } from '@hexfall/rules';
import { namesOf, type SheetUnit, sheetFacts } from '@hexfall/view';
import { cleanText } from './clean-text.ts';
import { readSkill } from './crews.ts';
import { FailedError, UsageError } from './exit.ts';
import { isFile } from './files.ts';
import { readForce, readForcePart } from './forces.ts';
import type { ReadForce, ReadUnit } from './read-force.ts';
import { unique } from './remarks.ts';
import { gameOfReplay } from './replay.ts';

/** Units whose record sheets are shown together. */
export interface SheetUnits {
  readonly name: string;
  readonly profile: unknown;
  readonly units: readonly (SheetUnit & { readonly spec: MechSpec })[];
  /** What the owner of the units should know, one sentence each. */
  readonly notes: readonly string[];
}

/** The options that say how units are shown, as the user typed them. */
export interface SheetUnitsOptions {
  readonly rules: string;
  readonly skill?: string;
  readonly turn?: string;
}

/** Reads the units that a name stands for: a unit, a force, or the units of a replay as they were at the end of a turn. */
export function readSheetUnits(name: string, options: SheetUnitsOptions): SheetUnits {
  if (/\.jsonl$/i.test(name)) return unitsOfReplay(name, options);
  if (options.turn !== undefined) throw new UsageError('--turn is for a replay (.jsonl).');
  const profile = parseProfile(options.rules);
  if (!profile.ok) throw new UsageError(profile.errors[0]!.message);
  const force = readNamedForce(name, options);
  const value = pilotedValue(force.units);
  if (!value.ok) throw new FailedError(`${value.errors[0]!.message}.`);
  return {
    name: cleanText(force.name),
    profile: profile.value,
    units: value.value.units.map(({ unit }) => unitOfForce(unit)),
    notes: force.warnings,
  };
}

/** Reads a force by name. A comma separates units, unless it belongs to the name of a file. */
function readNamedForce(name: string, { skill }: SheetUnitsOptions): ReadForce {
  if (!isFile(name)) return readForce(name, skill === undefined ? {} : { skill });
  return readForcePart(name, skill === undefined ? undefined : readSkill('--skill', skill));
}

/** Returns a unit of a force. A crew that was not stated is left out, so that it can be filled in by hand. */
function unitOfForce({
  spec,
  pilot,
  gunnery,
  piloting,
  source,
  crewGiven,
  state,
}: ReadUnit): SheetUnits['units'][number] {
  const isStated = crewGiven || pilot !== '';
  return {
    spec,
    title: cleanText(unitFullTitle(source)),
    about: sheetFacts(source.blueprint),
    notes: remarksOn(source),
    ...(isStated ? { crew: { name: cleanText(pilot), gunnery, piloting } } : {}),
    ...(state === undefined ? {} : { state }),
  };
}

function unitsOfReplay(path: string, { skill, turn }: SheetUnitsOptions): SheetUnits {
  if (skill !== undefined) throw new UsageError('--skill is not for a replay, whose crews are known.');
  const { game, profile } = gameOfReplay(path, turn);
  const names = namesOf(game);
  const units = game.state.mechs.map(state => {
    const spec = specOf(game, state);
    const { gunnery, piloting } = state;
    const notes = remarksOn({ spec, warnings: [] });
    return { spec, title: cleanText(names.unit(state.id)), crew: { name: '', gunnery, piloting }, state, notes };
  });
  const when =
    turn === undefined ? '' : Number(turn) === 0 ? ', before the first turn' : `, end of turn ${Number(turn)}`;
  return {
    name: `${path}${when}`,
    profile,
    units,
    notes: unique(units.flatMap(({ notes }) => notes)),
  };
}
