import type { VNode } from 'preact';
import type { BeginModel, SideIndex } from '../model/begin-model.ts';
import type { PlayerKind } from '../model/match-settings.ts';
import { PLAYER_NOTES } from '../model/match-words.ts';
import { ForcePanel } from './force-panel.tsx';
import { PlayerOptions } from './player-options.tsx';

interface SidePanelProps {
  readonly model: BeginModel;
  readonly side: SideIndex;
}

/** One side of the match: who plays it, and its units with their crews. */
export function SidePanel({ model, side }: SidePanelProps): VNode {
  return (
    <ForcePanel
      model={model}
      side={side}
      mark={side}
      player={<PlayerChoice model={model} side={side} />}
      note={PLAYER_NOTES[model.settings.sides[side].player]}
      more={act => (
        <button type="button" onClick={act(() => model.swapForces())}>
          Swap forces with the other side
        </button>
      )}
    />
  );
}

function PlayerChoice({ model, side }: SidePanelProps): VNode {
  return (
    <select
      aria-label={`Who plays ${model.forceTitle(side)}`}
      value={model.settings.sides[side].player}
      onChange={change => model.setPlayer(side, change.currentTarget.value as PlayerKind)}
    >
      <PlayerOptions />
    </select>
  );
}
