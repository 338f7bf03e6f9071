/**
 * One error in an input, which may be a set-up, a design or a saved state: its kind, its place, and a sentence that a person can act on.
 */
export interface InputError {
  readonly code: InputErrorCode;
  /** Field that is wrong, such as `units[1].facing`. */
  readonly path: string;
  readonly message: string;
}

export const INPUT_ERROR_CODES = [
  'missing',
  'wrongType',
  'outOfRange',
  'unknownName',
  'offBoard',
  'badElevation',
  'hexTaken',
  'impossibleCondition',
  'badNetwork',
] as const;
export type InputErrorCode = (typeof INPUT_ERROR_CODES)[number];

/** Collects everything that is wrong with an input, so that one look shows all of it. */
export class Problems {
  readonly errors: InputError[] = [];
  private readonly keepsUnknown: boolean;

  /** Unknown fields are reported unless they are `kept`, which lets a record of a later version be read. */
  constructor(unknownFields: 'refused' | 'kept' = 'refused') {
    this.keepsUnknown = unknownFields === 'kept';
  }

  report(code: InputErrorCode, path: string, reason: string): void {
    this.errors.push({ code, path, message: `${path} ${reason}` });
  }

  /** Returns the value if it is a whole number within the bounds; otherwise reports it and returns the lower bound. */
  integer(value: unknown, path: string, lowest: number, highest: number): number {
    if (value === undefined) this.report('missing', path, 'is missing');
    else if (!Number.isInteger(value)) this.report('wrongType', path, `must be a whole number, not ${shown(value)}`);
    else if ((value as number) < lowest || (value as number) > highest) {
      this.report('outOfRange', path, `must be from ${lowest} to ${highest}, not ${shown(value)}`);
    } else return value as number;
    return lowest;
  }

  boolean(value: unknown, path: string): boolean {
    if (typeof value === 'boolean') return value;
    this.report('wrongType', path, `must be true or false, not ${shown(value)}`);
    return false;
  }

  oneOf<T extends string>(value: unknown, path: string, names: readonly T[]): T {
    if (names.includes(value as T)) return value as T;
    this.report('unknownName', path, `must be one of ${names.join(', ')}, not ${shown(value)}`);
    return names[0]!;
  }

  /** Returns the value if it is an object, and reports keys that are not known. Anything else is reported and read as an empty object. */
  record(value: unknown, path: string, keys: readonly string[]): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.report('wrongType', path, `must be an object, not ${shown(value)}`);
      return {};
    }
    if (this.keepsUnknown) return value as Record<string, unknown>;
    for (const key of Object.keys(value)) {
      if (!keys.includes(key)) this.report('unknownName', `${path}.${cutOff(key)}`, 'is not a known field');
    }
    return value as Record<string, unknown>;
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.report('wrongType', path, `must be a list, not ${shown(value)}`);
    return [];
  }
}

const SHOWN_LENGTH = 40;

/** Returns a value as it appears in a message: short, and on one line. */
function shown(value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'nothing';
  } catch {
    text = 'something that refers to itself';
  }
  return cutOff(text);
}

function cutOff(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
