import { expect, test } from 'vitest';
import { FakeLocks } from './fake-locks.ts';
import { TabHold } from './tab-hold.ts';

const settle = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });

test('the first tab plays a game, the second one shows it and gets it when the first is closed', async () => {
  const locks = new FakeLocks();
  const [first, second] = [new TabHold('g', locks), new TabHold('g', locks)];
  await first.begin();
  await second.begin();
  expect([first.state, second.state]).toEqual(['held', 'elsewhere']);
  first.end();
  await settle();
  expect(second.state).toBe('held');
});

test('a tab can take a game over, and the other one gets it back when that tab is closed', async () => {
  const locks = new FakeLocks();
  const [first, second] = [new TabHold('g', locks), new TabHold('g', locks)];
  const states: string[] = [];
  first.subscribe(() => states.push(first.state));
  await first.begin();
  await second.begin();
  await second.takeOver();
  await settle();
  expect([first.state, second.state]).toEqual(['elsewhere', 'held']);
  second.end();
  await settle();
  expect(states).toEqual(['held', 'elsewhere', 'held']);
});

test('a tab that is closed while it waits does not get the game', async () => {
  const locks = new FakeLocks();
  const [first, second, third] = [new TabHold('g', locks), new TabHold('g', locks), new TabHold('g', locks)];
  await first.begin();
  await second.begin();
  second.end();
  first.end();
  await settle();
  await third.begin();
  expect([second.state, third.state]).toEqual(['elsewhere', 'held']);
});

test('every tab plays in a browser that has no locks or gives none', async () => {
  const none = new TabHold('g', undefined);
  await none.begin();
  await none.takeOver();
  const refused = new TabHold('g', { request: () => Promise.reject(new Error('SecurityError')) });
  await refused.begin();
  expect([none.state, refused.state]).toEqual(['held', 'held']);
});
