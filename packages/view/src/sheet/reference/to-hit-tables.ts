import { weaponById } from '@hexfall/data';
import { createBoard, type HexContent, lineOfSight, sightModifier, targetTerrainModifier, withHex } from '@hexfall/hex';
import {
  ATTACKER_MODIFIERS,
  COVER_MODIFIERS,
  FIRE_CONTROL_MODIFIERS,
  HEAT_TO_HIT,
  INDIRECT_MODIFIERS,
  type Modifier,
  PRONE_TARGET,
  RANGE_MODIFIERS,
  rangeModifier,
  SECONDARY_TARGET,
  STEALTH,
  TARGET_MODIFIERS,
  TARGET_MOVEMENT,
} from '@hexfall/rules';
import { modifierText } from '../../modifier-text.ts';
import { signed } from '../physical-rows.ts';
import { capitalized } from '../wrap.ts';
import type { ReferenceTable } from './reference-table.ts';

type Row = readonly [words: string, modifier: string];

/** What is added to the gunnery skill, by what it comes from. */
export function toHitTables(): readonly ReferenceTable[] {
  const table = (what: string, rows: readonly Row[]): ReferenceTable => ({
    title: `To hit: ${what}`,
    head: ['', ''],
    rows,
  });
  return [
    {
      ...table('range and terrain', [...rangeRows(), ...terrainRows(), ...modifierRows(COVER_MODIFIERS)]),
      note: 'Woods and smoke count for each hex between the units and for the hex of the target.',
    },
    table('attacker', [...modifierRows(ATTACKER_MODIFIERS), ...heatRows(), ...secondaryRows()]),
    table('target', [...movementRows(), ...modifierRows(TARGET_MODIFIERS), ...proneRows(), stealthRow()]),
    table('fire control', modifierRows([...FIRE_CONTROL_MODIFIERS, ...INDIRECT_MODIFIERS])),
  ];
}

/** Modifiers that count once for each hit. */
const PER_HIT: ReadonlySet<Modifier['code']> = new Set<Modifier['code']>(['attacker.sensors', 'gyro']);

/** Parts of a unit, which matter when they are hit. */
const PARTS: ReadonlySet<Modifier['code']> = new Set<Modifier['code']>([
  'shoulder',
  'upperArm',
  'lowerArm',
  'hip',
  'upperLeg',
  'lowerLeg',
  'foot',
]);

export function modifierRows(modifiers: readonly Modifier[]): readonly Row[] {
  return modifiers.map(modifier => {
    const hit = PARTS.has(modifier.code) ? ' hit' : '';
    const each = PER_HIT.has(modifier.code) ? ', each' : '';
    return [`${capitalized(modifierText(modifier))}${hit}${each}`, signed(modifier.value)];
  });
}

function rangeRows(): readonly Row[] {
  const names = ['Short range', 'Medium range', 'Long range'] as const;
  return [...names.map((name, i): Row => [name, signed(RANGE_MODIFIERS[i]!)]), ...minimumRows()];
}

/** Read off a weapon that has a minimum range: what it adds at that range, and for each hex inside it. */
function minimumRows(): readonly Row[] {
  const ppc = weaponById('ppc')!.type;
  const at = (hexes: number): number => rangeModifier(ppc, 0, hexes, undefined) - RANGE_MODIFIERS[0];
  const [edge, inside] = [at(ppc.minimumRange), at(ppc.minimumRange - 1)];
  return [
    ['At minimum range', signed(edge)],
    ['Each hex closer', signed(inside - edge)],
  ];
}

function heatRows(): readonly Row[] {
  return [...HEAT_TO_HIT].reverse().map(([heat, modifier]): Row => [`Heat ${heat}+`, signed(modifier)]);
}

function secondaryRows(): readonly Row[] {
  return [
    ['Secondary target in front', signed(SECONDARY_TARGET.inFront)],
    ['Secondary target elsewhere', signed(SECONDARY_TARGET.elsewhere)],
  ];
}

function movementRows(): readonly Row[] {
  const steps = [...TARGET_MOVEMENT].reverse();
  return [
    [`Moved 0–${steps[0]![0] - 1} hexes`, signed(0)],
    ...steps.map(([from, modifier], i): Row => {
      const next = steps[i + 1];
      return [`Moved ${next === undefined ? `${from}+` : `${from}–${next[0] - 1}`} hexes`, signed(modifier)];
    }),
  ];
}

function proneRows(): readonly Row[] {
  return [
    ['Target prone, adjacent', signed(PRONE_TARGET.adjacent)],
    ['Target prone, farther away', signed(PRONE_TARGET.farther)],
  ];
}

function stealthRow(): Row {
  return ['Stealth armor, by range', STEALTH.map(signed).join(' / ')];
}

const FOLIAGE_HEIGHT = 2;
const TERRAIN: readonly (readonly [name: string, layers: HexContent['layers']])[] = [
  ['Light woods', { woods: 1, foliageHeight: FOLIAGE_HEIGHT }],
  ['Heavy woods', { woods: 2, foliageHeight: FOLIAGE_HEIGHT }],
  ['Light smoke', { smoke: 1 }],
  ['Heavy smoke', { smoke: 2 }],
];

/** Each terrain is put between two units and under a target, and the modifiers are read off. */
function terrainRows(): readonly Row[] {
  const open = createBoard(1, 3, []);
  const unit = (hex: number): { hex: number; elevation: number; height: number } => ({ hex, elevation: 0, height: 1 });
  return TERRAIN.map(([name, layers]): Row => {
    const board = withHex(open, 1, { level: 0, layers });
    const between = sightModifier(lineOfSight(board, unit(0), unit(2)));
    const under = targetTerrainModifier(board, unit(1));
    return [name, between === under ? signed(between) : `${signed(between)} between, ${signed(under)} at the target`];
  });
}
