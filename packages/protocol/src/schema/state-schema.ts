import { MECH_STATUSES, MOVE_MODES, PHASES, PILOT_CONDITIONS, ROLL_REASONS } from '@hexfall/rules';
import { z } from 'zod';

const count = z.int();
const counts = z.array(count);

const mechStateSchema = z
  .looseObject({
    id: count,
    side: count,
    spec: count,
    gunnery: count,
    piloting: count,
    status: z.enum(MECH_STATUSES),
    pilot: z.enum(PILOT_CONDITIONS),
    pilotWounds: count,
    hex: count,
    elevation: count,
    facing: count,
    twist: count,
    prone: z.boolean(),
    heat: count,
    shutdown: z.boolean(),
    armor: counts,
    structure: counts,
    slotHits: counts,
    ammo: counts,
    movement: z.enum(MOVE_MODES),
    hexesMoved: count,
    acted: z.boolean(),
    damageThisPhase: count,
    rolls: z.array(z.looseObject({ reason: z.enum(ROLL_REASONS), modifier: count })),
  })
  .meta({ id: 'MechState', description: 'How one unit is doing. Hexes are numbered row by row from 0.' });

export const outcomeSchema = z
  .looseObject({ kind: z.enum(['undecided', 'draw', 'win']), side: count.optional() })
  .meta({ id: 'Outcome', description: 'Who won, if anybody.' });

/** What everybody may see: the state without the dice. */
export const stateSchema = z
  .looseObject({
    turn: count,
    phase: z.enum(PHASES),
    initiative: counts,
    order: counts,
    acted: count,
    mechs: z.array(mechStateSchema),
    attacks: z.array(z.looseObject({})),
    terrainChanges: z.array(z.looseObject({})),
    outcome: outcomeSchema,
  })
  .meta({ id: 'GameState', description: 'The whole game without its dice.' });
