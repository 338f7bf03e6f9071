import { marginOfError, type Proportion } from '@hexfall/sim';
import { percent } from './figures.ts';

const BAR = 12;
/** Milliseconds between two drawings. */
const PACE = 100;

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** Games so far, those of earlier runs included, how many it is going to be, and what they say. */
  show(done: number, games: number, estimate: () => string): void;
  end(): void;
}

const SILENT: Progress = { show: () => undefined, end: () => undefined };

/** One line that shows how far the games are; silent where nobody watches. */
export function createProgressLine(terminal: Terminal, before: number): Progress {
  if (terminal.isTTY !== true) return SILENT;
  const start = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show: (done, games, estimate) => {
      const now = performance.now();
      if (now - drawn < PACE) return;
      drawn = now;
      const line = formatProgress({
        games,
        done,
        seconds: (now - start) / 1000,
        fresh: done - before,
        estimate: estimate(),
      });
      terminal.write(`\r${line.slice(0, (terminal.columns ?? 80) - 1)}\u001B[K`);
    },
    end: () => void terminal.write('\r\u001B[K'),
  };
}

export interface ProgressFigures {
  readonly games: number;
  readonly done: number;
  /** Since this run began, and games played in it. */
  readonly seconds: number;
  readonly fresh: number;
  readonly estimate: string;
}

export function formatProgress({ games, done, seconds, fresh, estimate }: ProgressFigures): string {
  const full = Math.floor((done / games) * BAR);
  const pace = fresh / Math.max(seconds, 0.001);
  const left = pace > 0 ? `${duration((games - done) / pace)} left` : '';
  const speed = `${pace.toFixed(pace < 10 ? 1 : 0)} games/s`;
  return `  ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${games}  ${speed}  ${left}  ${estimate}`;
}

/** What a simulation says of A. */
export function winEstimate(rate: Proportion): string {
  return `A wins ${percent(rate.value)} ±${percent(marginOfError(rate))}`;
}

/** "8 s", "3 min", "2 h". */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
