import { expect, test } from 'vitest';
import { fetchOpenedFile, openedAddress } from './opened-file.ts';

const PAGE = 'http://127.0.0.1:8080/site/index.html#/open';

test('a file below opened/ is fetched from beside the page', () => {
  const address = openedAddress('opened/my%20duel.jsonl', PAGE);
  expect(address.ok && address.value.href).toBe('http://127.0.0.1:8080/site/opened/my%20duel.jsonl');
});

test.each([
  'opened/',
  'opened/../secret.json',
  'opened/%2e%2e/secret.json',
  'opened/..%2fsecret.json',
  'opened/..\\secret.json',
  'opened/a%5c..%5cb',
  'http://example.org/opened/x.jsonl',
  '//example.org/opened/x.jsonl',
  '/opened/x.jsonl',
  'javascript:alert(1)',
  'data:text/plain,x',
  'file:///etc/passwd',
  'other/x.jsonl',
  '',
  'http://[',
])('nothing else is fetched: %s', from => {
  const address = openedAddress(from, PAGE);
  expect(address.ok ? address.value.href : address.errors[0]).toBe(
    'The address names a file that this page does not open: it must be below opened/.',
  );
});

test('the file that was fetched is treated like one that was dropped', async () => {
  const address = new URL('http://127.0.0.1/opened/my%20duel.jsonl');
  const file = await fetchOpenedFile(address, async () => new Response('abc'));
  if (!file.ok) throw new Error(file.errors[0]);
  expect([file.value.name, file.value.size]).toEqual(['my duel.jsonl', 3]);
  expect((await file.value.arrayBuffer()).byteLength).toBe(3);
});

test('a file that is not there gives a sentence', async () => {
  const sentence = 'x.jsonl: the file could not be fetched; it is there only while “hexfall web x.jsonl” runs.';
  const address = new URL('http://127.0.0.1/opened/x.jsonl');
  const missing = await fetchOpenedFile(address, async () => new Response('', { status: 404 }));
  const offline = await fetchOpenedFile(address, () => Promise.reject(new Error('offline')));
  expect([missing, offline]).toEqual([
    { ok: false, errors: [sentence] },
    { ok: false, errors: [sentence] },
  ]);
});
