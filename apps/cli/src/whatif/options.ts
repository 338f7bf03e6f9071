import type { WorkerOptions } from '../simulate/options.ts';

/** The options of `whatif` as the user typed them. */
export interface WhatIfOptions extends WorkerOptions {
  readonly turn?: string;
  readonly phase?: string;
  readonly unit?: string;
  readonly order?: string;
  readonly facing?: string;
  readonly with?: string;
  readonly games?: string;
  readonly precision?: string;
  readonly bots?: string;
  readonly seed: string;
  readonly json: boolean;
}
