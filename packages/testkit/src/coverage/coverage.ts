/** Things of one kind that a run of games should see: all weapons, all kinds of events. */
export interface CoverageSection {
  readonly name: string;
  readonly all: readonly string[];
}

/** What is not expected to come up in random play, and why. */
export interface Unexpected {
  readonly section: string;
  readonly item: string;
  readonly reason: string;
}

/** Counts what a run of games has seen, against lists of all there is. */
export class Coverage {
  private readonly counts: ReadonlyMap<string, Map<string, number>>;

  constructor(sections: readonly CoverageSection[]) {
    this.counts = new Map(sections.map(({ name, all }) => [name, new Map(all.map(item => [item, 0]))]));
  }

  /** Notes one sight of an item; what is on no list is not counted. */
  see(section: string, item: string): void {
    const items = this.counts.get(section);
    const seen = items?.get(item);
    if (seen !== undefined) items!.set(item, seen + 1);
  }

  countOf(section: string, item: string): number {
    return this.counts.get(section)?.get(item) ?? 0;
  }

  /** By section: how many things there are, how many were seen, and which were not. */
  report(): { readonly section: string; readonly all: number; readonly seen: number; readonly unseen: string[] }[] {
    return [...this.counts].map(([section, items]) => {
      const unseen = [...items].filter(([, times]) => times === 0).map(([item]) => item);
      return { section, all: items.size, seen: items.size - unseen.length, unseen };
    });
  }

  /** Whether there is such a thing at all: an allowance for something else is out of date. */
  knows(section: string, item: string): boolean {
    return this.counts.get(section)?.has(item) === true;
  }
}
