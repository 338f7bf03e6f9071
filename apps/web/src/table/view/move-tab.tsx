import type { RollReason } from '@hexfall/rules';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { signed } from '../../ui/figures.ts';
import { GROUND_NAMES, GROUNDS, groundOfHex } from '../model/grounds.ts';
import { type MoveOption, moveEffect, moveOptions, rollOccasions, standWords } from '../model/move-options.ts';
import type { TableModel } from '../model/table-model.ts';
import { Check, Choose } from './parts/choose.tsx';
import { NumberKeys } from './parts/number-keys.tsx';

/** The movement of a unit: how it moved, where it stands, and what happened to it there. */
export function MoveTab({ model }: { readonly model: TableModel }): VNode {
  return (
    <div class="move-tab">
      <MoveChoice key={model.unit} model={model} />
      <Stance model={model} />
      <Occasion key={`occasion ${model.unit}`} model={model} />
    </div>
  );
}

function MoveChoice({ model }: { readonly model: TableModel }): VNode {
  const { game, unit, mech } = model;
  const options = moveOptions(game, unit);
  const [mode, setMode] = useState<MoveOption['mode'] | undefined>(undefined);
  const shown = mode ?? options.find(option => option.mode === mech.movement)?.mode ?? 'stationary';
  const option = options.find(each => each.mode === shown) ?? options[0]!;
  const choose = (chosen: MoveOption['mode']): void => {
    setMode(chosen);
    if (chosen === 'stationary') model.put({ kind: 'move', unit, mode: chosen, hexes: 0 });
  };
  return (
    <section aria-label="Movement">
      <h2>Movement this turn</h2>
      <div class="segments" role="group" aria-label="How it moved">
        {options.map(({ mode: each, words, mp, toHit }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === shown && (mode !== undefined || mech.movement !== 'undecided')}
            onClick={() => choose(each)}
          >
            <b>{words}</b>
            <small>{each === 'stationary' ? 'no modifier' : `${mp} MP, ${signed(toHit)} to hit`}</small>
          </button>
        ))}
      </div>
      {option.mode === 'stationary' ? null : (
        <>
          <p class="note">Hexes moved:</p>
          <NumberKeys
            label="Hexes moved"
            from={0}
            to={Math.max(option.mp, mech.hexesMoved)}
            chosen={mech.movement === option.mode ? mech.hexesMoved : -1}
            name={hexes => `${option.words} ${hexes} hexes`}
            onPress={hexes => model.put({ kind: 'move', unit, mode: option.mode, hexes })}
          />
        </>
      )}
      <p class="effect" role="status">
        {effectWords(model)}
      </p>
    </section>
  );
}

function effectWords({ game, unit, mech }: TableModel): string {
  if (mech.movement === 'undecided') return 'Not moved yet.';
  const { toHit, toBeHit, heat } = moveEffect(game, unit, mech.movement, mech.hexesMoved);
  return `Own shots ${signed(toHit)}, shots at it ${signed(toBeHit)}, heat ${heat}.`;
}

/** The ground on which a unit stands, and whether it is prone. */
function Stance({ model }: { readonly model: TableModel }): VNode {
  const { unit, mech, game } = model;
  const stands = standWords(game, mech);
  return (
    <section aria-label="Stance">
      <Choose
        label="Stands in"
        value={groundOfHex(mech.hex)}
        options={GROUND_NAMES.map(name => [name, GROUNDS[name].words])}
        onChoose={ground => model.put({ kind: 'ground', unit, ground })}
      />
      <div class="row checks">
        <Check label="Prone" isOn={mech.prone} onToggle={prone => model.put({ kind: 'posture', unit, prone })} />
        <Check
          label="Shut down"
          isOn={mech.shutdown}
          onToggle={isDown => model.put({ kind: 'reactor', unit, runs: !isDown })}
        />
        <Check
          label="Out of play"
          isOn={mech.status !== 'active'}
          onToggle={isOut => model.put({ kind: 'status', unit, status: isOut ? 'destroyed' : 'active' })}
        />
      </div>
      {mech.prone ? (
        <div class="row">
          <button type="button" disabled={stands === undefined} onClick={() => model.put({ kind: 'stand', unit })}>
            Try to stand up
          </button>
          <span class="why">{stands ?? 'It can no longer stand up.'}</span>
        </div>
      ) : null}
    </section>
  );
}

/** Piloting rolls and falls that happen on the real map. */
function Occasion({ model }: { readonly model: TableModel }): VNode {
  const [reason, setReason] = useState<RollReason>('kicked');
  const { unit, game, mech } = model;
  return (
    <section aria-label="Piloting">
      <h2>Piloting</h2>
      <div class="row">
        <Choose
          label="Because of"
          value={reason}
          options={rollOccasions(game).map(occasion => [occasion.reason, occasion.words])}
          onChoose={setReason}
        />
        <button type="button" disabled={mech.prone} onClick={() => model.put({ kind: 'queue', unit, reason })}>
          Piloting roll
        </button>
        <button type="button" onClick={() => model.put({ kind: 'fall', unit, reason, height: 0 })}>
          It falls
        </button>
      </div>
    </section>
  );
}
