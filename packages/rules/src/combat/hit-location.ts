import type { Side } from '@hexfall/hex';
import type { DiceRoller } from '../dice/roller.ts';
import { CT, HD, LA, LL, type LocationId, LT, RA, RL, RT } from '../state/locations.ts';

/** Where a hit lands. */
export interface HitLocation {
  readonly location: LocationId;
  /** The rear armor of a torso is struck. */
  readonly rear: boolean;
  /** A roll of 2 on the full table: a critical hit may pass through intact armor. */
  readonly throughArmor: boolean;
}

type Columns = Readonly<Record<Side, readonly LocationId[]>>;

/** The full table, two dice, from 2 to 12. The rear column is the front column with rear armor. */
const FRONT: readonly LocationId[] = [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD];
const FULL_TABLE: Columns = {
  front: FRONT,
  rear: FRONT,
  left: [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD],
  right: [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD],
};

/** The punch table, one die: the upper half of the target. */
const PUNCH_FRONT: readonly LocationId[] = [LA, LT, CT, RT, RA, HD];
const PUNCH_TABLE: Columns = {
  front: PUNCH_FRONT,
  rear: PUNCH_FRONT,
  left: [LT, LT, CT, LA, LA, HD],
  right: [RT, RT, CT, RA, RA, HD],
};

/** A quad is struck in its hind legs from behind and in both legs of a side. */
const QUAD_PUNCH_TABLE: Columns = {
  front: PUNCH_FRONT,
  rear: [LL, LT, CT, RT, RL, HD],
  left: [LT, LT, CT, LA, LL, HD],
  right: [RT, RT, CT, RA, RL, HD],
};

/** The kick table, one die: the legs. */
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

/** Which table an attack rolls on. */
export const HIT_TABLES = ['full', 'punch', 'kick'] as const;
export type HitTable = (typeof HIT_TABLES)[number];

/** A roll on the full table for weapons, charges and falls. */
export function fullTable(side: Side, roll: number): HitLocation {
  return { location: FULL_TABLE[side][roll - 2]!, rear: side === 'rear', throughArmor: roll === 2 };
}

export function punchTable(side: Side, roll: number, quad: boolean): HitLocation {
  const table = quad ? QUAD_PUNCH_TABLE : PUNCH_TABLE;
  return { location: table[side][roll - 1]!, rear: side === 'rear', throughArmor: false };
}

export function kickTable(side: Side, roll: number, quad: boolean): HitLocation {
  const table = quad ? QUAD_KICK_TABLE : KICK_TABLE;
  // Legs have no rear armor; what goes on inward from a biped's leg meets the rear of its torso, from a quad's the front.
  return { location: table[side][roll - 1]!, rear: side === 'rear' && !quad, throughArmor: false };
}

/** Inside a building, from a floor above: the upper half. */
const FROM_ABOVE: readonly LocationId[] = [LA, LT, CT, RT, RA, HD];
/** From a floor below: legs and side torsos. */
const FROM_BELOW: readonly LocationId[] = [LL, LL, LT, RT, RL, RL];

/** A hit between floors of one building, the same from every side but for the rear armor. */
export function floorTable(side: Side, roll: number, fromAbove: boolean): HitLocation {
  const location = (fromAbove ? FROM_ABOVE : FROM_BELOW)[roll - 1]!;
  return { location, rear: side === 'rear', throughArmor: false };
}

/** Rolls for the location of one hit. */
export function rollHitLocation(dice: DiceRoller, table: HitTable, side: Side, quad: boolean): HitLocation {
  if (table === 'punch') return punchTable(side, dice.oneD6('punchLocation'), quad);
  if (table === 'kick') return kickTable(side, dice.oneD6('kickLocation'), quad);
  return fullTable(side, dice.twoD6('hitLocation'));
}
