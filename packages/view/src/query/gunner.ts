import { ammoFor, designMech, type MechBlueprint, slotsOf, type WeaponEntry } from '@hexfall/data';
import type { LocationCode, MechSpec } from '@hexfall/rules';
import { QueryError } from './query-error.ts';

const TONS = 100;

/** Free slots of the unit that carries weapons without a name of a unit; both locations of a side are filled before the next. */
const ROOM: readonly (readonly [LocationCode, number])[] = [
  ['RT', 12],
  ['LT', 12],
  ['RA', 8],
  ['LA', 8],
  ['CT', 2],
  ['RL', 2],
  ['LL', 2],
  ['HD', 1],
];

/** Where weapons do not go: from a leg, they would not reach over cover. */
const ONLY_AMMO: ReadonlySet<LocationCode> = new Set(['RL', 'LL', 'HD']);

/** Builds a unit that carries these weapons with a ton of ammunition for each kind, and nothing that would keep it from firing them. */
export function createGunner(weapons: readonly WeaponEntry[]): MechSpec {
  const items = new Map(ROOM.map(([code, slots]) => [code, { free: slots, names: [] as string[] }]));
  for (const entry of [...weapons].sort((a, b) => b.slots - a.slots)) place(items, entry.names[0]!, entry.slots, false);
  for (const entry of new Set(weapons)) {
    const ammo = ammoFor(entry, entry.type.id.startsWith('clan-'));
    if (entry.type.ammo !== undefined && ammo !== undefined)
      place(items, ammo.names[0]!, slotsOf(ammo, TONS) ?? 1, true);
  }
  const built = designMech({
    ...FRAME,
    items: Object.fromEntries([...items].map(([code, { names }]) => [code, names])),
  });
  if (!built.ok) throw new Error(built.errors[0]!.message);
  return built.value;
}

type Rooms = ReadonlyMap<LocationCode, { free: number; readonly names: string[] }>;

function place(rooms: Rooms, name: string, slots: number, isAmmo: boolean): void {
  const codes = isAmmo ? [...rooms.keys()].reverse() : [...rooms.keys()].filter(code => !ONLY_AMMO.has(code));
  const code = codes.find(each => rooms.get(each)!.free >= slots);
  if (code === undefined)
    throw new QueryError(
      'no single unit carries all these weapons; name the attacker, as in "by AS7-D", or ask about fewer.',
    );
  const room = rooms.get(code)!;
  room.free -= slots;
  room.names.push(name);
}

const FRAME: Omit<MechBlueprint, 'items'> = {
  chassis: 'Gunner',
  model: '',
  tonnage: TONS,
  techBase: 'mixedInnerSphere',
  engine: { rating: 400 },
  heatSinks: { count: 16, double: true },
  armor: { HD: 9, CT: 46, RT: 31, LT: 31, RA: 34, LA: 34, RL: 42, LL: 42, CTR: 16, RTR: 11, LTR: 11 },
};
