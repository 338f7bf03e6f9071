import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { quote } from '../clean-text.ts';
import { FailedError } from '../exit.ts';
import { reasonOf } from '../files.ts';

/** Settings that a user has chosen for all commands. */
export type Config = Readonly<Partial<Record<ConfigKey, string>>>;

/** All settings, each with what it decides. */
export const CONFIG_KEYS = {
  rules: 'rules profile: spec or canon',
  bot: 'bot of a side that names none',
  workers: 'number of threads',
  folder: 'folder of your library of units and boards',
} as const;

export type ConfigKey = keyof typeof CONFIG_KEYS;

export function isConfigKey(text: string): text is ConfigKey {
  return Object.hasOwn(CONFIG_KEYS, text);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of the file with the user's choices: in `HEXFALL_HOME`, or in the system's usual place for settings. */
export function configPath(
  environment: Environment = process.env,
  platform: string = process.platform,
  home: string = homedir(),
): string {
  const { HEXFALL_HOME = '', APPDATA = '', XDG_CONFIG_HOME = '' } = environment;
  if (HEXFALL_HOME !== '') return join(HEXFALL_HOME, FILE);
  if (platform === 'win32') return join(APPDATA === '' ? join(home, 'AppData', 'Roaming') : APPDATA, 'hexfall', FILE);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'hexfall', FILE);
  return join(XDG_CONFIG_HOME === '' ? join(home, '.config') : XDG_CONFIG_HOME, 'hexfall', FILE);
}

const FILE = 'config.json';

/** Reads the user's choices; none if there is no file. */
export function readConfig(path = configPath()): Config {
  if (!existsSync(path)) return {};
  const value = parse(path);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(path, 'the file must hold an object');
  for (const [key, setting] of Object.entries(value)) {
    if (!isConfigKey(key)) throw wrong(path, `${quote(key)} is not a setting`);
    if (typeof setting !== 'string') throw wrong(path, `${key} must be text`);
  }
  return value;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong(path, error instanceof SyntaxError ? 'the file is not JSON' : reasonOf(error));
  }
}

function wrong(path: string, reason: string): FailedError {
  return new FailedError(`${path}: ${reason}; correct or delete the file.`);
}
