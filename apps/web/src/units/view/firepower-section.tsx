import { useModel } from '@hexfall/stage/views';
import type { PlainTable } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import { average } from '../../ui/figures.ts';
import { DataTable } from '../../ui/sheets/data-table.tsx';
import { BASE_NUMBERS, type Firepower, MAX_RANGE } from '../model/firepower.ts';
import { FirepowerModel, type Shooting } from '../model/firepower-model.ts';
import { LinePlot, type PlotLine } from './line-plot.tsx';

interface FirepowerSectionProps {
  /** One or two; the first has the color of side A. */
  readonly shootings: readonly Shooting[];
}

/** Damage over distance as curves, for a target number that the reader chooses. */
export function FirepowerSection({ shootings }: FirepowerSectionProps): VNode {
  const model = useMemo(() => new FirepowerModel(shootings, BROWSER_SLICES), [shootings]);
  useModel(model);
  useEffect(() => {
    void model.work();
    return () => model.close();
  }, [model]);
  const names = shootings.map(({ attacker }) => attacker.title);
  return (
    <section class="card firepower">
      <header>
        <h2>Damage by range</h2>
        <BaseChoice model={model} />
      </header>
      <p class="note">
        Damage in a turn on average. Sustained fire is the most that its heat sinks bear turn after turn while it runs;
        all weapons is everything at once.
      </p>
      {model.curves === undefined ? (
        <p class="note plot-waiting">Working it out …</p>
      ) : (
        <>
          <LinePlot
            lines={linesOf(names, model.curves)}
            stepWords="Range in hexes"
            valueWords="Damage a turn"
            atLeast={5}
            label={labelOf(names, model.curves)}
          />
          <details>
            <summary>As a table</summary>
            <div class="scrolls" tabIndex={0} role="region" aria-label="Damage by range as a table">
              <DataTable table={tableOf(names, model.curves)} look="figures" />
            </div>
          </details>
        </>
      )}
    </section>
  );
}

function BaseChoice({ model }: { readonly model: FirepowerModel }): VNode {
  return (
    <label class="base-choice">
      <span>To hit before range</span>
      <select value={String(model.base)} onChange={change => void model.setBase(Number(change.currentTarget.value))}>
        {BASE_NUMBERS.map(base => (
          <option key={base} value={String(base)}>
            {base}
          </option>
        ))}
      </select>
    </label>
  );
}

const SIDES = ['a', 'b'] as const;

function linesOf(names: readonly string[], curves: readonly (readonly Firepower[])[]): readonly PlotLine[] {
  return curves.flatMap((curve, i): PlotLine[] => {
    const side = SIDES[i]!;
    const of = names.length === 1 ? '' : `${names[i]!}: `;
    return [
      { name: `${of}sustained`, side, look: 'solid', values: curve.map(({ sustained }) => sustained.damage) },
      { name: `${of}all weapons`, side, look: 'dashed', values: curve.map(({ alpha }) => alpha.damage) },
    ];
  });
}

function labelOf(names: readonly string[], curves: readonly (readonly Firepower[])[]): string {
  const best = curves.map((curve, i) => {
    const peak = curve.reduce((a, b) => (b.sustained.damage > a.sustained.damage ? b : a));
    return `${names[i]!} does the most damage at ${peak.range} hexes: ${average(peak.sustained.damage)} points a turn`;
  });
  return `Damage over range. ${best.join('. ')}. The table below has all values.`;
}

function tableOf(names: readonly string[], curves: readonly (readonly Firepower[])[]): PlainTable {
  const words = (name: string, what: string): string => (names.length === 1 ? what : `${name}: ${what.toLowerCase()}`);
  const head = names.flatMap(name => [
    words(name, 'Sustained'),
    words(name, 'All weapons'),
    words(name, 'Heat of all'),
  ]);
  const rows = Array.from({ length: MAX_RANGE }, (_, i) => [
    String(i + 1),
    ...curves.flatMap(curve => {
      const { sustained, alpha } = curve[i]!;
      return [average(sustained.damage), average(alpha.damage), String(alpha.heat)];
    }),
  ]);
  return { title: 'Damage a turn by range', head: ['Range', ...head], rows };
}
