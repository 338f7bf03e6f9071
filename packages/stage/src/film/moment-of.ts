import { type GameEvent, HD } from '@hexfall/rules';
import type { FilmStep } from './film.ts';

/** Marks what a viewer may want to jump to: falls, kills, hits to the head, explosions. */
export function momentOf(event: GameEvent): Pick<FilmStep, 'k'> {
  switch (event.type) {
    case 'UnitDestroyed':
      return { k: ['kill', event.unit] };
    case 'Exploded':
      return { k: ['explosion', event.unit] };
    case 'Fell':
      return { k: ['fall', event.unit] };
    case 'DamageApplied':
      return event.location === HD ? { k: ['head', event.unit] } : {};
    default:
      return {};
  }
}
