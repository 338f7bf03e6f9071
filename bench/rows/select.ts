import type { Entry } from './catalogue.ts';

export type Selection = { readonly entries: readonly Entry[] } | { readonly problem: string };

/** Returns the rows that the words select: groups, whole names, or parts of names. A word that selects nothing is a problem. */
export function selectRows(entries: readonly Entry[], words: readonly string[]): Selection {
  const chosen = new Set<Entry>();
  for (const word of words) {
    const found = rowsMeant(entries, word.trim().toLowerCase());
    if (found.length === 0) {
      return { problem: `no row or group is called "${word.trim()}"; groups are ${groupsOf(entries).join(', ')}` };
    }
    for (const entry of found) chosen.add(entry);
  }
  return { entries: entries.filter(entry => chosen.has(entry)) };
}

function rowsMeant(entries: readonly Entry[], word: string): Entry[] {
  if (word === '') return [];
  const inGroup = entries.filter(({ row }) => row.groups.includes(word));
  if (inGroup.length > 0) return inGroup;
  const exact = entries.filter(({ row }) => row.name.toLowerCase() === word);
  return exact.length > 0 ? exact : entries.filter(({ row }) => row.name.toLowerCase().includes(word));
}

function groupsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ row }) => row.groups))];
}
