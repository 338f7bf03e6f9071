import { isNumberQuestion, type Question } from '@hexfall/odds';
import { LOCATIONS } from '@hexfall/rules';

/** A question in a few words: `structure LT of unit 1`. */
export function questionText(question: Question): string {
  return [question.about, detailOf(question), 'of unit', question.unit].filter(word => word !== '').join(' ');
}

function detailOf(question: Question): string {
  if ('location' in question) return question.location === undefined ? '' : LOCATIONS[question.location]!;
  if (isNumberQuestion(question)) return 'bin' in question ? `in bin ${question.bin}` : '';
  if ('item' in question) return `${question.kind} ${question.item}`;
  return 'weapon' in question ? `with weapon ${question.weapon}` : '';
}
