import { Problems } from '@hexfall/rules';
import { parseWith } from '../schema/issues.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { blueprintSchema } from '../units/blueprint-schema.ts';
import { checkHeatSinks } from '../units/design-mech.ts';
import { fillSlots } from '../units/fill-slots.ts';
import { setArm, setCockpit, setEngine, setGyro, setTechBase } from './edit-frame.ts';
import { setArmor, setArmorType, setStructure } from './edit-hull.ts';
import { addItem, faceItem, moveItem, removeItem } from './edit-items.ts';
import { setJumpJets } from './edit-jets.ts';
import { setName, setYear } from './edit-names.ts';
import { setHeatSinks } from './edit-sinks.ts';
import type { Change, DraftOperation, OperationOf } from './operation.ts';
import { fitComputer } from './targeting-computer.ts';

type Editors = {
  readonly [K in DraftOperation['kind']]: (unit: MechBlueprint, operation: OperationOf<K>) => Change;
};

const EDITORS: Editors = {
  name: setName,
  year: setYear,
  techBase: setTechBase,
  armor: setArmor,
  armorType: setArmorType,
  structure: setStructure,
  engine: setEngine,
  gyro: setGyro,
  cockpit: setCockpit,
  arm: setArm,
  heatSinks: setHeatSinks,
  jumpJets: setJumpJets,
  add: addItem,
  remove: removeItem,
  move: moveItem,
  face: faceItem,
};

/**
 * Returns the unit with one thing changed, or a sentence that says why that is impossible. The changed unit can always be written and read.
 */
export function applyOperation(unit: MechBlueprint, operation: DraftOperation): Change {
  const edit = EDITORS[operation.kind] as (unit: MechBlueprint, operation: DraftOperation) => Change;
  const changed = edit(unit, operation);
  if (typeof changed === 'string') return changed;
  const fitted = fitComputer(unit, changed);
  return readerRefusal(fitted) ?? fitted;
}

/** Returns the error that a reader would report for the unit. */
function readerRefusal(unit: MechBlueprint): string | undefined {
  const parsed = parseWith(blueprintSchema, unit);
  if (!parsed.ok) return sentence(parsed.errors[0]!.path, parsed.errors[0]!.reason);
  const problems = new Problems();
  checkHeatSinks(unit, fillSlots(unit, problems), problems);
  const [problem] = problems.errors;
  return problem === undefined ? undefined : sentence('', problem.message);
}

function sentence(path: string, reason: string): string {
  return `This is not possible: ${`${path} ${reason}`.trim()}.`;
}
