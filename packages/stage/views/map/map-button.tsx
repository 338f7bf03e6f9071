import type { Point } from '@hexfall/stage';
import type { ComponentChildren, VNode } from 'preact';

export interface MapButtonProps {
  readonly at: Point;
  /** What it does, for readers who point at it and for those who hear it. */
  readonly label: string;
  readonly kind?: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button at a point of the map. It has the same size on the screen at every zoom. */
export function MapButton({ at, label, kind = '', isPressed, onClick, children }: MapButtonProps): VNode {
  const keep = (down: PointerEvent): void => down.stopPropagation();
  return (
    <button
      type="button"
      class={`map-button ${kind}`}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
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
