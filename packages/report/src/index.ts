export * from './api.ts';
export * from './internal.ts';
