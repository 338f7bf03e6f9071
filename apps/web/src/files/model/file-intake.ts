import { Model } from '@hexfall/stage';
import type { Notices } from '../../app/notices.ts';
import type { Library } from '../../library/library.ts';
import type { KeptFile } from './keep-file.ts';
import { plainSentence } from './plain-name.ts';
import { type GivenFile, type OpenedFile, readFile } from './read-file.ts';

/** What the intake needs from the page around it. */
export interface IntakeTools {
  readonly library: () => Promise<Library>;
  readonly notices: Notices;
  readonly now: () => number;
  /** Shows a replay that was kept as a game. */
  readonly watch: (game: string) => void;
}

/** The most files that are read at once: more are most likely a mistake, such as a whole disk. */
const MAX_FILES = 2000;
/** The most sentences about problems, since nobody reads more. */
const MAX_PROBLEMS = 3;
const MAX_SINGLE = 2;

/** Forces come after units, since they name units. */
const ORDER: readonly OpenedFile['kind'][] = ['unit', 'board', 'force', 'replay'];

const KIND_WORDS: Readonly<Record<OpenedFile['kind'], string>> = {
  unit: 'units',
  board: 'boards',
  force: 'forces',
  replay: 'games',
};

/** Accepts files that were dropped on the page or chosen in a dialog: reads them, keeps them, and tells the user the results. */
export class FileIntake extends Model {
  private waiting = 0;
  private readonly tools: IntakeTools;

  constructor(tools: IntakeTools) {
    super();
    this.tools = tools;
  }

  /** Whether files are being read. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Accepts files. Returns what was kept. */
  async take(files: readonly GivenFile[]): Promise<readonly KeptFile[]> {
    const { notices } = this.tools;
    if (files.length > MAX_FILES) {
      notices.warn(`These are ${files.length} files; at most ${MAX_FILES} can be opened at once.`);
      return [];
    }
    this.count(1);
    try {
      return await this.takeAll(files);
    } finally {
      this.count(-1);
    }
  }

  private async takeAll(files: readonly GivenFile[]): Promise<readonly KeptFile[]> {
    const problems: string[] = [];
    const opened: OpenedFile[] = [];
    for (const file of files) {
      const read = await readFile(file);
      if (read.ok) opened.push(read.value);
      else problems.push(read.errors[0]!);
    }
    const kept = await this.keepAll(opened, problems);
    const replays = kept.filter(({ kind }) => kind === 'replay');
    const shown = replays.length === 1 ? replays[0] : undefined;
    // A file that is shown right away needs no notice that it was kept.
    this.report(
      kept.filter(file => file !== shown),
      problems,
    );
    if (shown !== undefined) this.tools.watch(shown.id);
    return kept;
  }

  private async keepAll(opened: readonly OpenedFile[], problems: string[]): Promise<readonly KeptFile[]> {
    const kept: KeptFile[] = [];
    if (opened.length === 0) return kept;
    const library = await this.tools.library();
    const { keepFile } = await import('./keep-file.ts');
    for (const kind of ORDER) {
      for (const file of opened.filter(one => one.kind === kind)) {
        const result = await keepFile(file, library, this.tools.now());
        if (result.ok) kept.push(result.value);
        else problems.push(plainSentence(result.errors[0]!));
      }
    }
    return kept;
  }

  /** Tells the user what was kept, kind by kind, and what was wrong, file by file. */
  private report(kept: readonly KeptFile[], problems: readonly string[]): void {
    const { notices } = this.tools;
    for (const kind of ORDER) {
      const same = kept.filter(one => one.kind === kind);
      if (same.length > MAX_SINGLE)
        notices.say(`${same.length} ${KIND_WORDS[kind]} are now among your ${KIND_WORDS[kind]}.`);
      else for (const { sentence, remarks } of same) notices.say(plainSentence([sentence, ...remarks].join(' ')));
    }
    const shown = problems.length > MAX_PROBLEMS + 1 ? MAX_PROBLEMS : problems.length;
    for (const problem of problems.slice(0, shown)) notices.warn(problem);
    const more = problems.length - shown;
    if (more > 0) notices.warn(`${more} more files could not be opened either.`);
  }

  private count(change: number): void {
    this.waiting += change;
    this.changed();
  }
}
