import {
  AVERAGE_CREW,
  type CrewSkill,
  type ForceProposal,
  proposeForces,
  type UnitFacts,
  type UnitFilter,
} from '@hexfall/data';
import type { Result } from '@hexfall/rules';
import type { ShelfUnit, UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { ForceMember } from '../../library/records.ts';

/** Which forces are to be proposed, as the form has it. */
export interface ProposalWish extends CrewSkill {
  readonly target: number;
  readonly units: number;
  readonly tech: NonNullable<UnitFilter['tech']> | '';
  /** The year by which units must be in service; `undefined` for any time. */
  readonly year: number | undefined;
  readonly minTons: number | undefined;
  readonly maxTons: number | undefined;
  /** Whether a unit may occur several times. */
  readonly repeat: boolean;
  /** Any text; the same text gives the same proposals. */
  readonly seed: string;
}

/** Settings of `hexfall force`, so that the page and the command line propose equal forces. */
const TOLERANCE = 0.02;
const PROPOSALS = 3;
export const FIRST_SEED = 'first blood';

export const USUAL_WISH: ProposalWish = {
  ...AVERAGE_CREW,
  target: 6000,
  units: 4,
  tech: '',
  year: undefined,
  minTons: undefined,
  maxTons: undefined,
  repeat: false,
  seed: FIRST_SEED,
};

/** A unit of a proposal: the facts about it, and its id. */
export interface Candidate extends UnitFacts {
  readonly id: string;
  readonly title: string;
}

/** Proposes forces from all units that can be chosen. An error is one sentence. */
export function proposeFromShelf(
  shelf: UnitShelf,
  wish: ProposalWish,
): Result<readonly ForceProposal<Candidate>[], string> {
  const { target, units, repeat, seed, gunnery, piloting } = wish;
  const found = proposeForces(candidates(shelf), {
    target,
    units,
    repeat,
    seed,
    tolerance: TOLERANCE,
    proposals: PROPOSALS,
    crew: { gunnery, piloting },
    filter: filterOf(wish),
  });
  if (found.ok) return found;
  const { message } = found.errors[0]!;
  return { ok: false, errors: [`${message[0]!.toUpperCase()}${message.slice(1)}.`] };
}

/** Returns the candidates for proposals. Built-in units come first, as on the command line. */
function candidates({ units }: UnitShelf): readonly Candidate[] {
  const known = (unit: ShelfUnit): Candidate[] => {
    const facts = unit.facts();
    return facts === undefined ? [] : [{ ...facts, id: unit.id, title: unit.title }];
  };
  return [...units.filter(unit => unit.builtIn), ...units.filter(unit => !unit.builtIn)].flatMap(known);
}

function filterOf({ tech, year, minTons, maxTons }: ProposalWish): UnitFilter {
  const isWeighed = minTons !== undefined || maxTons !== undefined;
  return {
    ...(tech === '' ? {} : { tech }),
    ...(year === undefined ? {} : { year: { min: 0, max: year } }),
    ...(isWeighed ? { tonnage: { min: minTons ?? 0, max: maxTons ?? Number.POSITIVE_INFINITY } } : {}),
  };
}

/** Returns the units of a proposal as those of a force. */
export function membersOf(proposal: ForceProposal<Candidate>, { gunnery, piloting }: CrewSkill): ForceMember[] {
  return proposal.units.map(({ unit }) => ({ unit: unit.id, gunnery, piloting }));
}
