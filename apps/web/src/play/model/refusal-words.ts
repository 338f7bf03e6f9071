import type { Refusal } from '@hexfall/rules';

/** The meanings of the fields of orders. */
const SUBJECTS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(^|\.)weapon$/, 'The weapon'],
  [/(^|\.)target$/, 'The target'],
  [/(^|\.)aim$/, 'The aimed shot'],
  [/(^|\.)rate$/, 'The rate of fire'],
  [/(^|\.)bin$/, 'The ammunition'],
  [/(^|\.)spotter$/, 'The spotter'],
  [/(^|\.)heat$/, 'Heating the target'],
  [/(^|\.)(hex|to)$/, 'The hex'],
  [/^steps\[/, 'This step'],
  [/^(steps|type|mode|approach)/, 'The move'],
  [/^unit$/, 'The unit'],
  [/^twist$/, 'The torso twist'],
  [/^flipArms$/, 'Flipping the arms'],
  [/^(arms|leg|limb|item)/, 'The limb'],
];

/** Returns why an order is refused, as a sentence without a full stop. */
export function refusalWords({ path, message }: Refusal): string {
  const reason = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  const subject = SUBJECTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'The order';
  return `${subject} ${/^steps$/.test(path) ? singular(reason) : reason}`;
}

/** Returns a reason with a step as its subject, since refusals of a whole path speak of its steps. */
function singular(reason: string): string {
  return reason.replace(/^(end|pass)\b/, '$1s').replace(/^passs/, 'passes');
}
