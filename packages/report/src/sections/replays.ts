import type { Board } from '@hexfall/hex';
import { boardSvg } from '@hexfall/view';
import type { Film } from '../film/film.ts';
import { type Content, html, jsonElement, Markup } from '../page/html.ts';

/** Replays that play in the page. Without JavaScript there is a sentence instead. */
export function replaysContent(films: readonly Film[], boards: readonly Board[]): Content {
  const used = [...new Set(films.map(({ board }) => board))];
  const pictures = used.map(board => {
    const picture = boardSvg(boards[board]!, { legend: false, theme: 'page' });
    return html`<template class="film-board" data-board="${board}">${Markup.trusted(picture)}</template>\n`;
  });
  return html`<p>Games that show what the figures mean. Space plays and pauses; the arrow keys go one step, with Shift one turn; + and − change the speed.</p>
<div class="player" id="player" tabindex="0" role="group" aria-label="Replay"><p>Replays need JavaScript.</p></div>
${pictures}${jsonElement('films', films)}
`;
}
