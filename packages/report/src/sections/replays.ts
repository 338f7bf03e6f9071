import type { Board } from '@hexfall/hex';
import type { Film } from '@hexfall/stage';
import { boardSvg } from '@hexfall/view';
import { type Content, html, jsonElement, Markup } from '../page/html.ts';

/** Explains the keys of the player, in the same words on every page that has one. */
export const KEYS_HELP =
  'Space plays and pauses. The arrow keys go one step, [ and ] one turn, comma and period to the previous and next moment; Home and End go to the ends, + and − change the speed, z zooms.';

/** Returns replays that can be watched in the page, or a sentence instead where JavaScript is not available. */
export function replaysContent(films: readonly Film[], boards: readonly Board[]): Content {
  return html`<p>Games that show what the figures mean. ${KEYS_HELP}</p>
${playerHtml(films, boards)}`;
}

/** Returns the element in which the player starts, with everything that it needs: the films, and a picture of each board. */
export function playerHtml(films: readonly Film[], boards: readonly Board[]): Content {
  const used = [...new Set(films.map(({ board }) => board))];
  const pictures = used.map(board => {
    const { width, height } = boards[board]!.grid;
    const picture = boardSvg(boards[board]!, { legend: false, theme: 'page' });
    return html`<template class="film-board" data-board="${board}" data-columns="${width}" data-rows="${height}">${Markup.trusted(picture)}</template>\n`;
  });
  return html`<div class="player" id="player" tabindex="0" role="group" aria-label="Replay"><p>Replays need JavaScript.</p></div>
${pictures}${jsonElement('films', films)}
`;
}
