/** Columns that are overwritten. */
const WIDTH = 70;

/** A line that says how far a long run is: overwritten on a terminal, printed now and then elsewhere. */
export class Progress {
  private readonly total: number;
  private readonly what: string;
  private readonly begin = performance.now();
  private last = 0;

  constructor(total: number, what: string) {
    this.total = total;
    this.what = what;
  }

  show(done: number): void {
    const now = performance.now();
    const terminal = process.stdout.isTTY;
    if (now - this.last < (terminal ? 200 : 15_000)) return;
    this.last = now;
    const rate = (done / (now - this.begin)) * 1000;
    const line = `${done} of ${this.total} ${this.what}, ${rate.toFixed(1)} a second, ${formatTime((this.total - done) / rate)} left`;
    process.stdout.write(terminal ? `\r${line.padEnd(WIDTH)}` : `${line}\n`);
  }

  /** A line that stays, above the one that is overwritten. */
  say(text: string): void {
    if (process.stdout.isTTY) process.stdout.write(`\r${' '.repeat(WIDTH)}\r`);
    process.stdout.write(`${text}\n`);
  }

  end(): void {
    if (process.stdout.isTTY) process.stdout.write('\n');
  }

  seconds(): string {
    return ((performance.now() - this.begin) / 1000).toFixed(1);
  }
}

function formatTime(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
