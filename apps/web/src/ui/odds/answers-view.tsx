import type { Answer, ChanceAnswer, NumberAnswer } from '@hexfall/odds';
import { chanceText, contributionLines, type Names, questionWords } from '@hexfall/view';
import type { VNode } from 'preact';
import { average, percent } from '../figures.ts';
import { DamageFigure } from './damage-figure.tsx';
import { Histogram } from './histogram.tsx';

interface AnswersViewProps {
  readonly answers: readonly Answer[];
  readonly names: Names;
  /** How much of the work is done, from 0 to 1. */
  readonly progress: number;
}

/** The expected results of a plan: chances as bars with their largest causes, numbers as distributions. */
export function AnswersView({ answers, names, progress }: AnswersViewProps): VNode {
  const places = answers.filter(isByLocation);
  return (
    <div class="answers" aria-busy={progress < 1}>
      {places.length === 0 ? null : (
        <DamageFigure
          places={places.map(({ question, mean }) => ({ location: question.location, mean }))}
          quad={names.spec?.(places[0]!.question.unit).quad === true}
        />
      )}
      {answers
        .filter(answer => !isByLocation(answer))
        .map((answer, i) =>
          answer.kind === 'chance' ? (
            <ChanceRow key={i} answer={answer} names={names} />
          ) : (
            <NumberRow key={i} answer={answer} names={names} />
          ),
        )}
      {progress < 1 ? <progress max={1} value={progress} aria-label="Working out the odds" /> : null}
    </div>
  );
}

type LocationAnswer = NumberAnswer & { readonly question: { readonly location: number } };

function isByLocation(answer: Answer): answer is LocationAnswer {
  return answer.question.about === 'damage' && answer.question.location !== undefined;
}

function ChanceRow({ answer, names }: { readonly answer: ChanceAnswer; readonly names: Names }): VNode {
  const title = `${names.mark?.(answer.question.unit) ?? ''} ${questionWords(answer.question, names)}`;
  const causes = contributionLines(answer, names);
  const isKnown = answer.upper - answer.lower < 1;
  const row = (
    <>
      <span class="about">{title}</span>
      <span class="share" aria-hidden="true">
        <i style={{ width: `${isKnown ? answer.value * 100 : 0}%` }} />
      </span>
      <b title={chanceText(answer)}>{isKnown ? percent(answer.value) : '…'}</b>
    </>
  );
  if (causes.length === 0 || answer.value === 0) return <div class="answer">{row}</div>;
  return (
    <details class="answer">
      <summary>{row}</summary>
      <p class="precision">{chanceText(answer)}</p>
      <ul>
        {causes.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function NumberRow({ answer, names }: { readonly answer: NumberAnswer; readonly names: Names }): VNode {
  const title = `${names.mark?.(answer.question.unit) ?? ''} ${questionWords(answer.question, names)}`;
  return (
    <div class="answer number">
      <span class="about">{title}</span>
      <b>{average(answer.mean)} on average</b>
      <Histogram outcomes={answer.outcomes} label={title} />
    </div>
  );
}
