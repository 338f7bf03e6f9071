export * from './check-construction.ts';
export * from './engine-table.ts';
export type { ConstructionFinding, ConstructionRule } from './finding.ts';
export * from './hull-table.ts';
export { totalTons, type WeightLine } from './weight.ts';
