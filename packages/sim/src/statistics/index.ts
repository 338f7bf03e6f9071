export * from './interval.ts';
export * from './wilson.ts';
export * from './binomial.ts';
export * from './quantiles.ts';
export * from './survival.ts';
export * from './paired.ts';
export * from './bradley-terry.ts';
