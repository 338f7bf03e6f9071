import { formatHex } from '@hexfall/hex';
import { boardOf } from '@hexfall/rules';
import { describeHex } from '@hexfall/view';
import type { PlayModel } from '../model/play-model.ts';

/** Returns the contents of the hex that the viewer looks at, the units there, and what the line of sight to it meets. */
export function hexWords(play: PlayModel): string {
  const { hovered, sight } = play.map;
  if (hovered === undefined) return '';
  const board = boardOf(play.shown);
  const place = `${formatHex(board.grid, hovered)}: ${describeHex(board, hovered)}`;
  const unit = play.tokens.find(token => !token.destroyed && play.shown.state.mechs[token.unit]!.hex === hovered);
  const parts = [unit === undefined ? place : `${place}. ${unit.words}`];
  if (sight !== undefined) {
    const hexes = sight.distance === 1 ? '1 hex' : `${sight.distance} hexes`;
    const away = `${hexes} from ${formatHex(board.grid, sight.from)}`;
    const added = sight.blocked || sight.modifier === 0 ? '' : ` (+${sight.modifier} to hit)`;
    parts.push(`${away}, ${sight.words.join(', ')}${added}`);
  }
  return parts.join('. ');
}
