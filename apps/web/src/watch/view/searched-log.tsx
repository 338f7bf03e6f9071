import { FilmLog, useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { OpenGame } from '../model/open-game.ts';

/** The log of the current turn, or the lines of the whole game that contain the words of a search. */
export function SearchedLog({ game: { watch, search } }: { readonly game: OpenGame }): VNode {
  const { place, at, last } = useModel(watch);
  const { query, lines, summary } = useModel(search);
  return (
    <>
      <p class="watch-now">
        {place} <span class="note">{`step ${at + 1} of ${last + 1}`}</span>
      </p>
      <div class="watch-search">
        <input
          type="search"
          aria-label="Search the log of the whole game"
          placeholder="Search the whole game"
          value={query}
          onInput={({ currentTarget }) => search.search(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') search.search('');
          }}
        />
        <span role="status">{summary}</span>
      </div>
      <FilmLog model={watch} lines={lines} label={lines === undefined ? 'What happens in this turn' : 'Lines found'} />
    </>
  );
}
