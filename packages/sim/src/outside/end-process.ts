/** Kills a bot's process and all processes of its group, even if the bot itself is gone and only its children are left. */
export function endProcess(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // All of them are gone already.
  }
}

/** Leaders of the process groups that must end with this program. */
const watched = new Set<number>();

function endWatched(): void {
  for (const pid of watched) endProcess(pid);
}

/** Makes sure that a process and its group do not outlive this program, however it exits. */
export function watchProcess(pid: number): void {
  if (watched.size === 0) process.on('exit', endWatched);
  watched.add(pid);
}

/** Takes back `watchProcess`, for a process that has been ended. */
export function unwatchProcess(pid: number): void {
  watched.delete(pid);
  if (watched.size === 0) process.off('exit', endWatched);
}
