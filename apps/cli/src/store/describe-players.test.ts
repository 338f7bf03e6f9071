import type { WorkerInfo } from '@hexfall/store';
import { expect, test } from 'vitest';
import { describePlayers } from './describe-players.ts';

const RUN = { run: 12, engine: 'this' };

function worker(name: string, runs: readonly number[], engine = RUN.engine): WorkerInfo {
  return { worker: name, name, threads: 4, engine, runs, games: 0 };
}

test('the workers of a run are named, and the others counted by what they do', () => {
  const workers = [worker('ares', [12]), worker('boreas', [7, 12]), worker('chronos', [7]), worker('dione', [])];
  expect(describePlayers(workers, RUN)).toBe('ares, boreas (8 threads); 1 plays run 7, 1 waits');
});

test('only three of many workers are named', () => {
  const workers = ['a', 'b', 'c', 'd', 'e'].map(name => worker(name, [12]));
  expect(describePlayers(workers, RUN)).toBe('a, b, c and 2 more (20 threads)');
});

test('a run that nobody plays is told, with the reason as far as workers show it', () => {
  const workers = [worker('old', [], '0.0.1-other'), worker('one', [9]), worker('two', [9])];
  expect(describePlayers(workers, RUN)).toBe('nobody is playing it; 2 play run 9, 1 of a different version');
});

test('a name cannot change the screen', () => {
  const text = describePlayers([worker('a\u001B[2Jb\nc', [12])], RUN);
  expect(text).toBe('a\\u001b[2Jb\\nc (4 threads)');
});
