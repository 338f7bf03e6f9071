import {
  type BattleFigures,
  type BattleMark,
  createFigures,
  firingHeat,
  readMarks,
  readWorth,
} from './battle-figures.ts';
import { type GearEntry, slotRule } from './other-table.ts';
import { readTable, type TableRow } from './text-table.ts';

const SPLITTABLE = 'splittable';

/** Creates an entry without rules, which occupies slots and counts for Battle Value. */
function inert(
  name: string,
  slots: string,
  battle: BattleFigures,
  names: readonly string[],
  options: { readonly hittable?: boolean; readonly splittable?: boolean } = {},
): GearEntry {
  return Object.freeze({
    kind: 'equipment',
    equipment: 'other',
    name,
    slots: slotRule(slots),
    hittable: options.hittable ?? true,
    splittable: options.splittable ?? false,
    battle,
    names,
  });
}

export function readInertWeapons(text: string): readonly GearEntry[] {
  return readTable(text).map(row => {
    const words = row.words('marks');
    const marks = readMarks(words.filter(word => word !== SPLITTABLE));
    const ammo = row.text('ammo');
    const worth = row.text('bv');
    const battle = createFigures({
      ...readWorth(worth.startsWith('def') ? worth : `wpn ${worth}`),
      heat: firingHeat(row.number('heat'), marks),
      ammo: ammo === '-' ? undefined : ammo,
      marks,
    });
    const splittable = words.includes(SPLITTABLE);
    return inert(row.text('weapon'), row.text('slots'), battle, namesIn(row), { splittable });
  });
}

export function readInertGear(text: string): readonly GearEntry[] {
  return Object.freeze(
    readTable(text).map(row => {
      const words = row.words('marks');
      const marks = readMarks(words.filter(word => word !== SPLITTABLE));
      const battle = createFigures({ ...readWorth(row.text('bv')), marks });
      const options = { hittable: row.text('hit') === 'yes', splittable: words.includes(SPLITTABLE) };
      return inert(row.text('name'), row.text('slots'), battle, namesIn(row), options);
    }),
  );
}

/**
 * Reads ammunition without rules. Each name is a munition of its own, except that names in lower case are other names
 * of the one before.
 */
export function readInertAmmo(text: string): readonly GearEntry[] {
  return Object.freeze(
    readTable(text).flatMap(row => {
      const ammo = row.text('ammo');
      const common = { use: 'ammo', bv: row.number('bv'), ammo: ammo === '-' ? undefined : ammo } as const;
      return groupAliases(namesIn(row)).map(names => {
        const marks = new Set<BattleMark>(row.text('explodes') === 'yes' ? ['ammo'] : []);
        if (/homing|copperhead| sg mortar/i.test(names[0]!)) marks.add('guidedByTag');
        return inert(names[0]!, '1', createFigures({ ...common, marks }), names);
      });
    }),
  );
}

function groupAliases(names: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const name of names) {
    if (name === name.toLowerCase() && groups.length > 0) groups.at(-1)!.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Returns the figures of a one-shot launcher, which is worth a fifth of the same launcher with ammunition. */
export function oneShotFigures(launcher: BattleFigures): BattleFigures {
  if (typeof launcher.bv !== 'number') return launcher;
  const marks = new Set<BattleMark>([...launcher.marks, 'oneShot']);
  return { ...launcher, bv: Math.floor(launcher.bv / 5 + 0.5), heat: launcher.heat / 4, ammo: undefined, marks };
}

/** The end of the name of a one-shot launcher. */
export const ONE_SHOT = ' (one-shot)';

const oneShots = new Map<GearEntry, GearEntry>();

export function inertOneShot(launcher: GearEntry): GearEntry {
  const before = oneShots.get(launcher);
  if (before !== undefined) return before;
  const entry: GearEntry = Object.freeze({
    ...launcher,
    name: `${launcher.name}${ONE_SHOT}`,
    battle: oneShotFigures(launcher.battle),
    names: [],
  });
  oneShots.set(launcher, entry);
  return entry;
}

function namesIn(row: TableRow): readonly string[] {
  return row.list('names in unit files');
}
