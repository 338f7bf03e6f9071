import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectDocument } from '@hexfall/testkit';
import { afterAll, expect, test, vi } from 'vitest';
import { captureBoth } from '../capture.ts';
import { UsageError } from '../exit.ts';

/*
 * A new player's first quarter of an hour, as a terminal session: docs/WALKTHROUGH.md consists of what these commands print. The test
 * notices every change of what players read.
 */

const folder = mkdtempSync(join(tmpdir(), 'hexfall-walk-'));
const before = process.cwd();
afterAll(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface Step {
  /** What the player wants to do. */
  readonly why: string;
  /** Commands as they are typed, without `hexfall`. */
  readonly commands: readonly string[];
  /** How many lines of the output of each command are shown; by default all. */
  readonly lines?: number;
}

const STEPS: readonly Step[] = [
  {
    why: 'Which BattleMechs are there?',
    commands: ['units jump heavy --year 3025', 'units "er ppc" --tech clan --sort -bv'],
    lines: 14,
  },
  { why: 'A record sheet of one.', commands: ['inspect HBK-4G'], lines: 24 },
  {
    why: 'A variant of my own begins as a file.',
    commands: ['units HBK-4G --save mine.mtf', 'value mine.mtf HBK-4P@3/4'],
  },
  {
    why: 'What would be a fair fight for four units of 6,000 points? The first proposal is kept.',
    commands: [
      'force --bv 6000 --units 4 --year 3050 --proposals 1 --save lance.yaml',
      'force --against lance.yaml --proposals 1 --seed foes --save foes.yaml',
    ],
  },
  {
    why: 'One game between them, with the replay kept.',
    commands: ['battle lance.yaml foes.yaml --seed 42 --out game.jsonl --quiet'],
  },
  { why: 'What happened?', commands: ['replay game.jsonl'], lines: 40 },
  {
    why: 'Pages to watch and to print: the game, the record sheets of a force, and as they were after turn 4.',
    commands: [
      'replay game.jsonl --html game.html',
      'inspect lance.yaml --html sheets.html',
      'inspect game.jsonl --turn 4 --html damaged.html',
    ],
  },
  {
    why: 'How likely was that, and how likely is this?',
    commands: [
      'odds game.jsonl --turn 4 --unit A2 --precision 1%',
      'odds "kick HBK-4G by WVR-6R, target ran 5" --precision 1%',
      'odds "piloting roll, piloting 5, gyro hit, 60 tons" --precision 1%',
    ],
    lines: 20,
  },
  { why: 'Was it luck?', commands: ['simulate lance.yaml foes.yaml --games 40 --workers 0'] },
  {
    why: 'A better crew in one of two units.',
    commands: ['simulate 2xHBK-4G@3/4 "atlas as7-d@2/3:Kerensky" --games 20 --workers 0'],
    lines: 16,
  },
  {
    why: 'Is another loadout better, or only lucky?',
    commands: ['compare HBK-4G --with HBK-4P --against WVR-6R --games 40 --workers 0'],
  },
  {
    why: 'Who beats whom, and for its price?',
    commands: ['tournament HBK-4G WVR-6R CN9-A GRF-1N --games 3 --workers 0 --report cup.html'],
  },
  {
    why: 'By which rules was that?',
    commands: ['rules spec canon', 'config rules canon', 'config', 'config rules --unset'],
    lines: 12,
  },
  {
    why: 'Slips of the hand.',
    commands: [
      'simulat HBK-4G WVR-6R',
      'inspect hunhcback',
      'battle ./mechs WVR-6R',
      'battle HBK-4G@9/9 WVR-6R',
      'simulate HBK-4G WVR-6R --bots ./my-bot.mjs',
    ],
  },
];

/** Splits a command line at spaces, except within quotes. */
function words(command: string): string[] {
  return Array.from(command.matchAll(/"([^"]*)"|\S+/g), match => match[1] ?? match[0]);
}

async function run(command: string): Promise<string> {
  try {
    const { text, errors } = await captureBoth(...words(command));
    return errors + text;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `hexfall: ${error.message}\n`;
  }
}

function shorten(text: string, lines: number): string {
  const all = text.trimEnd().split('\n');
  return all.length <= lines
    ? all.join('\n')
    : [...all.slice(0, lines), `... (${all.length - lines} more lines)`].join('\n');
}

const HEAD = `# A walk through the command line

What a player sees who tries the commands one after the other in a terminal of 80 columns. A test runs them and compares every line.
`;

test('a walk through the command line prints what the documentation shows, in 80 columns', {
  timeout: 300_000,
}, async () => {
  vi.stubEnv('COLUMNS', '80');
  vi.stubEnv('HEXFALL_HOME', join(folder, 'home'));
  process.chdir(folder);
  let text = HEAD;
  for (const { why, commands, lines = Number.POSITIVE_INFINITY } of STEPS) {
    text += `\n## ${why}\n\n\`\`\`console\n`;
    for (const command of commands) text += `$ hexfall ${command}\n${shorten(await run(command), lines)}\n`;
    text += '```\n';
  }
  process.chdir(before);
  text = text.replaceAll(join(folder, 'home'), '~/.config/hexfall');
  const outside = text
    .split('\n')
    .filter(line => line.length > 80 && !line.startsWith('$') && !/^(?:What a|##|hexfall: |Note: )/.test(line));
  expect(outside).toEqual([]);
  expect(text).not.toContain(folder);
  expectDocument('docs/WALKTHROUGH.md', text);
});
