export { findAction } from './action-words.ts';
export type { CaseUnit, OddsCase } from './case.ts';
export { numberChance } from './case-numbers.ts';
export { targetsOf } from './case-questions.ts';
export { chooseWeapons } from './choose-weapons.ts';
export { composeCase } from './compose-case.ts';
export { formatQuery } from './format-query.ts';
export { orderCase } from './order-case.ts';
export { parseQuery } from './parse-query.ts';
export { readClauses } from './phrases.ts';
export { type Action, emptyQuery, type Query, type UnitFacts, type WeaponWords } from './query.ts';
export { QueryError } from './query-error.ts';
export { allowed, refusalText } from './query-plan.ts';
export { questionStages, stageTime } from './question-stages.ts';
export {
  type ListedChance,
  type LostWeapons,
  type PlaceAnswer,
  type UnitAnswers,
  unitAnswers,
} from './unit-answers.ts';
export type { BookUnit, UnitBook } from './unit-book.ts';
export { findWeapon, readWeapons } from './weapon-names.ts';
