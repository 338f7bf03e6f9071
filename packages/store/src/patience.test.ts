import { expect, test } from 'vitest';
import { isTemporary, patiently } from './patience.ts';

function errorWith(code: string): Error {
  return Object.assign(new Error(code), { code });
}

test.each(['ECONNREFUSED', 'CONNECTION_CLOSED', '57P01', '53100', '08006', '40001'])('error %s may pass', code => {
  expect(isTemporary(errorWith(code))).toBe(true);
  expect(isTemporary(new Error('query failed', { cause: errorWith(code) }))).toBe(true);
});

test.each(['42P01', '23505', '28P01', '42501'])('error %s does not pass', code => {
  expect(isTemporary(errorWith(code))).toBe(false);
});

test('work is tried again while its errors pass, and each is told', async () => {
  const told: string[] = [];
  let attempts = 0;
  const result = await patiently(
    () => (++attempts < 3 ? Promise.reject(errorWith('ECONNREFUSED')) : Promise.resolve('done')),
    error => told.push(error.message),
  );
  expect([result, attempts, told]).toEqual(['done', 3, ['ECONNREFUSED', 'ECONNREFUSED']]);
});

test('the message says what is wrong, not what was asked for', async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const error = new Error('query failed with all its parameters', { cause: errorWith('57P03') });
  const work = patiently(
    () => Promise.reject(error),
    reason => {
      told.push(reason.message);
      stop.abort();
    },
    stop.signal,
  );
  await expect(work).rejects.toBe(error);
  expect(told).toEqual(['57P03']);
});

test('an error that does not pass ends the work at once', async () => {
  const told: string[] = [];
  await expect(
    patiently(
      () => Promise.reject(errorWith('42P01')),
      error => told.push(error.message),
    ),
  ).rejects.toThrow('42P01');
  expect(told).toEqual([]);
});

test('waiting ends when it is stopped', async () => {
  const stop = new AbortController();
  const work = patiently(
    () => Promise.reject(errorWith('ECONNREFUSED')),
    () => stop.abort(),
    stop.signal,
  );
  await expect(work).rejects.toThrow('ECONNREFUSED');
});
