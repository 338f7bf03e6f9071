import { weaponById } from '@hexfall/data';
import type { Munition } from '@hexfall/rules';
import { openBoard } from './ascii-board.ts';
import { type Scenario, scenario, type UnitOptions } from './scenario.ts';

export interface WeaponDuelOptions {
  /** What is loaded, if the weapon needs ammunition. */
  readonly munition?: Munition;
  readonly a?: Partial<UnitOptions>;
  readonly b?: Partial<UnitOptions>;
}

/** A has that weapon of the catalogue and is to fire; B, which has plenty of armor, stands that many hexes north of it. */
export function weaponDuel(
  profile: string,
  weapon: string,
  hexes: number,
  { munition = 'standard', a = {}, b = {} }: WeaponDuelOptions = {},
): Scenario {
  const { type } = weaponById(weapon)!;
  const { ammo } = type;
  const bins = ammo === undefined ? [] : [{ kind: ammo, in: 'LT', shots: 5, explosionPerShot: 0, munition } as const];
  return scenario({ profile, board: openBoard(1, 41) })
    .mech('A', {
      at: `01${String(1 + hexes).padStart(2, '0')}`,
      weapons: [[type, 'RT']],
      ammo: bins,
      heatSinks: 30,
      ...a,
    })
    .mech('B', { at: '0101', facing: 3, armor: { CT: 100 }, ...b })
    .begin('weapons')
    .moved('A', 'stationary');
}
