import type { BotName } from '@hexfall/bots';
import type { VNode } from 'preact';
import { PLAYER_NOTES } from '../../begin/model/match-words.ts';
import { ForcePanel } from '../../begin/view/force-panel.tsx';
import { BotOptions } from '../../begin/view/player-options.tsx';
import type { LabModel } from '../model/lab-model.ts';

interface ForceListProps {
  readonly model: LabModel;
}

/** The forces of the experiment. */
export function ForceList({ model }: ForceListProps): VNode {
  const { kind, forces } = model.experiment;
  return (
    <div class="lab-forces">
      {forces.map((force, i) => (
        <ForcePanel
          key={i}
          model={model}
          side={i}
          mark={kind === 'simulation' ? (i === 0 ? 0 : 1) : kind === 'comparison' && i > 1 ? 1 : 0}
          player={<BotChoice model={model} force={i} />}
          note={PLAYER_NOTES[force.bot]}
          more={act => (
            <>
              {forces.map((_other, from) =>
                from === i ? null : (
                  <button key={from} type="button" onClick={act(() => model.copyForce(from, i))}>
                    Copy {lowerFirst(model.forceTitle(from))} here
                  </button>
                ),
              )}
              {model.canRemoveForce(i) ? (
                <button type="button" onClick={act(() => model.removeForce(i))}>
                  Take {lowerFirst(model.forceTitle(i))} out
                </button>
              ) : null}
            </>
          )}
        />
      ))}
      {model.canAddForce ? (
        <button type="button" class="lab-add" onClick={() => model.addForce()}>
          {kind === 'comparison' ? 'Add an opponent' : 'Add an entrant'}
        </button>
      ) : null}
    </div>
  );
}

function lowerFirst(title: string): string {
  return `${title[0]!.toLowerCase()}${title.slice(1)}`;
}

function BotChoice({ model, force }: ForceListProps & { readonly force: number }): VNode {
  return (
    <select
      aria-label={`Who plays ${model.forceTitle(force)}`}
      value={model.experiment.forces[force]!.bot}
      onChange={change => model.setBot(force, change.currentTarget.value as BotName)}
    >
      <BotOptions />
    </select>
  );
}
