import { cleanLine } from './clean-text.ts';

const BAR = 12;
const DEFAULT_COLUMNS = 80;
/** Milliseconds between two drawings. */
const REDRAW_MS = 100;

/** Where the line is drawn. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressOptions {
  /** Name of the things that are counted, in the plural: "games". */
  readonly unit: string;
  /** How many were done before this run. */
  readonly before?: number;
  /** Milliseconds between two lines where the output is not a terminal, for example in a log file. By default nothing is written there. */
  readonly logMs?: number;
}

/** A line that shows how far the work has come, how fast it goes and how long it will take. It is overwritten until it is cleared. */
export class ProgressLine {
  private readonly terminal: Terminal;
  private readonly options: ProgressOptions;
  private readonly start = performance.now();
  private drawn = Number.NEGATIVE_INFINITY;

  constructor(terminal: Terminal, options: ProgressOptions) {
    this.terminal = terminal;
    this.options = options;
  }

  /**
   * Draws the line, unless it was drawn just before. The total may change over time. The note stands at the end of the line and is only
   * created when the line is drawn; `aside` follows it if there is room.
   */
  show(done: number, total: number, note = (): string => '', aside = ''): void {
    const { unit, before = 0, logMs = Number.POSITIVE_INFINITY } = this.options;
    const { isTTY = false, columns = DEFAULT_COLUMNS } = this.terminal;
    const now = performance.now();
    const since = isTTY ? this.drawn : Math.max(this.drawn, this.start);
    if (now - since < (isTTY ? REDRAW_MS : logMs)) return;
    this.drawn = now;
    const seconds = (now - this.start) / 1000;
    const notes = { note: cleanLine(note()), aside: cleanLine(aside) };
    const figures = { done, total, seconds, fresh: done - before, unit, ...notes };
    const width = isTTY ? columns - 1 : Number.POSITIVE_INFINITY;
    const line = formatProgress(figures, width);
    this.terminal.write(isTTY ? `\r${line}\u001B[K` : `${line}\n`);
  }

  /** Clears the line, so that something else can be written in its place. */
  clear(): void {
    if (this.terminal.isTTY === true) this.terminal.write('\r\u001B[K');
  }
}

export interface ProgressFigures {
  readonly done: number;
  readonly total: number;
  /** Seconds since this run began. */
  readonly seconds: number;
  /** How many were done in this run. */
  readonly fresh: number;
  readonly unit: string;
  readonly note: string;
  /** Text that is shown only if there is room. */
  readonly aside?: string;
}

/** Returns the line, or as much of it as fits: the least important parts are left out whole, so that no figure is cut. */
export function formatProgress(figures: ProgressFigures, width = Number.POSITIVE_INFINITY): string {
  const { done, total, seconds, fresh, unit, note, aside = '' } = figures;
  const full = Math.floor((done / total) * BAR);
  const pace = fresh / Math.max(seconds, 0.001);
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} `;
  const count = `${done} of ${total}`;
  const speed = `${pace.toFixed(pace < 10 ? 1 : 0)} ${unit}/s`;
  const left = pace > 0 ? `${duration((total - done) / pace)} left` : '';
  const forms = [
    [`${bar}${count}`, speed, left, note, aside],
    [`${bar}${count}`, speed, left, note],
    [`${bar}${count}`, left, note],
    [count, left, note],
    [count, note],
    [count, left],
    [count],
  ].map(parts => `  ${parts.filter(part => part !== '').join('  ')}`);
  return forms.find(line => line.length <= width) ?? count.slice(0, Math.max(0, width));
}

/** Returns a duration in words: "8 s", "3 min", "2 h". */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
