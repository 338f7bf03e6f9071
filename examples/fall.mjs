// One fall, resolved on its own: no turn and no orders, only the resolver, a unit and dice.
import { onTheSpot, resolveFall, ScriptedDice } from '@hexfall/rules';
import { formatEvent, formatRecordSheet, namesOf } from '@hexfall/view';
import { setTheTable } from './table.mjs';

const dice = new ScriptedDice()
  .add('initiative', 4, 9)
  .add('fallDirection', 4) // on its back
  .add('hitLocation', 7)
  .add('consciousness', 8);

/** @type {import('@hexfall/rules').GameEvent[]} */
const events = [];
const game = setTheTable(events, dice);
const [hunchback] = game.state.mechs;
if (hunchback === undefined) throw new Error('there is no unit');

resolveFall(game, hunchback, { reason: 'kicked', need: 6 }, onTheSpot(hunchback));

for (const event of events) console.log(formatEvent(event, namesOf(game)));
console.log('');
for (const line of formatRecordSheet(game, hunchback)) console.log(line);
