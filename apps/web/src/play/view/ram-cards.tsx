import type { VNode } from 'preact';
import type { MoveChoice } from '../model/choices/move-choice.ts';
import type { RamCard } from '../model/choices/ram-cards.ts';
import { NumberWhy } from './parts/number-why.tsx';
import { Risks } from './parts/risks.tsx';

interface RamCardsProps {
  readonly choice: MoveChoice;
  readonly nameOf: (unit: number) => string;
}

const KIND_WORDS: Readonly<Record<RamCard['kind'], string>> = { charge: 'Charge', dfa: 'Death from above on' };

/** Charges and deaths from above, with their effects on both sides. */
export function RamCards({ choice, nameOf }: RamCardsProps): VNode | null {
  if (choice.rams.length === 0) return null;
  return (
    <div class="options">
      <h3>Ram</h3>
      {choice.rams.map((ram, i) => (
        <div class="option" key={i} aria-current={choice.ram === ram ? 'true' : undefined}>
          <button type="button" aria-pressed={choice.ram === ram} onClick={() => choice.play(ram.command)}>
            {`${KIND_WORDS[ram.kind]} ${nameOf(ram.target)}`}
          </button>
          <NumberWhy need={ram.need} chance={ram.chance} modifiers={ram.modifiers} label="To hit" />
          <p>
            {ram.damage} damage to the target, {ram.ownDamage} to itself
          </p>
          <Risks title="After a hit" rolls={ram.rollsAfterHit} nameOf={nameOf} />
          <Risks title="After a miss" rolls={ram.rollsAfterMiss} nameOf={nameOf} />
        </div>
      ))}
    </div>
  );
}
