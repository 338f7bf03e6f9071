import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carrySite } from './carry-site.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hexfall-carry-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const OWN = [{ path: 'main.js', text: '' }];

test('an app that publishes the site carries it as it was built', () => {
  const picture = Uint8Array.of(0x89, 0xff, 0x00);
  put('apps/cli/package.json', '{ "files": ["bin", "dist/site"] }');
  put('apps/web/dist/site/index.html', '<!doctype html>');
  put('apps/web/dist/site/icons/icon.png', picture);
  const [first, ...site] = carrySite(root, 'apps/cli', OWN);
  expect(first).toEqual(OWN[0]);
  expect(site.find(({ path }) => path === 'site/icons/icon.png')?.text).toEqual(picture);
  expect(site).toHaveLength(2);
});

test('a package that does not publish the site is left as it is', () => {
  put('packages/sim/package.json', '{}');
  expect(carrySite(root, 'packages/sim', OWN)).toEqual(OWN);
});

test('a site that has not been built is named', () => {
  put('apps/cli/package.json', '{ "files": ["dist/site"] }');
  expect(() => carrySite(root, 'apps/cli', OWN)).toThrow('apps/web has not been built');
});
