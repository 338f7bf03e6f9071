import type { NumberAnswer } from '@hexfall/odds';
import type { Game } from '@hexfall/rules';
import { namesOf, questionWords } from '@hexfall/view';
import type { VNode } from 'preact';
import { Histogram } from './histogram.tsx';

interface CaseNumbersProps {
  readonly game: Game;
  readonly numbers: readonly NumberAnswer[];
}

/** The numbers of a case as distributions. A number that is certain is given in one line. */
export function CaseNumbers({ game, numbers }: CaseNumbersProps): VNode {
  const names = namesOf(game);
  return (
    <>
      {numbers.map(answer => {
        const words = questionWords(answer.question, names);
        const title = `${words[0]!.toUpperCase()}${words.slice(1)}`;
        const [only, ...others] = answer.outcomes;
        if (others.length === 0)
          return (
            <p key={title} class="case-number">
              <span>{title}</span> <b>{only?.number}</b>
            </p>
          );
        return (
          <figure key={title} class="case-number">
            <figcaption>
              <span>{title}</span> <b>{answer.mean.toFixed(answer.mean < 1 ? 2 : 1)} on average</b>
            </figcaption>
            <Histogram outcomes={answer.outcomes} label={title} />
          </figure>
        );
      })}
    </>
  );
}
