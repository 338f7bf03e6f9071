import './whatif.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { CurveModel } from '../model/curve-model.ts';

interface ChancesPanelProps {
  readonly model: CurveModel;
}

/** Shows how likely each side was to win, while it is being computed, which can be stopped and refined. */
export function ChancesPanel({ model }: ChancesPanelProps): VNode {
  const { state } = useModel(model);
  return (
    <div class="chances-run">
      {state.kind === 'running' ? (
        <>
          <progress aria-label="Working out the win probability" value={state.played} max={state.games} />
          <button type="button" onClick={() => model.stop()}>
            Stop
          </button>
        </>
      ) : (
        <button type="button" onClick={() => model.run()}>
          {buttonWords(model)}
        </button>
      )}
      <span class="note" role="status">
        {noteOf(model)}
      </span>
    </div>
  );
}

function buttonWords({ state, curve, isBehind }: CurveModel): string {
  if (state.kind === 'failed') return 'Try again';
  if (curve === undefined) return 'Win probability';
  return isBehind ? 'Bring up to date' : 'Refine';
}

function noteOf({ state, curve, isBehind }: CurveModel): string {
  switch (state.kind) {
    case 'idle':
      return 'Plays on from the moments of this game to find who was likely to win, and what decided it.';
    case 'running':
      return `${state.played} of ${state.games} games`;
    case 'done':
      return `${curve!.games} games played on; a draw counts half.${isBehind ? ' The game has gone on since.' : ''}`;
    default:
      return state.message;
  }
}
