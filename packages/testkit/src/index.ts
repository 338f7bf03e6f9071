export {};
export * from './reference.ts';
