import type { WeaponDamage } from '@hexfall/rules';
import type { SlotItem } from '../units/slot-item.ts';

/** The sort of an item, for lists. */
export type ItemSort = 'weapon' | 'ammo' | 'equipment' | 'heatSink' | 'jumpJet' | 'hull';

/** The figures by which a player compares items. */
export interface EntryFigures {
  readonly sort: ItemSort;
  /** Heat of one shot; 0 for an item that makes none. */
  readonly heat: number;
  /** "10", "10/8/5" by range, "20 x 1"; '' for an item that does no damage. */
  readonly damage: string;
  /** "3/6/9", after the minimum range if there is one; '' for an item without a range. */
  readonly ranges: string;
  /** Shots in a bin; 0 for an item that is not ammunition. */
  readonly shots: number;
}

const NOTHING = { heat: 0, damage: '', ranges: '', shots: 0 } as const;

export function describeEntry(entry: SlotItem['entry']): EntryFigures {
  switch (entry.kind) {
    case 'weapon': {
      const { heat, damage, ranges, minimumRange } = entry.type;
      const reach = ranges[2] === 0 ? '' : ranges.join('/');
      return {
        ...NOTHING,
        sort: 'weapon',
        heat,
        damage: damageText(damage),
        ranges: minimumRange > 0 ? `min ${minimumRange}, ${reach}` : reach,
      };
    }
    case 'ammo':
      return { ...NOTHING, sort: 'ammo', shots: entry.shots };
    case 'heatSink':
    case 'jumpJet':
      return { ...NOTHING, sort: entry.kind };
    case 'filler':
      return { ...NOTHING, sort: 'hull' };
    default:
      return { ...NOTHING, sort: 'equipment' };
  }
}

function damageText(damage: WeaponDamage): string {
  switch (damage.kind) {
    case 'single':
      return String(damage.points);
    case 'byRange':
      return damage.points.join('/');
    case 'cluster':
      return `${damage.projectiles} x ${damage.pointsEach}`;
    default:
      return '';
  }
}
