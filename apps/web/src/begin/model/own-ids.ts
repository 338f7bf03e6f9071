/** What the ids of the user's own units and boards begin with, so that they are never taken for built-in ones. */
const OWN = 'mine:';

export function ownId(name: string): string {
  return `${OWN}${name}`;
}

export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}

/** Returns what a unit or board is called. */
export function nameOfId(id: string): string {
  return isOwnId(id) ? id.slice(OWN.length) : id;
}
