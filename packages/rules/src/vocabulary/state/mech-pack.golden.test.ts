import { expectDocument } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { ListSchema, Schema } from '../../basics/schema.ts';
import { CONDITION_FIELDS } from './mech-state.ts';

const FILE = 'packages/rules/src/vocabulary/state/mech-pack.generated.ts';

/**
 * The fields in a row. Lists whose length differs from unit to unit come last; queued rolls are shared between states
 * and not packed.
 */
const FIELDS = Object.entries<Schema<unknown>>(CONDITION_FIELDS).filter(
  ([name]) => name !== 'rolls' && name !== 'ammo',
);

const HEAD = [
  "import { MECH_FIELDS, type MechState } from './mech-state.ts';",
  '',
  '/*',
  ' * Written by `npm run golden:update` from the tables of mech-state.ts; a test compares. How a unit is doing as a row of whole',
  ' * numbers, for those who keep and compare very many states.',
  ' */',
  '',
];

/** Returns how many numbers a field takes. */
function sizeOf(schema: Schema<unknown>): number {
  const { type, minItems } = schema.json(false);
  return type === 'array' ? Number(minItems) : 1;
}

function packed(name: string, schema: Schema<unknown>): string {
  switch (schema.json(false)['type']) {
    case 'boolean':
      return `mech.${name} ? 1 : 0`;
    case 'string':
      return `MECH_FIELDS.${name}.names.indexOf(mech.${name})`;
    default:
      return `mech.${name}`;
  }
}

function unpacked(name: string, schema: Schema<unknown>, value: string): string {
  switch (schema.json(false)['type']) {
    case 'boolean':
      return `${value} !== 0`;
    case 'string':
      return `MECH_FIELDS.${name}.names[${value}]!`;
    default:
      return value;
  }
}

function source(): string {
  const places: string[] = [];
  const pack: string[] = [];
  const unpack: string[] = [];
  let at = 0;
  for (const [name, schema] of FIELDS) {
    places.push(`  ${name}: ${at},`);
    if (schema.json(false)['type'] === 'array') {
      expect((schema as ListSchema<unknown, Schema<unknown>>).of.json(false)['type']).toBe('integer');
      const size = sizeOf(schema);
      pack.push(`  for (let i = 0; i < ${size}; i++) row[${at} + i] = mech.${name}[i]!;`);
      unpack.push(`  for (let i = 0; i < ${size}; i++) mech.${name}[i] = rows[start + ${at} + i]!;`);
      at += size;
    } else {
      pack.push(`  row[${at}] = ${packed(name, schema)};`);
      unpack.push(`  mech.${name} = ${unpacked(name, schema, `rows[start + ${at}]!`)};`);
      at++;
    }
  }
  return [
    ...HEAD,
    '/** Where each field begins in the row of a unit; the shots in its bins come last. */',
    'export const PACKED = {',
    ...places,
    `  ammo: ${at},`,
    '} as const;',
    '',
    '/** Writes how a unit is doing into a row, except for its queued rolls. */',
    '// oxlint-disable-next-line max-lines-per-function -- one line for each field',
    'export function packMech(mech: MechState, row: Int32Array): void {',
    ...pack,
    `  for (let i = 0; i < mech.ammo.length; i++) row[${at} + i] = mech.ammo[i]!;`,
    '}',
    '',
    '/** Sets a unit to what a row says that begins somewhere in a list of rows, except for its queued rolls. */',
    '// oxlint-disable-next-line max-lines-per-function -- one line for each field',
    'export function unpackMech(mech: MechState, rows: Int32Array, start: number): void {',
    ...unpack,
    `  for (let i = 0; i < mech.ammo.length; i++) mech.ammo[i] = rows[start + ${at} + i]!;`,
    '}',
    '',
  ].join('\n');
}

test('the row of a unit is the one that its tables give', () => {
  expectDocument(FILE, source());
});
