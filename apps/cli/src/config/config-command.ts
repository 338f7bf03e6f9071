import { dirname, resolve } from 'node:path';
import { parseProfile } from '@hexfall/rules';
import { readBot } from '../bots/read-bots.ts';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { writeFileAtomically } from '../files.ts';
import { createFolder } from '../library/library-index.ts';
import { MAX_WORKERS, readWholeNumber } from '../simulate/options.ts';
import { CONFIG_KEYS, type Config, type ConfigKey, configPath, isConfigKey, readConfig } from './config-file.ts';

export interface ConfigOptions {
  readonly unset: boolean;
  readonly json: boolean;
}

const KEYS = Object.keys(CONFIG_KEYS) as readonly ConfigKey[];

/** Shows all settings, shows one, sets one, or removes one. */
export function configure(
  key: string | undefined,
  value: string | undefined,
  { unset, json }: ConfigOptions,
  write: (text: string) => void,
): void {
  if (key !== undefined && !isConfigKey(key))
    throw new UsageError(`${quote(key)} is not a setting; there are ${KEYS.join(', ')}.`);
  if (key === undefined) return show(readConfig(), json, write);
  if (value !== undefined) return keep(key, CHECKS[key](value), write);
  if (unset) return remove(key, write);
  const { [key]: setting } = readConfig();
  if (json) return write(`${JSON.stringify({ [key]: setting ?? null })}\n`);
  write(`${setting ?? `not set: ${CONFIG_KEYS[key]}`}\n`);
}

function show(config: Config, json: boolean, write: (text: string) => void): void {
  if (json) return write(`${JSON.stringify(config)}\n`);
  const lines = KEYS.map(key => `  ${key.padEnd(8)} ${(config[key] ?? '-').padEnd(12)} ${CONFIG_KEYS[key]}`);
  write(
    `${[configPath(), ...lines, 'hexfall config rules canon sets one; hexfall config rules --unset removes it.'].join('\n')}\n`,
  );
}

function keep(key: ConfigKey, value: string, write: (text: string) => void): void {
  save({ ...readConfig(), [key]: value });
  write(`${key} is now ${value}.\n`);
}

function remove(key: ConfigKey, write: (text: string) => void): void {
  const { [key]: _gone, ...rest } = readConfig();
  save(rest);
  write(`${key} is no longer set.\n`);
}

function save(config: Config): void {
  const path = configPath();
  createFolder(dirname(path));
  writeFileAtomically(path, `${JSON.stringify(config, null, 2)}\n`);
}

/** Checks of the values of settings. Each returns the value to store, and refuses one that no command could use. */
const CHECKS: Readonly<Record<ConfigKey, (value: string) => string>> = {
  rules: value => {
    const profile = parseProfile(value, 'rules');
    if (!profile.ok) throw new UsageError(`${profile.errors[0]!.message}.`);
    return value;
  },
  bot: value => {
    readBot(value, 'bot');
    return value;
  },
  workers: value => String(readWholeNumber('workers', value, 0, MAX_WORKERS)),
  folder: value => resolve(value),
};
