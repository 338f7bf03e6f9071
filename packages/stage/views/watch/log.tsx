import { captionOf, type WatchModel } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useModel } from '../use-model.ts';
import { memo } from './memo.ts';

export interface FilmLogProps {
  readonly model: WatchModel;
  /** The steps whose lines are listed; by default those of the current turn. */
  readonly lines?: readonly number[] | undefined;
  /** What the list contains, for screen readers. */
  readonly label?: string;
}

/**
 * Lists what happens and marks the line of the current step. A click on a line jumps to its first step; pointing at it explains all its
 * numbers.
 */
export function FilmLog({ model, lines, label = 'What happens in this turn' }: FilmLogProps): VNode {
  useModel(model);
  const { film, chapter, at, moments } = model;
  const list = useRef<HTMLOListElement>(null);
  const current = captionOf(film, at);
  // Lines about a kill, an explosion, a hit to the head or a fall stand out.
  const telling = useMemo(() => new Set(moments.map(({ step }) => captionOf(film, step))), [film, moments]);
  useLayoutEffect(() => keepVisible(list.current!), [current, chapter, lines]);
  return (
    // With `tabIndex`, readers without a mouse can scroll the list.
    <ol class="film-log" ref={list} aria-label={label} tabIndex={0} onMouseLeave={() => model.point(undefined)}>
      {(lines ?? linesOf(model)).map(step => {
        const { l, t } = film.steps[step]!;
        return (
          <Line
            key={step}
            model={model}
            step={step}
            level={l}
            text={t}
            isCurrent={step === current}
            isTelling={telling.has(step)}
          />
        );
      })}
    </ol>
  );
}

/** The most lines that are listed, since more would keep the browser busy. No ordinary turn has that many. */
const MAX_LINES = 800;

/** Returns the steps with the lines of the current turn or, if the turn has too many, those around the current step. */
function linesOf({ film, chapter, at }: WatchModel): number[] {
  const lines: number[] = [];
  for (let step = chapter.step; step < chapter.end; step++) if (film.steps[step]?.t !== '') lines.push(step);
  if (lines.length <= MAX_LINES) return lines;
  const from = Math.max(0, lines.findIndex(step => step >= at) - MAX_LINES / 2);
  return lines.slice(from, from + MAX_LINES);
}

interface LineProps {
  readonly model: WatchModel;
  readonly step: number;
  readonly level: number;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly isTelling: boolean;
}

const Line = memo(({ model, step, level, text, isCurrent, isTelling }: LineProps) => (
  <li
    class={`l${level}${isTelling ? ' k' : ''}${isCurrent ? ' on' : ''}`}
    onClick={() => model.go(step)}
    onMouseEnter={() => model.point(step)}
  >
    <button type="button" tabIndex={-1} aria-current={isCurrent ? 'step' : undefined}>
      {text}
    </button>
  </li>
));

/** Scrolls the list to the current line. It does not use `scrollIntoView`, which would scroll the page too. */
function keepVisible(list: HTMLElement): void {
  const line = list.querySelector<HTMLElement>('.on');
  if (line === null) return;
  // The list is positioned, so the offsets of its lines are measured from its own top.
  const top = line.offsetTop;
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}
