import {
  AUTOMATIC_FALLS,
  PILOTING_MODIFIERS,
  ROLL_REASONS,
  type RollReason,
  type Rules,
  reasonModifier,
} from '@hexfall/rules';
import { reasonWords } from '../../reason-words.ts';
import { signed } from '../physical-rows.ts';
import { capitalized } from '../wrap.ts';
import type { ReferenceTable } from './reference-table.ts';
import { modifierRows } from './to-hit-tables.ts';

/** What is added to the piloting skill: by the state of the unit, and by the reason of the roll. */
export function pilotingTables(rules: Rules): readonly ReferenceTable[] {
  const wounds = rules.psrPilotWoundModifier;
  const reasons = ROLL_REASONS.map(reason => ({ reason, modifier: modifierOf(rules, reason) }));
  const plain = reasons.filter(({ modifier }) => modifier === signed(0));
  return [
    {
      title: 'Piloting rolls: state of the unit',
      head: ['', ''],
      rows: [
        ...modifierRows(PILOTING_MODIFIERS),
        ...(wounds === 0 ? [] : [['Pilot wounded, each wound', signed(wounds)]]),
      ],
    },
    {
      title: 'Piloting rolls: reason',
      head: ['', ''],
      rows: reasons
        .filter(({ modifier }) => modifier !== signed(0))
        .map(({ reason, modifier }) => [capitalized(reasonWords(reason)), modifier]),
      note: `${signed(0)} for: ${plain.map(({ reason }) => reasonWords(reason)).join(', ')}.`,
    },
  ];
}

function modifierOf(rules: Rules, reason: RollReason): string {
  if (AUTOMATIC_FALLS.has(reason)) return 'falls';
  const modifier = reasonModifier(rules, reason);
  return modifier === undefined ? 'varies' : signed(modifier);
}
