import { builtInMech } from '@hexfall/data';
import { batchSeed, createGame, type EventSink, type Game, type GameSetup, seedFromText } from '@hexfall/rules';
import { woodsAndHills } from '../board.ts';

export interface EncounterSize {
  /** Units on each side. */
  readonly perSide: number;
  readonly width: number;
  readonly height: number;
}

const SEED = seedFromText('bench');
const TURN_LIMIT = 60;

/** Two equal forces on the home edges of a map with woods and hills, and any number of games between them. */
export class Encounter {
  readonly position: Omit<GameSetup, 'seed'>;

  constructor(size: EncounterSize) {
    const { width, height } = size;
    this.position = {
      profile: 'spec',
      board: woodsAndHills(width, height),
      specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
      units: [0, 1].flatMap(side => line(size, side)),
      turnLimit: TURN_LIMIT,
    };
  }

  /** Returns game number `i`, not yet started. It has its own seed; everything else is as in the others. */
  begin(i: number, sink: EventSink): { game: Game; seed: string } {
    const seed = batchSeed(SEED, i);
    const game = createGame({ ...this.position, seed }, sink);
    if (!game.ok) throw new Error(game.errors[0]!.message);
    return { game: game.value, seed };
  }
}

/** Hunchbacks and Wolverines alternately along one home edge; the other side has them in reverse order. */
function line({ perSide, width, height }: EncounterSize, side: number): GameSetup['units'] {
  const row = side === 0 ? 2 : height - 1;
  return Array.from({ length: perSide }, (_, i) => ({
    spec: (i + side) % 2,
    side,
    hex: hexName(1 + Math.floor((width * (2 * i + 1)) / (2 * perSide)), row),
    facing: side === 0 ? 3 : 0,
    gunnery: 4,
    piloting: 5,
  }));
}

function hexName(column: number, row: number): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}
