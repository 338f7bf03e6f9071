import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInCatalogue, formatUnit } from '@hexfall/data';
import { readReplay, watchReplay } from '@hexfall/protocol';
import { formatState, parseState } from '@hexfall/rules';
import { sampleMtf } from '@hexfall/testkit';
import { capture } from '../../apps/cli/src/capture.ts';
import { FailedError } from '../../apps/cli/src/exit.ts';

/** A kind of file: whole files to damage, and who reads them. */
export interface FileKind {
  readonly name: string;
  /** Where the damaged file goes, in the folder of the run. */
  readonly file: string;
  /** Returns whole files to damage, as text in which each byte is the character of the same number. */
  readonly samples: (folder: string) => Promise<readonly string[]>;
  /** Command lines that read the file, one of which is run for each damaged file. */
  readonly commands: (path: string) => readonly (readonly string[])[];
  /** Reads the file without a command line, where no command does. */
  readonly read?: (text: string) => void;
}

/** The encoding by which files that need not be text are read and written: each byte is the character of the same number. */
export const BYTES = 'latin1';

const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '4', '--board', 'light-woods'];
const GAMES = '4';

export const KINDS: readonly FileKind[] = [
  {
    name: 'mtf',
    file: 'unit.mtf',
    samples: () => Promise.resolve([sampleMtf(), ...referenceFiles('mtf', /\.mtf$/i)]),
    commands: path => [
      ['inspect', path, '--json'],
      ['value', path],
      ['battle', path, 'HBK-4G', '--turns', '1', '--bots', 'charger'],
    ],
  },
  {
    name: 'unit',
    file: 'unit.json',
    samples: () => Promise.resolve(['HBK-4G', 'AS7-D'].map(name => formatUnit(findInCatalogue(name)!))),
    commands: path => [
      ['inspect', path],
      ['value', path, '--json'],
    ],
  },
  {
    name: 'board',
    file: 'map.board',
    samples: async folder => {
      const path = join(folder, 'sample.board');
      await capture('board', 'downtown', '--save', path, '--force');
      return [readFileSync(path, BYTES), ...referenceFiles('boards', /\.board$/i)];
    },
    commands: path => [
      ['board', path],
      ['board', path, '--json'],
      ['battle', 'HBK-4G', 'WVR-6R', '--board', path, '--turns', '1', '--bots', 'charger'],
    ],
  },
  ...['yaml', 'json', 'mul'].map(
    (ending): FileKind => ({
      name: ending,
      file: `force.${ending}`,
      samples: () => Promise.resolve([FORCES[ending]!]),
      commands: path => [
        ['value', path],
        ['battle', path, 'HBK-4G', '--turns', '1', '--bots', 'charger'],
      ],
    }),
  ),
  gamesKind('simulate', ['HBK-4G', 'WVR-6R']),
  gamesKind('tournament', ['HBK-4G', 'WVR-6R']),
  gamesKind('compare', ['HBK-4G', '--with', 'HBK-4P', '--against', 'WVR-6R']),
  {
    name: 'replay',
    file: 'game.jsonl',
    samples: async folder => [await recordGame(folder)],
    commands: path => [
      ['replay', path],
      ['replay', path, '--verify', '--partial'],
      ['replay', path, '--turn', '1'],
      ['replay', path, '--explain', '--json'],
    ],
  },
  {
    name: 'state',
    file: 'state.json',
    samples: async folder => [savedState(await recordGame(folder))],
    commands: () => [],
    read: saved => {
      const state = parseState(saved);
      if (!state.ok) throw new FailedError(state.errors[0]!.message);
      formatState(state.value);
    },
  },
  {
    name: 'library',
    file: 'home/library.jsonl',
    samples: async folder => {
      const units = join(folder, 'units');
      rmSync(join(folder, 'home'), { recursive: true, force: true });
      mkdirSync(units, { recursive: true });
      for (const model of ['A', 'B', 'C']) writeFileSync(join(units, `${model}.mtf`), sampleMtf({ model }));
      await capture('import', units);
      return [readFileSync(join(folder, 'home', 'library.jsonl'), BYTES)];
    },
    commands: () => [
      ['value', 'HBK-4G'],
      ['value', 'Sample B'],
      ['import', '--list'],
      ['board', 'downtown', '--json'],
    ],
  },
  {
    name: 'parquet',
    file: 'games.parquet',
    samples: async folder => {
      const path = join(folder, 'sample.parquet');
      await capture('simulate', 'HBK-4G', 'WVR-6R', ...FAST, '--games', GAMES, '--out', path, '--force');
      return [readFileSync(path, BYTES)];
    },
    commands: path => [['simulate', '--resume', path, '--workers', '0']],
  },
];

/** Files of games. The number of games is given, since a damaged file may ask for millions, which is not a fault of the program. */
function gamesKind(command: string, names: readonly string[]): FileKind {
  return {
    name: command,
    file: `${command}.jsonl`,
    samples: async folder => {
      const path = join(folder, `sample-${command}.jsonl`);
      await capture(command, ...names, ...FAST, '--games', GAMES, '--out', path, '--force');
      return [readFileSync(path, BYTES)];
    },
    commands: path => [
      [command, '--resume', path, '--workers', '0', '--games', GAMES],
      [command, '--resume', path, '--workers', '0', '--games', GAMES, '--json'],
    ],
  };
}

const FORCES: Readonly<Record<string, string>> = {
  yaml: 'name: Lance\nside:\n  edge: north\n  bot: charger\nunits:\n  - unit: HBK-4G\n    pilot: Ann\n    gunnery: 3\n  - unit: WVR-6R\n    count: 2\n',
  json: '{"name":"Lance","side":{"edge":"south"},"units":[{"unit":"HBK-4G","pilot":"Ann","gunnery":3},{"unit":"WVR-6R","count":2}]}',
  mul: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<unit version="0.50">',
    '<entity chassis="Hunchback" model="HBK-4G" type="Biped"><pilot name="Ann" gunnery="3" piloting="4" hits="1"/>',
    '<location index="1"><armor points="9"/><armor points="3" type="Rear"/><slot index="2" type="System" isHit="true"/></location>',
    '<location index="0"><armor points="Destroyed"/></location></entity>',
    '<entity chassis="Wolverine" model="WVR-6R"/>',
    '</unit>',
  ].join('\n'),
};

/** Plays a short game and returns its replay. */
async function recordGame(folder: string): Promise<string> {
  const path = join(folder, 'sample-replay.jsonl');
  await capture('battle', 'HBK-4G', 'WVR-6R', '--turns', '3', '--bots', 'charger', '--out', path, '--force');
  return readFileSync(path, 'utf8');
}

/** The state in which a game ended, as it is saved. */
function savedState(recorded: string): string {
  const replay = readReplay(recorded);
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  const watched = watchReplay(replay.value, {});
  if (!watched.ok) throw new Error(watched.errors[0]!.message);
  return formatState(watched.value.game.state);
}

const MAX_REFERENCE_FILES = 20;

/** Real files, if there is a folder with reference data. */
function referenceFiles(kind: string, ending: RegExp): string[] {
  const reference = process.env['HEXFALL_REFERENCE'] ?? '';
  if (reference === '') return [];
  const folder = join(reference, 'data', kind);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => ending.test(name));
  const step = Math.max(1, Math.floor(names.length / MAX_REFERENCE_FILES));
  const chosen = names.sort().filter((_, i) => i % step === 0);
  return chosen.map(name => readFileSync(join(folder, name), BYTES));
}
