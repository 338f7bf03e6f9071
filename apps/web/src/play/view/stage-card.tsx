import { RollView } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { PlayModel } from '../model/play-model.ts';
import { Modifiers } from './parts/number-why.tsx';

const SPEEDS: readonly (readonly [speed: number, words: string])[] = [
  [0.5, 'Slow'],
  [1, 'Normal'],
  [3, 'Fast'],
  [Number.POSITIVE_INFINITY, 'Results only'],
];

/** Shows the present event: its words, its dice, and how its target number is made up. */
export function StageCard({ play }: { readonly play: PlayModel }): VNode | null {
  const { moment } = play.playback;
  if (moment === undefined) return null;
  const { roll } = moment;
  return (
    <div class="stage-card" role="status" aria-live={play.playback.isLookingBack ? 'polite' : 'off'}>
      {play.playback.isLookingBack ? <p>{moment.words}</p> : null}
      {roll === undefined ? null : (
        <div class="roll-row">
          <RollView need={roll.need} roll={roll.roll} />
          {roll.success === undefined ? null : (
            <b class={roll.success ? 'success' : 'failure'}>{roll.success ? 'Success' : 'Failure'}</b>
          )}
        </div>
      )}
      {roll === undefined || roll.modifiers.length === 0 ? null : <Modifiers modifiers={roll.modifiers} />}
      <div class="stage-buttons">
        {play.playback.isLookingBack ? (
          <button type="button" class="primary" onClick={() => play.playback.lookAhead()}>
            Back to the game
          </button>
        ) : (
          <button type="button" onClick={() => play.playback.skip()}>
            Skip to the result
          </button>
        )}
      </div>
    </div>
  );
}

interface SpeedSelectProps {
  readonly speed: number;
  readonly onChoose: (speed: number) => void;
}

/** Chooses how fast events are shown. */
export function SpeedSelect({ speed, onChoose }: SpeedSelectProps): VNode {
  return (
    <label class="choose speed">
      <span>Speed</span>
      <select value={String(speed)} onChange={change => onChoose(Number(change.currentTarget.value))}>
        {SPEEDS.map(([each, words]) => (
          <option key={words} value={String(each)}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
