/** How an item is fitted: what a unit file says behind its name. */
export interface Mounting {
  readonly rear: boolean;
  readonly turret: boolean;
  /** Tons or points of equipment that comes in sizes; 0 for all other. */
  readonly size: number;
}

export const FORWARD: Mounting = Object.freeze({ rear: false, turret: false, size: 0 });
