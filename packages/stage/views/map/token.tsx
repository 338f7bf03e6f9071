import {
  TOKEN_BAR as BAR,
  TOKEN_BODIES as BODIES,
  heatLevel,
  TOKEN_TORSO as TORSO,
  type TokenState,
} from '@hexfall/stage';
import type { VNode } from 'preact';

export interface TokenProps {
  readonly token: TokenState;
  /** Whether the unit is the one that acts or is shown in detail. */
  readonly isActive?: boolean;
  /** Whether the unit has yet to act in this phase. */
  readonly isWaiting?: boolean;
  readonly isTarget?: boolean;
}

/** A unit on the map: its side, facing, torso, posture, heat, movement and damage at a glance. */
export function Token({ token, isActive = false, isWaiting = false, isTarget = false }: TokenProps): VNode {
  const { side, facing, twist, prone, destroyed, x, y } = token;
  const kinds = {
    act: isActive,
    waiting: isWaiting,
    target: isTarget,
    prone,
    wreck: destroyed,
  };
  const classes = Object.entries(kinds).flatMap(([kind, on]) => (on ? [kind] : []));
  return (
    <g
      class={['token', side === 0 ? 'a' : 'b', ...classes].join(' ')}
      style={{ transform: `translate(${x}px,${y}px) scale(var(--token,1))` }}
      data-unit={token.unit}
    >
      <title>{token.words}</title>
      {isWaiting || isActive || isTarget ? <circle class="halo" r="37" /> : null}
      <path class="body" d={BODIES[side]} transform={`rotate(${facing * 60})`} />
      {twist === 0 || destroyed ? null : (
        <path class="torso" d={TORSO} transform={`rotate(${(facing + twist) * 60})`} />
      )}
      <text y="5.5">{token.mark}</text>
      {destroyed ? null : <Badges token={token} />}
    </g>
  );
}

function Badges({ token: { left, heat, modifier, prone } }: { readonly token: TokenState }): VNode {
  return (
    <g class="badges">
      <rect class="bar-back" x={-BAR / 2 - 1} y="24" width={BAR + 2} height="7" rx="2" />
      <rect class={`bar ${leftClass(left)}`} x={-BAR / 2} y="25" width={Math.max(0, BAR * left)} height="5" rx="1" />
      {modifier === undefined ? null : (
        <g class="modifier" transform="translate(25 -22)">
          <rect x="-11" y="-9" width="22" height="17" rx="4" />
          <text y="4.5">{modifier < 0 ? `−${-modifier}` : `+${modifier}`}</text>
        </g>
      )}
      {heatLevel(heat) === 'cool' ? null : (
        <g class={`heat ${heatLevel(heat)}`} transform="translate(-25 -22)">
          <rect x="-11" y="-9" width="22" height="17" rx="4" />
          <text y="4.5">{heat}</text>
        </g>
      )}
      {prone ? <path class="lying" d="M-16 14H16" /> : null}
    </g>
  );
}

/** Returns the class for the share of armor and structure that is left, in three steps. */
function leftClass(left: number): 'sound' | 'hurt' | 'failing' {
  if (left > 0.66) return 'sound';
  return left > 0.33 ? 'hurt' : 'failing';
}
