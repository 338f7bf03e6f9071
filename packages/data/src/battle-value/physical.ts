import { isTorso } from '@hexfall/rules';
import type { BattleFormula } from '../equipment/battle-figures.ts';
import { runMpInPlay } from './movement.ts';
import { roundHalfUp, type Subject } from './subject.ts';

/**
 * Returns the value of a physical weapon: its damage grows with the weight of the unit, and doubles with strong myomer.
 */
export function physicalValue(subject: Subject, formula: BattleFormula): number {
  const strength = subject.has('tsm') || subject.has('prototypeTsm') ? 2 : 1;
  const value = formula === 'ramPlate' ? ramPlate(subject) : WEAPONS[formula](subject.spec.tonnage) * strength;
  return roundHalfUp(value * 1000) / 1000;
}

const WEAPONS: Readonly<Record<Exclude<BattleFormula, 'ramPlate'>, (tonnage: number) => number>> = {
  hatchet: tonnage => Math.ceil(tonnage / 5) * 1.5,
  sword: tonnage => Math.ceil(tonnage / 10 + 1) * 1.725,
  retractable: tonnage => Math.ceil(tonnage / 10) * 1.725,
  mace: tonnage => Math.ceil(tonnage / 4),
  lance: tonnage => Math.ceil(tonnage / 5),
  claw: tonnage => Math.ceil(tonnage / 7) * 1.275,
  talons: tonnage => roundHalfUp(0.5 * Math.floor(tonnage / 5)),
};

function ramPlate(subject: Subject): number {
  const charge = Math.floor(Math.floor(0.1 * subject.spec.tonnage * runMpInPlay(subject)) / 2);
  const spiked = new Set(
    subject
      .with('spikes')
      .map(item => item.location)
      .filter(isTorso),
  );
  return 1.1 * (charge + spiked.size);
}
