/**
 * What other packages of this workspace need and nobody else should: it may change at any time.
 */
export { type Gauge, gaugeFor } from './gauge.ts';
