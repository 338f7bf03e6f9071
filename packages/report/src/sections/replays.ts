import type { Board } from '@hexfall/hex';
import type { Film } from '@hexfall/stage';
import { boardSvg } from '@hexfall/view';
import { type Content, html, jsonElement, Markup } from '../page/html.ts';

/** What the keys do, as every page with a player says it. */
export const KEYS_HELP =
  'Space plays and pauses. The arrow keys go one step, [ and ] one turn, comma and period to the moment before and after; Home and End go to the ends, + and − change the speed, z zooms.';

/** Replays that play in the page. Without JavaScript there is a sentence instead. */
export function replaysContent(films: readonly Film[], boards: readonly Board[]): Content {
  return html`<p>Games that show what the figures mean. ${KEYS_HELP}</p>
${playerHtml(films, boards)}`;
}

/** The place of the player, with everything that it needs: the films, and a picture of each board. */
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
