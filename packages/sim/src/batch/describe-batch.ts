import { parseProfile } from '@hexfall/rules';
import type { Batch } from './match-up.ts';

/** The terms under which the games of a batch are played, as reports show them. */
export interface BatchTerms {
  /** Name of the rules profile. */
  readonly profile: string;
  readonly boards: readonly string[];
  readonly bots: Batch['bots'];
  readonly turnLimit: number;
  readonly seed: string;
}

export function describeBatch({ fields, bots, seed }: Batch): BatchTerms {
  const { profile, turnLimit } = fields[0]!.straight;
  const parsed = parseProfile(profile);
  return { profile: parsed.ok ? parsed.value.id : '', boards: fields.map(({ title }) => title), bots, turnLimit, seed };
}
