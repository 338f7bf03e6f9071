import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryPackages } from './carry.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hexfall-carry-'));
  put('apps/cli/package.json', {
    name: 'hexfall',
    exports: { './rules': {} },
    devDependencies: { '@hexfall/rules': '1.0.0', '@hexfall/testkit': '1.0.0', other: '1.0.0' },
  });
});

afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: object | string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const MAIN = { path: 'main.js', text: 'import "@hexfall/rules";\nawait import("@hexfall/sim/threads");\n' };

test('an app carries the packages that it offers, and all of them import each other by its name', () => {
  put('packages/rules/package.json', { exports: { '.': {} } });
  put('packages/rules/dist/index.js', 'import { at } from "@hexfall/hex";\nconst condition = "@hexfall/source";\n');
  put(
    'packages/rules/dist/a/b.d.ts',
    " * import { act } from '@hexfall/rules';\nexport {};\n//# sourceMappingURL=b.d.ts.map",
  );
  put('packages/rules/dist/a/b.d.ts.map', '{}');
  put('packages/rules/dist/.tsbuildinfo', '{}');
  const files = carryPackages(root, 'apps/cli', [MAIN]);
  expect(Object.fromEntries(files.map(({ path, text }) => [path, text]))).toEqual({
    'main.js': 'import "hexfall/rules";\nawait import("hexfall/sim/threads");\n',
    'packages/rules/index.js': 'import { at } from "hexfall/hex";\nconst condition = "@hexfall/source";\n',
    'packages/rules/a/b.d.ts': " * import { act } from 'hexfall/rules';\nexport {};\n",
  });
});

test('style sheets that a package offers are carried next to its code', () => {
  put('packages/rules/package.json', { exports: { '.': {}, './views.css': './views/stage.css' } });
  put('packages/rules/dist/index.js', '');
  put('packages/rules/views/stage.css', '.map { content: "@hexfall/rules" }');
  const files = carryPackages(root, 'apps/cli', []);
  expect(files.at(-1)).toEqual({ path: 'packages/rules/stage.css', text: '.map { content: "@hexfall/rules" }' });
});

test('a package that offers nothing of others is left as it is', () => {
  put('packages/sim/package.json', {
    name: '@hexfall/sim',
    exports: { '.': {} },
    dependencies: { '@hexfall/rules': '1' },
  });
  expect(carryPackages(root, 'packages/sim', [MAIN])).toEqual([MAIN]);
});

test('a package that has not been built is named', () => {
  expect(() => carryPackages(root, 'apps/cli', [MAIN])).toThrow(
    'packages/rules has not been built; run "npm run build" without naming folders',
  );
});
