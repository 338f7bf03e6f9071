import type { Point } from '@hexfall/stage';
import type { ComponentChildren, VNode } from 'preact';

export interface MapButtonProps {
  readonly at: Point;
  /** Stands beside the point in this direction, in hexsides clockwise from north: far enough from its neighbors at every zoom. */
  readonly towards?: number;
  /** What it does, for readers who point at it and for those who hear it. */
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

/** Units of the map between the middle of a hex and a button beside it; on the screen at least as many pixels as a finger needs. */
const BESIDE = 'max(62px, 48px / var(--scale, 1))';

function offset(towards: number | undefined): string {
  if (towards === undefined) return 'none';
  const angle = (towards * Math.PI) / 3;
  return `calc(${BESIDE} * ${Math.sin(angle).toFixed(4)}) calc(${BESIDE} * ${(-Math.cos(angle)).toFixed(4)})`;
}
