import type { VNode } from 'preact';
import type { RiskRoll } from '../../model/choices/risk.ts';
import { NumberWhy } from './number-why.tsx';

interface RisksProps {
  readonly title: string;
  readonly rolls: readonly RiskRoll[];
  /** Returns the name of a unit; left out if all rolls are those of one unit. */
  readonly nameOf?: (unit: number) => string;
}

/** The rolls that an order leads to, each with its target number. */
export function Risks({ title, rolls, nameOf }: RisksProps): VNode | null {
  if (rolls.length === 0) return null;
  return (
    <div class="risks">
      <h3 class="minor">{title}</h3>
      {rolls.map((roll, i) => (
        <NumberWhy
          key={i}
          need={roll.need}
          chance={roll.chance}
          modifiers={roll.modifiers}
          label={nameOf === undefined ? roll.reason : `${nameOf(roll.unit)}: ${roll.reason}`}
        />
      ))}
    </div>
  );
}
