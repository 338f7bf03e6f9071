import type { HexId } from '@hexfall/hex';
import {
  attackerMovement,
  type Command,
  type Game,
  type MechId,
  type MechState,
  type MoveMode,
  mechOf,
  planMove,
  targetMotion,
} from '@hexfall/rules';
import { reasonWords } from '@hexfall/view';
import { type Rehearsal, rehearse } from '../rehearsal.ts';
import { type RiskRoll, risksIn } from './risk.ts';

/** A step of a way, and the cost of the move up to it. */
export interface PathStep {
  readonly hex: HexId;
  readonly facing: number;
  readonly mp: number;
  readonly prone: boolean;
}

/** The effects of a movement order, before it is given. */
export interface MovePreview {
  readonly command: Command;
  /** The path from where the unit stands to where it ends. That of a jump consists only of its two ends. */
  readonly path: readonly PathStep[];
  readonly isJump: boolean;
  /** The kind of movement that the move counts as. */
  readonly mode: MoveMode;
  readonly mp: number;
  readonly hexesMoved: number;
  /** Heat that the move produces. */
  readonly heat: number;
  /** Modifier of the move for shots at the unit. */
  readonly defense: number;
  /** Modifier of the move for shots of the unit. */
  readonly aim: number;
  /** Every roll on the way, in order. */
  readonly rolls: readonly RiskRoll[];
  /** Chance that all of these rolls succeed, so that the move ends as drawn. */
  readonly chance: number;
  /** A fall that no roll can prevent, in words. */
  readonly certainFall: string | undefined;
  /** Whether the unit leaves the board for good. */
  readonly leaves: boolean;
  /** The game at the end of the move, if all rolls succeed, to find the shots from there. */
  readonly outcome: Game;
}

/** Returns the effects of a movement order; `undefined` for an order that is not legal. */
export function previewMove(game: Game, command: Command): MovePreview | undefined {
  const tried = rehearse(game, command, { until: 'orders' });
  if (tried === undefined) return undefined;
  const before = mechOf(game, command.unit);
  const after = mechOf(tried.game, command.unit);
  const rolls = [...risksIn(game, tried.events), ...iceRisks(game, command, tried)];
  const fall = tried.events.find(event => event.type === 'Fell');
  return {
    command,
    path: pathOf(game, command, before, after),
    isJump: command.type === 'jump' || command.type === 'dfa',
    mode: after.movement,
    mp: after.mpUsed,
    hexesMoved: after.hexesMoved,
    heat: after.heatBuildUp - before.heatBuildUp,
    defense: targetMotion(after, undefined),
    aim: attackerMovement(after.movement, undefined),
    rolls,
    chance: rolls.reduce((product, { chance }) => product * chance, 1),
    certainFall: fall === undefined ? undefined : reasonWords(fall.reason),
    leaves: after.status === 'withdrawn',
    outcome: tried.game,
  };
}

function pathOf(game: Game, command: Command, before: MechState, after: MechState): PathStep[] {
  const start = stepAt(before, before.mpUsed);
  if (!('steps' in command)) {
    return after.hex === before.hex && after.facing === before.facing ? [start] : [start, stepAt(after, after.mpUsed)];
  }
  const contact: MechId | undefined = 'target' in command ? command.target : undefined;
  const plan = planMove(game, { ...command, type: 'move' }, contact);
  if (!plan.ok) return [start];
  const { steps, table } = plan.value;
  return [
    start,
    ...steps.map(({ place, facing, mpUsed, prone }) => ({
      hex: table.places.hex[place]!,
      facing,
      mp: mpUsed,
      prone,
    })),
  ];
}

function stepAt({ hex, facing, prone }: MechState, mp: number): PathStep {
  return { hex, facing, mp, prone };
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Returns the risks of breaking ice. One die decides whether ice breaks, so each of its results is tried. */
function iceRisks(game: Game, command: Command, { events }: Rehearsal): RiskRoll[] {
  if (!events.some(event => event.type === 'IceRolled')) return [];
  const holding = FACES.filter(ice => {
    const tried = rehearse(game, command, { until: 'orders', ice });
    return tried !== undefined && !tried.events.some(event => event.type === 'IceRolled' && event.broke);
  });
  const first = events.filter(event => event.type === 'IceRolled');
  return first.map(() => ({
    unit: command.unit,
    reason: 'thin ice',
    need: undefined,
    chance: holding.length / FACES.length,
    modifiers: [],
  }));
}
