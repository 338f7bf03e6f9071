import type { DuelUnit } from '@hexfall/odds';
import {
  ACTUATORS,
  createPosition,
  LOCATIONS,
  type LocationCode,
  type MechSpec,
  TONNAGES,
  type UnitCondition,
} from '@hexfall/rules';
import type { StruckPart, UnitFacts } from './query.ts';
import { QueryError } from './query-error.ts';
import type { UnitBook } from './unit-book.ts';

/** A unit that was found, with what is shown about it. */
export interface ResolvedUnit extends DuelUnit {
  /** "Hunchback HBK-4G", "50-ton 'Mech". */
  readonly title: string;
  /** Whether the user named it, instead of asking for a unit of some weight. */
  readonly isNamed: boolean;
  /** What the owner of the unit should know, one sentence each. */
  readonly notes: readonly string[];
}

/** Weight of a unit about which nothing is said. */
const USUAL_TONS = 50;

/** Finds a unit by what the user says of it, and puts it into the condition that the user describes. */
export function resolveUnit(facts: UnitFacts, book: UnitBook, spec?: MechSpec): ResolvedUnit {
  const named = facts.name === undefined ? undefined : book.find(facts.name);
  const built = named?.spec ?? spec ?? plainMech(facts.tons ?? USUAL_TONS);
  const condition = conditionOf(facts, built, named?.condition);
  const level = facts.level ?? 0;
  return {
    spec: built,
    title: named === undefined ? `${built.tonnage}-ton 'Mech` : built.name,
    isNamed: named !== undefined,
    notes: named?.notes ?? [],
    gunnery: facts.gunnery ?? named?.gunnery ?? 4,
    piloting: facts.piloting ?? named?.piloting ?? 5,
    condition,
    ground: { level, layers: facts.ground ?? {} },
    ...(facts.move === undefined ? {} : { move: facts.move }),
  };
}

function plainMech(tons: number): MechSpec {
  if (!TONNAGES.includes(tons))
    throw new QueryError(`a 'Mech weighs a multiple of 5 tons from ${TONNAGES[0]} to ${TONNAGES.at(-1)}, not ${tons}.`);
  return createPosition([{ tonnage: tons }]).specs[0]!;
}

/** What has happened to the unit: what its file says, and over that what the user says. */
function conditionOf(facts: UnitFacts, spec: MechSpec, before: UnitCondition = {}): UnitCondition {
  const { prone, shutdown, unconscious, heat, wounds, armor, structure, struck } = facts;
  const criticals = { ...before.criticals };
  for (const part of struck)
    for (const [code, slots] of slotsOf(spec, part)) criticals[code] = [...(criticals[code] ?? []), ...slots];
  return {
    ...before,
    armor: { ...before.armor, ...armor },
    structure: { ...before.structure, ...withArms(structure) },
    criticals,
    ...(prone === undefined ? {} : { prone }),
    ...(shutdown === undefined ? {} : { shutdown }),
    ...(unconscious === true ? { pilot: 'unconscious' as const } : {}),
    ...(heat === undefined ? {} : { heat }),
    ...(wounds === undefined ? {} : { pilotWounds: wounds }),
  };
}

/** Adds the arms that are lost with their side torsos. */
function withArms(structure: UnitFacts['structure']): UnitFacts['structure'] {
  return {
    ...structure,
    ...(structure.LT === 0 ? { LA: 0 } : {}),
    ...(structure.RT === 0 ? { RA: 0 } : {}),
  };
}

/** The first slots of a component, from 1 as on the record sheet, by location. */
function slotsOf(spec: MechSpec, { part, side, times }: StruckPart): (readonly [LocationCode, readonly number[]])[] {
  const places = spec.slots.flatMap((slots, location) =>
    slots.flatMap(({ kind }, i) =>
      kind === part && isOnSide(LOCATIONS[location]!, side) ? [{ location, slot: i + 1 }] : [],
    ),
  );
  if (places.length < times)
    throw new QueryError(
      `${spec.name} has ${places.length} slots of ${ACTUATORS.some(each => each === part) ? `the ${side} ${wordsOf(part)}` : `its ${wordsOf(part)}`}, and cannot have ${times} hits there.`,
    );
  return places.slice(0, times).map(({ location, slot }) => [LOCATIONS[location]!, [slot]] as const);
}

function isOnSide(code: LocationCode, side: 'left' | 'right' | undefined): boolean {
  return side === undefined || code.startsWith(side === 'left' ? 'L' : 'R');
}

function wordsOf(part: string): string {
  return part.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
