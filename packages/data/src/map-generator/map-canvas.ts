import { type Grid, type HexId, halfTurnHex } from '@hexfall/hex';
import { type BoardDraft, createDraft } from '../board-draft.ts';
import type { MapDice } from './map-dice.ts';
import { createNoise, type Field } from './noise.ts';

/** A map under construction, for the painters. */
export class MapCanvas {
  readonly draft: BoardDraft;
  readonly dice: MapDice;
  /** Whether every hex gets the same terrain as the one opposite to it. */
  readonly symmetric: boolean;

  constructor(width: number, height: number, dice: MapDice, symmetric: boolean) {
    this.draft = createDraft(width, height);
    this.dice = dice;
    this.symmetric = symmetric;
  }

  get grid(): Grid {
    return this.draft.grid;
  }

  noise(size: number): Field {
    return createNoise(this.grid, this.dice, size, this.symmetric);
  }

  /** Returns the hex, and on a symmetric map also the one opposite to it. */
  twins(hex: HexId): readonly HexId[] {
    return this.symmetric ? [hex, halfTurnHex(this.grid, hex)] : [hex];
  }

  /** Whether a hex is nothing but ground: no water, road, bridge, building or pavement. */
  isGround(hex: HexId): boolean {
    const { water, road, bridge, building, pavement } = this.draft.layers;
    return (water[hex]! | road[hex]! | bridge[hex]! | building[hex]! | pavement[hex]!) === 0;
  }

  /** Whether a hex is ground without cover or obstacle. */
  isClear(hex: HexId): boolean {
    const { woods, rough, rubble, swamp, ice } = this.draft.layers;
    return this.isGround(hex) && (woods[hex]! | rough[hex]! | rubble[hex]! | swamp[hex]! | ice[hex]!) === 0;
  }
}
