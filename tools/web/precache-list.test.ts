import { expect, test } from 'vitest';
import { precacheList } from '../../apps/web/build/precache-list.mjs';

const PAGE = { path: 'index.html', text: '<!doctype html>' };
const ICON = { path: 'icons/icon.png', text: Uint8Array.of(1, 2, 3) };

test('the list names every file, whatever their order', () => {
  expect(precacheList([PAGE, ICON])).toEqual(precacheList([ICON, PAGE]));
  expect(precacheList([PAGE, ICON]).files).toEqual(['icons/icon.png', 'index.html']);
});

test('different content, a different name and an additional file each give a different version', () => {
  const lists = [
    [PAGE, ICON],
    [PAGE],
    [PAGE, { ...ICON, text: Uint8Array.of(1, 2, 4) }],
    [PAGE, { ...ICON, path: 'icons/other.png' }],
    [{ ...PAGE, text: '<!doctype html> ' }, ICON],
  ];
  expect(new Set(lists.map(files => precacheList(files).version)).size).toBe(lists.length);
});
