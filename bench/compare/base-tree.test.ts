import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { git } from '../run/environment.ts';
import { type BaseTree, defaultBase, findCommit, withBaseTree } from './base-tree.ts';

const repository = realpathSync(mkdtempSync(join(tmpdir(), 'hexfall-base-test-')));
afterAll(() => rmSync(repository, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
}

function commit(message: string): void {
  git(repository, 'add', '-A');
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  git(repository, ...who, 'commit', '--quiet', '-m', message);
}

const config = {
  compilerOptions: { composite: true, outDir: 'dist', module: 'NodeNext', types: [] },
  include: ['src'],
};

git(repository, 'init', '--quiet', '--initial-branch=main');
write('.gitignore', 'node_modules\ndist\n');
write('packages/dice/package.json', '{ "name": "@hexfall/dice", "type": "module", "exports": "./dist/index.js" }');
write(
  'packages/dice/tsconfig.json',
  JSON.stringify({ ...config, compilerOptions: { ...config.compilerOptions, rootDir: 'src' } }),
);
write('packages/dice/src/index.ts', 'export const sides: number = 6;\n');
write('bench/main.ts', 'old benchmarks');
commit('Six sides');
write('packages/dice/src/index.ts', 'export const sides: number = "seven";\n');
commit('Broken');
write('packages/dice/src/index.ts', 'export const sides: number = 8;\n');
write('bench/main.ts', 'present benchmarks');
commit('Eight sides');
write('node_modules/other/index.js', '');

const worktrees = (): number => git(repository, 'worktree', 'list').split('\n').length;

test('the base has its own packages, built, and the present benchmarks; afterwards nothing is left', async () => {
  let seen: BaseTree | undefined;
  await withBaseTree(repository, findCommit(repository, 'HEAD~2')!, async base => {
    seen = base;
    const script = "import { sides } from '@hexfall/dice'; console.log(sides)";
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: base.folder,
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('6');
    expect(readFileSync(join(base.folder, 'bench/main.ts'), 'utf8')).toBe('present benchmarks');
    expect(existsSync(join(base.folder, 'node_modules/other/index.js'))).toBe(true);
    expect(base.subject).toMatch(/ Six sides$/);
    return Promise.resolve();
  });
  expect(existsSync(dirname(seen!.folder))).toBe(false);
  expect(existsSync(join(repository, 'node_modules/other/index.js'))).toBe(true);
  expect(worktrees()).toBe(1);
});

test('failing work and a base that does not build leave nothing behind', async () => {
  const head = findCommit(repository, 'HEAD')!;
  await expect(withBaseTree(repository, head, () => Promise.reject(new Error('no time')))).rejects.toThrow('no time');
  const broken = findCommit(repository, 'HEAD~1')!;
  await expect(withBaseTree(repository, broken, () => Promise.resolve())).rejects.toThrow(
    /^the base does not build: .*TS2322/,
  );
  expect(worktrees()).toBe(1);
});

test('the base is where the branch left main; on main it is the previous commit', () => {
  expect(defaultBase(repository)).toBe('HEAD~1');
  git(repository, 'checkout', '--quiet', '-b', 'work', 'main');
  write('new.txt', 'new');
  commit('Work');
  expect(defaultBase(repository)).toBe(git(repository, 'rev-parse', 'main'));
});

test('a missing commit is not found', () => {
  expect(findCommit(repository, 'nowhere')).toBeUndefined();
  expect(findCommit(repository, '--help')).toBeUndefined();
});
