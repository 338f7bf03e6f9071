import './odds-page.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { RULES_NAMES } from '../../begin/model/match-settings.ts';
import { RULES_WORDS } from '../../begin/model/match-words.ts';
import { ChoiceField } from '../../ui/fields.tsx';
import { CaseView } from '../../ui/odds/case-view.tsx';
import type { OddsModel } from '../model/odds-model.ts';
import { PRECISION_WORDS, PRECISIONS } from '../model/precision.ts';
import { QuestionBox } from './question-box.tsx';
import { QuestionForm } from './question-form.tsx';

/** Shows a question in words and as a form, with its answers. */
export function OddsScreen({ model }: { readonly model: OddsModel }): VNode {
  useModel(model);
  return (
    <main class="page odds-page">
      <div class="page-head">
        <div>
          <h1>Odds</h1>
          <p>
            What will this shot, blow, move or heat do? Ask in words or with the form; the rules of the game are played
            over their dice.
          </p>
        </div>
      </div>
      <QuestionBox model={model} />
      <div class="odds-columns">
        <QuestionForm model={model} />
        <Answers model={model} />
      </div>
    </main>
  );
}

function Answers({ model }: { readonly model: OddsModel }): VNode {
  const { odds, run } = model;
  return (
    <section class="odds-answers" aria-label="Answers">
      {odds === undefined ? (
        <p class="empty">{model.problem === undefined ? 'Working …' : 'There is no answer to this question yet.'}</p>
      ) : (
        <>
          <h2 dir="auto">{odds.title}</h2>
          <CaseView odds={odds} run={run} tools={<Tools model={model} />} />
        </>
      )}
    </section>
  );
}

function Tools({ model }: { readonly model: OddsModel }): VNode {
  const { isWorking } = useModel(model.run);
  return (
    <div class="case-tools">
      {isWorking ? (
        <button type="button" onClick={() => model.stop()}>
          Stop
        </button>
      ) : null}
      <ChoiceField
        label="How exact"
        value={model.precision}
        options={PRECISIONS.map(each => [each, PRECISION_WORDS[each]] as const)}
        onChange={precision => void model.setPrecision(precision)}
      />
      <ChoiceField
        label="Rules"
        value={model.rules}
        options={RULES_NAMES.map(each => [each, RULES_WORDS[each]] as const)}
        onChange={rules => void model.setRules(rules)}
      />
    </div>
  );
}
