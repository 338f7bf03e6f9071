import type { SheetLocation, UnitSheet } from '@hexfall/stage';
import type { VNode } from 'preact';
import { ArmorFigure } from './armor-figure.tsx';
import { HeatBar } from './heat-bar.tsx';

export interface UnitSheetViewProps {
  readonly sheet: UnitSheet;
  /** The mark and name of the unit, such as `A1 Hunchback HBK-4G`. */
  readonly title: string;
  /** Tonnage, crew and Battle Value. */
  readonly about: string;
  readonly side: 0 | 1;
  /** The effects of the present heat, in words. */
  readonly heatWords?: string | undefined;
  /** The expected heat at the end of the turn, as far as it is known. */
  readonly heatAhead?: number | undefined;
}

/** The record sheet of a unit in its present state. */
export function UnitSheetView({ sheet, title, about, side, heatWords, heatAhead }: UnitSheetViewProps): VNode {
  return (
    <section class={`unit-sheet ${side === 0 ? 'a' : 'b'}`} aria-label={`Record sheet of ${title}`}>
      <h2>{title}</h2>
      <p class="about">{about}</p>
      {sheet.condition.length === 0 ? null : <p class="condition">{sheet.condition.join(', ')}</p>}
      <ArmorFigure sheet={sheet} />
      <HeatBar heat={sheet.heat} ahead={heatAhead} words={heatWords} />
      <Pilot wounds={sheet.wounds} deadly={sheet.deadlyWounds} />
      <Weapons sheet={sheet} />
      <details class="slots">
        <summary>Critical slots{countWords(sheet.locations)}</summary>
        <div class="slot-lists">
          {sheet.locations.map(location => (
            <Slots key={location.code} location={location} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Pilot({ wounds, deadly }: { readonly wounds: number; readonly deadly: number }): VNode {
  return (
    <p class="pilot" role="img" aria-label={`Pilot: ${wounds} of ${deadly} wounds`}>
      <span>Pilot</span>
      {Array.from({ length: deadly }, (_, i) => (
        <i key={i} class={i < wounds ? 'wound' : ''} />
      ))}
    </p>
  );
}

function Weapons({ sheet: { weapons, ammo } }: { readonly sheet: UnitSheet }): VNode {
  return (
    <table class="weapons">
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col">At</th>
          <th scope="col">Heat</th>
          <th scope="col">Dmg</th>
          <th scope="col">Shots</th>
        </tr>
      </thead>
      <tbody>
        {weapons.map((row, i) => (
          <tr key={i} class={row.count > 0 && row.lost >= row.count ? 'out' : ''}>
            <th scope="row">{row.count > 1 ? `${row.count} ${row.name}` : row.name}</th>
            <td>{row.place}</td>
            <td>{row.heat}</td>
            <td>{row.damage.replace(/ \[.*\]$/, '')}</td>
            <td>{row.lost > 0 && row.lost < row.count ? `${row.lost} lost` : row.shots}</td>
          </tr>
        ))}
        {ammo.map((row, i) => (
          <tr key={`ammo ${i}`} class={row.left.every(left => left === 0) ? 'ammo out' : 'ammo'}>
            <th scope="row">{row.name}</th>
            <td>{row.place}</td>
            <td />
            <td />
            <td>{row.left.join(' + ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Slots({ location: { name, slots } }: { readonly location: SheetLocation }): VNode {
  return (
    <div>
      <h3>{name}</h3>
      <ol>
        {slots.map((slot, i) => (
          <li key={i} class={slot.out ? 'out' : slot.idle ? 'idle' : ''}>
            {slot.name === '' ? '–' : slot.name}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns how many slots are destroyed, for the heading of a folded list. */
function countWords(locations: readonly SheetLocation[]): string {
  const out = locations.flatMap(({ slots }) => slots).filter(slot => slot.out).length;
  return out === 0 ? '' : ` (${out} out)`;
}
