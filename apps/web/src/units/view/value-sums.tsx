import type { ValueSum } from '@hexfall/data';
import type { VNode } from 'preact';
import { formatCount } from '../../begin/model/match-words.ts';
import type { UnitView } from '../model/unit-view.ts';

/** Shows how a Battle Value is computed, line by line. */
export function ValueSums({ view }: { readonly view: Pick<UnitView, 'value' | 'valueLines'> }): VNode {
  const { defensive, heat, offensive, how } = view.valueLines;
  return (
    <div class="value-sums">
      <SumTable sum={defensive} title="Defensive: what it withstands" />
      <SumTable sum={heat} title="Heat efficiency: weapon heat that it can handle" />
      <SumTable sum={offensive} title="Offensive: what it hits with" />
      <p class="value-result">
        <strong>Battle Value {formatCount(view.value.base)}</strong> = {how}
      </p>
    </div>
  );
}

function SumTable({ sum, title }: { readonly sum: ValueSum; readonly title: string }): VNode {
  return (
    <table class="value-sum">
      <caption>{title}</caption>
      <tbody>
        {sum.lines.map(({ name, points, how, kind }, i) => (
          <tr key={i} class={kind}>
            <th scope="row">{name}</th>
            <td class="points">{points.replace('x ', '× ')}</td>
            <td class="how">{how.replaceAll(' x ', ' × ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
