import { consciousnessNumber, DEADLY_WOUNDS } from '@hexfall/rules';

/** A number of wounds and what 2d6 must reach to stay awake; `undefined` for the last wound, which kills. */
export interface WoundRow {
  readonly wounds: number;
  readonly need: number | undefined;
}

export function woundRows(): readonly WoundRow[] {
  return Array.from({ length: DEADLY_WOUNDS }, (_, i) => {
    const wounds = i + 1;
    return { wounds, need: wounds < DEADLY_WOUNDS ? consciousnessNumber(wounds) : undefined };
  });
}
