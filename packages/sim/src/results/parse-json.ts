/** The value of a line of JSON, or `undefined` if the line is not JSON. */
export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
