import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithReference, readReferenceFile, referenceFolder } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../board-file.ts';

/** The warning about features that have no layer of their own. */
const EXPECTED_WARNING = /the terrain "\w+" has no rules here and was left out/;

describeWithReference('board files', () => {
  const folder = join('data', 'boards');
  const files = readdirSync(join(referenceFolder() ?? '', folder)).map(name => join(folder, name));

  test.each([...files, join('oracle', 'bench16x17.board')])(
    '%s is read whole, and written and read again the same',
    path => {
      const result = parseBoard(readReferenceFile(path), path);
      if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
      expect(result.value.warnings.filter(warning => !EXPECTED_WARNING.test(warning))).toEqual([]);
      const again = parseBoard(formatBoard(result.value), path);
      expect(again).toEqual({ ok: true, value: { ...result.value, warnings: [] } });
    },
  );
});
