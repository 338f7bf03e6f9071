import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { formatHeader } from './header.ts';
import type { Replay, ReplayEntry } from './replay.ts';

/**
 * Returns the SHA-256 digest of a replay as 64 hexadecimal digits: of its header, orders and events, each as a line of JSON with the fields
 * of every object in alphabetical order. How the file is spaced, and in which order its fields stand, makes no difference; any other change
 * does. A digest that is quoted says exactly which game is meant.
 *
 * @example
 * ```ts
 * import { digestReplay, readReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * replay.ok && digestReplay(replay.value).length; // => 64
 * ```
 */
export function digestReplay({ header, entries }: Replay): string {
  const hash = sha256.create();
  const add = (json: unknown): void => void hash.update(utf8ToBytes(`${canonicalJson(json)}\n`));
  add(JSON.parse(formatHeader(header)));
  for (const entry of entries) add(lineOf(entry));
  return bytesToHex(hash.digest());
}

function lineOf({ command, event }: ReplayEntry): object {
  return event === undefined ? { c: command } : { e: event };
}

/**
 * JSON in the canonical form of RFC 8785. It is put together by hand, since JSON.stringify writes fields that look like numbers, such
 * as hex 1010 of a board, before all others.
 */
function canonicalJson(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(canonicalJson).join(',')}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  const fields = Object.entries(json).filter(([, value]) => value !== undefined);
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}:${canonicalJson(value)}`).join(',')}}`;
}
