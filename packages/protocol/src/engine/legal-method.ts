import {
  type Command,
  type Game,
  IMPOSSIBLE,
  LOCATIONS,
  legalCommands,
  type MechState,
  type Shot,
  unitsToAct,
} from '@hexfall/rules';
import { attackNumber } from '@hexfall/view';
import { z } from 'zod';
import { commandSchema } from '../schema/rules-schema.ts';
import { gameIdSchema } from './game-methods.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { defineMethod } from './method.ts';
import { requireMech, unitSchema } from './unit-params.ts';

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

/** Far more than any unit has. */
const MAX_ENTRY = 1_000_000;

/** A place in the list: so many entries of a unit come before it. */
const placeSchema = z.strictObject({ unit: unitSchema, entry: z.int().min(0).max(MAX_ENTRY) });

type Place = z.output<typeof placeSchema>;

const legalResult = z.strictObject({
  commands: z.array(commandSchema),
  shots: z.array(shotSchema).meta({ description: 'In the weapons phase: shots that one fire command may combine.' }),
  truncated: z.boolean().meta({ description: 'Whether there are more than `limit` entries from here on.' }),
  next: placeSchema
    .optional()
    .meta({ description: 'The value of `from` for the rest of the list; absent at its end.' }),
});

type Page = z.input<typeof legalResult>;

export const legalMethod = defineMethod({
  summary:
    'Lists the orders that may be given now: one move for each place and facing that can be reached, and single shots.',
  params: z.strictObject({
    game: gameIdSchema,
    unit: unitSchema
      .optional()
      .meta({ description: 'Only orders for this unit; by default, for all units that may act.' }),
    from: placeSchema
      .optional()
      .meta({ description: 'Where to go on in a long list: `next` of the answer before, in the same position.' }),
    limit: z
      .int()
      .min(1)
      .max(ENGINE_LIMITS.listed)
      .default(2000)
      .meta({ description: 'How many entries to list, commands and shots together.' }),
  }),
  result: legalResult,
  run(store, { game: id, unit, from = { unit: 0, entry: 0 }, limit }) {
    const { game } = store.get(id);
    if (unit !== undefined) requireMech(game, unit, 'unit');
    requireMech(game, from.unit, 'from.unit');
    const units = game.state.phase === 'over' ? [] : unitsToAct(game);
    const listed = units.filter(mech => mech.id >= from.unit && (unit === undefined || mech.id === unit));
    return listPage(game, listed, from, limit);
  },
});

/** An order, or a shot after a twist of the torso. */
type Entry =
  | { readonly command: Command; readonly twist?: undefined }
  | { readonly shot: Shot; readonly twist: number };

/** Lists entries until the page is full. What comes after it is not worked out. */
function listPage(game: Game, units: readonly MechState[], from: Place, limit: number): Page {
  const commands: Command[] = [];
  const shots: ShotJson[] = [];
  for (const mech of units) {
    let entry = 0;
    const skipped = mech.id === from.unit ? from.entry : 0;
    for (const each of entriesOf(game, mech)) {
      if (entry++ < skipped) continue;
      if (commands.length + shots.length === limit)
        return { commands, shots, truncated: true, next: { unit: mech.id, entry: entry - 1 } };
      if (each.twist === undefined) commands.push(each.command);
      else shots.push({ unit: mech.id, twist: each.twist, ...each.shot, need: needOf(game, mech, each.shot) });
    }
  }
  return { commands, shots, truncated: false };
}

/** The shots are those of the orders to fire just one, except over the shoulders. */
function* entriesOf(game: Game, mech: MechState): Generator<Entry> {
  const shots: Entry[] = [];
  for (const command of legalCommands(game, mech)) {
    yield { command };
    if (command.type !== 'fire' || command.flipArms === true) continue;
    for (const shot of command.shots) shots.push({ shot, twist: command.twist });
  }
  yield* shots;
}

function needOf(game: Game, mech: MechState, { aim, ...shot }: Shot): number {
  const question = { kind: 'weapon', attacker: mech.id, ...shot } as const;
  const aimed = aim === undefined ? question : { ...question, aimedAt: LOCATIONS.indexOf(aim) };
  return attackNumber(game, aimed)?.need ?? IMPOSSIBLE;
}
