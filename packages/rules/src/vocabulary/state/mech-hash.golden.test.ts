import { expectDocument } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { Fields, ListSchema, RecordSchema, Schema } from '../../basics/schema.ts';
import { LATER_FIELDS, MECH_FIELDS } from './mech-state.ts';

const FILE = 'packages/rules/src/vocabulary/state/mech-hash.generated.ts';

const HEAD = [
  "import { MECH_FIELDS, type MechState } from './mech-state.ts';",
  "import { mix, mixAll } from './mix.ts';",
  '',
  '/*',
  ' * Written by `npm run golden:update` from the tables of mech-state.ts; a test compares. A walk through the tables at run time',
  ' * takes six times as long: reading a field whose name is a variable is a search, and a page may not compile code of its own.',
  ' */',
  '',
];

const laterNames = new Set<string>(LATER_FIELDS.flatMap(({ fields }) => fields));

/** Returns the lines of code that take one field into the hash. */
function linesFor(holder: string, name: string, schema: Schema<unknown>, table: string): string[] {
  const value = `${holder}.${name}`;
  switch (schema.json(false)['type']) {
    case 'integer':
      return [`hash = mix(hash, ${value});`];
    case 'boolean':
      return [`hash = mix(hash, ${value} ? 1 : 0);`];
    case 'string':
      return [`hash = mix(hash, ${table}.${name}.names.indexOf(${value}));`];
    case 'array':
      return linesForList(value, schema as ListSchema<unknown, Schema<unknown>>, `${table}.${name}`);
    default:
      throw new Error(`${value} is nothing that can be taken into the hash`);
  }
}

function linesForList(value: string, { of }: ListSchema<unknown, Schema<unknown>>, table: string): string[] {
  if (of.json(false)['type'] === 'integer') return [`hash = mixAll(hash, ${value});`];
  const { fields } = of as unknown as RecordSchema<Fields>;
  const inner = Object.entries(fields).flatMap(([name, schema]) =>
    linesFor('item', name, schema, `${table}.of.fields`),
  );
  return [
    `hash = mix(hash, ${value}.length);`,
    `for (const item of ${value}) {`,
    ...inner.map(line => `  ${line}`),
    '}',
  ];
}

/**
 * Returns the lines of code for a group of later fields: its number, and the fields themselves unless the number says
 * it all.
 */
function linesForLater({ code, fields }: (typeof LATER_FIELDS)[number]): string[] {
  const isFlag = fields.length === 1 && MECH_FIELDS[fields[0]!].json(false)['type'] === 'boolean';
  if (isFlag) return [`if (mech.${fields[0]!}) hash = mix(hash, ${code});`];
  const values = fields.map(name => `mech.${name}`);
  return [
    `if ((${values.join(' | ')}) !== 0) {`,
    `  hash = mix(hash, ${code});`,
    ...values.map(value => `  hash = mix(hash, ${value});`),
    '}',
  ];
}

function source(): string {
  const always = Object.entries(MECH_FIELDS).filter(([name]) => !laterNames.has(name));
  const lines = [
    'let hash = start;',
    ...always.flatMap(([name, schema]) => linesFor('mech', name, schema, 'MECH_FIELDS')),
    ...LATER_FIELDS.flatMap(linesForLater),
    'return hash;',
  ];
  return [
    ...HEAD,
    '// oxlint-disable-next-line max-lines-per-function -- one line for each field',
    'export function mixMech(start: number, mech: MechState): number {',
    ...lines.map(line => `  ${line}`),
    '}',
    '',
  ].join('\n');
}

test('the hash of a unit is the one that its tables give', () => {
  expectDocument(FILE, source());
});

test('every field of a unit is taken into the hash', () => {
  for (const name of Object.keys(MECH_FIELDS)) expect(source()).toContain(`mech.${name}`);
});
