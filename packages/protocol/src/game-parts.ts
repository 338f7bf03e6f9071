import { type EventSink, type GameEvent, ScriptedDice, type ScriptedRoll } from '@hexfall/rules';

/** Creates dice that come up with these rolls, in this order. */
export function createScriptedDice(rolls: readonly ScriptedRoll[]): ScriptedDice {
  const dice = new ScriptedDice();
  for (const { tag, value } of rolls) dice.add(tag, value);
  return dice;
}

/** Creates a sink that adds events to a list, rolls with their modifiers. */
export function createExplainingSink(events: GameEvent[]): EventSink {
  return { push: event => events.push(event), explains: true };
}
