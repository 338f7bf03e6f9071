import { formatHex } from '@hexfall/hex';
import { boardOf, mechOf, specOf } from '@hexfall/rules';
import { MapCamera, unitSheet } from '@hexfall/stage';
import { UnitSheetView, useModel } from '@hexfall/stage/views';
import { describeHex, hexPoint, mapSize, namesOf } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Log } from './log.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PlayMap } from './play-map.tsx';
import { Roster } from './roster.tsx';
import { SpeedSelect, StageCard } from './stage-card.tsx';
import { usePlayKeys } from './use-play-keys.ts';
import { usePlayback } from './use-playback.ts';

/** A game under way: units to the left, the map in the middle with the log below, and the orders to the right. */
export function PlayScreen({ play, title }: { readonly play: PlayModel; readonly title: string }): VNode {
  useModel(play);
  const [showsKeys, setShowsKeys] = useState(false);
  const { grid } = boardOf(play.shown);
  const camera = useMemo(() => new MapCamera(mapSize(grid)), [grid]);
  usePlayback(play);
  usePlayKeys(play, camera, () => setShowsKeys(true));
  useEffect(() => revealCursor(play, camera), [play.cursor]);
  const choose = (unit: number): void => {
    play.select(unit);
    play.inspect(unit === play.selected ? undefined : unit);
  };
  return (
    <main class="play fills-screen">
      <h1 class="sr-only">{title}</h1>
      <div class="side-column">
        <Roster
          cards={play.units}
          players={play.players.map(playerWords)}
          selected={play.inspected}
          onSelect={choose}
        />
        <Sheet play={play} />
      </div>
      <div class="field">
        <PlayMap play={play} camera={camera} />
        <div class="map-tools">
          <button type="button" title="Zoom in (+)" aria-label="Zoom in" onClick={() => camera.zoomBy(1.3)}>
            +
          </button>
          <button type="button" title="Zoom out (-)" aria-label="Zoom out" onClick={() => camera.zoomBy(1 / 1.3)}>
            −
          </button>
          <button
            type="button"
            title="Whole map (0 twice)"
            aria-label="Show the whole map"
            onClick={() => camera.show()}
          >
            ⤢
          </button>
          <button
            type="button"
            aria-pressed={play.showsSight}
            title="Line of sight (L)"
            onClick={() => play.toggleSight()}
          >
            Sight
          </button>
          <SpeedSelect play={play} />
          <button type="button" title="Keys (?)" aria-label="Show the keys" onClick={() => setShowsKeys(true)}>
            ?
          </button>
        </div>
        <StageCard play={play} />
        <p class="hex-words" aria-live="polite">
          {hexWords(play)}
        </p>
      </div>
      <Log play={play} />
      <OrdersPanel play={play} />
      {showsKeys ? <KeysDialog keys={play.keys} onClose={() => setShowsKeys(false)} /> : null}
    </main>
  );
}

function Sheet({ play }: { readonly play: PlayModel }): VNode | null {
  const unit = play.inspected ?? play.moment?.unit ?? 0;
  const mech = mechOf(play.shown, unit);
  const spec = specOf(play.shown, mech);
  const { choice } = play;
  const ahead = choice?.kind === 'fire' && choice.unit === unit ? choice.heat?.end : undefined;
  return (
    <UnitSheetView
      sheet={unitSheet(spec, mech)}
      title={namesOf(play.shown).unit(unit)}
      about={`${spec.tonnage} tons, gunnery ${mech.gunnery}, piloting ${mech.piloting}`}
      side={mech.side === 0 ? 0 : 1}
      heatAhead={ahead}
    />
  );
}

/** What is in the hex that is looked at, and what can be seen of it. */
function hexWords(play: PlayModel): string {
  const { hovered, sight } = play;
  if (hovered === undefined) return '';
  const board = boardOf(play.shown);
  const place = `${formatHex(board.grid, hovered)}: ${describeHex(board, hovered)}`;
  if (sight === undefined) return place;
  const added = sight.blocked || sight.modifier === 0 ? '' : ` (+${sight.modifier})`;
  return `${place}. ${sight.distance} hexes away, ${sight.words.join(', ')}${added}`;
}

/** Half the width of the square around the cursor that is kept on the screen. */
const AROUND_CURSOR = 90;

function revealCursor(play: PlayModel, camera: MapCamera): void {
  if (play.cursor === undefined) return;
  const { x, y } = hexPoint(boardOf(play.shown).grid, play.cursor);
  const size = 2 * AROUND_CURSOR;
  camera.reveal({ x: x - AROUND_CURSOR, y: y - AROUND_CURSOR, width: size, height: size });
}

function playerWords(player: string): string {
  return player === 'human' ? 'you' : player;
}
