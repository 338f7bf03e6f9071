/** A line that says how far a long run is: overwritten on a terminal, printed now and then elsewhere. */
export class Progress {
  private readonly total: number;
  private readonly begin = performance.now();
  private last = 0;

  constructor(total: number) {
    this.total = total;
  }

  show(done: number): void {
    const now = performance.now();
    const terminal = process.stdout.isTTY;
    if (now - this.last < (terminal ? 200 : 15_000)) return;
    this.last = now;
    const rate = (done / (now - this.begin)) * 1000;
    const line = `${done} of ${this.total} games, ${rate.toFixed(1)} a second, ${formatTime((this.total - done) / rate)} left`;
    process.stdout.write(terminal ? `\r${line.padEnd(70)}` : `${line}\n`);
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
