import { BLOW_WORDS } from '../words/blow-words.ts';
import type { Action, Query, WeaponWords } from './query.ts';
import { rangeOf } from './query-position.ts';
import type { ResolvedUnit } from './resolve-unit.ts';
import { findWeapon } from './weapon-names.ts';

/** Returns a question in one line, as it was understood. */
export function queryTitle(query: Query, action: Action, attacker: ResolvedUnit, target: ResolvedUnit): string {
  const range = `${rangeOf(query, action)} ${rangeOf(query, action) === 1 ? 'hex' : 'hexes'}`;
  switch (action.kind) {
    case 'fire': {
      const weapons = action.weapons === 'all' ? 'everything' : weaponList(action.weapons);
      const who = attacker.isNamed ? `${attacker.title} fires ${weapons}` : weapons;
      return `${who} at ${target.title}, ${range}`;
    }
    case 'blow':
      return `${attacker.title} ${BLOW_WORDS[action.blow].asks} ${target.title}`;
    case 'ram':
      return `${attacker.title} ${BLOW_WORDS[action.ram].asks} ${target.title} from ${range} away`;
    case 'fall':
      return `Fall of ${attacker.title}${query.height === undefined || query.height === 0 ? '' : ` from level ${query.height}`}`;
    case 'piloting':
      return `Piloting roll of ${attacker.title}${query.reason === undefined ? '' : `: ${query.reason}`}`;
    default:
      return `Heat of ${attacker.title} at the end of the turn${query.firing === undefined ? '' : `, firing ${query.firing === 'all' ? 'everything' : weaponList(query.firing)}`}`;
  }
}

function weaponList(weapons: readonly WeaponWords[]): string {
  return weapons
    .map(({ count, name }) => {
      const title = findWeapon(name)?.type.name ?? name;
      return count === 1 ? title : `${count} ${title}${/[a-z]$/.test(title) ? 's' : ''}`;
    })
    .join(' + ');
}
