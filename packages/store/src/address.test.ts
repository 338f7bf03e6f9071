import { expect, test } from 'vitest';
import { describeAddress, hasPassword, parseAddress, type StoreAddress } from './address.ts';

function addressOf(text: string): StoreAddress {
  const address = parseAddress(text);
  if (!address.ok) throw new Error(address.errors[0]);
  return address.value;
}

test('a URL of PostgreSQL names a server', () => {
  expect(addressOf('postgres://me@db.example/games')).toEqual({
    kind: 'server',
    url: 'postgres://me@db.example/games',
  });
  expect(addressOf('postgresql://db.example/games?sslmode=require').kind).toBe('server');
});

test('anything that is not a URL names a folder', () => {
  expect(addressOf('./runs')).toEqual({ kind: 'folder', path: './runs' });
  expect(addressOf('C:\\runs')).toEqual({ kind: 'folder', path: 'C:\\runs' });
});

test.each([
  ['', 'must be a URL such as postgres://user@host/database, or a folder'],
  ['mysql://host/db', 'must begin with postgres:// or be a folder; mysql:// is not a database that can keep runs'],
  ['postgres://', 'names no host; it should look like postgres://user@host/database'],
  ['postgres://[', 'is not a complete URL; it should look like postgres://user@host/database'],
])('%j is refused with a sentence', (text, reason) => {
  expect(parseAddress(text)).toEqual({ ok: false, errors: [reason] });
});

test('a password is noticed, and no message repeats it', () => {
  const address = addressOf('postgres://me:s3cret@db.example:6000/games?sslpassword=alsosecret');
  expect(hasPassword(address)).toBe(true);
  expect(describeAddress(address)).toBe('postgres://me@db.example:6000/games');
  expect(hasPassword(addressOf('postgres://me@db.example/games'))).toBe(false);
  expect(hasPassword(addressOf('./runs'))).toBe(false);
});
