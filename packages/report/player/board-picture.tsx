import { createGrid, type Grid } from '@hexfall/hex';
import { MAP_MARGIN } from '@hexfall/view';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A board of the page: its grid, and its picture, which the page contains once and all films on that board share. */
export interface PageBoard {
  readonly grid: Grid;
  readonly template: HTMLTemplateElement;
}

export function findBoard(board: number): PageBoard {
  const boards = [...document.querySelectorAll<HTMLTemplateElement>('template.film-board')];
  const template = boards.find(each => each.dataset['board'] === String(board))!;
  const { columns, rows } = template.dataset;
  return { grid: createGrid(Number(columns), Number(rows)), template };
}

/** The picture of a board. The template is trusted, since it was created together with the page. */
export function BoardPicture({ template }: PageBoard): VNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.replaceChildren(template.content.cloneNode(true));
  }, [template]);
  return <div class="map-terrain" ref={place} style={{ left: `${-MAP_MARGIN}px`, top: `${-MAP_MARGIN}px` }} />;
}
