import { CT, HD, LA, LL, type LocationId, LT, type MechState, RA, RL, RT } from '@hexfall/rules';
import { damageLines } from '../damage-lines.ts';
import { armorFigure } from './armor-figure-text.ts';
import { factsWords } from './facts-words.ts';
import type { MechSheet, SheetCrew } from './mech-sheet.ts';
import { mpText } from './movement-figures.ts';
import { physicalText } from './physical-rows.ts';
import { buildLine, locationName, slotName } from './sheet-words.ts';
import { codeKey, type WeaponRow } from './weapon-rows.ts';
import { wrap, wrapText } from './wrap.ts';

export interface TextOptions {
  /** Maximum width of a line; at least 80. */
  readonly width: number;
  /** Styles a heading for the terminal; without it headings are plain text. */
  readonly heading?: (text: string) => string;
  /** Styles less important text for the terminal; without it such text is plain. */
  readonly faint?: (text: string) => string;
}

interface Page {
  readonly width: number;
  heading(text: string): string;
  faint(text: string): string;
}

/**
 * Formats a record sheet as lines of text for a terminal.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSheet, formatMechSheet } from '@hexfall/view';
 *
 * const sheet = createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' });
 * formatMechSheet(sheet, { width: 100 })[0]; // => 'Hunchback HBK-4G · 50 tons'
 * ```
 */
export function formatMechSheet(sheet: MechSheet, options: TextOptions): string[] {
  const same = (text: string): string => text;
  const page: Page = { heading: same, faint: same, ...options };
  const { spec } = sheet;
  const section = (title: string, lines: readonly string[]): string[] => [
    '',
    page.heading(title.toUpperCase()),
    ...lines,
  ];
  return [
    page.heading(`${sheet.title} · ${spec.tonnage} tons${spec.quad ? ' · quad' : ''}`),
    ...wrap(factsWords(sheet), ' ·', page.width, ''),
    ...wrapText(buildLine(spec), page.width, ''),
    ...section('movement and heat', movementLines(sheet, page)),
    ...section(
      'armor',
      armorFigure(spec).map(line => `  ${line}`.trimEnd()),
    ),
    ...section('weapons and equipment', [...weaponLines(sheet.weapons, page), '', ...otherLines(sheet, page)]),
    ...section('critical slots', slotLines(sheet, page)),
    ...section('heat scale', heatLines(sheet, page)),
    ...section('pilot', pilotLines(sheet, page)),
    ...(sheet.state === undefined ? [] : section('current state', stateLines(sheet, sheet.state, page))),
    ...section(
      'notes',
      notesOf(sheet).flatMap(line => wrapText(line, page.width, '  ')),
    ),
  ];
}

function movementLines({ spec, movement, dissipation, weaponHeat }: MechSheet, { width }: Page): string[] {
  const ways = movement.map(row => {
    const { mode, mp, boostedMp, heat, toHit } = row;
    const boosted = boostedMp > mp ? ` (${boostedMp} boosted)` : '';
    return `${mode} ${mpText(row)}${boosted}: heat ${heat}, +${toHit} to hit`;
  });
  const kind = spec.heatSinks.capacity === 2 && spec.heatSinks.mixed === undefined ? 'double heat sinks' : 'heat sinks';
  const sinks = `${spec.heatSinks.count} ${kind} remove ${dissipation} a turn; all weapons together make ${weaponHeat}`;
  return [...wrap(ways, ' ·', width, '  '), `  ${sinks}`];
}

/** Width of all columns except name, place and damage. */
const FIGURES_WIDTH = 32;

function weaponLines(rows: readonly WeaponRow[], page: Page): string[] {
  if (rows.length === 0) return ['  none'];
  const widest = (column: 'place' | 'damage'): number =>
    Math.max(column.length, ...rows.map(row => row[column].length)) + 1;
  const [place, damage] = [widest('place'), widest('damage')];
  const columns = { place, damage, name: page.width - FIGURES_WIDTH - place - damage };
  const head = `      ${'weapon'.padEnd(columns.name)}${'place'.padEnd(place)}heat ${'damage'.padEnd(damage)}min   S   M   L shots`;
  return [page.faint(head), ...rows.map(row => weaponLine(row, columns)), '', ...codeLines(rows, page)];
}

interface WeaponColumns {
  readonly name: number;
  readonly place: number;
  readonly damage: number;
}

function weaponLine(row: WeaponRow, columns: WeaponColumns): string {
  const { count, place, heat, damage, ranges, shots } = row;
  const [minimum, ...brackets] = ranges;
  const number = count === 0 ? '' : `${count} x`;
  const distances = `${minimum.padStart(3)}${brackets.map(range => range.padStart(4)).join('')}`;
  const figures = `${heat.padStart(4)} ${damage.padEnd(columns.damage)}${distances}${shots.padStart(6)}`;
  const name = truncate(count === 0 ? `  ${row.name}` : row.name, columns.name - 1).padEnd(columns.name);
  return `${number.padStart(5)} ${name}${place.padEnd(columns.place)}${figures}`.trimEnd();
}

/** What the codes behind the damage stand for. */
function codeLines(rows: readonly WeaponRow[], page: Page): string[] {
  return wrap(codeKey(rows), ' ·', page.width, '  ').map(line => page.faint(line));
}

function truncate(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** Ammunition bins, equipment and physical attacks, one paragraph for each. */
function otherLines({ ammo, equipment, physical }: MechSheet, { width }: Page): string[] {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [
      'bins:',
      ammo.map(({ count, name, place, shots }) => `${name} ${place} ${count > 1 ? `${count} x ` : ''}${shots}`),
    ],
    ['equipment:', equipment.map(({ name, places }) => `${name} ${places}`)],
    ['physical attacks:', physical.map(row => `${row.name} ${physicalText(row)}`.trim())],
  ];
  const filled = lists.filter(([, parts]) => parts.length > 0);
  return filled.flatMap(([label, [first, ...rest]]) => wrap([`${label} ${first}`, ...rest], ' ·', width, '  '));
}

const SLOT_ROWS: readonly (readonly (LocationId | undefined)[])[] = [
  [LA, HD, RA],
  [LT, CT, RT],
  [LL, undefined, RL],
];

/** Three rows of up to three locations side by side. */
function slotLines(sheet: MechSheet, page: Page): string[] {
  const room = Math.floor(page.width / 3);
  const lines: string[] = [];
  for (const row of SLOT_ROWS) {
    const columns = row.map(location => (location === undefined ? [] : slotColumn(sheet, location, room - 1)));
    const height = Math.max(...columns.map(column => column.length));
    const cells = (y: number): string => columns.map(column => (column[y] ?? '').padEnd(room)).join('');
    if (lines.length > 0) lines.push('');
    lines.push(page.faint(cells(0).trimEnd()));
    for (let y = 1; y < height; y++) lines.push(cells(y).trimEnd());
  }
  return lines;
}

function slotColumn({ spec }: MechSheet, location: LocationId, room: number): string[] {
  const slots = spec.slots[location]!.map((slot, i) => {
    const armored = (spec.armoredSlots[location]! & (1 << i)) === 0 ? '' : '*';
    return truncate(`  ${String(i + 1).padStart(2)} ${armored}${slotName(spec, slot) || '-'}`, room);
  });
  return [`  ${locationName(spec, location)}`, ...slots];
}

function heatLines({ heat }: MechSheet, { width }: Page): string[] {
  const steps = heat.filter(({ effects }) => effects.length > 0);
  return wrap(
    steps.map(row => `${row.heat}: ${row.effects.join(', ')}`),
    ' ·',
    width,
    '  ',
  );
}

function pilotLines({ wounds, crew }: MechSheet, { width }: Page): string[] {
  const texts = wounds.map(({ wounds: number, need }) => `${number}: ${need === undefined ? 'dead' : `${need}+`}`);
  return [...crewLines(crew), ...wrap(['stays awake, by wounds', ...texts], ' ·', width, '  ')];
}

function crewLines(crew: SheetCrew | undefined): string[] {
  if (crew === undefined) return [];
  const name = crew.name === '' ? '' : `${crew.name}, `;
  return [`  ${name}gunnery ${crew.gunnery}, piloting ${crew.piloting}`];
}

/** Damage so far, and what else has happened to the unit. */
function stateLines({ spec, condition }: MechSheet, state: MechState, { width }: Page): string[] {
  const words = condition.length === 0 ? [] : [`  ${condition.join(', ')}`];
  return [...words, ...damageLines(state, spec, width)];
}

function notesOf({ spec, notes, rules }: MechSheet): readonly string[] {
  const armored = spec.armoredSlots.some(slots => slots !== 0) ? ['* armored: shrugs off the first critical hit.'] : [];
  return [...notes, ...armored, `Figures by the ${rules} rules.`];
}
