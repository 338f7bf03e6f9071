import { homedir } from 'node:os';
import { join } from 'node:path';

const NAME = 'hexfall';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where this user's library is kept: `HEXFALL_HOME`, or where the system keeps the data of programs. */
export function libraryFolder(
  environment: Environment = process.env,
  platform: string = process.platform,
  home: string = homedir(),
): string {
  const own = given(environment['HEXFALL_HOME']);
  if (own !== undefined) return own;
  if (platform === 'win32') {
    return join(given(environment['LOCALAPPDATA']) ?? join(home, 'AppData', 'Local'), NAME);
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(given(environment['XDG_DATA_HOME']) ?? join(home, '.local', 'share'), NAME);
}

/** A variable that is set to nothing counts as not set. */
function given(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : value;
}
