const BAR = 24;

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** One line that shows how far the work is; silent where nobody watches. */
export function createProgress(terminal: Terminal): (done: number, total: number, path: string) => void {
  if (terminal.isTTY !== true) return () => undefined;
  return (done, total, path) => {
    const full = total === 0 ? BAR : Math.floor((done / total) * BAR);
    const line = `  ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${total}  `;
    const room = Math.max(0, (terminal.columns ?? 80) - line.length - 1);
    // The last call wipes the line: what follows is the summary.
    terminal.write(path === '' ? '\r\u001B[K' : `\r${line}${path.slice(-room)}\u001B[K`);
  };
}
