import { fail, type Result, succeed } from '@hexfall/rules';
import { type CrewSkill, valueWithCrew } from '../battle-value/skill.ts';
import type { UnitFacts } from '../units/unit-facts.ts';
import { type UnitFilter, unitFits } from '../units/unit-filter.ts';
import { type MatchError, type MatchRequest, matchForces } from './match-forces.ts';

/** The request for proposals of forces. */
export interface ProposalRequest extends MatchRequest {
  /** How many proposals to make. */
  readonly proposals: number;
  /** The skills of all crews. */
  readonly crew: CrewSkill;
  /** Criteria for the units that may take part. */
  readonly filter: UnitFilter;
}

/** A proposed unit, with its value including its crew. */
export interface ProposedUnit<T> {
  readonly unit: T;
  readonly value: number;
}

/** A force near the requested Battle Value, the most valuable unit first. */
export interface ForceProposal<T> {
  readonly units: readonly ProposedUnit<T>[];
  readonly total: number;
}

/**
 * Proposes forces near a Battle Value, chosen from units at random. The same units and the same seed give the same proposals.
 *
 * @example
 * ```ts
 * import { CATALOGUE, catalogueMech, proposeForces, unitFacts } from '@hexfall/data';
 *
 * const units = CATALOGUE.map(unit => unitFacts(catalogueMech(unit), unit));
 * const request = { target: 4000, units: 3, tolerance: 0.02, seed: 'friday', repeat: false, proposals: 2 };
 * const forces = proposeForces(units, { ...request, crew: { gunnery: 4, piloting: 5 }, filter: { tech: 'clan' } });
 * forces.ok && forces.value.map(force => force.units.length); // => [3, 3]
 * ```
 */
export function proposeForces<T extends UnitFacts>(
  units: readonly T[],
  request: ProposalRequest,
): Result<readonly ForceProposal<T>[], MatchError> {
  const { proposals, crew, filter } = request;
  const pool = units
    .filter(unit => unitFits(unit, filter))
    .map(unit => ({ unit, value: valueWithCrew(unit.value, crew) }));
  const found: ForceProposal<T>[] = [];
  for (let i = 0; i < proposals; i++) {
    const force = matchForces(pool, { ...request, seed: `${request.seed}: ${i}` });
    if (!force.ok) return fail(...force.errors);
    const { chosen, total } = force.value;
    found.push({ units: chosen.toSorted((a, b) => b.value - a.value), total });
  }
  return succeed(found);
}
