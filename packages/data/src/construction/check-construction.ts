import { Problems } from '@hexfall/rules';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import { checkHeatSinks } from '../units/design-mech.ts';
import { type FilledUnit, fillSlots } from '../units/fill-slots.ts';
import { titleOf } from '../units/item-titles.ts';
import { armorFindings, engineFindings, heatSinkFindings, jumpFindings } from './figure-checks.ts';
import { type ConstructionFinding, finding } from './finding.ts';
import { companyFindings, locationFindings } from './location-checks.ts';
import { spreadFindings } from './spread-checks.ts';
import { techFindings } from './tech-checks.ts';
import { totalTons, type WeightLine, weighParts } from './weight.ts';

/**
 * Returns the weight of a unit, part by part.
 *
 * @example
 * ```ts
 * import { findInCatalogue, totalTons, weighUnit } from '@hexfall/data';
 *
 * const parts = weighUnit(findInCatalogue('HBK-4G')!);
 * parts.find(({ part }) => part === 'AC/20')?.tons; // => 14
 * totalTons(parts); // => 50
 * ```
 */
export function weighUnit(blueprint: MechBlueprint): readonly WeightLine[] {
  return weighParts(blueprint, fillSlots(blueprint, new Problems()));
}

/**
 * Returns every violation of the construction rules by a unit; none for a legal one.
 *
 * @example
 * ```ts
 * import { checkConstruction, findInCatalogue } from '@hexfall/data';
 *
 * const hunchback = findInCatalogue('HBK-4G')!;
 * checkConstruction(hunchback); // => []
 * checkConstruction({ ...hunchback, tonnage: 45 }).some(finding => finding.rule === 'weight'); // => true
 * ```
 */
export function checkConstruction(blueprint: MechBlueprint): readonly ConstructionFinding[] {
  const problems = new Problems();
  const filled = fillSlots(blueprint, problems);
  checkHeatSinks(blueprint, filled, problems);
  const misfits = problems.errors.map(({ path, message }) =>
    finding(path.startsWith('heatSinks') ? 'heatSinks' : 'slots', path, message),
  );
  return [
    ...misfits,
    ...weightFindings(blueprint, filled),
    ...engineFindings(blueprint),
    ...heatSinkFindings(blueprint, filled),
    ...armorFindings(blueprint),
    ...jumpFindings(blueprint, filled),
    ...incompleteFindings(blueprint, filled),
    ...spreadFindings(blueprint, filled),
    ...locationFindings(blueprint, filled),
    ...companyFindings(blueprint, filled),
    ...techFindings(blueprint, filled),
  ];
}

/** Checks the weight of a unit. With parts of unknown weight, the total is not known. */
function weightFindings(blueprint: MechBlueprint, filled: FilledUnit): readonly ConstructionFinding[] {
  const lines = weighParts(blueprint, filled);
  const unknown = lines.filter(({ tons }) => tons === undefined);
  if (unknown.length > 0) {
    return unknown.map(({ part }) =>
      finding('unknown', 'items', `cannot be weighed: the weight of "${part}" is unknown`),
    );
  }
  const { tonnage } = blueprint;
  const total = totalTons(lines);
  if (total === tonnage) return [];
  const difference = total > tonnage ? `${total - tonnage} over` : `${tonnage - total} under`;
  return [finding('weight', 'tonnage', `is ${total} tons, ${difference} its ${tonnage}`)];
}

function incompleteFindings(blueprint: MechBlueprint, { remarks }: FilledUnit): readonly ConstructionFinding[] {
  return remarks
    .filter(({ text }) => text.endsWith('too few'))
    .map(({ entry, text }) => {
      const name = entry.kind === 'inert' ? entry.name : titleOf(entry, hasClanNames(blueprint));
      return finding('slots', 'items', `has a ${name} that ${text}`);
    });
}
