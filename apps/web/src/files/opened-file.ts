import { fail, type Result, succeed } from '@hexfall/rules';
import { plainName } from './model/plain-name.ts';
import type { GivenFile } from './model/read-file.ts';

/** The folder of the site in which `hexfall web FILE` serves the file to open. */
const FOLDER = 'opened/';

/**
 * Returns the address of the file that the page is asked to open, or a sentence that says why it is not opened. Only files below `opened/`,
 * beside the page itself, are fetched: a link must not make the page read anything else.
 */
export function openedAddress(from: string, page: string): Result<URL, string> {
  const folder = new URL(FOLDER, page);
  const refusal = 'The address names a file that this page does not open: it must be below opened/.';
  let address: URL;
  try {
    address = new URL(from, page);
  } catch {
    return fail(refusal);
  }
  const isBelow =
    from.startsWith(FOLDER) &&
    address.origin === folder.origin &&
    address.pathname.startsWith(folder.pathname) &&
    address.pathname.length > folder.pathname.length &&
    !/%2f|%5c|\\/i.test(address.pathname);
  return isBelow ? succeed(address) : fail(refusal);
}

/** Fetches a file that the page is asked to open. An error is one sentence. */
export async function fetchOpenedFile(address: URL, fetchFile: typeof fetch): Promise<Result<GivenFile, string>> {
  const name = nameIn(address);
  const missing = `${name}: the file could not be fetched; it is there only while “hexfall web ${name}” runs.`;
  try {
    const response = await fetchFile(address, { redirect: 'error', credentials: 'omit', cache: 'no-store' });
    if (!response.ok) return fail(missing);
    const bytes = await response.arrayBuffer();
    return succeed({ name, size: bytes.byteLength, arrayBuffer: async () => bytes });
  } catch {
    return fail(missing);
  }
}

/** Returns the name of the file in an address. A name that is not properly encoded is taken literally. */
function nameIn({ pathname }: URL): string {
  const name = pathname.replace(/^.*\//, '');
  try {
    return plainName(decodeURIComponent(name));
  } catch {
    return plainName(name);
  }
}
