import { LEVEL_NAMES } from '@hexfall/bots';
import type { VNode } from 'preact';
import { OTHER_BOTS, type PlayerKind } from '../model/match-settings.ts';
import { PLAYER_WORDS } from '../model/match-words.ts';

/** The options of a choice of bots: the levels, from the weakest to the strongest, then the bots with a style of their own. */
export function BotOptions(): VNode {
  return (
    <>
      <optgroup label="By strength">{LEVEL_NAMES.map(optionOf)}</optgroup>
      <optgroup label="By style">{OTHER_BOTS.map(optionOf)}</optgroup>
    </>
  );
}

/** The options of a choice of players: a human at this screen, or a bot. */
export function PlayerOptions(): VNode {
  return (
    <>
      {optionOf('human')}
      <BotOptions />
    </>
  );
}

function optionOf(kind: PlayerKind): VNode {
  return (
    <option key={kind} value={kind}>
      {PLAYER_WORDS[kind]}
    </option>
  );
}
