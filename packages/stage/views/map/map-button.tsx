import type { Point } from '@hexfall/stage';
import type { ComponentChildren, VNode } from 'preact';

export interface MapButtonProps {
  readonly at: Point;
  /**
   * Direction in which the button stands beside the point, in hexsides clockwise from north. It is far enough from its neighbors at every
   * zoom.
   */
  readonly towards?: number;
  /** What the button does, for its tooltip and for screen readers. */
  readonly label: string;
  readonly kind?: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button at a point of the map. It has the same size on the screen at every zoom. */
export function MapButton({ at, towards, label, kind = '', isPressed, onClick, children }: MapButtonProps): VNode {
  const keep = (down: PointerEvent): void => down.stopPropagation();
  return (
    <button
      type="button"
      class={`map-button ${kind}`}
      style={{ left: `${at.x}px`, top: `${at.y}px`, translate: offset(towards) }}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onPointerDown={keep}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/**
 * Distance of a button from the middle of the hex beside it: in units of the map, but on the screen at least as many pixels as a finger
 * needs.
 */
const BESIDE = 'max(62px, 48px / var(--scale, 1))';

function offset(towards: number | undefined): string {
  if (towards === undefined) return 'none';
  const angle = (towards * Math.PI) / 3;
  return `calc(${BESIDE} * ${Math.sin(angle).toFixed(4)}) calc(${BESIDE} * ${(-Math.cos(angle)).toFixed(4)})`;
}
