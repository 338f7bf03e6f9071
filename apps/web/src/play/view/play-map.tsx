import type { HexId } from '@hexfall/hex';
import { boardOf } from '@hexfall/rules';
import type { MapCamera, Point } from '@hexfall/stage';
import { MapButton, MapView, Terrain, Token, useModel, useTheme } from '@hexfall/stage/views';
import { hexPath, hexPoint } from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DeployChoice } from '../model/choices/deploy-choice.ts';
import type { FireChoice } from '../model/choices/fire-choice.ts';
import type { MoveChoice } from '../model/choices/move-choice.ts';
import type { PlayModel } from '../model/play-model.ts';
import { MomentLayer } from './map/moment-layer.tsx';
import { PathLayer } from './map/path-layer.tsx';
import { ReachLayer } from './map/reach-layer.tsx';
import { SightLayer } from './map/sight-layer.tsx';

interface PlayMapProps {
  readonly play: PlayModel;
  readonly camera: MapCamera;
  /** A further layer on top of the others. */
  readonly children?: ComponentChildren;
}

/** The board with what matters for the present choice: reach and path, arcs and targets, lines of sight, and the present events. */
export function PlayMap({ play, camera, children }: PlayMapProps): VNode {
  useModel(play);
  const theme = useTheme();
  const board = boardOf(play.shown);
  return (
    <MapView
      camera={camera}
      grid={board.grid}
      label="Map. Arrow keys move a cursor over the hexes, Enter chooses."
      terrain={<Terrain board={board} theme={theme} />}
      controls={<Handles play={play} />}
      onHover={hex => play.map.hover(hex)}
      onTap={(hex, pointer) => tap(play, hex, pointer)}
      onGrab={hex => grabFacing(play, hex)}
    >
      <ChoiceLayer play={play} />
      {play.map.sight === undefined ? null : <SightLayer grid={board.grid} sight={play.map.sight} />}
      {play.playback.moment === undefined ? null : <MomentLayer game={play.shown} moment={play.playback.moment} />}
      <Tokens play={play} />
      {play.choice?.kind === 'fire' ? <TargetNumbers play={play} choice={play.choice} /> : null}
      <Cursor play={play} />
      {children}
    </MapView>
  );
}

/** Chooses a hex. While lines of sight are shown, a click sets where they begin; a finger, which cannot hover, sets where they end. */
function tap(play: PlayModel, hex: HexId, pointer: 'mouse' | 'touch'): void {
  if (pointer === 'touch') play.map.hover(hex);
  if (!play.map.showsSight) play.activate(hex);
  else if (pointer === 'mouse') play.map.lookFrom(hex);
}

function ChoiceLayer({ play }: { readonly play: PlayModel }): VNode | null {
  const { choice } = play;
  if (choice?.kind === 'deploy') return <DeployLayer play={play} choice={choice} />;
  if (choice?.kind === 'move') return <MoveLayer play={play} choice={choice} />;
  if (choice?.kind === 'fire') return <FireLayer play={play} choice={choice} />;
  return null;
}

interface ChoiceLayerProps<C> {
  readonly play: PlayModel;
  readonly choice: C;
}

function DeployLayer({ play, choice }: ChoiceLayerProps<DeployChoice>): VNode {
  useModel(choice);
  const { grid } = boardOf(play.shown);
  const place = choice.hex === undefined ? undefined : hexPoint(grid, choice.hex);
  return (
    <g class="reach">
      <path class="walk" d={hexPath(grid, choice.hexes.keys())} />
      {place === undefined ? null : (
        <g class="path chosen" transform={`translate(${place.x} ${place.y}) rotate(${choice.facing * 60})`}>
          <circle class="end" r="20" />
          <path class="facing" d="M0-34L9-20H-9Z" />
        </g>
      )}
    </g>
  );
}

function MoveLayer({ play, choice }: ChoiceLayerProps<MoveChoice>): VNode {
  useModel(choice);
  const { grid } = boardOf(play.shown);
  const { preview, hoveredPreview } = choice;
  return (
    <>
      <ReachLayer grid={grid} reach={choice.reach} way={choice.isWayFixed ? choice.way : undefined} />
      {choice.exits.size === 0 ? null : <path class="exits" d={hexPath(grid, choice.exits)} />}
      {choice.waypoints.map((hex, i) => {
        const { x, y } = hexPoint(grid, hex);
        return (
          <g key={i} class="waypoint" transform={`translate(${x} ${y})`}>
            <circle r="13" />
            <text y="5">{i + 1}</text>
          </g>
        );
      })}
      {preview === undefined ? null : <PathLayer grid={grid} preview={preview} isChosen />}
      {hoveredPreview === undefined ? null : <PathLayer grid={grid} preview={hoveredPreview} isChosen={false} />}
    </>
  );
}

function FireLayer({ play, choice }: ChoiceLayerProps<FireChoice>): VNode {
  useModel(choice);
  const { grid } = boardOf(play.shown);
  const from = hexPoint(grid, choice.mech.hex);
  return (
    <>
      {choice.arcs.map((area, i) => (
        <path key={i} class={`arc ${area.arc}`} d={hexPath(grid, area.hexes)} />
      ))}
      {choice.command.shots.map(({ weapon, target }) => {
        const to = hexPoint(grid, play.shown.state.mechs[target]!.hex);
        return <line key={weapon} class="aimed" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </>
  );
}

/** Draws on every enemy the lowest target number of all weapons that can hit it. */
function TargetNumbers({ play, choice }: ChoiceLayerProps<FireChoice>): VNode {
  useModel(choice);
  const { grid } = boardOf(play.shown);
  return (
    <>
      {choice.targets.map(({ unit, need }) => {
        if (need === undefined) return null;
        const { x, y } = hexPoint(grid, play.shown.state.mechs[unit]!.hex);
        return (
          <g key={unit} class="target-number" transform={`translate(${x} ${y})`}>
            <rect x="-19" y="-58" width="38" height="22" rx="5" />
            <text y="-42">{`${need}+`}</text>
          </g>
        );
      })}
    </>
  );
}

/** Draws the units, wrecks below the others. */
function Tokens({ play }: { readonly play: PlayModel }): VNode {
  const { tokens, selected, isHumanTurn } = play;
  const target = targetOf(play);
  const waiting = isHumanTurn ? play.status.units.join() : '';
  return useMemo(() => {
    const units = new Set(waiting.split(',').filter(Boolean).map(Number));
    const ordered = tokens.toSorted((a, b) => Number(b.destroyed) - Number(a.destroyed));
    return (
      <>
        {ordered.map(token => (
          <Token
            key={token.unit}
            token={token}
            isActive={token.unit === selected}
            isWaiting={units.has(token.unit)}
            isTarget={token.unit === target}
          />
        ))}
      </>
    );
  }, [tokens, selected, target, waiting]);
}

/** Returns the unit at which the present choice is aimed. */
function targetOf({ choice }: PlayModel): number | undefined {
  if (choice?.kind === 'blow') return choice.card?.target;
  if (choice?.kind !== 'fire' || choice.target === undefined || !('unit' in choice.target)) return undefined;
  return choice.target.unit;
}

function Cursor({ play }: { readonly play: PlayModel }): VNode | null {
  const { hovered } = play.map;
  if (hovered === undefined) return null;
  const d = hexPath(boardOf(play.shown).grid, [hovered]);
  return (
    <>
      <path class="cursor-halo" d={d} />
      <path class="cursor-hex" d={d} />
    </>
  );
}

const FACING_WORDS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'];

/** Draws six handles around the end of a move, for its facing. */
function Handles({ play }: { readonly play: PlayModel }): VNode | null {
  const { choice } = play;
  if (choice?.kind !== 'move' && choice?.kind !== 'deploy') return null;
  return <FacingHandles play={play} choice={choice} />;
}

function FacingHandles({ play, choice }: ChoiceLayerProps<MoveChoice | DeployChoice>): VNode | null {
  useModel(choice);
  if (choice.hex === undefined) return null;
  const center = hexPoint(boardOf(play.shown).grid, choice.hex);
  const facings =
    choice.kind === 'move'
      ? choice.facings
      : FACING_WORDS.map((_, facing) => ({ facing, mp: 0, chosen: facing === choice.facing }));
  return (
    <>
      {facings.map(({ facing, mp, chosen }) =>
        mp === undefined ? null : (
          <MapButton
            key={facing}
            kind="facing"
            at={center}
            towards={facing}
            label={`Face ${FACING_WORDS[facing]}${choice.kind === 'move' ? `, ${mp} MP` : ''}`}
            isPressed={chosen}
            onClick={() => choice.face(facing)}
          >
            <span style={{ rotate: `${facing * 60}deg` }}>↑</span>
          </MapButton>
        ),
      )}
    </>
  );
}

/** Starts a drag from the end of a move, which turns the unit there. */
function grabFacing(play: PlayModel, hex: HexId): ((point: Point) => void) | undefined {
  const { choice } = play;
  if ((choice?.kind !== 'move' && choice?.kind !== 'deploy') || choice.hex !== hex) return undefined;
  const center = hexPoint(boardOf(play.shown).grid, hex);
  return point => {
    const angle = Math.atan2(point.x - center.x, center.y - point.y);
    const facing = (Math.round(angle / (Math.PI / 3)) + 6) % 6;
    if (facing !== choice.facing) choice.face(facing);
  };
}
