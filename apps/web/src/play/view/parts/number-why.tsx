import type { VNode } from 'preact';
import { percent, signed } from '../../../ui/figures.ts';
import type { ShownModifier } from '../../model/moment.ts';

interface NumberWhyProps {
  /** The target number of two dice; `undefined` if one die decides. */
  readonly need: number | undefined;
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
  /** The label before the number. */
  readonly label?: string;
}

/** A target number with its chance. When opened, it shows how the number is made up. */
export function NumberWhy({ need, chance, modifiers, label }: NumberWhyProps): VNode {
  const figure = (
    <>
      {label === undefined ? null : <span class="label">{label}</span>}
      <b class="need">{needText(need)}</b>
      <span class="chance">{percent(chance)}</span>
    </>
  );
  if (modifiers.length === 0) return <p class="number">{figure}</p>;
  return (
    <details class="number">
      <summary>{figure}</summary>
      <Modifiers modifiers={modifiers} />
    </details>
  );
}

/** Shows how a target number is made up, part by part. */
export function Modifiers({ modifiers }: { readonly modifiers: readonly ShownModifier[] }): VNode {
  return (
    <ul class="modifiers">
      {modifiers.map(({ value, words }, i) => (
        <li key={i}>
          <b>{i === 0 ? value : signed(value)}</b> {words}
        </li>
      ))}
    </ul>
  );
}

/** Returns a target number of two dice as text: "auto" if they cannot fail. */
export function needText(need: number | undefined): string {
  if (need === undefined) return '';
  return need <= 2 ? 'auto' : `${need}+`;
}
