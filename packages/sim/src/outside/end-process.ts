/** Kills a process together with its process group, if it has its own. */
export function endProcess(pid: number): void {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // The process is gone already, or is not the leader of a group.
    }
  }
}
