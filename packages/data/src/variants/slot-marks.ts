import { LOCATIONS, type LocationCode, type LocationId } from '@hexfall/rules';
import type { MechBlueprint } from '../units/blueprint.ts';

/** Returns a slot as text, by location and number from 1: "RT:5". */
export function slotKey(location: LocationId, slot: number): string {
  return `${LOCATIONS[location]!}:${slot + 1}`;
}

/** A quirk: its name, location, slot counted from 0, and weapon. */
const QUIRK = /^([^:]*):([A-Z]{2}):(\d{1,2}):(.*)$/;

/** Moves armored components and quirks of weapons with their items, and removes those of items that are gone. */
export function moveMarks(unit: MechBlueprint, ways: ReadonlyMap<string, string>): MechBlueprint {
  const { armored, weaponQuirks, ...rest } = unit;
  const moved = moveArmored(armored ?? {}, ways);
  const quirks = (weaponQuirks ?? []).flatMap(quirk => moveQuirk(quirk, ways));
  return {
    ...rest,
    ...(Object.keys(moved).length === 0 ? {} : { armored: moved }),
    ...(quirks.length === 0 ? {} : { weaponQuirks: quirks }),
  };
}

function moveArmored(
  armored: NonNullable<MechBlueprint['armored']>,
  ways: ReadonlyMap<string, string>,
): NonNullable<MechBlueprint['armored']> {
  const places = LOCATIONS.flatMap(code => (armored[code] ?? []).flatMap(slot => ways.get(`${code}:${slot}`) ?? []));
  const moved = LOCATIONS.map(code => {
    const slots = places
      .filter(place => place.startsWith(`${code}:`))
      .map(place => Number(place.slice(code.length + 1)));
    return [code, slots.sort((a, b) => a - b)] as const;
  });
  return Object.fromEntries(moved.filter(([, slots]) => slots.length > 0));
}

/** Returns a quirk after the move. One in an unknown notation stays as it is. */
function moveQuirk(quirk: string, ways: ReadonlyMap<string, string>): readonly string[] {
  const [, name, code, slot, weapon] = QUIRK.exec(quirk) ?? [];
  if (code === undefined || !LOCATIONS.includes(code as LocationCode)) return [quirk];
  const way = ways.get(`${code}:${Number(slot) + 1}`);
  if (way === undefined) return [];
  const [newCode, newSlot] = way.split(':');
  return [`${name}:${newCode}:${Number(newSlot) - 1}:${weapon}`];
}
