import type { Side } from '@hexfall/hex';
import { classesOfOne, classesOfTwo, type DiceRoller, type OutcomeClasses } from '../../vocabulary/dice/roller.ts';
import { CT, HD, type HitLocation, LA, LL, type LocationId, LT, RA, RL, RT } from '../../vocabulary/spec/locations.ts';
import type { HitTable } from '../../vocabulary/state/attacks.ts';

type Columns = Readonly<Record<Side, readonly LocationId[]>>;

/** The full table for two dice, from 2 to 12. The rear column is the front column with rear armor. */
const FRONT: readonly LocationId[] = [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD];
const FULL_TABLE: Columns = {
  front: FRONT,
  rear: FRONT,
  left: [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD],
  right: [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD],
};

/** The punch table for one die: the upper half of the target. */
const PUNCH_FRONT: readonly LocationId[] = [LA, LT, CT, RT, RA, HD];
const PUNCH_TABLE: Columns = {
  front: PUNCH_FRONT,
  rear: PUNCH_FRONT,
  left: [LT, LT, CT, LA, LA, HD],
  right: [RT, RT, CT, RA, RA, HD],
};

/** The punch table for a quad, which is struck in its hind legs from behind and in both legs of a side from there. */
const QUAD_PUNCH_TABLE: Columns = {
  front: PUNCH_FRONT,
  rear: [LL, LT, CT, RT, RL, HD],
  left: [LT, LT, CT, LA, LL, HD],
  right: [RT, RT, CT, RA, RL, HD],
};

/** The kick table for one die: the legs. */
const KICK_FRONT: readonly LocationId[] = [RL, RL, RL, LL, LL, LL];
const KICK_TABLE: Columns = {
  front: KICK_FRONT,
  rear: KICK_FRONT,
  left: [LL, LL, LL, LL, LL, LL],
  right: [RL, RL, RL, RL, RL, RL],
};

const QUAD_KICK_TABLE: Columns = {
  front: [LA, LA, LA, RA, RA, RA],
  rear: [LL, LL, LL, RL, RL, RL],
  left: [LL, LL, LL, LA, LA, LA],
  right: [RA, RA, RA, RL, RL, RL],
};

/** The hits of one side by roll, from the lowest, and the rolls that give the same hit. */
interface Column {
  readonly hits: readonly HitLocation[];
  readonly classes: OutcomeClasses;
}

type Hits = Readonly<Record<Side, Column>>;

/** Creates every hit of a table in advance, so that rolling for a location only has to look one up. */
function hitsOf(columns: Columns, fromBehind: boolean, throughArmorOnFirst: boolean): Hits {
  const column = (side: Side): Column => {
    const locations = columns[side];
    const hits = locations.map((location, i) => ({
      location,
      rear: fromBehind && side === 'rear',
      throughArmor: throughArmorOnFirst && i === 0,
    }));
    return { hits, classes: classesOfHits(hits) };
  };
  return { front: column('front'), rear: column('rear'), left: column('left'), right: column('right') };
}

/** Returns the rolls that give the same hit. A table for two dice has eleven rows, one for a single die has six. */
function classesOfHits(hits: readonly HitLocation[]): OutcomeClasses {
  const outcome = ({ location, throughArmor }: HitLocation): string => `${location} ${throughArmor}`;
  return hits.length === 6
    ? classesOfOne(face => outcome(hits[face - 1]!))
    : classesOfTwo(sum => outcome(hits[sum - 2]!));
}

const FULL_HITS = hitsOf(FULL_TABLE, true, true);
const PUNCH_HITS = hitsOf(PUNCH_TABLE, true, false);
const QUAD_PUNCH_HITS = hitsOf(QUAD_PUNCH_TABLE, true, false);
// Legs have no rear armor. Damage that goes on inward from a biped's leg meets the rear armor of its torso, from a
// quad's leg the front.
const KICK_HITS = hitsOf(KICK_TABLE, true, false);
const QUAD_KICK_HITS = hitsOf(QUAD_KICK_TABLE, false, false);

/**
 * Returns the column of a side. The names are spelled out, since looking a property up by name costs more than the
 * roll.
 */
function columnOf(hits: Hits, side: Side): Column {
  if (side === 'front') return hits.front;
  if (side === 'rear') return hits.rear;
  return side === 'left' ? hits.left : hits.right;
}

/**
 * Returns the hit for a roll of two dice on the full table, for weapons, charges and falls. A 2 may pass through the
 * armor.
 *
 * @example
 * ```ts
 * import { fullTable, LOCATIONS } from '@hexfall/rules';
 *
 * const { location, throughArmor } = fullTable('left', 2);
 * [LOCATIONS[location], throughArmor]; // => ['LT', true]
 * ```
 */
export function fullTable(side: Side, roll: number): HitLocation {
  return columnOf(FULL_HITS, side).hits[roll - 2]!;
}

/**
 * Returns the hit for a roll of one die on the punch table, which has the upper half of the target.
 *
 * @example
 * ```ts
 * import { LOCATIONS, punchTable } from '@hexfall/rules';
 *
 * LOCATIONS[punchTable('front', 6, false).location]; // => 'HD'
 * ```
 */
export function punchTable(side: Side, roll: number, quad: boolean): HitLocation {
  return columnOf(quad ? QUAD_PUNCH_HITS : PUNCH_HITS, side).hits[roll - 1]!;
}

/**
 * Returns the hit for a roll of one die on the kick table, which has the legs.
 *
 * @example
 * ```ts
 * import { kickTable, LOCATIONS } from '@hexfall/rules';
 *
 * LOCATIONS[kickTable('right', 1, false).location]; // => 'RL'
 * ```
 */
export function kickTable(side: Side, roll: number, quad: boolean): HitLocation {
  return columnOf(quad ? QUAD_KICK_HITS : KICK_HITS, side).hits[roll - 1]!;
}

/** Table for a hit from a floor above in the same building: the upper half. */
const FROM_ABOVE: readonly LocationId[] = [LA, LT, CT, RT, RA, HD];
/** Table for a hit from a floor below in the same building: legs and side torsos. */
const FROM_BELOW: readonly LocationId[] = [LL, LL, LT, RT, RL, RL];

/** Returns the hit between floors of one building, which is the same from every side except for the rear armor. */
export function floorTable(side: Side, roll: number, fromAbove: boolean): HitLocation {
  const location = (fromAbove ? FROM_ABOVE : FROM_BELOW)[roll - 1]!;
  return { location, rear: side === 'rear', throughArmor: false };
}

/** Rolls for the location of one hit. */
export function rollHitLocation(dice: DiceRoller, table: HitTable, side: Side, quad: boolean): HitLocation {
  const { hits, classes } = columnOf(hitsOn(table, quad), side);
  if (table === 'full') return hits[dice.twoD6('hitLocation', classes) - 2]!;
  return hits[dice.oneD6(table === 'punch' ? 'punchLocation' : 'kickLocation', classes) - 1]!;
}

function hitsOn(table: HitTable, quad: boolean): Hits {
  if (table === 'full') return FULL_HITS;
  if (table === 'punch') return quad ? QUAD_PUNCH_HITS : PUNCH_HITS;
  return quad ? QUAD_KICK_HITS : KICK_HITS;
}
