import type { VNode } from 'preact';
import type { Question, RollOption } from '../model/question.ts';
import type { TableModel } from '../model/table-model.ts';

interface QuestionCardProps {
  readonly model: TableModel;
  readonly question: Question;
}

/** A roll that the rules ask for: its result can be entered from the dice on the table, thrown by the page, or left out. */
export function QuestionCard({ model, question }: QuestionCardProps): VNode {
  const { title, about, why, options, roll, canSkip } = question;
  return (
    <section class="question" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {about === '' ? null : <p dir="auto">{about}</p>}
        {why === '' ? null : <p class="why">{why}</p>}
      </header>
      <div class={roll.kind === 'choice' ? 'options slots' : 'options'} role="group" aria-label={kindWords(roll.kind)}>
        {options.map(option => (
          <Option key={option.value} option={option} onPress={() => model.answer(option.value)} />
        ))}
      </div>
      <footer>
        <button type="button" class="primary" onClick={() => model.rollHere()}>
          Roll here
        </button>
        <button type="button" onClick={() => (canSkip ? model.leaveOut() : model.answer('stop'))}>
          Leave out
        </button>
      </footer>
    </section>
  );
}

function kindWords(kind: Question['roll']['kind']): string {
  if (kind === 'choice') return 'Choose one';
  return kind === 'two' ? 'What did two dice show?' : 'What did one die show?';
}

function Option({ option, onPress }: { readonly option: RollOption; readonly onPress: () => void }): VNode {
  const { figure, words, mood } = option;
  return (
    <button type="button" class={mood} aria-label={words === '' ? figure : `${figure}: ${words}`} onClick={onPress}>
      <b>{figure}</b>
      {words === '' ? null : <small dir="auto">{words}</small>}
    </button>
  );
}
