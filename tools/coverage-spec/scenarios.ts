/** One required behaviour, named in test titles by its id in brackets. */
export interface Scenario {
  readonly id: string;
  readonly document: string;
  readonly title: string;
}

/** An id in a test name. */
export const ID_IN_NAME = /\[([A-Z]{2,5}-\d{2,3})\]/g;

/** Reads the list: a heading, then id, document and title separated by tabs. */
export function parseScenarios(text: string): Scenario[] {
  return lines(text)
    .slice(1)
    .map(line => {
      const [id = '', document = '', title = ''] = line.split('\t');
      return { id, document, title };
    });
}

/** Reads one id per line; `#` begins a comment. */
export function parseIds(text: string): string[] {
  return lines(text.replace(/#.*/g, '')).map(line => line.trim());
}

/** Returns how our list differs from a reference list with the ids in its first column. */
export function compareWithReference(scenarios: readonly Scenario[], reference: string): string[] {
  const ours = new Set(scenarios.map(scenario => scenario.id));
  const theirs = new Set(
    lines(reference)
      .slice(1)
      .map(line => line.split('\t')[0]!),
  );
  return [
    ...[...theirs]
      .filter(id => !ours.has(id))
      .map(id => `${id} is in the reference list but not in docs/scenarios.tsv`),
    ...[...ours]
      .filter(id => !theirs.has(id))
      .map(id => `${id} is in docs/scenarios.tsv but not in the reference list`),
  ];
}

function lines(text: string): string[] {
  return text.split(/\r?\n/).filter(line => line.trim() !== '');
}
