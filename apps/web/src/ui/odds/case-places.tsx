import type { Game, MechId } from '@hexfall/rules';
import { namesOf, type PlaceAnswer, percentText } from '@hexfall/view';
import type { VNode } from 'preact';
import { DamageFigure } from './damage-figure.tsx';

interface CasePlacesProps {
  readonly game: Game;
  readonly unit: MechId;
  readonly places: readonly PlaceAnswer[];
}

/** Where the damage to a unit goes: a small record sheet, and the figures. */
export function CasePlaces({ game, unit, places }: CasePlacesProps): VNode {
  const quad = namesOf(game).spec(unit).quad;
  return (
    <div class="case-places">
      <DamageFigure places={places} quad={quad} />
      <table>
        <caption>Damage by location</caption>
        <thead>
          <tr>
            <th scope="col">Location</th>
            <th scope="col">Average</th>
            <th scope="col">Struck</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ location, name, mean, struck, lost }) => (
            <tr key={location}>
              <th scope="row">{name}</th>
              <td>{mean.toFixed(2)}</td>
              <td>{percentText(struck)}</td>
              <td>{lost > 0 ? percentText(lost) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
