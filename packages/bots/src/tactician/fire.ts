import {
  type Command,
  canFlipArms,
  dissipation,
  type FireCommand,
  firingArc,
  type Game,
  isInFiringArc,
  isLegal,
  type MechState,
  passCommand,
  refusalOf,
  type Shot,
  specOf,
} from '@hexfall/rules';
import { setSwitches } from '../set-switches.ts';
import { destructionChance } from './health.ts';
import { findMarks, type Mark } from './marks.ts';
import { findProspects, type Prospect } from './prospects.ts';
import type { Weights } from './weights.ts';

/** Heat up to which firing is harmless, and heat up to which the reactor does not shut down. */
const HARMLESS_HEAT = 7;
const SAFE_HEAT = 13;

/** Expected damage that a shot at a secondary target must exceed, since the modifier for secondary targets is not counted in. */
const MIN_SECONDARY_DAMAGE = 1;

interface Stance {
  readonly twist: number;
  readonly armsFlipped: boolean;
}

/** Shots fired from the same stance. */
interface Volley {
  readonly stance: Stance;
  readonly shots: readonly Prospect[];
  readonly worth: number;
}

/** Returns the order for the best volley: at one primary target, and at other targets with weapons that do not bear on it. */
export function tacticianFire(game: Game, mech: MechState, weights: Weights): Command {
  for (const volley of rankedVolleys(game, mech, weights)) {
    const command = legalFire(game, mech, volley);
    if (command !== undefined) return setSwitches(game, mech, command);
  }
  return setSwitches(game, mech, passCommand('weapons', mech.id));
}

/** A volley with its expected worth and its expected damage alone, both in points of damage. */
export interface WeighedVolley {
  readonly command: Command;
  readonly score: number;
  readonly dealt: number;
}

/** Returns the volleys that the tactician chooses from, best first. */
export function weighedVolleys(game: Game, mech: MechState, weights: Weights): WeighedVolley[] {
  return rankedVolleys(game, mech, weights).flatMap(volley => {
    const command = legalFire(game, mech, volley);
    const dealt = volley.shots.reduce((sum, { damage }) => sum + damage, 0);
    return command === undefined ? [] : [{ command: setSwitches(game, mech, command), score: volley.worth, dealt }];
  });
}

function rankedVolleys(game: Game, mech: MechState, weights: Weights): Volley[] {
  const marks = findMarks(game, mech, weights);
  const prospects = findProspects(game, mech, marks, weights);
  if (prospects.length === 0) return [];
  return findVolleys(game, mech, marks, prospects.sort(byWorthPerHeat), weights).sort((a, b) => b.worth - a.worth);
}

/** Returns one volley for each stance and each primary target. Once all prospects bear, no other stance can be better. */
function findVolleys(
  game: Game,
  mech: MechState,
  marks: readonly Mark[],
  prospects: readonly Prospect[],
  weights: Weights,
): Volley[] {
  const heat = mech.heat + mech.heatBuildUp - dissipation(mech, specOf(game, mech));
  const volleys: Volley[] = [];
  for (const stance of stancesOf(game, mech)) {
    const bearing = prospects.filter(shot => bears(game, mech, shot, stance));
    for (const mark of marks) {
      if (bearing.some(({ target }) => target === mark.target))
        volleys.push(chooseVolley(stance, bearing, mark, heat, weights));
    }
    if (bearing.length === prospects.length) break;
  }
  return volleys;
}

function bears(game: Game, mech: MechState, { weapon, target }: Prospect, stance: Stance): boolean {
  const spec = specOf(game, mech);
  return isInFiringArc(game, mech, firingArc(spec, spec.weapons[weapon]!, stance), target.hex);
}

const AHEAD: readonly Stance[] = [{ twist: 0, armsFlipped: false }];
const TWISTED: readonly Stance[] = [...AHEAD, { twist: -1, armsFlipped: false }, { twist: 1, armsFlipped: false }];
const OVER_THE_SHOULDER: readonly Stance[] = [{ twist: 0, armsFlipped: true }];
const ALL_ROUND: readonly Stance[] = [...TWISTED, ...OVER_THE_SHOULDER];

function stancesOf(game: Game, mech: MechState): readonly Stance[] {
  const spec = specOf(game, mech);
  if (mech.prone || spec.quad) return AHEAD;
  return canFlipArms(mech, spec) ? ALL_ROUND : TWISTED;
}

/**
 * Takes the shots with the most damage for their heat, first at the primary target, then at others, as long as they are worth their heat.
 */
function chooseVolley(
  stance: Stance,
  bearing: readonly Prospect[],
  primary: Mark,
  heatBefore: number,
  weights: Weights,
): Volley {
  const shots: Prospect[] = [];
  let used = 0;
  let heat = heatBefore;
  let worth = 0;
  let damage = primary.declared;
  const take = (shot: Prospect, value: number): void => {
    if (((used >>> shot.weapon) & 1) === 1) return;
    const price = shot.heat === 0 ? 0 : heatPrice(heat + shot.heat, weights) - heatPrice(heat, weights);
    if (value <= price) return;
    heat += shot.heat;
    worth += value - price;
    used |= 1 << shot.weapon;
    shots.push(shot);
  };
  for (const shot of bearing) {
    if (shot.target !== primary.target) continue;
    const before = shots.length;
    const { fragility } = primary;
    const gain =
      weights.kill * (destructionChance(fragility, damage + shot.damage) - destructionChance(fragility, damage));
    take(shot, shot.worth + gain);
    if (shots.length > before) damage += shot.damage;
  }
  for (const shot of bearing) {
    if (shot.target !== primary.target && shot.damage > MIN_SECONDARY_DAMAGE) take(shot, shot.worth);
  }
  return { stance, shots, worth };
}

/** Returns the cost of heat at the end of the turn, in points of damage. */
function heatPrice(heat: number, { warm, hot, boiling }: Weights): number {
  if (heat <= 0) return 0;
  if (heat <= HARMLESS_HEAT) return warm * heat;
  if (heat <= SAFE_HEAT) return warm * HARMLESS_HEAT + hot * (heat - HARMLESS_HEAT);
  return warm * HARMLESS_HEAT + hot * (SAFE_HEAT - HARMLESS_HEAT) + boiling * (heat - SAFE_HEAT);
}

function byWorthPerHeat(a: Prospect, b: Prospect): number {
  return b.worth * (a.heat + 1) - a.worth * (b.heat + 1) || a.weapon - b.weapon;
}

/** Returns the order for a volley, without shots that are refused in combination with the rest. */
function legalFire(game: Game, mech: MechState, { stance, shots: volley }: Volley): Command | undefined {
  const shots = volley.map(shotOf);
  const { twist, armsFlipped } = stance;
  while (shots.length > 0) {
    const command: FireCommand = {
      type: 'fire',
      unit: mech.id,
      twist,
      shots: [...shots],
      ...(armsFlipped ? { flipArms: true } : {}),
    };
    if (isLegal(game, command)) return command;
    const named = /^shots\[(\d+)\]/.exec(refusalOf(game, command)?.path ?? '');
    if (named === null) return undefined;
    shots.splice(Number(named[1]), 1);
  }
  return undefined;
}

function shotOf({ weapon, target, rate, spotter, aim }: Prospect): Shot {
  return {
    weapon,
    target: target.id,
    ...(rate === 1 ? {} : { rate }),
    ...(spotter === undefined ? {} : { spotter: spotter.id }),
    ...(aim === undefined ? {} : { aim }),
  };
}
