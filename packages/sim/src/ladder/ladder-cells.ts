/** Lists of units of one weight, four each, by the names of the catalogue. */
export const LADDER_MIXES = {
  light: ['JR7-D', 'PNT-9R', 'LCT-1V', 'COM-2D'],
  medium: ['WVR-6R', 'HBK-4G', 'CN9-A', 'PXH-1'],
  mixed: ['SHD-2H', 'JR7-D', 'AWS-8Q', 'TDR-5S'],
  heavy: ['WHM-6R', 'ARC-2R', 'MAD-3R', 'RFL-3N'],
  assault: ['AWS-8Q', 'AS7-D', 'STK-3F', 'VTR-9B'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const LADDER_RULES = ['spec', 'canon'] as const;
/** Styles of the maps. */
export const LADDER_GROUNDS = ['open', 'woods', 'hills', 'city'] as const;
/** Units on each side. */
export const LADDER_SIZES = [1, 2, 4] as const;
export const LADDER_MIX_NAMES = ['light', 'medium', 'mixed', 'heavy', 'assault'] as const;

export type LadderRules = (typeof LADDER_RULES)[number];
export type LadderMix = (typeof LADDER_MIX_NAMES)[number];
export type LadderGround = (typeof LADDER_GROUNDS)[number];
export type LadderSize = (typeof LADDER_SIZES)[number];

/** What a ladder is played with; each pairing of bots plays every combination. */
export interface LadderScope {
  readonly rules: readonly LadderRules[];
  readonly mixes: readonly LadderMix[];
  readonly grounds: readonly LadderGround[];
  readonly sizes: readonly LadderSize[];
}

export const WHOLE_LADDER: LadderScope = {
  rules: LADDER_RULES,
  mixes: LADDER_MIX_NAMES,
  grounds: LADDER_GROUNDS,
  sizes: LADDER_SIZES,
};

/** One combination. Its games take turns on all grounds. */
export interface LadderCell {
  readonly rules: LadderRules;
  readonly mix: LadderMix;
  readonly size: LadderSize;
}

/** The combinations of a scope. Neighbours differ in size first, so that a run that stops early has seen all sizes. */
export function cellsOf({ rules, mixes, sizes }: LadderScope): LadderCell[] {
  return mixes.flatMap(mix => rules.flatMap(profile => sizes.map(size => ({ rules: profile, mix, size }))));
}

/** The units of a side: the first of the mix alone, the two in its middle, or all four. */
export function unitsOf({ mix, size }: LadderCell): readonly string[] {
  const units = LADDER_MIXES[mix];
  return size === 2 ? units.slice(1, 3) : units.slice(0, size);
}

/** The grounds of a combination in the order in which they are played. Each begins with a different one. */
export function groundsOf({ grounds }: LadderScope, cell: number): LadderGround[] {
  const first = cell % grounds.length;
  return [...grounds.slice(first), ...grounds.slice(0, first)];
}
