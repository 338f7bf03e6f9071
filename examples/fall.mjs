// One fall, resolved on its own: no turn and no orders, only the resolver, a unit and dice.
import { createPosition, mechOf, onTheSpot, resolveFall, ScriptedDice } from '@hexfall/rules';
import { formatEvent, formatRecordSheet, namesOf } from '@hexfall/view';

const dice = new ScriptedDice()
  .add('fallDirection', 4) // on its back
  .add('hitLocation', 7)
  .add('consciousness', 8);

/** @type {import('@hexfall/rules').GameEvent[]} */
const events = [];
const game = createPosition([{ tonnage: 50 }], { dice, sink: events });
const mech = mechOf(game, 0);

resolveFall(game, mech, { reason: 'kicked', need: 6 }, onTheSpot(mech));

for (const event of events) console.log(formatEvent(event, namesOf(game)));
console.log('');
for (const line of formatRecordSheet(game, mech)) console.log(line);
