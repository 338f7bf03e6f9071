import type { ManifestItem } from '../units/manifest.ts';

/** Returns the usual name of an item. */
export function itemName({ entry }: ManifestItem): string {
  if (entry.kind === 'weapon') return entry.type.name;
  return entry.kind === 'heatSink' || entry.kind === 'equipment' ? entry.name : (entry.names[0] ?? entry.kind);
}
