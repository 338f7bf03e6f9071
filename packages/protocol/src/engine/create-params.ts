import { builtInMech, designMech, type MechBlueprint, parseBoard, parseMtf } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { type GameSetup, type MechSpec, seedFromText, type UnitSetup } from '@hexfall/rules';
import { z } from 'zod';
import { boardFromJson } from '../board-json.ts';
import { scriptSchema } from '../replay/header.ts';
import { blueprintSchema } from '../schema/blueprint-schema.ts';
import { boardSchema, MAX_BOARD_SIDE } from '../schema/board-schema.ts';
import { toIssue } from '../schema/issues.ts';
import { specSchema } from '../schema/spec-schema.ts';
import { placementFields, withdrawalSchema } from '../schema/unit-schema.ts';
import { specFromJson } from '../spec-json.ts';
import { invalidParams } from './errors.ts';
import { ENGINE_LIMITS } from './limits.ts';

const DEFAULT_GUNNERY = 4;
const DEFAULT_PILOTING = 5;

const unitSchema = z
  .strictObject({
    model: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'A built-in unit by model or full name, such as "HBK-4G".' }),
    mtf: z.string().max(1_000_000).optional().meta({ description: 'Text of a .mtf file.' }),
    blueprint: blueprintSchema.optional(),
    spec: specSchema.optional(),
    ...placementFields,
    gunnery: placementFields.gunnery.default(DEFAULT_GUNNERY),
    piloting: placementFields.piloting.default(DEFAULT_PILOTING),
  })
  .meta({
    id: 'Unit',
    description:
      'A unit, given by exactly one of model, mtf, blueprint and spec, and where it stands (hex and facing) or when it arrives.',
  });

const profileSchema = z.union([
  z.string().max(80),
  z.strictObject({
    id: z.string().max(80),
    base: z.string().max(80).optional(),
    switches: z.record(z.string().max(80), z.union([z.boolean(), z.int(), z.string().max(80)])).optional(),
  }),
]);

/** Parameters of `game.create`. */
export const createParams = z.strictObject({
  profile: profileSchema.default('spec').meta({ description: '"spec", "canon", or switches on top of one of them.' }),
  seed: z.string().max(200).default('hexfall').meta({ description: 'Any text; the same text gives the same dice.' }),
  dice: scriptSchema.max(ENGINE_LIMITS.script).optional(),
  board: z
    .union([boardSchema, z.strictObject({ text: z.string().max(ENGINE_LIMITS.lineLength) })])
    .default({ width: 16, height: 17 })
    .meta({ description: 'A board as data, or the text of a .board file. By default, 16x17 hexes of open ground.' }),
  units: z.array(unitSchema).min(1).max(ENGINE_LIMITS.unitsPerGame),
  turnLimit: z.int().min(1).max(ENGINE_LIMITS.turns).default(60),
  withdrawal: withdrawalSchema.optional(),
});

type CreateParams = z.output<typeof createParams>;
type UnitParams = CreateParams['units'][number];

/** Builds the set-up that the parameters describe. Throws an `RpcError` that names the field if a unit or the board is wrong. */
export function setupFromParams(params: CreateParams): GameSetup {
  const board = readBoard(params.board);
  const specs = params.units.map((unit, i) => readSpec(unit, `units[${i}]`));
  return {
    profile: params.profile,
    seed: seedFromText(params.seed),
    board,
    specs,
    units: params.units.map(toUnitSetup),
    turnLimit: params.turnLimit,
    ...(params.withdrawal === undefined ? {} : { withdrawal: params.withdrawal }),
  };
}

const PLACEMENT_FIELDS = Object.keys(placementFields) as (keyof typeof placementFields)[];

function toUnitSetup(unit: UnitParams, spec: number): UnitSetup {
  const stated = PLACEMENT_FIELDS.filter(field => unit[field] !== undefined).map(field => [field, unit[field]]);
  return { spec, ...Object.fromEntries(stated) } as UnitSetup;
}

function readBoard(params: CreateParams['board']): Board {
  if (!('text' in params)) {
    const board = boardFromJson(params, 'board');
    if (!board.ok) throw invalidParams(board.errors);
    return board.value;
  }
  const file = parseBoard(params.text, 'board.text');
  if (!file.ok) throw invalidParams(file.errors.map(({ message }) => toIssue({ path: 'board.text', message })));
  const { width, height } = file.value.board.grid;
  if (width > MAX_BOARD_SIDE || height > MAX_BOARD_SIDE)
    throw invalidParams([
      {
        path: 'board.text',
        reason: `must be at most ${MAX_BOARD_SIDE} hexes wide and high, not ${width}x${height}`,
      },
    ]);
  return file.value.board;
}

function readSpec(unit: UnitParams, path: string): MechSpec {
  const sources = (['model', 'mtf', 'blueprint', 'spec'] as const).filter(key => unit[key] !== undefined);
  if (sources.length !== 1)
    throw invalidParams([{ path, reason: 'must have exactly one of model, mtf, blueprint and spec' }]);
  if (unit.model !== undefined) return readModel(unit.model, `${path}.model`);
  if (unit.mtf !== undefined) {
    const file = parseMtf(unit.mtf, `${path}.mtf`);
    if (!file.ok) throw invalidParams(file.errors.map(({ message }) => toIssue({ path: `${path}.mtf`, message })));
    return file.value.spec;
  }
  if (unit.spec !== undefined) {
    const spec = specFromJson(unit.spec, `${path}.spec`);
    if (!spec.ok) throw invalidParams(spec.errors);
    return spec.value;
  }
  return readBlueprint(unit.blueprint!, `${path}.blueprint`);
}

function readModel(model: string, path: string): MechSpec {
  const spec = builtInMech(model);
  if (spec === undefined)
    throw invalidParams([
      { path, reason: `is ${JSON.stringify(model)}, which is not a built-in model; engine.describe lists them` },
    ]);
  return spec;
}

function readBlueprint(blueprint: MechBlueprint, path: string): MechSpec {
  const spec = designMech(blueprint);
  if (spec.ok) return spec.value;
  throw invalidParams(spec.errors.map(error => toIssue(error, path)));
}
