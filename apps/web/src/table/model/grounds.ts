import { type Board, createBoard, type HexContent } from '@hexfall/hex';

/** The kinds of ground in which a unit at the real table can stand, as far as they matter for its sheet. */
export const GROUNDS = {
  open: { words: 'Open ground', content: { level: 0, layers: {} } },
  lightWoods: { words: 'Light woods', content: { level: 0, layers: { woods: 1, foliageHeight: 2 } } },
  heavyWoods: { words: 'Heavy woods', content: { level: 0, layers: { woods: 2, foliageHeight: 2 } } },
  water1: { words: 'Water, depth 1', content: { level: 0, layers: { water: 1, depth: 1 } } },
  water2: { words: 'Water, depth 2', content: { level: 0, layers: { water: 1, depth: 2 } } },
  rubble: { words: 'Rubble', content: { level: 0, layers: { rubble: 1 } } },
  swamp: { words: 'Swamp', content: { level: 0, layers: { swamp: 1 } } },
  mud: { words: 'Mud', content: { level: 0, layers: { mud: 1 } } },
  snow: { words: 'Deep snow', content: { level: 0, layers: { snow: 2 } } },
} as const satisfies Readonly<Record<string, Ground>>;

interface Ground {
  readonly words: string;
  readonly content: HexContent;
}

export type GroundName = keyof typeof GROUNDS;
export const GROUND_NAMES = Object.keys(GROUNDS) as GroundName[];

/**
 * Creates the board behind the sheets. It is never shown, but the rules need to know what a unit stands on. Every unit has a row of its
 * own, with a hex of each kind of ground.
 */
export function groundBoard(units: number): Board {
  const row = GROUND_NAMES.map(name => GROUNDS[name].content);
  return createBoard(
    row.length,
    units,
    Array.from({ length: units }).flatMap(() => row),
  );
}

/** Returns the hex in which a unit stands on a kind of ground. */
export function hexOfGround(unit: number, ground: GroundName): number {
  return unit * GROUND_NAMES.length + GROUND_NAMES.indexOf(ground);
}

/** Returns the kind of ground of a hex of the board behind the sheets. */
export function groundOfHex(hex: number): GroundName {
  return GROUND_NAMES[hex % GROUND_NAMES.length]!;
}

/** Returns how deep a unit stands in water, as its elevation. */
export function elevationOn(ground: GroundName): number {
  const layers: HexContent['layers'] = GROUNDS[ground].content.layers;
  return 0 - (layers.depth ?? 0);
}
