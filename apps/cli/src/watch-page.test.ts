import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { FailedError, UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

const at = (name: string): string => join(folder, name);
const duel = (...args: string[]): Promise<string> =>
  run('battle', 'HBK-4G', 'WVR-6R', '--bots', 'charger', '--seed', 'one', '--turns', '12', ...args);

interface PageFilm {
  readonly end: string;
  readonly steps: readonly object[];
}

/** Returns the films of a page. */
function filmsOf(name: string): PageFilm[] {
  const page = readFileSync(at(name), 'utf8');
  return JSON.parse(/<script type="application\/json" id="films">([^]*?)<\/script>/.exec(page)![1]!) as PageFilm[];
}

test('a battle and its replay give the same page to watch', async () => {
  const text = await duel('--out', at('game.jsonl'), '--html', at('game.html'));
  expect(text).toContain(`\nPage: ${at('game.html')} (open it in a browser to watch the game)\n`);
  const page = readFileSync(at('game.html'), 'utf8');
  expect(page).toContain('<h1>Hunchback HBK-4G against Wolverine WVR-6R</h1>');
  expect(page).toContain('<p>Woods and Hills, spec rules, at most 12 turns</p>');
  expect(await run('replay', at('game.jsonl'), '--html', at('replay.html'))).toBe(`Page: ${at('replay.html')}\n`);
  expect(filmsOf('replay.html')).toEqual(filmsOf('game.html'));
  expect(filmsOf('game.html')).toHaveLength(1);
  expect(filmsOf('game.html')[0]!.end).toMatch(/^(?:[AB] wins|A draw) after \d+ turns?$/);
});

test('a page that exists is overwritten only by force, and the game is not played before', async () => {
  writeFileSync(at('old.html'), 'mine');
  writeFileSync(at('kept.jsonl'), '');
  await expect(duel('--out', at('not.jsonl'), '--html', at('old.html'))).rejects.toThrow(
    'the file exists; --force overwrites it.',
  );
  expect(existsSync(at('not.jsonl'))).toBe(false);
  await expect(run('replay', at('kept.jsonl'), '--html', at('old.html'))).rejects.toThrow(UsageError);
  await expect(duel('--html', join(folder, 'no', 'page.html'))).rejects.toThrow('its folder does not exist');
  expect(readFileSync(at('old.html'), 'utf8')).toBe('mine');
  expect(JSON.parse(await duel('--html', at('old.html'), '--force', '--json'))).toMatchObject({ page: at('old.html') });
  expect(filmsOf('old.html')).toHaveLength(1);
});

test('a replay that breaks off gives a page that says so', async () => {
  await duel('--out', at('whole.jsonl'));
  const lines = readFileSync(at('whole.jsonl'), 'utf8').split('\n');
  writeFileSync(at('part.jsonl'), lines.slice(0, 60).join('\n'));
  await run('replay', at('part.jsonl'), '--partial', '--html', at('part.html'));
  expect(filmsOf('part.html')[0]!.end).toMatch(/^The replay ends in turn \d+, before the game does$/);
  writeFileSync(at('empty.jsonl'), '');
  await expect(run('replay', at('empty.jsonl'), '--html', at('none.html'))).rejects.toThrow(FailedError);
  expect(existsSync(at('none.html'))).toBe(false);
});

test('a replay is read from standard input', async () => {
  const replay = await duel('--out', '-');
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const show = (input: string, ...args: string[]): ReturnType<typeof spawnSync> =>
    spawnSync(process.execPath, ['--conditions=@hexfall/source', '--import', 'tsx', main, 'replay', '-', ...args], {
      input,
      encoding: 'utf8',
    });
  expect(show(replay, '--verify').stdout).toContain('standard input: proved.');
  const bad = show('nonsense\n');
  expect(bad.status).toBe(1);
  expect(bad.stderr).toMatch(/^hexfall: standard input, line 1: /);
});
