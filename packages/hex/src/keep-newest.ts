/** Adds an entry to a map that holds at most `maxKept` of them; when it is full, the oldest one makes room. Returns the value. */
export function keepNewest<V>(map: Map<number, V>, key: number, value: V, maxKept: number): V {
  // A map keeps its entries in the order in which they were added: the first one is the oldest.
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size >= maxKept) map.delete(oldest);
  map.set(key, value);
  return value;
}
