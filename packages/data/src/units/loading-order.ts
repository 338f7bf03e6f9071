import { CT, HD, LA, LL, type LocationId, LT, RA, RL, RT } from '@hexfall/rules';

/**
 * Order in which a unit's items are counted. Limbs come before torsos and side torsos before the center, because a
 * weapon that needs two locations continues in the next one inward.
 */
export const LOADING_ORDER: readonly LocationId[] = [LL, RL, LA, RA, LT, RT, CT, HD];
