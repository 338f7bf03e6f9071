import type { DuelMove } from '@hexfall/odds';
import type { PhysicalKind } from '@hexfall/rules';
import {
  type Action,
  BLOW_WORDS,
  type Query,
  strikeAction,
  type UnitFacts,
  type WeaponWords,
  WORDED_KINDS,
} from '@hexfall/view';

/** Every kind of physical attack. */
const STRIKES = Object.fromEntries(
  WORDED_KINDS.map(kind => [kind, { words: BLOW_WORDS[kind].choice, action: strikeAction(kind) }]),
) as Readonly<Record<PhysicalKind, { readonly words: string; readonly action: Action }>>;

/** What can be asked about, by the keys that the form uses. */
export const ACTIONS = {
  fire: { words: 'Weapons are fired', action: { kind: 'fire', weapons: 'all' } },
  ...STRIKES,
  piloting: { words: 'A piloting roll', action: { kind: 'piloting' } },
  fall: { words: 'A fall', action: { kind: 'fall' } },
  heat: { words: 'Heat at the end of the turn', action: { kind: 'heat' } },
} as const satisfies Record<string, { readonly words: string; readonly action: Action }>;

export type ActionKey = keyof typeof ACTIONS;
export const ACTION_KEYS = Object.keys(ACTIONS) as readonly ActionKey[];

/** Returns the key of the action that a question is about; `undefined` if it does not say. */
export function actionKey({ action }: Query): ActionKey | undefined {
  if (action === undefined) return undefined;
  if (action.kind === 'blow') return action.blow;
  return action.kind === 'ram' ? action.ram : action.kind;
}

const FIRST_WEAPON: readonly WeaponWords[] = [{ count: 1, name: 'ac/20' }];
const USUAL_RANGE = 5;

/** Makes the question ask about another action. Facts that do not apply to that action are dropped. */
export function setAction(query: Query, key: ActionKey): void {
  const weapons = weaponsOf(query);
  const { action } = ACTIONS[key];
  delete query.limb;
  delete query.height;
  delete query.reason;
  delete query.modifier;
  delete query.firing;
  if (action.kind === 'fire') {
    query.action = { kind: 'fire', weapons: weapons ?? (query.attacker.name === undefined ? FIRST_WEAPON : 'all') };
    query.range ??= USUAL_RANGE;
    return;
  }
  query.action = action;
  delete query.aim;
  delete query.rate;
  if (action.kind === 'heat') query.firing = weapons ?? 'all';
  if (action.kind === 'blow' || action.kind === 'ram') {
    // A blow reaches only the next hex, and the distance of a ram is stated by where it comes from.
    delete query.range;
    query.between = [];
    query.cover = false;
    return;
  }
  keepOneUnit(query);
}

/** Removes the other unit, and everything between the two, from a question about one unit. */
function keepOneUnit(query: Query): void {
  query.target = { armor: {}, structure: {}, struck: [] };
  query.between = [];
  query.cover = false;
  delete query.side;
  delete query.range;
}

/** Returns the weapons that are fired; `undefined` if none are. */
export function weaponsOf({ action, firing }: Query): readonly WeaponWords[] | 'all' | undefined {
  return action?.kind === 'fire' ? action.weapons : firing;
}

/** Sets the weapons that are fired. An empty list means all weapons, since at least one shot must be fired. */
export function setWeapons(query: Query, weapons: readonly WeaponWords[] | 'all'): void {
  const some = weapons.length === 0 ? 'all' : weapons;
  if (query.action?.kind === 'fire') query.action = { kind: 'fire', weapons: some };
  else query.firing = some;
}

/** A kind of weapon that a unit carries, and how many of them are fired. */
export interface MountedWeapon {
  readonly name: string;
  readonly carried: number;
  readonly fired: number;
}

/** Returns the weapons of a unit as the form shows them. `isSame` says whether words mean a weapon of that name. */
export function mountedWeapons(
  carried: readonly string[],
  weapons: readonly WeaponWords[] | 'all',
  isSame: (words: string, name: string) => boolean,
): readonly MountedWeapon[] {
  return [...new Set(carried)].map(name => {
    const count = carried.filter(each => each === name).length;
    const asked = weapons === 'all' ? count : (weapons.find(each => isSame(each.name, name))?.count ?? 0);
    return { name, carried: count, fired: Math.min(count, asked) };
  });
}

/** Sets how many of one kind of a unit's weapons are fired. */
export function fireMounted(query: Query, mounted: readonly MountedWeapon[], name: string, fired: number): void {
  const next = mounted.map(weapon => (weapon.name === name ? { ...weapon, fired } : weapon));
  const isEverything = next.every(weapon => weapon.fired === weapon.carried);
  const words = next.filter(weapon => weapon.fired > 0).map(weapon => ({ count: weapon.fired, name: weapon.name }));
  setWeapons(query, isEverything ? 'all' : words);
}

export type MoveKey = '' | DuelMove['mode'];

/** States how a unit moved, or removes any statement about it. */
export function setMove(unit: UnitFacts, mode: MoveKey, hexes: number): void {
  if (mode === '') delete unit.move;
  else unit.move = { mode, hexes: mode === 'stationary' ? 0 : hexes };
}

/** Sets or removes the name of a unit. A crew after the name stays. */
export function setName(query: Query, subject: 'attacker' | 'target', name: string): void {
  const unit = query[subject];
  const text = name.trim();
  if (text === '') delete unit.name;
  else {
    unit.name = text;
    delete unit.tons;
  }
  // The weapons and the armor of the former unit do not apply to another one.
  if (subject === 'attacker' && weaponsOf(query) !== undefined) setWeapons(query, text === '' ? FIRST_WEAPON : 'all');
  if (subject === 'target') {
    unit.armor = {};
    unit.structure = {};
  }
}

type Part = UnitFacts['struck'][number]['part'];

/** Returns how many critical hits a component has taken. */
export function hitsOn({ struck }: UnitFacts, part: Part, side: 'left' | 'right' | undefined): number {
  return struck.find(each => each.part === part && each.side === side)?.times ?? 0;
}

export function setHits(unit: UnitFacts, part: Part, side: 'left' | 'right' | undefined, times: number): void {
  const others = unit.struck.filter(each => each.part !== part || each.side !== side);
  unit.struck = times === 0 ? others : [...others, { part, side, times }];
}
