import './whatif.css';
import type { BotName } from '@hexfall/bots';
import { useModel } from '@hexfall/stage/views';
import { facingPoint } from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BotOptions } from '../../begin/view/player-options.tsx';
import { openLibrary } from '../../library/open-library.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { libraryTools } from '../model/library-tools.ts';
import type { WhatIfClient } from '../model/whatif-client.ts';
import { DIFFERENCES, type Difference, GAMES, WhatIfModel } from '../model/whatif-model.ts';
import { phaseWords } from './phase-words.ts';
import { WhatIfAnswer } from './whatif-answer.tsx';

interface WhatIfDialogProps {
  readonly client: WhatIfClient;
  /** How many events had happened; `now` for the last moment of a game under way. */
  readonly events: number | 'now';
  /** The title of the game, for the name of a result that is kept. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Plays on from a moment of a game, possibly with something different, and shows who wins. */
export function WhatIfDialog({ client, events, title, onClose }: WhatIfDialogProps): VNode {
  const model = useMemo(() => new WhatIfModel(events, { client, ...libraryTools(openLibrary) }), [client]);
  useModel(model);
  useEffect(() => () => model.stop(), [model]);
  return (
    <Dialog title="What if from here" onClose={onClose} isWide>
      <div class="whatif">
        <Moment model={model} />
        {model.facts === undefined ? null : (
          <>
            <Choices model={model} />
            <Run model={model} />
            <WhatIfAnswer model={model} title={title} />
          </>
        )}
        <KeptResults model={model} />
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly model: WhatIfModel;
}

function Moment({ model }: PartProps): VNode {
  const { moment } = model;
  if (moment.kind === 'asking') return <p class="note">Reading the game …</p>;
  if (moment.kind === 'over') return <p>The game is over here. Go back to an earlier moment and ask again.</p>;
  if (moment.kind === 'failed') return <p role="alert">{moment.message}</p>;
  const { turn, phase, real } = moment.facts;
  return (
    <p class="note">
      {`Turn ${turn}, ${phaseWords(phase)}. Bots play the game on from here many times, with new dice.`}
      {real === undefined ? '' : ` The next order was: ${real.text}.`}
    </p>
  );
}

const DIFFERENCE_WORDS: Readonly<Record<Difference, string>> = {
  nothing: 'Nothing',
  order: 'Another order',
  facing: 'Another facing',
  unit: 'Another unit',
};

function Choices({ model }: PartProps): VNode {
  const { difference } = model;
  return (
    <>
      <fieldset class="whatif-differences">
        <legend>What is different?</legend>
        {DIFFERENCES.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="difference"
              checked={each === difference}
              onChange={() => model.set({ difference: each })}
            />
            {DIFFERENCE_WORDS[each]}
          </label>
        ))}
      </fieldset>
      {difference === 'order' ? <OrderChoice model={model} /> : null}
      {difference === 'facing' || difference === 'unit' ? <UnitChoice model={model} /> : null}
    </>
  );
}

function OrderChoice({ model }: PartProps): VNode {
  const { shownOrders, orderCount } = model;
  return (
    <div class="whatif-row">
      <Labeled words={`Find one of ${orderCount} orders`}>
        <input
          type="search"
          value={model.search}
          placeholder="kick, run 0507, medium laser …"
          onInput={({ currentTarget }) => model.set({ search: currentTarget.value })}
        />
      </Labeled>
      <Labeled words="Order">
        <select
          size={6}
          value={model.order}
          onChange={({ currentTarget }) => model.set({ order: Number(currentTarget.value) })}
        >
          {shownOrders.map(({ index, offer }) => (
            <option key={index} value={index}>
              {offer.text}
            </option>
          ))}
        </select>
      </Labeled>
    </div>
  );
}

const FACINGS = [0, 1, 2, 3, 4, 5];

function UnitChoice({ model }: PartProps): VNode {
  return (
    <div class="whatif-row">
      <Labeled words="Unit">
        <select value={model.unit} onChange={({ currentTarget }) => model.set({ unit: Number(currentTarget.value) })}>
          {model.facts!.units.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labeled>
      {model.difference === 'facing' ? (
        <Labeled words="Faces">
          <select
            value={model.facing}
            onChange={({ currentTarget }) => model.set({ facing: Number(currentTarget.value) })}
          >
            {FACINGS.map(facing => (
              <option key={facing} value={facing}>
                {facingPoint(facing)}
              </option>
            ))}
          </select>
        </Labeled>
      ) : (
        <Labeled words="In its place, undamaged">
          <input
            type="text"
            value={model.unitName}
            placeholder="AS7-D"
            onInput={({ currentTarget }) => model.set({ unitName: currentTarget.value })}
          />
        </Labeled>
      )}
    </div>
  );
}

function Run({ model }: PartProps): VNode {
  const { run, bots, games } = model;
  const isRunning = run.kind === 'running';
  return (
    <div class="whatif-row">
      {(['A', 'B'] as const).map((side, i) => (
        <Labeled key={side} words={`${side} is played by`}>
          <select
            value={bots[i]}
            disabled={isRunning}
            onChange={({ currentTarget }) => {
              const bot = currentTarget.value as BotName;
              model.set({ bots: i === 0 ? [bot, bots[1]] : [bots[0], bot] });
            }}
          >
            <BotOptions />
          </select>
        </Labeled>
      ))}
      <Labeled words="Games">
        <select
          value={games}
          disabled={isRunning}
          onChange={({ currentTarget }) => model.set({ games: Number(currentTarget.value) })}
        >
          {GAMES.map(count => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </Labeled>
      {isRunning ? (
        <button type="button" onClick={() => model.stop()}>
          Stop
        </button>
      ) : (
        <button type="button" class="primary" data-focus-first onClick={() => void model.start()}>
          Play on
        </button>
      )}
    </div>
  );
}

/** Kept results of this game and of others. */
function KeptResults({ model }: PartProps): VNode | null {
  if (model.kept.length === 0) return null;
  return (
    <details class="whatif-kept">
      <summary>{`Kept results (${model.kept.length})`}</summary>
      <ul>
        {model.kept.map(({ id, name, says, games }) => (
          <li key={id}>
            <div>
              <b dir="auto">{name}</b>
              <p class="note" dir="auto">{`${says} (${games} games)`}</p>
            </div>
            <button type="button" aria-label={`Delete ${name}`} onClick={() => void model.forget(id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LabeledProps {
  readonly words: string;
  readonly children: ComponentChildren;
}

function Labeled({ words, children }: LabeledProps): VNode {
  return (
    <label class="whatif-field">
      <span>{words}</span>
      {children}
    </label>
  );
}
