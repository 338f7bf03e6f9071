/** The subjects of construction rules. */
export const CONSTRUCTION_RULES = [
  'weight',
  'engine',
  'heatSinks',
  'armor',
  'slots',
  'location',
  'jumpJets',
  'company',
  'techBase',
  'unknown',
] as const;
export type ConstructionRule = (typeof CONSTRUCTION_RULES)[number];

/** One violation of the construction rules by a unit. */
export interface ConstructionFinding {
  readonly rule: ConstructionRule;
  /** Field of the blueprint, such as `armor.CT`. */
  readonly path: string;
  /** One sentence without its subject, which is the unit: "is 51.5 tons, 1.5 over its 50". */
  readonly message: string;
}

export function finding(rule: ConstructionRule, path: string, message: string): ConstructionFinding {
  return { rule, path, message };
}

/** Formats a number of things: "1 slot", "3 slots". */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
