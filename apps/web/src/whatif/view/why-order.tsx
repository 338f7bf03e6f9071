import type { VNode } from 'preact';
import { SideMark } from '../../ui/side-mark.tsx';
import { type WhyRow, whyRows, whyVerdict } from '../model/why-rows.ts';
import type { ExplainedOrder } from '../worker/whatif-messages.ts';
import { phaseWords } from './phase-words.ts';

/** An order that was given, in a table with the best others: the most promising first. */
export function WhyOrder({ order }: { readonly order: ExplainedOrder }): VNode {
  const { turn, phase, side, unit, text, others } = order;
  return (
    <li class="why-order">
      <h3>
        <SideMark side={side === 0 ? 0 : 1} />
        <span dir="auto">{`${unit} ${text}`}</span>
      </h3>
      <p class="note">{`Turn ${turn}, ${phaseWords(phase)}. ${whyVerdict(order)}`}</p>
      {others.length === 0 ? null : <Choices rows={whyRows(order)} />}
    </li>
  );
}

function Choices({ rows }: { readonly rows: readonly WhyRow[] }): VNode {
  const showsTaken = rows.some(({ expected }) => expected?.taken !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Deals</th>
          {showsTaken ? <th scope="col">Takes</th> : null}
          <th scope="col">In all</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, expected, isGiven }) => (
          <tr key={text} class={isGiven ? 'given' : undefined}>
            <th scope="row">
              {text}
              {isGiven ? <span class="given-mark">given</span> : null}
            </th>
            <td>{points(expected?.dealt)}</td>
            {showsTaken ? <td>{points(expected?.taken)}</td> : null}
            <td class="worth">{expected === undefined ? '–' : signedPoints(expected.score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function points(amount: number | undefined): string {
  return amount === undefined ? '–' : amount.toFixed(1);
}

function signedPoints(amount: number): string {
  const text = Math.abs(amount).toFixed(1);
  if (text === '0.0') return text;
  return amount < 0 ? `−${text}` : `+${text}`;
}
