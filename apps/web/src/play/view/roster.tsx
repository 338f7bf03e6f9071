import { useModelPart } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { PlayerKind } from '../../begin/model/match-settings.ts';
import { PlayerOptions } from '../../begin/view/player-options.tsx';
import { signed } from '../../ui/figures.ts';
import type { PlayModel } from '../model/play-model.ts';
import type { UnitCard } from '../model/unit-cards.ts';

interface RosterProps {
  readonly play: PlayModel;
  readonly onSelect: (unit: number) => void;
}

const SIDES = ['A', 'B'];

/** The units of both sides: whether each has acted or may act, how damaged it is, and how hot. */
export function Roster({ play, onSelect }: RosterProps): VNode {
  useModelPart(play, ({ units, inspected, match }) => [units, inspected, ...match.players]);
  return (
    <nav class="unit-list" aria-label="Units">
      {SIDES.map((name, side) => (
        <section key={name} class={side === 0 ? 'a' : 'b'}>
          <h2>
            {`Side ${name}`}
            <PlayerSelect play={play} side={side} />
          </h2>
          <ul>
            {play.units
              .filter(card => card.side === side)
              .map(card => (
                <li key={card.unit}>
                  <UnitButton
                    card={card}
                    isSelected={card.unit === play.inspected}
                    onClick={() => onSelect(card.unit)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface PlayerSelectProps {
  readonly play: PlayModel;
  readonly side: number;
}

/** Shows the player of a side, and lets the side be handed over at any time. */
function PlayerSelect({ play, side }: PlayerSelectProps): VNode {
  return (
    <select
      class="player"
      aria-label={`Who plays side ${SIDES[side]}`}
      value={play.match.players[side]}
      onChange={change => play.seat(side, change.currentTarget.value as PlayerKind)}
    >
      <PlayerOptions />
    </select>
  );
}

interface UnitButtonProps {
  readonly card: UnitCard;
  readonly isSelected: boolean;
  readonly onClick: () => void;
}

function UnitButton({ card, isSelected, onClick }: UnitButtonProps): VNode {
  const { mark, name, status, mayAct, hasActed, heat, left, modifier, conditions } = card;
  const isOut = status === 'destroyed' || status === 'withdrawn';
  const words = isOut ? status : conditions.join(', ');
  const kind = [isOut ? 'out' : '', mayAct ? 'waiting' : '', hasActed && !isOut ? 'acted' : ''].join(' ').trim();
  return (
    <button type="button" class={kind} aria-pressed={isSelected} onClick={onClick}>
      <b class="mark">{mark}</b>
      <span class="name">{name}</span>
      <span class="figures">
        {modifier === undefined ? null : <span title="What its movement adds to shots at it">{signed(modifier)}</span>}
        {heat === 0 ? null : <span class="hot" title="Heat">{`${heat}°`}</span>}
      </span>
      <meter min={0} max={1} low={0.34} high={0.67} optimum={1} value={left} title={percent(left)}>
        {percent(left)}
      </meter>
      {words === '' ? null : <small class="words">{words}</small>}
    </button>
  );
}

function percent(left: number): string {
  return `${Math.round(left * 100)}% of armor and structure left`;
}
