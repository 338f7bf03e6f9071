import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the processor seconds of all processes of the server. Those of processes that have ended are included in those of their parent.
 */
export function serverSeconds(server: number): number {
  const pids = [server, ...childrenOf(server)];
  return pids.reduce((sum, pid) => sum + processorTicks(pid), 0) / TICKS_PER_SECOND;
}

const TICKS_PER_SECOND = 100;

function childrenOf(pid: number): number[] {
  const list = execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return list.trim().split(/\s+/).map(Number);
}

/** Returns the processor time of a process, in its own code and in the system, and that of its children that have ended. */
function processorTicks(pid: number): number {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // The name of the process may contain spaces; what follows it begins with the third column.
  const columns = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, column) => sum + Number(columns[column]), 0);
}
