import type { ManifestItem } from './manifest.ts';

/** Returns how many heat sinks the items hold, prototypes and pairs included. */
export function sinksIn(items: readonly ManifestItem[]): number {
  return items.reduce((sum, item) => sum + sinksOf(item), 0);
}

export function sinksOf({ entry }: ManifestItem): number {
  return entry.kind === 'heatSink' ? entry.sinks : 0;
}
