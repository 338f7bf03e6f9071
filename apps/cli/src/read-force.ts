import type { Force, PilotedUnit } from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';

/** A unit of a force, with the contents of its own file. */
export interface ReadUnit extends PilotedUnit {
  readonly source: NamedUnit;
  /** Whether the skills of the crew were stated, not just assumed. */
  readonly crewGiven: boolean;
}

export interface ReadForce extends Force {
  readonly units: readonly ReadUnit[];
}
