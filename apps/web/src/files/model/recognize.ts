import { looksLikeForce } from '@hexfall/data';

/** The kind of a file, by its name and its first lines. Its parser decides whether the file is correct. */
export type FileKind = 'mtf' | 'unit' | 'board' | 'force' | 'mul' | 'replay';

const ENDINGS: readonly (readonly [ending: RegExp, kind: FileKind])[] = [
  [/\.mtf$/i, 'mtf'],
  [/\.board$/i, 'board'],
  [/\.mul$/i, 'mul'],
  [/\.ya?ml$/i, 'force'],
  [/\.jsonl$/i, 'replay'],
];

/** Endings of the files that can be opened, in the form that file dialogs expect. */
export const ACCEPTED = '.mtf,.json,.board,.yaml,.yml,.mul,.jsonl';

/**
 * Returns what a file holds: by the ending of its name, as the command line does, and by its content where several kinds share the ending.
 * Returns `undefined` for a file that is none of these.
 */
export function recognizeFile(name: string, text: string): FileKind | undefined {
  const known = ENDINGS.find(([ending]) => ending.test(name));
  if (known !== undefined) return known[1];
  if (/\.json$/i.test(name)) return recognizeJson(text);
  return recognizeText(text);
}

/** The start of a replay: it has a JSON value on each line, and the first of them says what it is. */
const REPLAY_START = /^\s*\{\s*"hexfall"\s*:\s*"replay"/;

function recognizeJson(text: string): FileKind {
  if (REPLAY_START.test(text)) return 'replay';
  try {
    return looksLikeForce(JSON.parse(text)) ? 'force' : 'unit';
  } catch {
    // A broken file is most likely of the kind that its text mentions; the parser will say where it is broken.
    return /"units"\s*:/.test(text) ? 'force' : 'unit';
  }
}

/** Recognizes files that were renamed, by their content. */
function recognizeText(text: string): FileKind | undefined {
  if (REPLAY_START.test(text)) return 'replay';
  if (/^\s*size\s+\d+\s+\d+/im.test(text.slice(0, 2000)) && /^\s*hex\s+\d{4,}/im.test(text)) return 'board';
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:unit|record)\b/.test(text.slice(0, 2000))) return 'mul';
  if (/^chassis:/im.test(text) && /^mass:/im.test(text)) return 'mtf';
  return /^units\s*:/m.test(text) ? 'force' : undefined;
}
