// One kick with scripted dice, on its own: the target number, the roll, the damage and the piloting roll of the target.
import { createPosition, resolvePhysicalAttack, ScriptedDice } from '@hexfall/rules';
import { formatEvent, namesOf } from '@hexfall/view';

const dice = new ScriptedDice()
  .add('toHit', 9)
  .add('kickLocation', 5) // the left leg
  .add('piloting', 8);

/** @type {import('@hexfall/rules').GameEvent[]} */
const events = [];
const game = createPosition([{ tonnage: 50 }, { tonnage: 55 }], { phase: 'physical', dice, sink: events });

const kicked = resolvePhysicalAttack(game, { type: 'kick', unit: 0, target: 1, leg: 'RL' });
if (!kicked.ok) throw new Error(kicked.errors[0]?.message);

for (const event of events) console.log(formatEvent(event, namesOf(game)));
