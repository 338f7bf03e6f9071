import type { GyroType, StructureType } from '@hexfall/rules';
import { engineSideSlots } from './movement.ts';
import type { Subject } from './subject.ts';
import { formatFigure, type Terms } from './terms.ts';

const POINTS_PER_STRUCTURE = 1.5;

const STRUCTURE_FACTORS: Readonly<Record<StructureType, number>> = {
  standard: 1,
  endoSteel: 1,
  endoComposite: 1,
  composite: 0.5,
  industrial: 0.5,
  reinforced: 2,
};

const GYRO_FACTORS: Readonly<Record<GyroType, number>> = {
  standard: 0.5,
  xl: 0.5,
  compact: 0.5,
  heavyDuty: 1,
  none: 0,
};

/**
 * Adds the worth of internal structure, which is less if engine slots in the side torsos can be struck, and of the
 * gyro.
 */
export function addFrame(subject: Subject, terms: Terms): void {
  const { spec } = subject;
  const points = spec.structure.reduce((sum, location) => sum + location);
  const structure = STRUCTURE_FACTORS[spec.structureType] + (subject.has('blueShield') ? 0.2 : 0);
  const engine = engineFactor(engineSideSlots(spec.engine));
  const factors = [structure, engine].filter(factor => factor !== 1).map(factor => ` x ${formatFigure(factor)}`);
  const how = `${points} points x ${POINTS_PER_STRUCTURE}${factors.join('')}`;
  terms.add('Internal structure', points * POINTS_PER_STRUCTURE * structure * engine, how);
  terms.add('Gyro', spec.tonnage * gyroFactor(subject), `${spec.tonnage} tons x ${gyroFactor(subject)}`);
}

function engineFactor(sideSlots: number): number {
  if (sideSlots === 0) return 1;
  if (sideSlots === 1) return 0.825;
  if (sideSlots === 2) return 0.75;
  return sideSlots < 6 ? 0.5 : 0.25;
}

/** Returns the factor for the gyro, which an interface cockpit does without. */
export function gyroFactor({ spec }: Subject): number {
  return spec.gyro === 'none' && spec.cockpit === 'interface' ? 0.5 : GYRO_FACTORS[spec.gyro];
}
