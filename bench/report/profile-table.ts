import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { formatColumns } from './columns.ts';

/** The part of a .cpuprofile that is needed here: how often each function was on top of the stack. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
    readonly hitCount: number;
  }[];
}

const MAX_FUNCTIONS = 25;
/** Folders below this share are left out. */
const MIN_SHARE = 0.005;

/** Time spent in functions themselves, not in what they call: by folder and by function, as shares of all of it. */
export function formatProfile({ nodes }: CpuProfile): string {
  const maps = new Map<string, SourceMap | undefined>();
  const folders = new Map<string, number>();
  const functions = new Map<string, number>();
  let all = 0;
  for (const { callFrame, hitCount } of nodes) {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    if (functionName === '(idle)') continue;
    if (!maps.has(url)) maps.set(url, readMap(url));
    const folder = folderOf(sourceOf(url, maps.get(url)?.findEntry(lineNumber, columnNumber)));
    add(folders, folder, hitCount);
    add(functions, `${functionName || '(anonymous)'}\t${folder}`, hitCount);
    all += hitCount;
  }
  const share = (hits: number): string => `${((100 * hits) / all).toFixed(1)}%`;
  const folderLines = mostFirst(folders).filter(([, hits]) => hits >= MIN_SHARE * all);
  const functionLines = mostFirst(functions).slice(0, MAX_FUNCTIONS);
  return [
    formatColumns([['folder', 'self time'], ...folderLines.map(([folder, hits]) => [folder, share(hits)])]),
    formatColumns([
      ['function', 'self time', 'folder'],
      ...functionLines.map(([key, hits]) => [key.split('\t')[0]!, share(hits), key.split('\t')[1]!]),
    ]),
  ].join('\n\n');
}

/** What runs are bundles; their source maps say where the parts come from. */
function readMap(url: string): SourceMap | undefined {
  const path = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined;
}

function sourceOf(url: string, entry: ReturnType<SourceMap['findEntry']> | undefined): string {
  return entry !== undefined && 'originalSource' in entry ? new URL(entry.originalSource, url).href : url;
}

/** `rules/weapons/to-hit` of `.../packages/rules/src/weapons/to-hit/to-hit.ts`. */
function folderOf(url: string): string {
  const [, name, folder] = /\/packages\/([^/]+)\/src\/(?:(.+)\/)?/.exec(url) ?? [];
  if (name !== undefined) return folder === undefined ? name : `${name}/${folder}`;
  return url.includes('/bench/') ? 'bench' : 'Node and libraries';
}

function add(counts: Map<string, number>, key: string, hits: number): void {
  counts.set(key, (counts.get(key) ?? 0) + hits);
}

function mostFirst(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort((a, b) => b[1] - a[1]);
}
