import {
  type Game,
  IMPOSSIBLE,
  type MechState,
  type Modifier,
  queuedNumber,
  specOf,
  targetMotion,
} from '@hexfall/rules';
import { conditionWords, formatNumber, reasonWords, unitMark } from '@hexfall/view';
import { standInOf, tableNames } from './table-game.ts';

/** A summary of a unit. */
export interface TableCard {
  readonly unit: number;
  readonly mark: string;
  readonly name: string;
  /** The name of the unit without the model. */
  readonly short: string;
  readonly side: 0 | 1;
  readonly isOut: boolean;
  /** Share of its armor and structure that is left, from 0 to 1. */
  readonly left: number;
  readonly heat: number;
  /** What the unit did this turn: "ran 6, fired 2". */
  readonly done: string;
  /** Modifier of its movement for shots at the unit; `undefined` before it has moved. */
  readonly modifier: number | undefined;
  readonly conditions: readonly string[];
  /** Number of piloting rolls that are due. */
  readonly rolls: number;
}

export function tableCards(game: Game): TableCard[] {
  const names = tableNames(game);
  return game.state.mechs.slice(0, standInOf(game)).map(mech => ({
    unit: mech.id,
    mark: unitMark(game, mech.id),
    name: specOf(game, mech).name,
    short: names.unit(mech.id).slice(names.mark!(mech.id).length + 1),
    side: mech.side === 0 ? 0 : 1,
    isOut: mech.status !== 'active',
    left: shareLeft(game, mech),
    heat: mech.heat,
    done: doneWords(mech),
    modifier: mech.movement === 'undecided' ? undefined : targetMotion(mech, undefined),
    conditions: conditionWords({ spec: specOf(game, mech), state: mech }),
    rolls: mech.rolls.length,
  }));
}

function shareLeft(game: Game, mech: MechState): number {
  if (mech.status === 'destroyed') return 0;
  const { armor, structure } = specOf(game, mech);
  return (sum(mech.armor) + sum(mech.structure)) / (sum(armor) + sum(structure));
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0);
}

const MOVES: Readonly<Record<MechState['movement'], string>> = {
  undecided: '',
  stationary: 'stood',
  walk: 'walked',
  run: 'ran',
  jump: 'jumped',
  crawl: 'crawled',
  skid: 'skidded',
};

function doneWords({ movement, hexesMoved, weaponsFired }: MechState): string {
  const moved =
    movement === 'undecided' || movement === 'stationary' ? MOVES[movement] : `${MOVES[movement]} ${hexesMoved}`;
  const shots = countBits(weaponsFired);
  return [moved, shots === 0 ? '' : `fired ${shots}`].filter(part => part !== '').join(', ');
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A piloting roll that is due. It is offered until it is made or dropped. */
export interface DueRoll {
  readonly reason: string;
  /** How the target number is made up, such as "7 = 5 piloting + 2 hip"; for a fall that nothing prevents, a text that says so. */
  readonly number: string;
  readonly need: number | undefined;
}

export function dueRolls(game: Game, mech: MechState): DueRoll[] {
  return mech.rolls.map(pending => {
    const modifiers: Modifier[] = [];
    const need = queuedNumber(game, mech, pending, modifiers);
    const reason = reasonWords(pending.reason);
    if (need >= IMPOSSIBLE) return { reason, number: 'falls without a roll', need: undefined };
    return { reason, number: formatNumber(need, modifiers), need };
  });
}
