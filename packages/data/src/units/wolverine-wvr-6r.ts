import type { MechBlueprint } from './blueprint.ts';

/** 55 tons that jump, with a weapon for every range. */
export const WOLVERINE_WVR_6R: MechBlueprint = {
  chassis: 'Wolverine',
  model: 'WVR-6R',
  tonnage: 55,
  engine: { rating: 275 },
  heatSinks: { count: 12 },
  armor: { HD: 8, CT: 20, RT: 20, LT: 20, RA: 16, LA: 16, RL: 16, LL: 16, CTR: 8, RTR: 6, LTR: 6 },
  items: {
    HD: ['Medium Laser'],
    CT: ['Jump Jet'],
    RT: ['Heat Sink'],
    LT: ['SRM 6', 'SRM 6 ammo'],
    RA: ['AC/5', 'AC/5 ammo'],
    RL: ['2 x Jump Jet'],
    LL: ['2 x Jump Jet'],
  },
};
