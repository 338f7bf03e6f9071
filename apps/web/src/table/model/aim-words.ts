import { signed } from '../../ui/figures.ts';
import type { Aim } from './entries.ts';
import { GROUNDS } from './grounds.ts';

/** Says in a few words what makes a shot easier or harder besides its range. `isElsewhere`: the target has no sheet on this table. */
export function aimWords(aim: Aim, isElsewhere: boolean): string {
  const parts = [
    aim.lightWoods > 0 ? `${aim.lightWoods} light woods` : '',
    aim.heavyWoods > 0 ? `${aim.heavyWoods} heavy woods` : '',
    aim.cover ? 'partial cover' : '',
    aim.secondary > 0 ? 'second target' : '',
    aim.extra === 0 ? '' : signed(aim.extra),
    ...(isElsewhere ? targetParts(aim) : []),
  ].filter(part => part !== '');
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function targetParts({ jumped, prone, immobile, ground }: Aim): readonly string[] {
  return [
    jumped ? 'jumped' : '',
    prone ? 'prone' : '',
    immobile ? 'immobile' : '',
    ground === 'open' ? '' : `in ${GROUNDS[ground].words.toLowerCase()}`,
  ];
}
