import { GUIDANCES, type Guidance, type Munition } from '@hexfall/rules';
import { AMMUNITION, type AmmoEntry } from '../equipment/ammo-table.ts';
import { type EquipmentEntry, findEquipment, INERT, WEAPONS, weaponByTitle } from '../equipment/catalogue.ts';
import { oneShotForm } from '../equipment/one-shot.ts';
import { FILLERS, GEAR, HEAT_SINKS, JUMP_JETS } from '../equipment/other-table.ts';
import { isClanOnly, isInnerSphereOnly } from '../equipment/tech.ts';
import type { WeaponEntry } from '../equipment/weapon-table.ts';

/*
 * The names that people read: "ER PPC", "ER PPC ammo", "LB 10-X AC ammo (cluster)", "Clan ER PPC" on a unit that is not of the Clans. Each
 * entry of the tables has one on every unit, and can be found by it.
 */

const MUNITION_WORDS: Readonly<Record<Munition, string>> = {
  standard: '',
  cluster: 'cluster',
  shortRange: 'short range',
  extendedRange: 'extended range',
  highExplosive: 'high explosive',
  inferno: 'inferno',
  magneticPulse: 'magnetic pulse',
  precision: 'precision',
  armorPiercing: 'armor-piercing',
  flechette: 'flechette',
  caseless: 'caseless',
  tracer: 'tracer',
  tandemCharge: 'tandem-charge',
  airburst: 'airburst',
  antiPersonnel: 'anti-personnel',
  haywirePod: 'haywire',
  ecmPod: 'ECM',
  explosivePod: 'explosive',
  swarm: 'swarm',
};
const GUIDANCE_WORDS: Readonly<Record<Guidance, string>> = {
  none: '',
  artemisIV: 'Artemis IV',
  artemisV: 'Artemis V',
  narc: 'Narc',
  semiGuided: 'semi-guided',
};
const STANDARD = 'standard';
const HALF = 'half';
const BASE = /^(Clan|IS) /i;
const ONE_SHOT = /\s*\((improved )?one-shot\)$/i;
const AMMO = /^(.*?)\s+ammo(?:\s*\(([^()]*)\))?$/i;

/** Returns the entry that a name means, or `undefined`; names of unit files are also understood. */
export function findItem(title: string, clan: boolean): EquipmentEntry | undefined {
  const name = title.trim();
  return weaponOf(name, clan) ?? ammoOf(name, clan) ?? findOther(name, clan) ?? fileItem(name, clan);
}

/** Finds an entry by a name of unit files. A name that is only partly understood does not count. */
function fileItem(name: string, clan: boolean): EquipmentEntry | undefined {
  const found = findEquipment(name, clan);
  return found?.remark === undefined ? found?.entry : undefined;
}

const TITLES = { clan: new WeakMap<EquipmentEntry, string>(), innerSphere: new WeakMap<EquipmentEntry, string>() };

/** Returns the name of an entry on a unit of this technology base, with the base in front if necessary. */
export function titleOf(entry: EquipmentEntry, clan: boolean): string {
  const known = clan ? TITLES.clan : TITLES.innerSphere;
  const before = known.get(entry);
  if (before !== undefined) return before;
  const plain = plainTitle(entry, clan);
  const fitting = [plain, `Clan ${plain}`, `IS ${plain}`].find(candidate => isEntry(findItem(candidate, clan), entry));
  const title = fitting ?? entry.names[0] ?? plain;
  known.set(entry, title);
  return title;
}

function isEntry(found: EquipmentEntry | undefined, entry: EquipmentEntry): boolean {
  if (found?.kind !== 'ammo' || entry.kind !== 'ammo') return found === entry;
  return found.names === entry.names && found.guidance === entry.guidance;
}

function plainTitle(entry: EquipmentEntry, clan: boolean): string {
  if (entry.kind === 'weapon') return entry.type.name;
  if (entry.kind === 'ammo') return ammoTitle(entry, clan);
  if (entry.kind === 'jumpJet') return entry.names[0]!;
  return entry.name;
}

function ammoTitle(entry: AmmoEntry, clan: boolean): string {
  const weapons = WEAPONS.filter(({ type }) => type.ammo === entry.ammo);
  const weapon = weapons.find(candidate => isClanOnly(candidate.names) === clan) ?? weapons[0]!;
  const words = [
    ...(entry.tons < 1 ? [HALF] : []),
    MUNITION_WORDS[entry.munition],
    GUIDANCE_WORDS[entry.guidance],
  ].filter(word => word !== '');
  return `${weapon.type.name} ammo${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
}

function weaponOf(name: string, clan: boolean): WeaponEntry | undefined {
  const weapon = findPlainWeapon(name.replace(ONE_SHOT, ''), clan);
  const oneShot = ONE_SHOT.exec(name);
  return weapon === undefined || oneShot === null ? weapon : oneShotForm(weapon, oneShot[1] !== undefined);
}

/** Finds a weapon by name. A technology base in the name overrides that of the unit. */
function findPlainWeapon(name: string, clan: boolean): WeaponEntry | undefined {
  return weaponByTitle(name.replace(BASE, ''), isClanMeant(name, clan));
}

function isClanMeant(name: string, clan: boolean): boolean {
  const base = BASE.exec(name)?.[1];
  return base === undefined ? clan : base.toLowerCase() === 'clan';
}

function ammoOf(name: string, clan: boolean): AmmoEntry | undefined {
  const [, weaponName, words] = AMMO.exec(name) ?? [];
  const weapon = findPlainWeapon(weaponName ?? '', clan);
  if (weapon === undefined) return undefined;
  const wanted = words === undefined ? [] : words.split(',').map(word => word.trim().toLowerCase());
  const munition = takeWord(MUNITION_WORDS, wanted) ?? 'standard';
  const guidance = takeWord(GUIDANCE_WORDS, wanted) ?? 'none';
  const half = wanted[0] === HALF;
  if (wanted.length > (half ? 1 : 0)) return undefined;
  const entry = binOf(weapon.type.ammo, munition, half, isClanMeant(name, clan));
  return entry === undefined || guidance === 'none' ? entry : Object.freeze({ ...entry, guidance });
}

/** Returns the bins that can take the place of one: the same ammunition in another form, with or without a seeker. */
export function loadsFor(bin: AmmoEntry): readonly AmmoEntry[] {
  const clan = !isInnerSphereOnly(bin.names);
  const forms = AMMUNITION.filter(({ ammo, tons }) => ammo === bin.ammo && tons === bin.tons).map(
    ({ munition }) => munition,
  );
  const entries = [...new Set(forms)].flatMap(munition => binOf(bin.ammo, munition, bin.tons < 1, clan) ?? []);
  return entries.flatMap(withSeekers);
}

/** Returns the bins of missiles with each seeker that they can have. Only long-range missiles follow the beam of a designator. */
function withSeekers(entry: AmmoEntry): readonly AmmoEntry[] {
  const launchers = WEAPONS.filter(({ type }) => type.ammo === entry.ammo && type.traits.includes('artemisCapable'));
  if (launchers.length === 0 || (entry.munition !== 'standard' && entry.munition !== 'shortRange')) return [entry];
  const farReaching = entry.munition === 'standard' && launchers.some(({ type }) => type.traits.includes('indirect'));
  const seeking = GUIDANCES.filter(guidance => farReaching || guidance !== 'semiGuided');
  return seeking.map(guidance => (guidance === 'none' ? entry : Object.freeze(Object.assign({}, entry, { guidance }))));
}

/** Returns the content of a bin in words: "standard", "inferno", "Artemis IV". */
export function loadWords({ munition, guidance }: Pick<AmmoEntry, 'munition' | 'guidance'>): string {
  const words = [MUNITION_WORDS[munition], GUIDANCE_WORDS[guidance]].filter(word => word !== '');
  return words.length === 0 ? STANDARD : words.join(', ');
}

/** Returns the bin that can replace another and whose content has these words, or `undefined`. */
export function ammoWith(bin: AmmoEntry, words: string): AmmoEntry | undefined {
  const wanted = words.trim().toLowerCase();
  return loadsFor(bin).find(entry => loadWords(entry).toLowerCase() === wanted);
}

/** Takes the first word that has a meaning here out of a list. */
function takeWord<T extends string>(meanings: Readonly<Record<T, string>>, words: string[]): T | undefined {
  for (const [meaning, word] of Object.entries<string>(meanings) as [T, string][]) {
    const at = word === '' ? -1 : words.indexOf(word.toLowerCase());
    if (at < 0) continue;
    words.splice(at, 1);
    return meaning;
  }
  return undefined;
}

function binOf(ammo: string | undefined, munition: Munition, half: boolean, clan: boolean): AmmoEntry | undefined {
  const fits = AMMUNITION.filter(
    entry => entry.ammo === ammo && entry.munition === munition && entry.tons < 1 === half,
  );
  return fits.find(entry => (clan ? !isInnerSphereOnly(entry.names) : !isClanOnly(entry.names))) ?? fits[0];
}

function findOther(name: string, clan: boolean): EquipmentEntry | undefined {
  const base = BASE.exec(name)?.[1];
  // "Clan CASE" is the whole name of one entry, not the Clan form of another.
  const exact = base === undefined ? undefined : OTHERS.get(name.toLowerCase())?.[0];
  if (exact !== undefined) return exact;
  const fits = OTHERS.get(name.replace(BASE, '').toLowerCase()) ?? [];
  const ofClans = isClanMeant(name, clan);
  const ofBase = fits.find(({ names }) => (ofClans ? !isInnerSphereOnly(names) : !isClanOnly(names)));
  return base === undefined ? (ofBase ?? fits[0]) : ofBase;
}

type OtherEntry = Exclude<EquipmentEntry, WeaponEntry | AmmoEntry>;

/** Entries by displayed name in lower case. */
const OTHERS: ReadonlyMap<string, readonly OtherEntry[]> = groupByTitle([
  // Cargo and the like. Entries that count for Battle Value keep the name that the file has for them.
  ...INERT.filter(({ names }) => names.some(name => findEquipment(name, false)?.remark === undefined)),
  ...GEAR,
  ...HEAT_SINKS,
  ...JUMP_JETS,
  ...FILLERS,
]);

function groupByTitle(entries: readonly OtherEntry[]): ReadonlyMap<string, readonly OtherEntry[]> {
  const groups = new Map<string, OtherEntry[]>();
  for (const entry of entries) {
    const title = (entry.kind === 'jumpJet' ? entry.names[0]! : entry.name).toLowerCase();
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [entry]);
    else group.push(entry);
  }
  return groups;
}
