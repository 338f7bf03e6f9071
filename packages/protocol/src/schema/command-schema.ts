import { type Command, HIT_TABLES, LOCATIONS, MOVE_STEPS } from '@hexfall/rules';
import { z } from 'zod';

const index = z.int().min(0).max(65535);

const facing = z.int().min(0).max(5);

const move = {
  mode: z.enum(['walk', 'run']),
  steps: z.array(z.enum(MOVE_STEPS)).max(200),
  climb: z.boolean(),
  masc: z.boolean().optional(),
  supercharger: z.boolean().optional(),
  reckless: z.boolean().optional(),
};

const shot = z.looseObject({
  weapon: index,
  target: index,
  rate: z.int().min(1).max(6).optional().meta({ description: 'Shots at once; for a machine gun all of its array.' }),
  bin: index.optional().meta({ description: 'Ammunition bin to draw from.' }),
  aim: z.enum(LOCATIONS).optional().meta({ description: 'An aimed shot.' }),
  heat: z.boolean().optional().meta({ description: 'A flamer heats its target instead of damaging it.' }),
  spotter: index.optional().meta({ description: 'Indirect fire: who sees the target; the firer itself for a beacon.' }),
});

type Fields<T> = { readonly [K in keyof Omit<T, 'type' | 'unit'>]: z.ZodType };

/** The fields of every command beside its type and unit. One that a command needs and that is missing here does not compile. */
const COMMAND_FIELDS: { readonly [T in Command['type']]: Fields<Extract<Command, { type: T }>> } = {
  deploy: { hex: index, facing, elevation: z.int().min(-128).max(255).optional() },
  holdBack: {},
  move,
  jump: { to: index, facing },
  stay: {},
  shutDown: {},
  startUp: {},
  breakFree: {},
  charge: { target: index, ...move },
  dfa: { target: index, approach: index },
  fire: {
    twist: z.int().min(-1).max(1),
    flipArms: z.boolean().optional(),
    capacitors: z.array(index).max(32).optional().meta({ description: 'PPCs whose capacitors charge this turn.' }),
    stealth: z.boolean().optional().meta({ description: 'Stealth armor on or off from the next turn.' }),
    dump: z.array(index).max(32).optional().meta({ description: 'Ammunition bins to be dumped in the next turn.' }),
    shots: z.array(shot).max(64),
  },
  punch: { target: index, arms: z.array(z.enum(['LA', 'RA'])).max(2) },
  kick: { target: index, leg: z.enum(LOCATIONS) },
  push: { target: index },
  melee: { target: index, item: index, aim: z.enum(HIT_TABLES) },
  hold: {},
};

const commandSchemas = Object.entries(COMMAND_FIELDS).map(([type, fields]) =>
  z.looseObject({ type: z.literal(type), unit: index, ...fields }),
);

/**
 * The shape of an order, as it is documented. Fields beyond it are for `parseCommand` to accept or refuse: the rules
 * know best which optional ones there are.
 */
export const commandSchema = z
  .discriminatedUnion('type', commandSchemas as [(typeof commandSchemas)[number], ...typeof commandSchemas])
  .meta({
    id: 'Command',
    description: 'An order for one unit. Hexes are numbered row by row from 0: (row - 1) * width + column - 1.',
  });
