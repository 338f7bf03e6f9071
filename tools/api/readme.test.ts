import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { binPath, ROOT } from '../bootstrap/run.mjs';

/** Inside the workspace, so that the programs resolve packages as its other files do. */
const FOLDER = join(ROOT, '.cache', 'readme');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const programs = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text = ''], i) => {
  const file = join(FOLDER, `program-${i + 1}.ts`);
  writeFileSync(file, `${text}\nexport {};\n`);
  return { title: `program ${i + 1}`, file };
});

describe('programs in the README', () => {
  test('the README has programs, and all compile as they stand', () => {
    expect(programs.length).toBeGreaterThanOrEqual(3);
    writeFileSync(
      join(FOLDER, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.check.json', include: ['*.ts'] }),
    );
    const { stdout } = spawnSync(process.execPath, [binPath('typescript', 'tsc'), '-p', FOLDER], { encoding: 'utf8' });
    expect(stdout.split('\n').filter(line => line !== '')).toEqual([]);
  });

  test.each(programs)('$title runs without a complaint', ({ file }) => {
    const args = ['--conditions=@hexfall/source', '--import', 'tsx', file];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
