import type { Unexpected } from '@hexfall/testkit';

/** What random play is not expected to come upon, each with the reason. Everything else that stays unseen is a failure. */
export const ALLOWED: readonly Unexpected[] = [];
