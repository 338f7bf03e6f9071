import { expect, test } from 'vitest';
import { ownScript } from './trusted-scripts.ts';

const PAGE = 'https://host.test/some/folder/index.html#/play';

test.each([
  ['assets/bot-worker.js', 'https://host.test/some/folder/assets/bot-worker.js'],
  ['./service-worker.js', 'https://host.test/some/folder/service-worker.js'],
  ['https://host.test/some/folder/assets/a.js', 'https://host.test/some/folder/assets/a.js'],
])('%s is a script of the site', (address, script) => {
  expect(ownScript(address, PAGE)).toBe(script);
});

test.each([
  'https://elsewhere.test/a.js',
  '//elsewhere.test/a.js',
  '/a.js',
  '../a.js',
  'https://host.test/some/folder-of-another/a.js',
  'data:text/javascript,1',
  'blob:https://host.test/1',
  'javascript:1',
])('%s is not a script of the site', address => {
  expect(() => ownScript(address, PAGE)).toThrow('is not a script of this site.');
});
