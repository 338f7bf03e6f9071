/** Returns the source of the switches with one value of one of them replaced by the other profile's. */
export function flipSwitch(source: string, id: string, side: 'spec' | 'canon'): string {
  const start = source.search(new RegExp(`^  '?${id}'?: (?:count|flag|choice)\\(`, 'm'));
  if (start < 0) throw new Error(`there is no switch ${id}`);
  const end = source.indexOf('}),', start);
  const entry = source.slice(start, end);
  const value = (profile: string): string => new RegExp(`\\b${profile}: ([^,\\s}]+)`).exec(entry)![1]!;
  const flipped = entry.replace(
    new RegExp(`\\b${side}: [^,\\s}]+`),
    `${side}: ${value(side === 'spec' ? 'canon' : 'spec')}`,
  );
  return source.slice(0, start) + flipped + source.slice(end);
}
