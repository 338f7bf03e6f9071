import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { DeployChoice } from '../model/choices/deploy-choice.ts';
import { TurnButtons } from './parts/turn-buttons.tsx';

/** Chooses where a unit enters the board, and its facing. */
export function DeployPanel({ choice }: { readonly choice: DeployChoice }): VNode {
  useModel(choice);
  return (
    <>
      <p class="hint">
        {choice.hex === undefined ? 'Choose one of the marked hexes on the map.' : 'Turn it as it should stand.'}
      </p>
      <TurnButtons label="Facing" onTurn={hexsides => choice.turn(hexsides)} />
      {choice.elevations.length < 2 ? null : (
        <div class="segments" role="group" aria-label="Height">
          {choice.elevations.map(elevation => (
            <button
              type="button"
              key={elevation}
              aria-pressed={choice.elevation === elevation}
              onClick={() => choice.stand(elevation)}
            >
              {elevation === 0 ? 'Ground' : `Level ${elevation}`}
            </button>
          ))}
        </div>
      )}
      <div class="options">
        <button type="button" class="option" aria-pressed={choice.holdsBack} onClick={() => choice.holdBack()}>
          <b>Wait</b>
          <span>Arrive in a later turn</span>
        </button>
      </div>
    </>
  );
}
