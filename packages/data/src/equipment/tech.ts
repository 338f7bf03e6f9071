/** Whether an entry of the tables belongs to the Clans only, by its names in unit files. */
export function isClanOnly(names: readonly string[]): boolean {
  return names.length > 0 && names.every(isClanName);
}

export function isInnerSphereOnly(names: readonly string[]): boolean {
  return names.length > 0 && names.every(isInnerSphereName);
}

export function isClanName(name: string): boolean {
  return /^CL[A-Z0-9 ]|^Clan\b|[[(]Clan[\])]$/.test(name);
}

export function isInnerSphereName(name: string): boolean {
  return /^IS[A-Z0-9 ]|\[IS\]$/.test(name);
}
