import { ARMOR_FACINGS, armorFacing, internalStructure, LOCATIONS, maximumArmor } from '@hexfall/rules';
import type { MechBlueprint } from '../units/blueprint.ts';
import { isPrimitive, mixesSinks, walkMp } from '../units/figures.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { freeHeatSinks, HIGHEST_RATING, LOWEST_RATING, RATING_STEP } from './engine-table.ts';
import { type ConstructionFinding, counted, finding } from './finding.ts';

/** Checks the engine: it moves the unit a whole number of MP, and ratings come in steps of five. */
export function engineFindings(blueprint: MechBlueprint): readonly ConstructionFinding[] {
  const { engine, tonnage, cockpit = 'standard' } = blueprint;
  const { rating } = engine;
  const wrong = (message: string): readonly ConstructionFinding[] => [finding('engine', 'engine.rating', message)];
  if (rating > HIGHEST_RATING) return wrong(`has an engine of rating ${rating}, over the highest of ${HIGHEST_RATING}`);
  if (rating < LOWEST_RATING) return wrong(`has an engine of rating ${rating}, under the lowest of ${LOWEST_RATING}`);
  const walk = walkMp(rating, tonnage, cockpit);
  if (walk === 0) return wrong(`has an engine of rating ${rating}, which cannot move ${tonnage} tons`);
  const wanted = isPrimitive(cockpit)
    ? Math.ceil((walk * tonnage * 6) / 5 / RATING_STEP) * RATING_STEP
    : walk * tonnage;
  if (rating === wanted) return [];
  return wrong(`has an engine of rating ${rating}, but ${walk} walking MP at ${tonnage} tons take ${wanted}`);
}

const MIN_SINKS = 10;

export function heatSinkFindings(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly ConstructionFinding[] {
  const { heatSinks, engine } = blueprint;
  const findings: ConstructionFinding[] = [];
  const min = Math.min(MIN_SINKS, freeHeatSinks(engine.type ?? 'fusion'));
  if (heatSinks.count < min) {
    const message = `has ${counted(heatSinks.count, 'heat sink')}, fewer than the ${min} that belong to its engine`;
    findings.push(finding('heatSinks', 'heatSinks.count', message));
  }
  if (mixesSinks(blueprint, loadout))
    findings.push(finding('heatSinks', 'items', 'mixes single and double heat sinks'));
  return findings;
}

/** Checks the armor: at most twice the structure, front and rear together; nine on the head. */
export function armorFindings({ armor, tonnage, quad = false }: MechBlueprint): readonly ConstructionFinding[] {
  const structure = internalStructure(tonnage, quad);
  if (structure === undefined) return [finding('weight', 'tonnage', `weighs ${tonnage} tons; no BattleMech does`)];
  return LOCATIONS.flatMap((code, location) => {
    const rear = armorFacing(location, true);
    const total = armor[code] + (rear === location ? 0 : armor[ARMOR_FACINGS[rear]!]);
    const max = maximumArmor(structure, location);
    if (total <= max) return [];
    return [
      finding(
        'armor',
        `armor.${code}`,
        `has ${total} points of armor on ${code}, ${total - max} over the ${max} allowed`,
      ),
    ];
  });
}

/** Checks the jump MP: no more than walking MP with standard jets, or running MP with improved ones. */
export function jumpFindings(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly ConstructionFinding[] {
  const { engine, tonnage, cockpit = 'standard' } = blueprint;
  const walk = walkMp(engine.rating, tonnage, cockpit);
  const max = loadout.jetType === 'improved' || loadout.jetType === 'prototypeImproved' ? Math.ceil(walk * 1.5) : walk;
  if (loadout.jets <= max) return [];
  return [
    finding('jumpJets', 'items', `has ${counted(loadout.jets, 'jump jet')}, more than the ${max} its engine allows`),
  ];
}
