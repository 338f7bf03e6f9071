import { OFF_BOARD } from '@hexfall/hex';
import {
  ATTACK_KINDS,
  type Command,
  type Game,
  HIT_TABLES,
  IMPOSSIBLE,
  LOCATIONS,
  legalCommands,
  legalShots,
  type MechState,
  type Shot,
  unitsToAct,
} from '@hexfall/rules';
import { type AttackQuestion, attackNumber, formatNumber, modifierText, namesOf } from '@hexfall/view';
import { z } from 'zod';
import { commandSchema } from '../schema/rules-schema.ts';
import { invalidParams } from './errors.ts';
import { gameIdSchema } from './game-methods.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { defineMethod } from './method.ts';

const unitSchema = z.int().min(0).max(65535);

const shotSchema = z.strictObject({
  unit: unitSchema,
  twist: z.int().min(-1).max(1),
  weapon: z.int(),
  target: z.int(),
  rate: z.int().optional(),
  bin: z.int().optional(),
  aim: z.enum(LOCATIONS).optional(),
  heat: z.boolean().optional(),
  spotter: z.int().optional(),
  need: z.int().meta({ description: 'What two dice must reach.' }),
});

type ShotJson = z.input<typeof shotSchema>;

const legalMethod = defineMethod({
  summary:
    'Lists the orders that may be given now: one move for each place and facing that can be reached, and single shots.',
  params: z.strictObject({
    game: gameIdSchema,
    unit: unitSchema
      .optional()
      .meta({ description: 'Only orders for this unit; by default, for all units that may act.' }),
    limit: z.int().min(1).max(ENGINE_LIMITS.listed).default(2000),
  }),
  result: z.strictObject({
    commands: z.array(commandSchema),
    shots: z.array(shotSchema).meta({ description: 'In the weapons phase: shots that one fire command may combine.' }),
    truncated: z.boolean().meta({ description: 'Whether there are more than `limit` commands or shots.' }),
  }),
  run(store, { game: id, unit, limit }) {
    const { game } = store.get(id);
    if (unit !== undefined) requireMech(game, unit, 'unit');
    const units = game.state.phase === 'over' ? [] : unitsToAct(game);
    const listed = units.filter(mech => unit === undefined || mech.id === unit);
    const { commands, truncated } = listCommands(game, listed, limit);
    const shots = game.state.phase === 'weapons' ? listed.flatMap(mech => listShots(game, mech)) : [];
    return {
      commands,
      shots: shots.slice(0, limit),
      truncated: truncated || shots.length > limit,
    };
  },
});

function listCommands(
  game: Game,
  units: readonly MechState[],
  limit: number,
): { commands: Command[]; truncated: boolean } {
  const commands: Command[] = [];
  for (const mech of units) {
    for (const command of legalCommands(game, mech)) {
      if (commands.length === limit) return { commands, truncated: true };
      commands.push(command);
    }
  }
  return { commands, truncated: false };
}

function listShots(game: Game, mech: MechState): ShotJson[] {
  const shots: ShotJson[] = [];
  for (const twist of [-1, 0, 1]) {
    for (const shot of legalShots(game, mech, twist)) {
      shots.push({ unit: mech.id, twist, ...shot, need: needOf(game, mech, shot) });
    }
  }
  return shots;
}

function needOf(game: Game, mech: MechState, { aim, ...shot }: Shot): number {
  const question = { kind: 'weapon', attacker: mech.id, ...shot } as const;
  const aimed = aim === undefined ? question : { ...question, aimedAt: LOCATIONS.indexOf(aim) };
  return attackNumber(game, aimed)?.need ?? IMPOSSIBLE;
}

const attackSchema = z.strictObject({
  kind: z.enum(ATTACK_KINDS),
  attacker: unitSchema,
  target: unitSchema,
  weapon: z.int().min(0).max(31).optional().meta({ description: 'For a weapon attack.' }),
  bin: z
    .int()
    .min(0)
    .max(77)
    .optional()
    .meta({ description: 'Ammunition bin; by default, the first that the weapon can use.' }),
  aimedAt: z.enum(LOCATIONS).optional().meta({ description: 'For an aimed shot: the location aimed at.' }),
  spotter: unitSchema.optional().meta({ description: 'For indirect fire: the unit that sees the target.' }),
  secondary: z.int().min(0).max(2).optional().meta({
    description: 'The modifier for a target that is not the primary one.',
  }),
  limb: z.enum(LOCATIONS).optional().meta({ description: 'For a punch or kick: the arm or leg.' }),
  item: z.int().min(0).max(999).optional().meta({ description: 'For a melee weapon: its index in the equipment.' }),
  aim: z.enum(HIT_TABLES).optional(),
});

const toHitMethod = defineMethod({
  summary:
    'Returns the target number of an attack in the present position, with every modifier. Firing arcs and whose turn it is are not checked.',
  params: z.strictObject({ game: gameIdSchema, attack: attackSchema }),
  result: z.strictObject({
    need: z.int().nullable().meta({ description: 'What two dice must reach; null if the attack cannot be made.' }),
    modifiers: z.array(
      z.strictObject({ code: z.string(), value: z.int(), unit: z.int().optional(), text: z.string() }),
    ),
    text: z.string(),
  }),
  run(store, { game: id, attack }) {
    const { game } = store.get(id);
    requireMechOnBoard(game, attack.attacker, 'attack.attacker');
    requireMechOnBoard(game, attack.target, 'attack.target');
    const number = attackNumber(game, toQuestion(attack));
    if (number === undefined) {
      throw invalidParams([{ path: 'attack', reason: 'does not name a weapon, limb or item that the unit has' }]);
    }
    const { need, modifiers } = number;
    if (need >= IMPOSSIBLE) return { need: null, modifiers: [], text: 'impossible' };
    const names = namesOf(game);
    const explained = modifiers.map(modifier => ({ ...modifier, text: modifierText(modifier, names) }));
    return { need, modifiers: explained, text: formatNumber(need, modifiers, names) };
  },
});

function toQuestion({ limb, aimedAt, ...attack }: z.output<typeof attackSchema>): AttackQuestion {
  const given = Object.fromEntries(Object.entries(attack).filter(([, value]) => value !== undefined));
  return {
    ...(given as unknown as AttackQuestion),
    ...(limb === undefined ? {} : { limb: LOCATIONS.indexOf(limb) }),
    ...(aimedAt === undefined ? {} : { aimedAt: LOCATIONS.indexOf(aimedAt) }),
  };
}

function requireMech(game: Game, unit: number, path: string): MechState {
  const mech = game.state.mechs[unit];
  if (mech === undefined)
    throw invalidParams([{ path, reason: `is ${unit}, but the game has ${game.state.mechs.length} units` }]);
  return mech;
}

function requireMechOnBoard(game: Game, unit: number, path: string): void {
  if (requireMech(game, unit, path).hex === OFF_BOARD)
    throw invalidParams([{ path, reason: `is ${unit}, which is not on the board` }]);
}

export const QUESTION_METHODS = { 'game.legal': legalMethod, 'game.toHit': toHitMethod } as const;
