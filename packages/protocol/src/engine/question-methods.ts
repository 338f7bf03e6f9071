import { ATTACK_KINDS, boardOf, type Game, HIT_TABLES, hasBuilding, LOCATIONS, mechOf, specOf } from '@hexfall/rules';
import { type AttackQuestion, attackNumber } from '@hexfall/view';
import { z } from 'zod';
import { unitSchema } from '../schema/unit-number.ts';
import { invalidParams } from './errors.ts';
import { explainNumber, numberFields } from './explained-number.ts';
import { gameIdSchema } from './game-methods.ts';
import { legalMethod } from './legal-method.ts';
import { defineMethod } from './method.ts';
import { pilotingMethod } from './piloting-method.ts';
import { requireMechOnBoard } from './unit-params.ts';

const weaponSchema = z.int().min(0).max(31);

/** The fields of every question about a shot. */
const firedFields = {
  bin: z
    .int()
    .min(0)
    .max(77)
    .optional()
    .meta({ description: 'Ammunition bin; by default, the first that the weapon can use.' }),
  secondary: z.int().min(0).max(2).optional().meta({
    description: 'The modifier for a target that is not the primary one.',
  }),
};

const atUnitSchema = z.strictObject({
  kind: z.enum(ATTACK_KINDS).exclude(['building']),
  attacker: unitSchema,
  target: unitSchema,
  weapon: weaponSchema.optional().meta({ description: 'For a weapon attack.' }),
  ...firedFields,
  aimedAt: z.enum(LOCATIONS).optional().meta({ description: 'For an aimed shot: the location aimed at.' }),
  spotter: unitSchema.optional().meta({ description: 'For indirect fire: the unit that sees the target.' }),
  limb: z.enum(LOCATIONS).optional().meta({ description: 'For a punch or kick: the arm or leg.' }),
  item: z.int().min(0).max(999).optional().meta({ description: 'For a melee weapon: its index in the equipment.' }),
  aim: z.enum(HIT_TABLES).optional(),
});

const atBuildingSchema = z.strictObject({
  kind: z.literal('building'),
  attacker: unitSchema,
  hex: z.int().min(0).meta({ description: 'Where the building or bridge stands; any hex for artillery.' }),
  weapon: weaponSchema,
  ...firedFields,
});

const attackSchema = z.discriminatedUnion('kind', [atUnitSchema, atBuildingSchema]);

const toHitMethod = defineMethod({
  summary:
    'Returns the target number of an attack in the present position, with every modifier. Firing arcs and whose turn it is are not checked.',
  params: z.strictObject({ game: gameIdSchema, attack: attackSchema }),
  result: z.strictObject(numberFields),
  run(store, { game: id, attack }) {
    const { game } = store.get(id);
    requireMechOnBoard(game, attack.attacker, 'attack.attacker');
    if (attack.kind === 'building') requireMark(game, attack);
    else requireMechOnBoard(game, attack.target, 'attack.target');
    const number = attackNumber(game, attack.kind === 'building' ? given(attack) : toQuestion(attack));
    if (number === undefined) {
      throw invalidParams([{ path: 'attack', reason: 'does not name a weapon, limb or item that the unit has' }]);
    }
    return explainNumber(game, number.need, number.modifiers);
  },
});

/** Throws unless a hex has a building or bridge that can be damaged; for artillery, any hex of the board will do. */
function requireMark(game: Game, { attacker, weapon, hex }: z.output<typeof atBuildingSchema>): void {
  const board = boardOf(game);
  const bursts = specOf(game, mechOf(game, attacker)).weapons[weapon]?.type.damage.kind === 'blast';
  if (bursts ? hex < board.grid.size : hasBuilding(board, hex)) return;
  const reason = bursts ? 'is not on the board' : 'is not a hex with a building or bridge that can be damaged';
  throw invalidParams([{ path: 'attack.hex', reason }]);
}

/** Returns the fields of a question that have a value. */
function given(fields: object): AttackQuestion {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as AttackQuestion;
}

function toQuestion({ limb, aimedAt, ...attack }: z.output<typeof atUnitSchema>): AttackQuestion {
  return {
    ...given(attack),
    ...(limb === undefined ? {} : { limb: LOCATIONS.indexOf(limb) }),
    ...(aimedAt === undefined ? {} : { aimedAt: LOCATIONS.indexOf(aimedAt) }),
  };
}

export const QUESTION_METHODS = {
  'game.legal': legalMethod,
  'game.toHit': toHitMethod,
  'game.piloting': pilotingMethod,
} as const;
