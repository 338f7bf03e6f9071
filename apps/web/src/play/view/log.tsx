import { useModelPart } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';
import type { LogLine } from '../model/playback.ts';

/** What has happened so far. Each line shows its moment on the map and explains its number. */
export function Log({ play }: { readonly play: PlayModel }): VNode {
  useModelPart(play, ({ shownVersion, moment }) => [shownVersion, moment?.index]);
  const [search, setSearch] = useState('');
  const lines = search === '' ? play.log : play.log.filter(({ line }) => matches(line.text, search));
  const list = useRef<HTMLOListElement>(null);
  const last = play.log.length;
  useEffect(() => {
    if (search === '' && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last, search]);
  return (
    <section class="game-log" aria-label="Log">
      <div class="log-head">
        <h2>Log</h2>
        <input
          type="search"
          placeholder="Search the log"
          aria-label="Search the log"
          value={search}
          onInput={input => setSearch(input.currentTarget.value)}
        />
      </div>
      <ol ref={list} tabIndex={0} aria-label="What has happened">
        {lines.map(line => (
          <Line
            key={line.index}
            line={line}
            isShown={play.moment?.index === line.index}
            onClick={() => play.lookBack(line.index)}
          />
        ))}
      </ol>
      {search !== '' && lines.length === 0 ? <p class="hint">Nothing in the log says that.</p> : null}
    </section>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

function Line({ line: { line }, isShown, onClick }: LineProps): VNode {
  return (
    <>
      {line.heading === undefined ? null : <li class="phase-line">{line.heading}</li>}
      <li class={line.level}>
        <button type="button" aria-current={isShown ? 'true' : undefined} onClick={onClick}>
          {line.text}
        </button>
      </li>
    </>
  );
}

function matches(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.toLowerCase());
}
