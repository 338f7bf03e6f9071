/** How an item is mounted, as a unit file states after its name. */
export interface Mounting {
  readonly rear: boolean;
  readonly turret: boolean;
  /** Tons or points of equipment that comes in sizes; 0 for all other. */
  readonly size: number;
}

export const FORWARD: Mounting = Object.freeze({ rear: false, turret: false, size: 0 });
