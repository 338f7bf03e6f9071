import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createBot, readSheet, SHEET_FEATURES } from '@hexfall/bots';
import type { Game } from '@hexfall/rules';
import { playGame } from './play.ts';
import { drawSetup } from './set-ups.ts';

const COUNT = SHEET_FEATURES.length;

/** The beginning of a turn: the features of one side less those of the other, and how the game went for it, from 0 to 1. */
export interface Sample {
  readonly features: readonly number[];
  readonly perSide: number;
  readonly game: number;
  readonly turn: number;
  readonly result: number;
}

/** Plays games between tacticians, as many duels and in proportion fewer larger games, and keeps the beginning of every turn but the first. */
export function collectSheets(duels: number): Sample[] {
  return [1, 2, 4].flatMap(perSide => {
    return Array.from({ length: Math.round(duels / perSide) }, (_, i) => samplesOf(perSide, i)).flat();
  });
}

/** Every third game is played by the `spec` rules. */
const SPEC_EVERY = 3;

function samplesOf(perSide: number, i: number): Sample[] {
  const turns: Pick<Sample, 'features' | 'turn'>[] = [];
  let turn = 1;
  const make = (rngState: Int32Array) => createBot('tactician', rngState);
  const rules = i % SPEC_EVERY === SPEC_EVERY - 1 ? 'spec' : 'canon';
  const { state } = playGame(drawSetup({ name: 'fit', perSide, rules }, i), [make, make], {
    before: game => {
      if (game.state.turn === turn || game.state.phase !== 'movement') return;
      turn = game.state.turn;
      turns.push({ features: differenceOf(game), turn });
    },
  });
  const result = state.outcome.kind !== 'win' ? 0.5 : state.outcome.side === 0 ? 1 : 0;
  return turns.map(({ features, turn: at }) => ({ features, turn: at, perSide, game: i, result }));
}

function differenceOf(game: Game): number[] {
  const sum = Array.from({ length: COUNT }, () => 0);
  const one = new Float64Array(COUNT);
  for (const mech of game.state.mechs) {
    if (mech.status !== 'active') continue;
    readSheet(game, mech, one);
    for (let i = 0; i < COUNT; i++) sum[i]! += mech.side === 0 ? one[i]! : -one[i]!;
  }
  return sum;
}

/** What is stored of a sample beside its features: units on each side, game, turn, and the result in halves. */
const FACTS = 4;
const COLUMNS = COUNT + FACTS;

/** Stores samples: whole numbers of 16 bits, column by column, compressed. */
export function storeSheets(file: URL, samples: readonly Sample[]): void {
  const cells = new Int16Array(COLUMNS * samples.length);
  for (const [row, { features, perSide, game, turn, result }] of samples.entries()) {
    const values = [...features, perSide, game, turn, 2 * result];
    for (const [column, value] of values.entries()) cells[column * samples.length + row] = value;
  }
  writeFileSync(file, new Uint8Array(gzipSync(new Uint8Array(cells.buffer), { level: 9 })));
}

/** Reads samples that were stored. */
export function loadSheets(file: URL): Sample[] {
  const bytes = gunzipSync(new Uint8Array(readFileSync(file)));
  const cells = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  const rows = cells.length / COLUMNS;
  return Array.from({ length: rows }, (_, row) => {
    const values = Array.from({ length: COLUMNS }, (_each, column) => cells[column * rows + row]!);
    const [perSide, game, turn, halves] = values.slice(COUNT) as [number, number, number, number];
    return { features: values.slice(0, COUNT), perSide, game, turn, result: halves / 2 };
  });
}
