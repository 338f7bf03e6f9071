import type { Force, PilotedUnit } from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';

/** A unit of a force, with what its own file says of it. */
export interface ReadUnit extends PilotedUnit {
  readonly source: NamedUnit;
  /** Whether the skills of the crew were stated, and not merely assumed. */
  readonly crewGiven: boolean;
}

export interface ReadForce extends Force {
  readonly units: readonly ReadUnit[];
}
