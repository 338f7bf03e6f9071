// What may this unit do now? Orders are listed lazily, so there is no need to wait for all of them.
import { builtInMech } from '@hexfall/data';
import { createPosition, legalCommands, unitsToAct } from '@hexfall/rules';

const hunchback = builtInMech('HBK-4G');
const wolverine = builtInMech('WVR-6R');
if (!hunchback || !wolverine) throw new Error('both are built in');

const game = createPosition([{ spec: hunchback }, { spec: wolverine }]);
const [mech] = unitsToAct(game);
if (mech === undefined) throw new Error('there is no unit to act');

/** @type {Map<string, number>} */
const kinds = new Map();
for (const command of legalCommands(game, mech)) {
  const kind = command.type === 'move' ? command.mode : command.type;
  if (!kinds.has(kind)) console.log(`for example ${JSON.stringify(command)}`);
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
}
console.log(`unit ${mech.id} in the ${game.state.phase} phase:`);
for (const [kind, count] of kinds) console.log(`  ${kind.padEnd(10)} ${count}`);
