/** Groups items by key, in the order in which the keys first appear. Fastest where items of the same key stand together. */
export function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  let group: V[] | undefined;
  let groupKey: K | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (group === undefined || key !== groupKey) {
      group = groups.get(key);
      if (group === undefined) groups.set(key, (group = []));
      groupKey = key;
    }
    group.push(item);
  }
  return groups;
}
