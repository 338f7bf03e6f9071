import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Choices } from '@hexfall/testkit';
import { FailedError, UsageError } from '../../apps/cli/src/exit.ts';
import { createProgram } from '../../apps/cli/src/program.ts';
import { damage } from './damage.ts';
import { BYTES, type FileKind } from './kinds.ts';

/** What became of a damaged file. */
export interface Outcome {
  readonly file: number;
  /** Read in spite of the damage, refused with a sentence, or answered with anything else. */
  readonly end: 'read' | 'refused' | 'wrong';
  readonly message: string;
}

/** Receives the number of each file that is about to be read, and then what became of it. */
export type Tell = (news: { readonly begin: number } | Outcome) => void;

/** Damages files of one kind and lets the command line read them, all in this process. */
export async function readFiles(kind: FileKind, folder: string, files: readonly number[], tell: Tell): Promise<void> {
  process.env['HEXFALL_HOME'] = join(folder, 'home');
  mkdirSync(join(folder, 'home'), { recursive: true });
  const samples = await kind.samples(folder);
  for (const file of files) {
    const path = writeDamaged(kind, folder, file, samples);
    tell({ begin: file });
    tell({ file, ...(await readOne(kind, path, file)) });
  }
}

/** Writes a damaged file, the same for the same number, and returns its path. */
export function writeDamaged(kind: FileKind, folder: string, file: number, samples: readonly string[]): string {
  const path = join(folder, kind.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, damage(samples[file % samples.length]!, new Choices(file)), BYTES);
  return path;
}

/** The command line that reads a damaged file. */
export function commandFor(kind: FileKind, path: string, file: number): readonly string[] {
  const commands = kind.commands(path);
  return commands[file % commands.length]!;
}

async function readOne(kind: FileKind, path: string, file: number): Promise<Omit<Outcome, 'file'>> {
  try {
    if (kind.read === undefined) await runQuietly(commandFor(kind, path, file));
    else kind.read(readFileSync(path, 'utf8'));
    return { end: 'read', message: '' };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const isUsage = error instanceof UsageError || (error as Error).name === 'CommanderError';
    const expected = isUsage || error instanceof FailedError;
    if (expected && isSentence(message)) return { end: 'refused', message };
    return { end: 'wrong', message: expected ? message : stack };
  }
}

async function runQuietly(args: readonly string[]): Promise<void> {
  await createProgram(() => undefined).parseAsync([...args], { from: 'user' });
}

const MAX_LENGTH = 5000;

/** Whether a message is made of sentences, without internals of the program. */
export function isSentence(message: string): boolean {
  return (
    message !== '' && message.length <= MAX_LENGTH && !/\n\s+at |\bundefined\b|\[object |\bTypeError\b/.test(message)
  );
}
