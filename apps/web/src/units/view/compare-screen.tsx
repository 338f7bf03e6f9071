import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { type ArmorRow, armorRows, type FigureRow, figureRows } from '../model/comparison.ts';
import { alphaHeat, MAX_HEAT } from '../model/firepower.ts';
import type { UnitView } from '../model/unit-view.ts';
import { DuelSection } from './duel-section.tsx';
import { FirepowerSection } from './firepower-section.tsx';
import { LinePlot } from './line-plot.tsx';
import { ValueSums } from './value-sums.tsx';
import { WeaponTable } from './weapon-table.tsx';

interface CompareScreenProps {
  readonly a: UnitView;
  readonly b: UnitView;
}

/** Compares two units in figures and pictures, and in games that are played meanwhile. */
export function CompareScreen({ a, b }: CompareScreenProps): VNode {
  const shootings = useMemo(
    () => [
      { attacker: a.sheet, target: b.sheet },
      { attacker: b.sheet, target: a.sheet },
    ],
    [a, b],
  );
  return (
    <div class="compare-grid">
      <DuelSection a={a.unit} b={b.unit} />
      <FirepowerSection shootings={shootings} />
      <section class="card">
        <h2>Figures</h2>
        <Figures titles={[a.unit.title, b.unit.title]} rows={figureRows(a, b)} />
      </section>
      <section class="card">
        <h2>Armor by location</h2>
        <Armor titles={[a.unit.title, b.unit.title]} rows={armorRows(a, b)} />
      </section>
      <HeatSection a={a} b={b} />
      <section class="card whole">
        <h2>Weapons</h2>
        <div class="compare-pair">
          <WeaponTable sheet={a.sheet} title={a.unit.title} />
          <WeaponTable sheet={b.sheet} title={b.unit.title} />
        </div>
      </section>
      <details class="card whole">
        <summary>Battle Values, line by line</summary>
        <div class="compare-pair">
          {[a, b].map((view, i) => (
            <div key={i}>
              <h3 dir="auto">{view.unit.title}</h3>
              <ValueSums view={view} />
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}

type Titles = readonly [a: string, b: string];

function Figures({ titles, rows }: { readonly titles: Titles; readonly rows: readonly FigureRow[] }): VNode {
  return (
    <table class="figures compare-figures">
      <Head titles={titles} first="" />
      <tbody>
        {rows.map(({ name, texts, better }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {texts.map((text, i) => (
              <td key={i} class={better === i ? 'better' : undefined}>
                {text}
                {better === i ? <span class="unseen"> (better)</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ titles, first }: { readonly titles: Titles; readonly first: string }): VNode {
  return (
    <thead>
      <tr>
        {first === '' ? <td /> : <th scope="col">{first}</th>}
        {titles.map((title, i) => (
          <th key={i} scope="col" dir="auto">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Armor({ titles, rows }: { readonly titles: Titles; readonly rows: readonly ArmorRow[] }): VNode {
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  return (
    <table class="figures armor-bars">
      <Head titles={titles} first="Location" />
      <tbody>
        {rows.map(({ names: [name, other], points }) => (
          <tr key={name}>
            <th scope="row">{name === other ? name : `${name} / ${other}`}</th>
            {points.map((value, i) => (
              <td key={i}>
                <span>{value}</span>
                <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
                  <rect class={i === 0 ? 'a' : 'b'} width={value} height="10" />
                </svg>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeatSection({ a, b }: CompareScreenProps): VNode {
  const heats = [a, b].map(({ sheet }) => alphaHeat(sheet)) as [readonly number[], readonly number[]];
  const words = [a, b].map(({ unit }, i) => `${unit.title}: ${heats[i]!.join(', ')}`).join('; ');
  return (
    <section class="card">
      <h2>Heat when it runs and fires everything</h2>
      <p class="note">At the end of each turn, without shutting down. {MAX_HEAT} is the end of the scale.</p>
      <LinePlot
        lines={[
          { name: a.unit.title, side: 'a', look: 'solid', values: heats[0] },
          { name: b.unit.title, side: 'b', look: 'solid', values: heats[1] },
        ]}
        stepWords="Turn"
        valueWords="Heat"
        atLeast={MAX_HEAT}
        label={`Heat by turn. ${words}.`}
      />
    </section>
  );
}
