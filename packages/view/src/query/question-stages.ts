import { isNumberQuestion, type Question } from '@hexfall/odds';

/**
 * The stages in which questions are worked on: chances, what is counted, where the damage goes, and what is lost. A user with little time
 * thus gets the most important answers well, and not all of them badly.
 */
const STAGES: readonly ((question: Question) => boolean)[] = [
  question => !isNumberQuestion(question) && question.about !== 'itemLost',
  question => isNumberQuestion(question) && !isAboutPart(question),
  question => isNumberQuestion(question) && isAboutPart(question),
  question => question.about === 'itemLost',
];

/** Returns questions in the groups in which they are worked on. */
export function questionStages(questions: readonly Question[]): readonly (readonly Question[])[] {
  return STAGES.map(test => questions.filter(test)).filter(({ length }) => length > 0);
}

/** Returns how many of the milliseconds that are left a stage may take. Stages are counted from 0. */
export function stageTime(left: number, stage: number, stages: number): number {
  return stage === stages - 1 ? left : left / 2;
}

function isAboutPart(question: Question): boolean {
  return 'location' in question && question.location !== undefined;
}
