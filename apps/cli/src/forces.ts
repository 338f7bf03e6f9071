import type { MechSpec } from '@hexfall/rules';
import { readUnit } from './units.ts';

/** The units of one side, separated by commas. */
export function readForce(text: string): MechSpec[] {
  const names = text.split(',').map(name => name.trim());
  return names.filter(name => name !== '').map(readUnit);
}
