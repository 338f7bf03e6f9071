import { distance, type HexId, neighbor, OFF_BOARD, sideStruck } from '@hexfall/hex';
import { divideUp } from '../../basics/integers.ts';
import { targetHex } from '../../questions/fire/target-hex.ts';
import { blastPoints } from '../../questions/weapons/blast-points.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { impactSteps } from '../damage/impact-steps.ts';

/*
 * Artillery shells and missiles burst where they come down: in the hex they were aimed at, or off by as many hexes as the roll missed by.
 * Every unit near is struck, friend or foe.
 */

/** Lets a shell come down that hit, or missed by this much; returns its effect on the units around as steps. */
export function resolveBlast(game: Game, attack: FireAttack, type: WeaponType, missedBy: number): readonly Step[] {
  const scatter = type.traits.includes('artilleryCannon') ? divideUp(missedBy, 2) : missedBy;
  const aimedAt = targetHex(game, attack);
  const hex = scatter === 0 ? aimedAt : landingHex(game, aimedAt, scatter);
  const { attacker, weapon } = attack;
  announce(game, { type: 'BlastLanded', attacker, weapon, hex, scatter });
  return hex === OFF_BOARD ? NO_STEPS : blastImpacts(game, hex, type, { kind: 'weapon', attacker, weapon });
}

/** Rolls where a shell comes down that goes astray by this many hexes; returns `OFF_BOARD` beyond the edge. */
function landingHex(game: Game, aimedAt: HexId, hexes: number): HexId {
  const { grid } = boardOf(game);
  const direction = game.dice.oneD6('scatter') - 1;
  let hex = aimedAt;
  for (let step = 0; step < hexes && hex !== OFF_BOARD; step++) hex = neighbor(grid, hex, direction);
  return hex;
}

/** Returns what a burst does to the units around its hex as steps: the nearest first, in groups of five points. */
function blastImpacts(game: Game, hex: HexId, { damage }: WeaponType, source: Source): readonly Step[] {
  if (damage.kind !== 'blast') return NO_STEPS;
  const { grid } = boardOf(game);
  const struck = game.state.mechs
    .filter(({ status }) => status === 'active')
    .map(mech => ({ mech, points: blastPoints(damage.points, distance(grid, hex, mech.hex)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return struck.flatMap(({ mech, points }) =>
    impactSteps(mech.id, { damage: points, table: 'full', side: sideFrom(game, hex, mech), source }),
  );
}

/** Returns the side on which a burst strikes a unit: the side toward the burst, or the front in the unit's own hex. */
function sideFrom(game: Game, hex: HexId, mech: MechState): ReturnType<typeof sideStruck> {
  return hex === mech.hex ? 'front' : sideStruck(boardOf(game), hex, mech);
}
