import { PLAIN_SUBJECTS, type Question } from '@hexfall/odds';
import { type Game, LOCATIONS, type MechId, mechOf, specOf } from '@hexfall/rules';

/** Questions that are asked together. */
export interface QuestionGroup {
  readonly name: string;
  readonly questions: readonly Question[];
}

/** Everything that can be asked about some units, in groups of one kind each. */
export function everyQuestion(game: Game, units: readonly MechId[]): readonly QuestionGroup[] {
  return units.flatMap(unit => [
    { name: `flags of ${unit}`, questions: flags(unit) },
    { name: `sums of ${unit}`, questions: sums(game, unit) },
    { name: `locations of ${unit}`, questions: byLocation(unit) },
    { name: `items of ${unit}`, questions: items(game, unit) },
  ]);
}

function flags(unit: MechId): Question[] {
  return [
    { about: 'hit', unit },
    { about: 'structure', unit },
    { about: 'critical', unit },
    ...PLAIN_SUBJECTS.map(about => ({ about, unit })),
  ];
}

function sums(game: Game, unit: MechId): Question[] {
  const bins = specOf(game, mechOf(game, unit)).ammoBins;
  return [
    { about: 'damage', unit },
    { about: 'criticals', unit },
    { about: 'heat', unit },
    ...bins.map((_, bin): Question => ({ about: 'ammo', unit, bin })),
  ];
}

function byLocation(unit: MechId): Question[] {
  return LOCATIONS.flatMap((_, location): Question[] => [
    { about: 'structure', unit, location },
    { about: 'locationLost', unit, location },
    { about: 'damage', unit, location },
  ]);
}

function items(game: Game, unit: MechId): Question[] {
  const { weapons, ammoBins, equipment } = specOf(game, mechOf(game, unit));
  return [
    ...weapons.flatMap((_, item): Question[] => [
      { about: 'hit', unit, weapon: item },
      { about: 'itemLost', unit, kind: 'weapon', item },
    ]),
    ...ammoBins.map((_, item): Question => ({ about: 'itemLost', unit, kind: 'ammo', item })),
    ...equipment.map((_, item): Question => ({ about: 'itemLost', unit, kind: 'equipment', item })),
  ];
}
