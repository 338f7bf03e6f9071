/** Ends a program that was started in a group of its own, with all that it started. */
export function endProcess(pid: number): void {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It is gone already, or was no group.
    }
  }
}
