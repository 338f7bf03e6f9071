import type { Board } from '@hexfall/hex';
import { stillPage } from '../still-page.ts';
import { boardSvg } from './board-svg.ts';
import { escapeXml } from './xml.ts';

/** What a page says about its board. */
export interface BoardPage {
  readonly board: Board;
  readonly title: string;
  readonly description: string;
}

const PAGE_STYLE =
  ':root{color-scheme:light dark}body{margin:0;background:Canvas}svg{max-width:100%;height:auto;display:block;margin:auto}h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/**
 * Returns a board as a self-contained web page that follows the reader's light or dark setting.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { boardHtml } from '@hexfall/view';
 *
 * const board = createBoard(2, 2, []);
 * boardHtml({ board, title: 'A field', description: '' }).split('\n')[0]; // => '<!doctype html>'
 * ```
 */
export function boardHtml({ board, title, description }: BoardPage): string {
  // The picture has the title too, but is one thing to readers who cannot see it.
  return stillPage(title, PAGE_STYLE, [`<h1>${escapeXml(title)}</h1>`, boardSvg(board, { title, description })]);
}
