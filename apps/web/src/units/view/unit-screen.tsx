import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { saveText } from '../../files/save-text.ts';
import { DataTable } from '../../ui/sheets/data-table.tsx';
import { SheetBack } from '../../ui/sheets/sheet-back.tsx';
import { SheetPicture } from '../../ui/sheets/sheet-picture.tsx';
import type { FoundUnit } from '../model/find-unit.ts';
import { type UnitView, waysOn, writeUnitFile } from '../model/unit-view.ts';
import { FirepowerSection } from './firepower-section.tsx';
import { ValueSums } from './value-sums.tsx';
import { WeaponTable } from './weapon-table.tsx';

/** A unit with its record sheet, its figures, and links to the pages that can use it. */
export function UnitScreen({ view }: { readonly view: UnitView }): VNode {
  const { unit, sheet } = view;
  const shootings = useMemo(() => [{ attacker: sheet, target: sheet }], [sheet]);
  return (
    <main class="page units-page">
      <header class="unit-head">
        <p>
          <a href="#/units">All units</a>
        </p>
        <h1 dir="auto">
          {unit.title}
          {unit.builtIn ? null : <em class="yours"> yours</em>}
        </h1>
        <Actions unit={unit} />
      </header>
      <div class="unit-columns">
        <section class="unit-record" aria-label="Record sheet">
          <div class="scrolls" tabIndex={0} role="region" aria-label="Record sheet as a picture">
            <SheetPicture sheet={sheet} />
          </div>
          <SheetBack sheet={sheet} />
        </section>
        <div class="unit-side">
          <Remarks remarks={view.remarks} />
          <Facts facts={view.facts} />
          <WeaponTable sheet={sheet} title="Weapons" />
          <FirepowerSection shootings={shootings} />
        </div>
      </div>
      <section class="card">
        <h2>Battle Value, line by line</h2>
        <ValueSums view={view} />
      </section>
      <details class="card">
        <summary>Everything on the sheet as text</summary>
        <div class="sheet-tables">
          {view.tables.map(table => (
            <div key={table.title} class="scrolls" tabIndex={0} role="region" aria-label={`${table.title}, as text`}>
              <DataTable table={table} look="figures" />
            </div>
          ))}
        </div>
      </details>
    </main>
  );
}

function Actions({ unit }: { readonly unit: FoundUnit }): VNode {
  const ways = waysOn(unit);
  const save = (format: 'mtf' | 'json'): void => {
    const file = writeUnitFile(unit, format);
    if (file !== undefined) saveText(file.name, file.text, file.type);
  };
  const hasFile = unit.named.blueprint !== undefined;
  return (
    <div class="unit-actions">
      <a class="button primary" href={formatRoute(ways.play)}>
        Play with it
      </a>
      <a class="button" href={formatRoute(ways.lab)}>
        Open in the lab
      </a>
      <a class="button" href={formatRoute(ways.compare)}>
        Compare
      </a>
      {hasFile ? (
        <a class="button" href={formatRoute(ways.edit)}>
          Change it
        </a>
      ) : null}
      <button type="button" onClick={() => print()}>
        Print
      </button>
      {hasFile ? (
        <>
          <button type="button" onClick={() => save('mtf')}>
            Save .mtf
          </button>
          <button type="button" onClick={() => save('json')}>
            Save .json
          </button>
        </>
      ) : null}
    </div>
  );
}

function Remarks({ remarks }: { readonly remarks: readonly string[] }): VNode | null {
  if (remarks.length === 0) return null;
  return (
    <ul class="unit-remarks">
      {remarks.map(remark => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { readonly facts: UnitView['facts'] }): VNode {
  return (
    <dl class="unit-facts">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
