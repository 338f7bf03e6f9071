export { attackNumber, type AttackQuestion, type NumberAnswer } from './attack-number.ts';
export { formatMap } from './board-text.ts';
export { EVENT_TYPES, formatEvent, hex8, type Names } from './event-text.ts';
export { Explainer } from './explain.ts';
export { formatNumber, modifierText } from './modifier-text.ts';
export { narrate } from './narrate.ts';
export { formatRecordSheet } from './record-sheet.ts';
export { namesOf, sideName, unitMark } from './unit-names.ts';
