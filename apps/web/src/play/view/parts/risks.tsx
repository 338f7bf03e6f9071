import type { VNode } from 'preact';
import type { RiskRoll } from '../../model/choices/risk.ts';
import { NumberWhy } from './number-why.tsx';

interface RisksProps {
  readonly title: string;
  readonly rolls: readonly RiskRoll[];
  /** Names a unit, where the rolls are not all of one. */
  readonly nameOf?: (unit: number) => string;
}

/** Rolls that an order leads to, each with its number. */
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
