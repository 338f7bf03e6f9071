import { parseArgs } from 'node:util';

export interface Options {
  /** Damaged files of each kind. */
  readonly files: number;
  /** Number of the first file; the others follow. */
  readonly first: number;
  /** Only this kind of file; all kinds if undefined. */
  readonly kind: string | undefined;
  /** How many files of each kind are also given to the program as it is built, in a process of its own. */
  readonly processes: number;
  /** Set in the process that reads the files of one kind. */
  readonly folder: string | undefined;
}

/** Returns the options of the command line, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[], kinds: readonly string[]): Options | string {
  let values: Readonly<Record<'files' | 'first' | 'kind' | 'processes' | 'folder', string | undefined>>;
  try {
    const text = { type: 'string' } as const;
    const options = { files: text, first: text, kind: text, processes: text, folder: text };
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { kind, folder } = values;
  const [files, first, processes] = [values.files ?? '1000', values.first ?? '1', values.processes ?? '10'].map(Number);
  for (const [name, value] of Object.entries({ files, first, processes }))
    if (!Number.isInteger(value) || value! < 0) return `--${name} must be a whole number from 0 up.`;
  if (kind !== undefined && !kinds.includes(kind)) return `--kind must be one of ${kinds.join(', ')}, not "${kind}".`;
  return { files: files!, first: first!, processes: processes!, kind, folder };
}

/** Returns the command that damages a file in the same way again. */
export function reproduction(kind: string, file: number): string {
  return `npx tsx tools/damaged-files/main.ts --kind ${kind} --first ${file} --files 1`;
}
