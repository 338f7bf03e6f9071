import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type FileKind, KINDS } from './kinds.ts';
import { type Options, readOptions, reproduction } from './options.ts';
import { commandFor, isSentence, type Outcome, readFiles, type Tell, writeDamaged } from './read-files.ts';

/*
 * Damages files of every kind and gives them to the commands that read them:
 * npx tsx tools/damaged-files/main.ts [--files 1000] [--first 1] [--kind NAME] [--processes 10]
 * Every file must be read, or refused with a sentence, in a short time. Real files are damaged too if HEXFALL_REFERENCE names a
 * folder with them. Most files are read within one process for each kind; some also by the program as it is built, where the exit
 * code counts. Needs built packages.
 */

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/hexfall.js', import.meta.url));
const SELF = fileURLToPath(import.meta.url);
const NAMES = KINDS.map(({ name }) => name);
/** Time to read one file, on a machine that may be busy. */
const MAX_SECONDS = 30;
const HEAP_MEGABYTES = 1024;

interface Tally {
  read: number;
  refused: number;
  wrong: number;
}

class Check {
  readonly tally: Tally = { read: 0, refused: 0, wrong: 0 };
  private readonly kind: FileKind;

  constructor(kind: FileKind) {
    this.kind = kind;
  }

  count({ file, end, message }: Outcome): void {
    this.tally[end]++;
    if (end !== 'wrong') return;
    console.error(`\n${this.kind.name} ${file}: ${message.slice(0, 1500)}`);
    console.error(`  again: ${reproduction(this.kind.name, file)}`);
  }

  /** Reads files in another process, which is replaced when a file ends or hangs it. */
  async readAll(folder: string, { first, files }: Options): Promise<void> {
    let next = first;
    while (next < first + files) {
      const last = await this.readSome(folder, next, first + files - next);
      if (last === undefined) return;
      this.count({ file: last.file, end: 'wrong', message: last.reason });
      next = last.file + 1;
    }
  }

  /** Returns the file at which the process ended, or `undefined` if it has read all of them. */
  private readSome(
    folder: string,
    first: number,
    files: number,
  ): Promise<{ readonly file: number; readonly reason: string } | undefined> {
    const args = ['--import', 'tsx', `--max-old-space-size=${HEAP_MEGABYTES}`, SELF, '--folder', folder];
    const range = ['--kind', this.kind.name, '--first', String(first), '--files', String(files)];
    const child = spawn(process.execPath, [...args, ...range], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [begun, ended, errors, hung] = [first - 1, first - 1, '', false];
    const onTimeout = (): void => {
      hung = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(onTimeout, 4 * MAX_SECONDS * 1000);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2000)));
    createInterface({ input: child.stdout }).on('line', line => {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, MAX_SECONDS * 1000);
      const news = JSON.parse(line) as Parameters<Tell>[0];
      if ('begin' in news) begun = news.begin;
      else {
        ended = news.file;
        this.count(news);
      }
    });
    return new Promise(resolve => {
      child.on('close', code => {
        clearTimeout(timer);
        if (ended === first + files - 1) return resolve(undefined);
        if (begun < first) throw new Error(`no file could be prepared: ${errors}`);
        const reason = hung ? `took longer than ${MAX_SECONDS} s` : `ended the process with code ${code}: ${errors}`;
        resolve({ file: begun, reason });
      });
    });
  }

  /** Gives a few files to the program as users have it. */
  async runProgram(folder: string, { first, files, processes }: Options): Promise<void> {
    if (this.kind.read !== undefined) return;
    process.env['HEXFALL_HOME'] = join(folder, 'home');
    const samples = await this.kind.samples(folder);
    const count = Math.min(processes, files);
    for (let i = 0; i < count; i++) {
      const file = first + Math.floor((i * files) / count);
      const path = writeDamaged(this.kind, folder, file, samples);
      const wrong = runOnce(commandFor(this.kind, path, file));
      if (wrong !== undefined) this.count({ file, end: 'wrong', message: `as a process: ${wrong}` });
    }
  }
}

/** Returns what is wrong with how the program ended, or `undefined`. */
function runOnce(args: readonly string[]): string | undefined {
  const { status, signal, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    timeout: MAX_SECONDS * 1000,
  });
  if (status === null) return `ended by ${signal}`;
  if (status > 2) return `exit code ${status}: ${stderr}`;
  return status === 0 || isSentence(stderr) ? undefined : `exit code ${status}: ${stderr}`;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), NAMES);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const kinds = KINDS.filter(({ name }) => options.kind === undefined || name === options.kind);
  if (options.folder !== undefined) {
    const files = Array.from({ length: options.files }, (_, i) => options.first + i);
    await readFiles(kinds[0]!, options.folder, files, news => console.log(JSON.stringify(news)));
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-damaged-'));
  let wrong = 0;
  try {
    for (const kind of kinds) wrong += await checkKind(kind, folder, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return wrong === 0 ? 0 : 1;
}

async function checkKind(kind: FileKind, folder: string, options: Options): Promise<number> {
  const check = new Check(kind);
  await check.readAll(folder, options);
  await check.runProgram(folder, options);
  const { read, refused, wrong } = check.tally;
  console.log(`${kind.name.padEnd(10)} ${read} read, ${refused} refused, ${wrong} wrong`);
  return wrong;
}

process.exitCode = await main();
