import { spawnSync } from 'node:child_process';
import { startGame } from '@hexfall/rules';
import { gameOf, randomCommand, randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { digestReplay } from './digest.ts';
import { readReplay } from './read.ts';
import { ReplayRecorder } from './recorder.ts';

function record(): string[] {
  const lines: string[] = [];
  const setup = randomSetup(4, { turnLimit: 2 });
  const recorder = new ReplayRecorder(setup, line => lines.push(line));
  const game = gameOf(setup, recorder);
  startGame(game);
  const words = Int32Array.of(4, 3, 2, 1);
  while (game.state.phase !== 'over') recorder.act(game, randomCommand(game, words));
  return lines;
}

const lines = record();

function digest(text: readonly string[]): string {
  const replay = readReplay(text.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return digestReplay(replay.value);
}

/** The fields of objects in reverse, as another program might write them. */
function turnFields(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(turnFields);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .map(([name, value]) => [name, turnFields(value)] as const)
      .toReversed(),
  );
}

const python = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0);

const SCRIPT = `import hashlib, json, sys
lines = [json.dumps(json.loads(line), sort_keys=True, separators=(',', ':'), ensure_ascii=False) for line in sys.stdin]
print(hashlib.sha256(''.join(line + '\\n' for line in lines).encode()).hexdigest())`;

test.skipIf(python === undefined)('another program computes the same digest from the file', () => {
  // Hexes whose numbers begin with a zero and hexes whose numbers do not.
  const hexes = { '1010': { level: 1 }, '0303': { level: 2 }, '1201': { level: 1 } };
  const header = JSON.parse(lines[0]!) as object;
  const file = lines.with(0, JSON.stringify({ ...header, board: { width: 16, height: 17, hexes } }));
  for (const text of [lines, file.slice(0, 1)]) {
    const { stdout } = spawnSync(python!, ['-c', SCRIPT], { input: text.join('\n'), encoding: 'utf8' });
    expect(digest(text)).toBe(stdout.trim());
  }
});

test('spaces, empty lines and the order of fields do not change the digest', () => {
  const spaced = lines.flatMap(line => [JSON.stringify(JSON.parse(line), undefined, 1).replaceAll('\n', ' '), '']);
  expect(digest(spaced)).toBe(digest(lines));
  const turned = lines.map(line => JSON.stringify(turnFields(JSON.parse(line))));
  expect(digest(turned)).toBe(digest(lines));
});

test.each([
  ['the name of a unit', lines.with(0, lines[0]!.replace(/"name":"[^"]*"/, '"name":"Black Knight"'))],
  ['a hash', lines.map(line => line.replace(/"hash":\d+/, '"hash":7'))],
  ['the end', lines.slice(0, -1)],
  ['a doubled line', lines.toSpliced(3, 0, lines[2]!)],
  ['the order of lines', lines.with(2, lines[3]!).with(3, lines[2]!)],
])('%s changes the digest', (_name, changed) => {
  expect(digest(changed)).not.toBe(digest(lines));
});
