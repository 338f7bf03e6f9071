import { expectDocument } from '@hexfall/testkit';
import { test } from 'vitest';
import { forceJsonSchema } from './parse-force.ts';

test('the schema of force files in the documents is the one that checks them', () => {
  expectDocument('docs/force.schema.json', `${JSON.stringify(forceJsonSchema(), null, 2)}\n`);
});
