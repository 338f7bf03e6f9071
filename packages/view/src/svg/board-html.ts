import type { Board } from '@hexfall/hex';
import { STILL_POLICY_META } from '../page-policy.ts';
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
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    STILL_POLICY_META,
    `<title>${escapeXml(title)}</title>`,
    `<style>${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    // The picture has the title too, but is one thing to readers who cannot see it.
    `<main><h1>${escapeXml(title)}</h1>`,
    `${boardSvg(board, { title, description })}</main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
