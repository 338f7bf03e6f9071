import { useModel } from '@hexfall/stage/views';
import type { ComponentChildren, VNode } from 'preact';
import { average } from '../../ui/figures.ts';
import type { BlowCard, BlowChoice } from '../model/choices/blow-choice.ts';
import { NumberWhy } from './parts/number-why.tsx';
import { Risks } from './parts/risks.tsx';

interface BlowPanelProps {
  readonly choice: BlowChoice;
  readonly nameOf: (unit: number) => string;
  /** The exact chances of the chosen blow. */
  readonly odds: ComponentChildren;
}

/** The blows that a unit can strike, as cards: target number, damage, and risks for the unit itself. */
export function BlowPanel({ choice, nameOf, odds }: BlowPanelProps): VNode {
  useModel(choice);
  return (
    <div class="options">
      {choice.cards.length === 0 ? <p class="hint">No blow is possible from here.</p> : null}
      {choice.cards.map((card, i) => (
        <Card key={i} card={card} isChosen={choice.card === card} nameOf={nameOf} onPlay={() => choice.play(card)}>
          {choice.card === card ? odds : null}
        </Card>
      ))}
      <div class="option">
        <button type="button" aria-pressed={choice.passes} onClick={() => choice.pass()}>
          Attack nobody
        </button>
      </div>
    </div>
  );
}

interface CardProps {
  readonly card: BlowCard;
  readonly isChosen: boolean;
  readonly nameOf: (unit: number) => string;
  readonly onPlay: () => void;
  readonly children: ComponentChildren;
}

function Card({ card, isChosen, nameOf, onPlay, children }: CardProps): VNode {
  return (
    <div class="option" data-kind={card.kind} aria-current={isChosen ? 'true' : undefined}>
      <button type="button" aria-pressed={isChosen} onClick={onPlay}>
        {card.title}
      </button>
      {card.strikes.map((strike, i) => (
        <NumberWhy
          key={i}
          need={strike.need}
          chance={strike.chance}
          modifiers={strike.modifiers}
          label={card.strikes.length > 1 ? `${strike.with}, ${strike.damage} damage` : `${strike.damage} damage`}
        />
      ))}
      {card.expected > 0 ? <p class="hint">{average(card.expected)} damage on average</p> : null}
      <Risks title="After a hit" rolls={card.rollsAfterHit} nameOf={nameOf} />
      <Risks title="After a miss" rolls={card.rollsAfterMiss} nameOf={nameOf} />
      {children}
    </div>
  );
}
