import { type Game, type MechId, type Phase, sideToAct, unitsToAct } from '@hexfall/rules';
import { namesOf, sideName } from '@hexfall/view';
import type { Player } from './player.ts';

/** Whose turn it is, and what is asked of the player. */
export interface TurnStatus {
  readonly turn: number;
  readonly phase: Phase;
  readonly phaseWords: string;
  /** The side whose turn it is; `undefined` when the game is over. */
  readonly side: number | undefined;
  readonly player: Player | undefined;
  /** Units that may be given the next order. */
  readonly units: readonly MechId[];
  /** What the game waits for, as a short sentence without a full stop. */
  readonly prompt: string;
}

/** Who won and why, when a game is over. */
export interface Ending {
  /** The side that won; `undefined` for a draw. */
  readonly winner: number | undefined;
  readonly title: string;
  readonly reason: string;
}

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative',
  deployment: 'Deployment',
  movement: 'Movement',
  weapons: 'Weapon attacks',
  physical: 'Physical attacks',
  heat: 'Heat',
  end: 'End of turn',
  over: 'Game over',
};

const VERBS: Readonly<Partial<Record<Phase, string>>> = {
  deployment: 'Deploy',
  movement: 'Move',
  weapons: 'Choose targets for',
  physical: 'Choose a physical attack for',
};

/** Describes the present state of a game. */
export function statusOf(game: Game, players: readonly Player[], selected: MechId | undefined): TurnStatus {
  const { turn, phase } = game.state;
  const side = phase === 'over' ? undefined : sideToAct(game);
  const player = side === undefined ? undefined : players[side];
  const units = side === undefined ? [] : unitsToAct(game).map(({ id }) => id);
  return {
    turn,
    phase,
    phaseWords: PHASE_WORDS[phase],
    side,
    player,
    units,
    prompt: promptFor(game, player, side, selected),
  };
}

function promptFor(
  game: Game,
  player: Player | undefined,
  side: number | undefined,
  selected: MechId | undefined,
): string {
  const { phase } = game.state;
  if (side === undefined || player === undefined) return PHASE_WORDS[phase];
  if (player !== 'human') return `Waiting for the ${player} (side ${sideName(side)})`;
  const verb = VERBS[phase] ?? PHASE_WORDS[phase];
  if (selected === undefined) return `${verb} a unit of side ${sideName(side)}`;
  return `${verb} ${namesOf(game).unit(selected)}`;
}

/** Returns how a game ended; `undefined` while it goes on. */
export function endingOf(game: Game): Ending | undefined {
  const { outcome, turn, mechs } = game.state;
  if (game.state.phase !== 'over') return undefined;
  const winner = outcome.kind === 'win' ? outcome.side : undefined;
  const turns = `${turn} turn${turn === 1 ? '' : 's'}`;
  const left = (side: number): number => mechs.filter(mech => mech.side === side && mech.status === 'active').length;
  if (winner === undefined) {
    const reason = [0, 1].every(side => left(side) > 0) ? 'The turn limit is reached' : 'Nobody is left to fight';
    return { winner, title: `A draw after ${turns}`, reason };
  }
  return { winner, title: `Side ${sideName(winner)} wins after ${turns}`, reason: lossWords(game, 1 - winner) };
}

function lossWords(game: Game, side: number): string {
  const own = game.state.mechs.filter(mech => mech.side === side);
  const destroyed = own.filter(({ status }) => status === 'destroyed').length;
  const gone = own.filter(({ status }) => status === 'withdrawn').length;
  const parts = [
    ...(destroyed > 0 ? [`${destroyed} destroyed`] : []),
    ...(gone > 0 ? [`${gone} withdrawn`] : []),
    ...(own.length > destroyed + gone ? [`${own.length - destroyed - gone} out of action`] : []),
  ];
  return `Side ${sideName(side)} has no unit left that fights: ${parts.join(', ')}`;
}
