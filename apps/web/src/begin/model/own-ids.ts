/** The beginning of the ids of the user's own units and boards, which distinguishes them from built-in ones. */
const OWN = 'mine:';

export function ownId(name: string): string {
  return `${OWN}${name}`;
}

export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}

/** Returns the name of a unit or board. */
export function nameOfId(id: string): string {
  return isOwnId(id) ? id.slice(OWN.length) : id;
}
