import { expect, test } from 'vitest';
import { libraryFolder } from './folder.ts';

test.each([
  [{ HEXFALL_HOME: '/mine', XDG_DATA_HOME: '/data' }, 'linux', '/mine'],
  [{ XDG_DATA_HOME: '/data' }, 'linux', '/data/hexfall'],
  [{ XDG_DATA_HOME: '' }, 'linux', '/home/me/.local/share/hexfall'],
  [{}, 'darwin', '/home/me/Library/Application Support/hexfall'],
  [{ LOCALAPPDATA: '/local' }, 'win32', '/local/hexfall'],
])('the environment %j on %s puts the library in %s', (environment, platform, expected) => {
  expect(libraryFolder(environment, platform, '/home/me')).toBe(expected);
});
