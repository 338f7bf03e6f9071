import { homedir } from 'node:os';
import { join } from 'node:path';
import { configPath, readConfig } from '../config/config-file.ts';

const NAME = 'hexfall';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the folder of this user's library: `HEXFALL_HOME`, the folder of the settings, or the system's usual place for application data.
 */
export function libraryFolder(
  environment: Environment = process.env,
  platform: string = process.platform,
  home: string = homedir(),
): string {
  const chosen = nonEmpty(environment['HEXFALL_HOME']) ?? readConfig(configPath(environment, platform, home)).folder;
  if (chosen !== undefined) return chosen;
  if (platform === 'win32') {
    return join(nonEmpty(environment['LOCALAPPDATA']) ?? join(home, 'AppData', 'Local'), NAME);
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(nonEmpty(environment['XDG_DATA_HOME']) ?? join(home, '.local', 'share'), NAME);
}

/** Returns the value of an environment variable; `undefined` if it is not set or empty. */
function nonEmpty(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : value;
}
