import { fail, type Result, succeed } from '../../basics/result.ts';
import { type FireCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { isStealthy } from '../to-hit/electronics.ts';
import { canFlipArms, type FiringStance, isInFront } from '../to-hit/firing-arc.ts';
import { isPropLimb } from '../to-hit/shot-obstacle.ts';
import { chargeRefusal } from '../weapons/capacitors.ts';
import { dumpRefusal } from '../weapons/dumping.ts';
import { weaponsOfShot } from '../weapons/rate-of-fire.ts';
import { planShot, type Volley } from './plan-shot.ts';

/** Checks every shot and fixes its target number; nothing is declared unless all of them may be fired. */
export function planFire(game: Game, command: FireCommand): Result<WeaponAttack[], Refusal> {
  const attacker = mechOf(game, command.unit);
  const stance = { twist: command.twist, armsFlipped: command.flipArms === true };
  const wrong =
    stanceRefusal(game, attacker, stance) ??
    chargeRefusal(game, attacker, command) ??
    stealthRefusal(specOf(game, attacker), command) ??
    dumpRefusal(game, attacker, command);
  if (wrong !== undefined) return fail(wrong);
  const volley: Volley = { attacker, stance, primary: primaryTarget(game, attacker, command, stance), attacks: [] };
  for (const [i, shot] of command.shots.entries()) {
    const path = `shots[${i}]`;
    const planned = planShot(game, volley, shot, path);
    if (!planned.ok) return planned;
    const conflict = volleyRefusal(game, volley, planned.value, path);
    if (conflict !== undefined) return fail(conflict);
    volley.attacks.push(planned.value);
  }
  return succeed(volley.attacks);
}

function stealthRefusal({ armorType }: MechSpec, { stealth }: FireCommand): Refusal | undefined {
  if (stealth === undefined || armorType === 'stealth') return undefined;
  return refusal('equipmentUnusable', 'stealth', 'is for units with stealth armor');
}

function stanceRefusal(game: Game, attacker: MechState, { twist, armsFlipped }: FiringStance): Refusal | undefined {
  const spec = specOf(game, attacker);
  if (armsFlipped && !canFlipArms(attacker, spec)) {
    return refusal('badTwist', 'flipArms', 'is for standing units whose arms have neither lower arms nor hands');
  }
  if (twist === 0) return undefined;
  if (twist !== -1 && twist !== 1) return refusal('badTwist', 'twist', 'must be -1, 0 or 1');
  if (attacker.prone) return refusal('badTwist', 'twist', 'is impossible for a prone unit');
  return spec.quad ? refusal('badTwist', 'twist', 'is impossible for a quad') : undefined;
}

/** The first target in front of the torso; if none is in front, the first of all. */
function primaryTarget(
  game: Game,
  attacker: MechState,
  { shots }: FireCommand,
  stance: FiringStance,
): MechId | undefined {
  const inFront = shots.find(({ target }) => {
    const mech = game.state.mechs[target];
    return mech?.status === 'active' && isInFront(game, attacker, stance, mech.hex);
  });
  return (inFront ?? shots[0])?.target;
}

/** What a planned shot has against the earlier ones of its volley, or against a target that is not the primary one. */
function volleyRefusal(game: Game, volley: Volley, attack: WeaponAttack, path: string): Refusal | undefined {
  const { attacker, primary, attacks } = volley;
  const spec = specOf(game, attacker);
  const weapons = weaponsOfShot(attacker, spec, attack);
  for (const earlier of attacks) {
    if (weaponsOfShot(attacker, spec, earlier).some(weapon => weapons.includes(weapon))) {
      return refusal('weaponUnusable', `${path}.weapon`, 'is fired twice');
    }
  }
  const target = mechOf(game, attack.target);
  if (target.id !== primary && isStealthy(target, specOf(game, target))) {
    return refusal('noSuchTarget', `${path}.target`, 'hides behind stealth armor and can only be the primary target');
  }
  return propRefusal(game, volley, attack, path);
}

/** A prone unit lies on one arm, so that only the other one fires. */
function propRefusal(
  game: Game,
  { attacker, attacks }: Volley,
  attack: WeaponAttack,
  path: string,
): Refusal | undefined {
  const spec = specOf(game, attacker);
  const { location } = spec.weapons[attack.weapon]!;
  if (!isPropLimb(attacker, spec, location)) return undefined;
  const both = attacks.some(({ weapon }) => {
    const other = spec.weapons[weapon]!.location;
    return other !== location && isPropLimb(attacker, spec, other);
  });
  return both ? refusal('weaponUnusable', `${path}.weapon`, 'is in the arm that props the unit up') : undefined;
}
