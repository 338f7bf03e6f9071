export * from './force-file.ts';
export * from './match-forces.ts';
export { forceSchema, looksLikeForce, parseForce } from './parse-force.ts';
export * from './parse-mul.ts';
export * from './resolve-force.ts';
