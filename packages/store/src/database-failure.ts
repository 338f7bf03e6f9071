import { StoreError } from './store-error.ts';

/** Error codes of PostgreSQL have five characters. */
const CODE = /^[0-9A-Z]{5}$/;
const FORBIDDEN = '42501';

/**
 * Returns what is wrong with a store, or what its database reports, as a sentence; `undefined` for any other error. The failed query is not
 * repeated, since it may be long.
 */
export function describeFailure(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof StoreError) return each.message;
    if (each instanceof AggregateError && each.errors.length > 0) return describeFailure(each.errors[0]);
    const { code } = each as { code?: unknown };
    if (code === FORBIDDEN) return `the database does not allow that: ${each.message} (roles: deploy/roles.sql).`;
    if (typeof code === 'string' && (CODE.test(code) || code.includes('CONN') || code.startsWith('E')))
      return `the database reports: ${each.message}.`;
  }
  return undefined;
}
