import { useModelPart } from '@hexfall/stage/views';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CurveModel } from '../../whatif/model/curve-model.ts';
import type { PlayModel } from '../model/play-model.ts';
import type { LogLine } from '../model/playback.ts';
import { PlayChances } from './play-chances.tsx';

interface LogProps {
  readonly play: PlayModel;
  readonly curve: CurveModel;
  readonly onWhy: () => void;
}

/** What has happened so far: as a story, or as a curve of the chances of each side. */
export function Log({ play, curve, onWhy }: LogProps): VNode {
  const [shows, setShows] = useState<'story' | 'chances'>('story');
  const choice = (
    <div class="log-choice" role="group" aria-label="View of the game">
      <button type="button" aria-pressed={shows === 'story'} onClick={() => setShows('story')}>
        Log
      </button>
      <button type="button" aria-pressed={shows === 'chances'} onClick={() => setShows('chances')}>
        Chances
      </button>
      <button type="button" title="Why the last orders were given" onClick={onWhy}>
        Why?
      </button>
    </div>
  );
  return (
    <section class="game-log" aria-label="Log">
      {shows === 'story' ? (
        <StoryLog play={play}>{choice}</StoryLog>
      ) : (
        <>
          <div class="log-head">{choice}</div>
          <PlayChances play={play} model={curve} />
        </>
      )}
    </section>
  );
}

interface StoryLogProps {
  readonly play: PlayModel;
  readonly children: ComponentChildren;
}

/** The story as a list. Each line shows its moment on the map and explains its numbers. */
function StoryLog({ play, children }: StoryLogProps): VNode {
  useModelPart(play, ({ shownVersion, playback }) => [shownVersion, playback.moment?.index]);
  const [search, setSearch] = useState('');
  const lines = search === '' ? play.playback.log : play.playback.log.filter(({ line }) => matches(line.text, search));
  const list = useRef<HTMLOListElement>(null);
  const last = play.playback.log.length;
  useEffect(() => {
    if (search === '' && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last, search]);
  return (
    <>
      <div class="log-head">
        {children}
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
            isShown={play.playback.moment?.index === line.index}
            onClick={() => play.playback.lookBack(line.index)}
          />
        ))}
      </ol>
      {search !== '' && lines.length === 0 ? <p class="hint">Nothing in the log says that.</p> : null}
    </>
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
