import { type Board, createBoard, type HexContent } from '@hexfall/hex';
import { nextBelow } from '@hexfall/rules';

/** A map with woods and hills, always the same: a quarter of the hexes hold woods, a quarter are hills. */
export function woodsAndHills(width: number, height: number): Board {
  const words = Int32Array.from([11, 22, 33, 44]);
  const hexes = Array.from({ length: width * height }, (): HexContent => {
    const draw = nextBelow(words, 12);
    const level = draw === 0 ? 2 : draw <= 2 ? 1 : 0;
    const woods = draw === 3 ? 2 : draw <= 5 && draw > 3 ? 1 : 0;
    return { level, layers: woods === 0 ? {} : { woods, foliageHeight: 2 } };
  });
  return createBoard(width, height, hexes);
}
