import {
  type BuildingShot,
  type Command,
  type Game,
  IMPOSSIBLE,
  LOCATIONS,
  legalBuildingShots,
  legalCommands,
  type MechState,
  type Shot,
  unitsToAct,
} from '@hexfall/rules';
import { type AttackQuestion, attackNumber } from '@hexfall/view';
import { z } from 'zod';
import { commandSchema } from '../schema/rules-schema.ts';
import { unitSchema } from '../schema/unit-number.ts';
import { gameIdSchema } from './game-methods.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { defineMethod } from './method.ts';
import { requireMech } from './unit-params.ts';

/** The fields of every shot, whatever it is fired at. */
const firedFields = {
  unit: unitSchema,
  twist: z.int().min(-1).max(1),
  weapon: z.int(),
  rate: z.int().optional(),
  bin: z.int().optional(),
  need: z.int().meta({ description: 'What two dice must reach.' }),
};

const shotSchema = z.strictObject({
  ...firedFields,
  target: z.int(),
  aim: z.enum(LOCATIONS).optional(),
  heat: z.boolean().optional(),
  spotter: z.int().optional(),
});

const buildingShotSchema = z.strictObject({ ...firedFields, hex: z.int() });

/** Far more entries than any unit has. */
const MAX_ENTRY = 1_000_000;

/** A place in the list: how many entries of a unit come before it, among the unit's orders or its shots at buildings. */
const placeSchema = z.strictObject({
  unit: unitSchema,
  entry: z.int().min(0).max(MAX_ENTRY),
  buildings: z.boolean().optional(),
});

type Place = z.output<typeof placeSchema>;

const legalResult = z.strictObject({
  commands: z.array(commandSchema),
  shots: z.array(shotSchema).meta({ description: 'In the weapons phase: shots that one fire command may combine.' }),
  buildings: z.array(buildingShotSchema).meta({
    description:
      'In the weapons phase: shots at buildings, and by artillery at hexes near enemies, which the same fire command may add.',
  }),
  truncated: z.boolean().meta({ description: 'Whether there are more than `limit` entries from here on.' }),
  next: placeSchema
    .optional()
    .meta({ description: 'The value of `from` for the rest of the list; absent at its end.' }),
});

type LegalOrders = z.input<typeof legalResult>;

export const legalMethod = defineMethod({
  summary:
    'Lists the orders that may be given now: one move for each place and facing that can be reached, and single shots; shots at buildings come last.',
  params: z.strictObject({
    game: gameIdSchema,
    unit: unitSchema
      .optional()
      .meta({ description: 'Only orders for this unit; by default, for all units that may act.' }),
    from: placeSchema
      .optional()
      .meta({ description: 'Where to continue in a long list: `next` of the previous answer, in the same position.' }),
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
    const page = new Page(game, limit);
    page.fill(
      units.filter(mech => unit === undefined || mech.id === unit),
      from,
    );
    return page.answer;
  },
});

/** An order, a shot after a twist of the torso, or a shot at a building after one. */
type Entry =
  | { readonly command: Command }
  | { readonly shot: Shot; readonly twist: number }
  | { readonly building: BuildingShot; readonly twist: number };

/** The entries of one answer. What comes after them is not worked out. */
class Page {
  readonly answer: LegalOrders = { commands: [], shots: [], buildings: [], truncated: false };
  private readonly game: Game;
  private readonly limit: number;

  constructor(game: Game, limit: number) {
    this.game = game;
    this.limit = limit;
  }

  /** Lists the orders of all units, then their shots at buildings, until the page is full. */
  fill(units: readonly MechState[], from: Place): void {
    for (const buildings of from.buildings === true ? [true] : [false, true]) {
      const resumed = buildings === (from.buildings === true);
      for (const mech of units) {
        if (resumed && mech.id < from.unit) continue;
        const skipped = resumed && mech.id === from.unit ? from.entry : 0;
        if (!this.addUnit(mech, buildings, skipped)) return;
      }
    }
  }

  /** Adds the entries of a unit after those that are skipped. Returns false if the page is full before their end. */
  private addUnit(mech: MechState, buildings: boolean, skipped: number): boolean {
    let entry = 0;
    for (const each of buildings ? buildingShotsOf(this.game, mech) : ordersOf(this.game, mech)) {
      if (entry++ < skipped) continue;
      if (this.isFull()) {
        this.answer.truncated = true;
        this.answer.next = { unit: mech.id, entry: entry - 1, ...(buildings ? { buildings } : {}) };
        return false;
      }
      this.add(mech, each);
    }
    return true;
  }

  private isFull(): boolean {
    const { commands, shots, buildings } = this.answer;
    return commands.length + shots.length + buildings.length === this.limit;
  }

  private add(mech: MechState, entry: Entry): void {
    const { game, answer } = this;
    const { id: unit } = mech;
    if ('command' in entry) {
      answer.commands.push(entry.command);
    } else if ('shot' in entry) {
      const { shot, twist } = entry;
      answer.shots.push({ unit, twist, ...shot, need: needOf(game, shotQuestion(mech, shot)) });
    } else {
      const { building, twist } = entry;
      const need = needOf(game, { kind: 'building', attacker: unit, ...building });
      answer.buildings.push({ unit, twist, ...building, need });
    }
  }
}

/** Yields the orders of a unit and then its shots: those of the orders to fire, except the ones with flipped arms. */
function* ordersOf(game: Game, mech: MechState): Generator<Entry> {
  const shots: Entry[] = [];
  for (const command of legalCommands(game, mech)) {
    yield { command };
    if (command.type !== 'fire' || command.flipArms === true) continue;
    for (const shot of command.shots) shots.push({ shot, twist: command.twist });
  }
  yield* shots;
}

function* buildingShotsOf(game: Game, mech: MechState): Generator<Entry> {
  if (game.state.phase !== 'weapons') return;
  for (const twist of [-1, 0, 1]) {
    for (const building of legalBuildingShots(game, mech, twist)) yield { building, twist };
  }
}

function shotQuestion({ id: attacker }: MechState, { aim, ...shot }: Shot): AttackQuestion {
  const question = { kind: 'weapon', attacker, ...shot } as const;
  return aim === undefined ? question : { ...question, aimedAt: LOCATIONS.indexOf(aim) };
}

function needOf(game: Game, question: AttackQuestion): number {
  return attackNumber(game, question)?.need ?? IMPOSSIBLE;
}
