import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { average, percent, signed } from '../../ui/figures.ts';
import type { MoveChoice } from '../model/choices/move-choice.ts';
import type { MovePreview } from '../model/choices/move-preview.ts';
import type { MoveWay } from '../model/choices/reach-table.ts';
import type { Exposure, VolleyOutlook } from '../model/choices/shot-outlook.ts';
import { Risks } from './parts/risks.tsx';
import { TurnButtons } from './parts/turn-buttons.tsx';
import { RamCards } from './ram-cards.tsx';

interface MovePanelProps {
  readonly choice: MoveChoice;
  readonly nameOf: (unit: number) => string;
  /** Whether the shots from the end of the move and those at it are shown. */
  readonly showsExposure: boolean;
  readonly onToggleExposure: () => void;
}

const WAY_WORDS: Readonly<Record<MoveWay, string>> = {
  crawl: 'Crawl',
  walk: 'Walk',
  back: 'Backward',
  run: 'Run',
  jump: 'Jump',
};

/** The movement of a unit: the way of moving, its modifiers and risks, and orders that could be given instead. */
export function MovePanel({ choice, nameOf, showsExposure, onToggleExposure }: MovePanelProps): VNode {
  useModel(choice);
  const preview = choice.hoveredPreview ?? choice.preview;
  return (
    <>
      {choice.mustWithdraw ? <p class="notice">Crippled: it must make for its home edge.</p> : null}
      <Ways choice={choice} />
      {preview === undefined ? (
        <p class="hint">{choice.hoveredProblem ?? 'Choose a hex on the map, or something else to do below.'}</p>
      ) : (
        <Preview preview={preview} isHover={preview !== choice.preview} />
      )}
      {choice.hex === undefined ? null : (
        <TurnButtons label="Facing at the end" onTurn={hexsides => choice.turn(hexsides)} />
      )}
      <label class="check">
        <input type="checkbox" checked={showsExposure} onChange={onToggleExposure} /> Shots from that hex and at it
      </label>
      {showsExposure && choice.exposure !== undefined ? <Shots exposure={choice.exposure} nameOf={nameOf} /> : null}
      <Switches choice={choice} />
      <RamCards choice={choice} nameOf={nameOf} />
      <OtherOrders choice={choice} />
    </>
  );
}

function Ways({ choice }: { readonly choice: MoveChoice }): VNode {
  const offers: readonly (MoveWay | undefined)[] = [undefined, ...choice.ways];
  return (
    <div class="segments" role="group" aria-label="How to move">
      {offers.map(way => (
        <button
          type="button"
          key={way ?? 'any'}
          class={way ?? 'any'}
          aria-pressed={choice.isWayFixed ? way === choice.way : way === undefined}
          onClick={() => choice.use(way)}
        >
          {way === undefined ? 'Cheapest' : WAY_WORDS[way]}
        </button>
      ))}
    </div>
  );
}

const MODE_WORDS: Readonly<Record<string, string>> = {
  stationary: 'Stands still',
  walk: 'Walks',
  run: 'Runs',
  jump: 'Jumps',
  crawl: 'Crawls',
};

function Preview({ preview, isHover }: { readonly preview: MovePreview; readonly isHover: boolean }): VNode {
  const { mode, mp, hexesMoved, heat, defense, aim, rolls, chance, certainFall, leaves } = preview;
  const hexes = hexesMoved === 1 ? '1 hex' : `${hexesMoved} hexes`;
  return (
    <div class={isHover ? 'outlook hover' : 'outlook'}>
      <p class="lead">
        <b>{MODE_WORDS[mode] ?? mode}</b> {leaves ? 'and leaves the board' : `${hexes}, ${mp} MP`}
      </p>
      <dl class="figures">
        <Figure name="Harder to hit" value={signed(defense)} />
        <Figure name="Own shots" value={signed(aim)} />
        <Figure name="Heat" value={signed(heat)} />
      </dl>
      {certainFall === undefined ? null : <p class="notice">It will fall: {certainFall}.</p>}
      {rolls.length === 0 ? null : (
        <Risks
          title={`${rolls.length === 1 ? 'One roll' : `${rolls.length} rolls`} on the way, ${percent(chance)} all well`}
          rolls={rolls}
        />
      )}
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface ShotsProps {
  readonly exposure: Exposure;
  readonly nameOf: (unit: number) => string;
}

function Shots({ exposure: { given, taken }, nameOf }: ShotsProps): VNode {
  return (
    <div class="exposure">
      <Volleys title="Could shoot at" volleys={given} nameOf={volley => nameOf(volley.target)} />
      <Volleys title="Could be shot by" volleys={taken} nameOf={volley => nameOf(volley.attacker)} />
    </div>
  );
}

interface VolleysProps {
  readonly title: string;
  readonly volleys: readonly VolleyOutlook[];
  readonly nameOf: (volley: VolleyOutlook) => string;
}

function Volleys({ title, volleys, nameOf }: VolleysProps): VNode {
  return (
    <div>
      <h3 class="minor">{title}</h3>
      {volleys.length === 0 ? (
        <p class="hint">nobody</p>
      ) : (
        <ul>
          {volleys.map((volley, i) => (
            <li key={i}>
              {nameOf(volley)} <b>{`${volley.shots[0]!.need}+`}</b> at best, {average(volley.damage)} damage on average
              {volley.settled ? '' : ' if it stays where it is'}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Switches({ choice }: { readonly choice: MoveChoice }): VNode | null {
  if (choice.switches.length === 0) return null;
  return (
    <div class="checks">
      {choice.switches.map(({ id, words, on }) => (
        <label class="check" key={id}>
          <input type="checkbox" checked={on} onChange={() => choice.toggle(id)} /> {words}
        </label>
      ))}
    </div>
  );
}

function OtherOrders({ choice }: { readonly choice: MoveChoice }): VNode | null {
  if (choice.cards.length === 0) return null;
  return (
    <div class="options">
      <h3>Instead</h3>
      {choice.cards.map(card => (
        <button
          type="button"
          class="option"
          key={card.id}
          aria-pressed={choice.card === card.command}
          onClick={() => choice.play(card.command)}
        >
          <b>{card.title}</b>
          <span>{card.words}</span>
          {card.rolls.map((roll, i) => (
            <span key={i}>{`${roll.reason}: ${roll.need ?? ''}+ (${percent(roll.chance)})`}</span>
          ))}
        </button>
      ))}
    </div>
  );
}
