import { z } from 'zod';

/** The number of a unit in the parameters of a call. */
export const unitSchema = z.int().min(0).max(65535);
