import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { whenWords } from '../../begin/model/kept-games.ts';
import type { ResultSummary } from '../../library/records.ts';
import { KeptLine } from '../../ui/kept-line.tsx';
import type { StudyKind } from '../model/experiment.ts';
import type { KeptResults } from '../model/kept-results.ts';
import { RESULT_WORDS } from '../model/lab-words.ts';

interface ResultListProps {
  readonly results: KeptResults;
}

/** Results that are kept, to be looked at again, or to compare two of them. */
export function ResultList({ results }: ResultListProps): VNode | null {
  const { list, chosen } = useModel(results);
  const heading = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div class="lab-results-head">
        <h2 id={heading}>Your results</h2>
        {chosen.length === 2 ? (
          <a class="button" href={formatRoute({ page: 'lab', path: ['compare', ...chosen], query: {} })}>
            Compare the two
          </a>
        ) : list.length > 1 ? (
          <span class="note">Tick two to see them side by side.</span>
        ) : null}
      </div>
      <ul class="game-list">
        {list.map(result => (
          <ResultLine key={result.id} results={results} result={result} />
        ))}
      </ul>
    </section>
  );
}

function ResultLine({ results, result }: ResultListProps & { readonly result: ResultSummary }): VNode {
  const { id, name, kind, games, says, added } = result;
  return (
    <KeptLine
      name={name}
      href={formatRoute({ page: 'lab', path: [id], query: {} })}
      onRename={text => results.rename(id, text)}
      onDelete={() => results.delete(id)}
      before={
        <label class="lab-tick">
          <input
            type="checkbox"
            aria-label={`Compare: ${name}`}
            checked={results.chosen.includes(id)}
            onChange={() => results.toggle(id)}
          />
        </label>
      }
    >
      <p class="note" dir="auto">
        {says}
      </p>
      <p class="note">
        {RESULT_WORDS[kind as StudyKind]} · {games} {games === 1 ? 'game' : 'games'} · {whenWords(added, Date.now())}
      </p>
    </KeptLine>
  );
}
