import { StoreError } from './store-error.ts';

/** Codes of PostgreSQL have five places. */
const CODE = /^[0-9A-Z]{5}$/;
const FORBIDDEN = '42501';

/** Says in a sentence what is wrong with a store, or what its database reports; `undefined` for any other error. What was asked is not repeated: it may be long. */
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
