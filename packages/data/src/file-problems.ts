/** Why a file was refused: the place, and one sentence that names file, line, field and reason. */
export interface FileError {
  readonly file: string;
  /** The line, from 1; 0 for an error of the file as a whole. */
  readonly line: number;
  readonly field?: string;
  readonly message: string;
}

/** A file with more errors than this is likely to be something else, so that further errors would tell nothing new. */
export const MAX_ERRORS = 20;
const MAX_WARNINGS = 100;

/** Collects errors, and warnings about parts that were changed or left out, while a file is read. */
export class Problems {
  readonly errors: FileError[] = [];
  private readonly file: string;
  private readonly noticed = new Map<string, { readonly line: number; times: number }>();

  constructor(file: string) {
    this.file = file;
  }

  error(line: number, field: string | undefined, reason: string): void {
    const place = [this.file, ...(line > 0 ? [`line ${line}`] : []), ...(field === undefined ? [] : [shorten(field)])];
    const message = `${place.join(', ')}: ${shorten(reason)}.`;
    const error = { file: this.file, line, message };
    this.errors.push(field === undefined ? error : { ...error, field });
  }

  /** Whether there are so many errors that the rest of the file need not be read. */
  get tooMany(): boolean {
    return this.errors.length >= MAX_ERRORS;
  }

  /** Adds a warning. A remark that applies to many hexes becomes one warning with a count. */
  warn(line: number, text: string): void {
    const remark = shorten(text);
    const before = this.noticed.get(remark);
    if (before !== undefined) before.times++;
    else if (this.noticed.size < MAX_WARNINGS) this.noticed.set(remark, { line, times: 1 });
  }

  warnings(): string[] {
    return [...this.noticed].map(([remark, { line, times }]) => {
      const place = line > 0 ? `${this.file}, line ${line}` : this.file;
      return times === 1 ? `${place}: ${remark}.` : `${place}: ${remark} (${times} times in this file).`;
    });
  }
}

const MAX_WORD_LENGTH = 100;
const MAX_REASON_LENGTH = 600;

/** Shortens a reason, which may quote a damaged file with words of any length. */
function shorten(reason: string): string {
  const words = reason.replace(LONG_WORD, word => `${word.slice(0, MAX_WORD_LENGTH)}…`);
  return words.length > MAX_REASON_LENGTH ? `${words.slice(0, MAX_REASON_LENGTH)}…` : words;
}

const LONG_WORD = new RegExp(`\\S{${MAX_WORD_LENGTH + 1},}`, 'g');

/** The maximum length of a text, and the message for a longer one. */
export interface TextLimit {
  readonly maxLength: number;
  readonly tooLong: string;
}

/** The longest files of units have less than a tenth of this. */
export const UNIT_TEXT: TextLimit = {
  maxLength: 1_000_000,
  tooLong: 'the file is too long for a unit (over a million characters)',
};

/** Refuses a text that is plainly not of the expected kind, so that it need not be read. */
export function refuseOtherFiles(text: string, { maxLength, tooLong }: TextLimit, problems: Problems): void {
  if (text.length > maxLength) problems.error(0, undefined, tooLong);
  else if (text.trim() === '') problems.error(0, undefined, 'the file is empty');
  else if (text.includes('\0')) problems.error(0, undefined, 'the file is not text');
}
