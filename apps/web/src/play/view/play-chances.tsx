import { chancesOverEvents } from '@hexfall/stage';
import { ChancePlot, DecisiveList, useModel, useModelPart } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { openLibrary } from '../../library/open-library.ts';
import { CurveModel } from '../../whatif/model/curve-model.ts';
import { keepingOf } from '../../whatif/model/library-tools.ts';
import { WhatIfClient } from '../../whatif/model/whatif-client.ts';
import { ChancesPanel } from '../../whatif/view/chances-panel.tsx';
import { startWhatIfWorker } from '../../whatif/view/start-whatif.ts';
import type { PlayModel } from '../model/play-model.ts';

/**
 * Returns the model of the chances throughout a game under way, which lives as long as the game is on the screen. Once started, the curve
 * is continued with every turn.
 */
export function useCurve(play: PlayModel, id: string): CurveModel {
  const model = useMemo(
    () =>
      new CurveModel({
        events: () => play.match.events.length,
        open: () => {
          const client = new WhatIfClient(play.match.replay, startWhatIfWorker);
          return { client, close: () => client.close() };
        },
        keeping: keepingOf(id, openLibrary),
      }),
    [play, id],
  );
  useEffect(() => {
    void model.load();
    // The curve must not reveal what the board does not show yet, so it waits until the playback has caught up.
    let turn = play.game.state.turn;
    const unsubscribe = play.subscribe(() => {
      const { turn: now } = play.game.state;
      if (play.playback.isPlaying || (now === turn && !play.match.isOver)) return;
      turn = now;
      model.followGame();
    });
    return () => {
      unsubscribe();
      model.close();
    };
  }, [model]);
  return model;
}

interface PlayChancesProps {
  readonly play: PlayModel;
  readonly model: CurveModel;
}

/** Shows the chances of both sides from the first turn until now, and what changed them most. Each moment can be shown on the map again. */
export function PlayChances({ play, model }: PlayChancesProps): VNode {
  const { curve } = useModel(model);
  useModelPart(play, ({ shownVersion, playback }) => [shownVersion, playback.moment?.index]);
  const chances = useMemo(() => (curve === undefined ? undefined : chancesOverEvents(curve)), [curve]);
  const last = chances?.points.at(-1)?.step ?? 0;
  const at = play.playback.isLookingBack ? play.playback.moment!.index + 1 : last;
  const go = (events: number): void =>
    events >= last ? play.playback.lookAhead() : play.playback.lookBack(Math.max(0, events - 1));
  return (
    <div class="play-chances">
      {chances === undefined ? null : (
        <>
          <ChancePlot chances={chances} at={Math.min(at, last)} last={last} onGo={go} />
          <DecisiveList chances={chances} at={at} onGo={events => play.playback.lookBack(Math.max(0, events - 1))} />
        </>
      )}
      <ChancesPanel model={model} />
    </div>
  );
}
