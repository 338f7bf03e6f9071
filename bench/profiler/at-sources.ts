import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CallFrame, CpuProfile } from './self-time.ts';

/** The same profile, with every function where it was written: what runs are bundles, and these know where their parts come from. */
export function atSources(profile: CpuProfile): CpuProfile {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (url: string): SourceMap | undefined => {
    if (!maps.has(url)) maps.set(url, readMap(url));
    return maps.get(url);
  };
  const nodes = profile.nodes.map(node => ({
    ...node,
    callFrame: atSource(node.callFrame, mapOf(node.callFrame.url)),
  }));
  return { ...profile, nodes };
}

function readMap(url: string): SourceMap | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = `${fileURLToPath(url)}.map`;
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined;
}

function atSource(frame: CallFrame, map: SourceMap | undefined): CallFrame {
  const entry = map?.findEntry(frame.lineNumber ?? 0, frame.columnNumber ?? 0);
  if (entry === undefined || !('originalSource' in entry)) return frame;
  return { ...frame, url: new URL(entry.originalSource, frame.url).href };
}
