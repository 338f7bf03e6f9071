import { directionTo, distance, type HexId, sideStruck } from '@hexfall/hex';
import {
  boardOf,
  dissipation,
  enemiesOf,
  type Game,
  legalShots,
  type MechId,
  type MechState,
  mechOf,
  physicalOptions,
  planFire,
  specOf,
} from '@hexfall/rules';
import type { BlowCard, BlowChoice } from '../../play/model/choices/blow-choice.ts';
import type { FireChoice } from '../../play/model/choices/fire-choice.ts';
import type { MoveChoice } from '../../play/model/choices/move-choice.ts';
import type { MovePreview } from '../../play/model/choices/move-preview.ts';

/* The coach's advice. It is found by asking the rules, and so exists wherever the reader has gone. */

/** What a move is to show: a shot from cover in woods, one at the enemy's back, or a kick. */
export type MoveAim = 'cover' | 'behind' | 'strike';

/** Advice on where to go. */
export interface MoveAdvice {
  readonly hex: HexId;
  /** The facing to end with; `undefined` if any facing will do. */
  readonly facing: number | undefined;
}

/** Returns the nearest enemy on the board. */
export function foeOf(game: Game, unit: number): MechState | undefined {
  const { grid } = boardOf(game);
  const mech = mechOf(game, unit);
  const onBoard = enemiesOf(game, mech).filter(({ hex }) => hex >= 0);
  return onBoard.reduce<MechState | undefined>(
    (best, foe) =>
      best === undefined || distance(grid, mech.hex, foe.hex) < distance(grid, mech.hex, best.hex) ? foe : best,
    undefined,
  );
}

/** How many of the best hexes are tried, since each takes a few milliseconds. */
const MAX_TRIES = 6;

/** Returns where to go; `undefined` if no move serves the purpose without a risk. */
export function adviseMove(choice: MoveChoice, aim: MoveAim): MoveAdvice | undefined {
  const { game, unit, reach } = choice;
  const foe = foeOf(game, unit);
  if (foe === undefined) return undefined;
  const likely = [...reach].flatMap(([hex, options]) => {
    const penalty = PENALTIES[aim](game, foe, hex);
    return penalty === undefined ? [] : [{ hex, penalty: penalty + options[0]!.mp / MANY_MP }];
  });
  likely.sort((a, b) => a.penalty - b.penalty || a.hex - b.hex);
  for (const { hex } of likely.slice(0, MAX_TRIES)) {
    if (isGood(choice.previewIn(hex), aim, foe)) return { hex, facing: undefined };
    const facing = directionTo(boardOf(game).grid, hex, foe.hex);
    if (isGood(choice.previewIn(hex, facing), aim, foe)) return { hex, facing };
  }
  return undefined;
}

/**
 * Weight of the hex compared with the cost of the move in MP: of two hexes that are equally good for the purpose, the cheaper one is
 * better.
 */
const MANY_MP = 100;

/** The best distance for a first exchange of fire. */
const FIRST_DISTANCE = 4;

/** By purpose: how far a hex is from the best one; `undefined` if it does not serve the purpose. */
const PENALTIES: Readonly<Record<MoveAim, (game: Game, foe: MechState, hex: HexId) => number | undefined>> = {
  cover: (game, foe, hex) => {
    const { grid, layers } = boardOf(game);
    const away = distance(grid, hex, foe.hex);
    return layers.woods[hex] === 1 && away > 1 ? Math.abs(away - FIRST_DISTANCE) : undefined;
  },
  behind: (game, foe, hex) => {
    const board = boardOf(game);
    const away = distance(board.grid, hex, foe.hex);
    return away > 0 && away <= 3 && sideStruck(board, hex, foe) === 'rear' ? away : undefined;
  },
  strike: (game, foe, hex) => {
    const board = boardOf(game);
    if (distance(board.grid, hex, foe.hex) !== 1) return undefined;
    return sideStruck(board, hex, foe) === 'front' ? 1 : 0;
  },
};

/** Whether a move serves its purpose: it needs no roll on the way, leads to a target for a shot and, for a kick, within reach of it. */
function isGood(preview: MovePreview | undefined, aim: MoveAim, foe: MechState): boolean {
  if (preview === undefined || preview.rolls.length > 0 || preview.certainFall !== undefined) return false;
  const { outcome, command } = preview;
  if (aim === 'strike')
    return physicalOptions(outcome, mechOf(outcome, command.unit)).some(({ type }) => type === 'kick');
  return canShoot(outcome, command.unit, foe.id);
}

/** Whether a unit has a shot at another from where it stands in this game, with the best turn of the torso. */
export function canShoot(game: Game, unit: MechId, target: MechId): boolean {
  const { weapons } = specOf(game, mechOf(game, unit));
  return TWISTS.some(twist =>
    weapons.some((_, weapon) => planFire(game, { type: 'fire', unit, twist, shots: [{ weapon, target }] }).ok),
  );
}

/** How much to fire: the best weapon alone, everything, or only as much as keeps the unit cool. */
export type FireAim = 'one' | 'all' | 'cool';

export interface FireAdvice {
  /** How to turn the torso. */
  readonly twist: number;
  /** Weapons to fire. */
  readonly weapons: readonly number[];
}

const TWISTS = [0, -1, 1];

/** Returns what to fire at the target; no weapons if none bears. The torso is turned only if that lets more weapons bear. */
export function adviseFire(choice: FireChoice, aim: FireAim): FireAdvice {
  const bearing = TWISTS.map(twist => bearingAt(choice, twist));
  const most = bearing.reduce((best, weapons) => (weapons.length > best.length ? weapons : best));
  const weapons = pick(choice, aim, most);
  const first = bearing.findIndex(each => weapons.every(weapon => each.includes(weapon)));
  return { twist: TWISTS[first]!, weapons };
}

/** Returns the weapons that can fire at the enemy with this turn of the torso. */
export function bearingAt({ game, mech, unit }: FireChoice, twist: number): number[] {
  const target = foeOf(game, unit)?.id;
  const shots = legalShots(game, mech, twist).filter(shot => shot.target === target);
  return [...new Set(shots.map(({ weapon }) => weapon))];
}

function pick({ game, mech, rows }: FireChoice, aim: FireAim, bearing: readonly number[]): number[] {
  // Strongest weapons first: the hottest ones are the strongest.
  const strongest = bearing.toSorted((a, b) => rows[b]!.heat - rows[a]!.heat || a - b);
  if (aim === 'all') return strongest;
  if (aim === 'one') return strongest.slice(0, 1);
  let room = dissipation(mech, specOf(game, mech)) - mech.heat - mech.heatBuildUp;
  return strongest.filter(weapon => {
    if (rows[weapon]!.heat > room) return false;
    room -= rows[weapon]!.heat;
    return true;
  });
}

/** Returns the kick that promises most; `undefined` if none is possible. */
export function adviseBlow({ cards }: BlowChoice): BlowCard | undefined {
  return cards.find(({ kind }) => kind === 'kick');
}
