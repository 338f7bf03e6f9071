import fc from 'fast-check';

/*
 * Run before every test file: properties try the same cases in every run, so that the result depends on the
 * change alone. tools/properties/main.ts looks for new cases.
 */

const FIXED_SEED = 1;

const wanted = process.env['HEXFALL_PROPERTY_SEED'];
fc.configureGlobal({ seed: wanted === undefined ? FIXED_SEED : Number(wanted) });
