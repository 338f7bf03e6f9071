/** A function, and where it stands; lines and columns count from 0. */
export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

/** As much of a profile as is needed here, in V8's own format: a tree of calls, its root first. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[] | undefined;
  }[];
  /** Node on top of the stack at each look. */
  readonly samples?: readonly number[] | undefined;
  /** Microseconds before each look. */
  readonly timeDeltas?: readonly number[] | undefined;
}

/** Time spent in a function itself, not in what it calls. */
export interface SelfTime {
  readonly name: string;
  readonly room: string;
  readonly microseconds: number;
}

/** Functions by the time that they themselves took, longest first. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: CpuProfile): SelfTime[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, { name: string; room: string; microseconds: number }>();
  for (const [i, id] of samples.entries()) {
    const { functionName, url } = frames.get(id)!;
    if (isNoWork(functionName, url)) continue;
    const key = `${functionName} ${url}`;
    let time = times.get(key);
    if (time === undefined)
      times.set(key, (time = { name: nameOf(functionName), room: roomOf(functionName, url), microseconds: 0 }));
    time.microseconds += timeOf(timeDeltas[i]);
  }
  return [...times.values()].sort((a, b) => b.microseconds - a.microseconds);
}

/** Microseconds: a longer gap between two looks means that another process had the core. */
const LONGEST_GAP = 1000;

/** What the look after such a gap stands for. */
export function timeOf(gap: number | undefined): number {
  return Math.min(gap ?? 0, LONGEST_GAP);
}

/** Waiting, and the profiler's own door through which it is started and stopped. */
export function isNoWork(functionName: string, url: string): boolean {
  return functionName === '(idle)' || (functionName === 'dispatch' && url === '');
}

function nameOf(functionName: string): string {
  return functionName === '' ? '(anonymous)' : functionName;
}

/** `rules/weapons` of `.../packages/rules/src/weapons/to-hit/to-hit.ts`; what belongs to no package has names of its own. */
export function roomOf(functionName: string, url: string): string {
  if (functionName === '(garbage collector)') return 'garbage collector';
  if (url === '' || url.startsWith('node:')) return 'V8 and Node';
  const inPackage = /\/packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(url);
  if (inPackage === null) return url.includes('/bench/') ? 'bench' : 'other';
  const [, name, folder] = inPackage;
  return folder === undefined ? name! : `${name}/${folder}`;
}

/** Rooms by the time of all their functions, longest first. */
export function roomTimes(times: readonly SelfTime[]): { readonly room: string; readonly microseconds: number }[] {
  const rooms = new Map<string, number>();
  for (const { room, microseconds } of times) rooms.set(room, (rooms.get(room) ?? 0) + microseconds);
  return [...rooms]
    .map(([room, microseconds]) => ({ room, microseconds }))
    .sort((a, b) => b.microseconds - a.microseconds);
}
