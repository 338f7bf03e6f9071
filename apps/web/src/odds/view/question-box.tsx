import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { goTo } from '../../app/use-route.ts';
import { EXAMPLES } from '../model/examples.ts';
import type { OddsModel } from '../model/odds-model.ts';
import { QuestionHelp } from './question-help.tsx';

/** Milliseconds after the last key until a question is asked even if it was not submitted. */
const PAUSE = 700;

/** The question in words, with examples. */
export function QuestionBox({ model }: { readonly model: OddsModel }): VNode {
  const problem = useId();
  const waiting = useRef<number | undefined>(undefined);
  const wait = (): void => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void model.ask(), PAUSE) as unknown as number;
  };
  const ask = (): void => {
    clearTimeout(waiting.current);
    void model.ask();
  };
  useEffect(() => () => clearTimeout(waiting.current), [model]);
  return (
    <section class="question-box" aria-label="Question">
      <div class="question-line">
        <input
          type="text"
          aria-label="Question"
          aria-describedby={problem}
          aria-invalid={model.problem !== undefined}
          value={model.text}
          placeholder="ac/20 at 7 hexes, target ran 6, heavy woods"
          autocomplete="off"
          spellcheck={false}
          onInput={typed => {
            model.type(typed.currentTarget.value);
            wait();
          }}
          onKeyDown={press => {
            if (press.key === 'Enter') ask();
          }}
        />
        <button type="button" class="primary" onClick={ask}>
          Ask
        </button>
      </div>
      <p id={problem} class="question-problem" role="status">
        {model.problem}
      </p>
      <ul class="examples" aria-label="Examples">
        {EXAMPLES.map(({ title, question }) => (
          <li key={title}>
            <button
              type="button"
              title={question}
              aria-pressed={model.text === question}
              onClick={() => goTo({ page: 'odds', path: [], query: { ...model.address, q: question } })}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <QuestionHelp />
    </section>
  );
}
