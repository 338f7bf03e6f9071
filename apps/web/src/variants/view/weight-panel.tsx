import type { VNode } from 'preact';
import type { EditModel } from '../model/edit-model.ts';
import { PLACES } from '../model/finding-places.ts';

/** The weight of every part. */
export function WeightPanel({ model }: { readonly model: EditModel }): VNode {
  const { lines, total, left } = model.report.weight;
  return (
    <details class="card edit-weight" id={PLACES.weight}>
      <summary>Weight, part by part</summary>
      <table>
        <tbody>
          {lines.map(({ part, tons }) => (
            <tr key={part}>
              <th scope="row">{part.replace(/^[a-z]/, letter => letter.toUpperCase())}</th>
              <td>{tons === undefined ? 'unknown' : `${tons} t`}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{left < 0 ? 'All, too heavy' : 'All'}</th>
            <td>{total} t</td>
          </tr>
        </tbody>
      </table>
    </details>
  );
}
