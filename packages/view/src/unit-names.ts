import { type Game, type MechId, specOf } from '@hexfall/rules';
import { type Names, sideName } from './names.ts';

/**
 * Returns a short mark for a unit: its side and its number on that side.
 *
 * @example
 * ```ts
 * import { unitMark } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * unitMark(game, 1); // => 'B1'
 * ```
 */
export function unitMark(game: Game, id: MechId): string {
  const { side } = game.state.mechs[id]!;
  const earlier = game.state.mechs.filter(mech => mech.side === side && mech.id < id).length;
  return `${sideName(side)}${earlier + 1}`;
}

/**
 * Returns names for the units and weapons of a game. Marks distinguish units with the same name.
 *
 * @example
 * ```ts
 * import { namesOf } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * namesOf(game).unit(0); // => 'A1 Hunchback HBK-4G'
 * ```
 */
export function namesOf(game: Game): Required<Names> {
  const spec = (id: MechId) => specOf(game, game.state.mechs[id]!);
  return {
    unit: id => `${unitMark(game, id)} ${spec(id).name}`,
    mark: id => unitMark(game, id),
    weapon: (id, weapon) => spec(id).weapons[weapon]?.type.name ?? `weapon ${weapon}`,
    side: sideName,
    spec,
    grid: game.match.board.grid,
    board: game.match.board,
  };
}

/** Names for a game whose side 0 is force B, as in every second game of a batch: its units are called B1, B2 and so on. */
export function exchangedNames(game: Game): Required<Names> {
  const names = namesOf(game);
  const side = (number: number): string => sideName(1 - number);
  const mark = (id: MechId): string => {
    const { side: own } = game.state.mechs[id]!;
    return `${side(own)}${unitMark(game, id).slice(sideName(own).length)}`;
  };
  return { ...names, side, mark, unit: id => `${mark(id)} ${names.spec(id).name}` };
}

/** The last word of a name if it is a model such as HBK-4G; marks tell units apart in a story, so that it can go without. */
const MODEL = / \S*\d\S*$/;

/** Names for a story, in which most sentences are about a unit that the reader knows: "A1 Hunchback". */
export function shortNamesOf(game: Game): Names {
  const names = namesOf(game);
  return { ...names, unit: id => `${unitMark(game, id)} ${names.spec(id).name.replace(MODEL, '')}` };
}
