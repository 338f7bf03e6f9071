import type { Answer } from '@hexfall/odds';
import { causeText, type Names, namesOf, type OddsCase, questionWords } from '@hexfall/view';
import type { CaseResult } from './run-case.ts';

/** Returns the answers to a case as data. */
export function caseToJson(odds: OddsCase, { answers, stopped }: CaseResult): object {
  const names = namesOf(odds.game);
  return {
    question: odds.title,
    rules: odds.rules,
    scene: odds.scene,
    units: odds.units.map(({ id, heading, facts }) => ({ unit: id, heading, facts })),
    numbers: odds.numbers,
    plan: odds.plan,
    answers: answers.map(answer => ({ words: questionWords(answer.question, names), ...withCauses(answer, names) })),
    stopped,
  };
}

/** Adds the causes of an answer in words. */
function withCauses(answer: Answer, names: Names): object {
  if (answer.kind === 'number') return answer;
  const because = answer.because.map(({ chance, cause }) => ({ chance, words: causeText(cause, names), cause }));
  return { ...answer, because };
}
