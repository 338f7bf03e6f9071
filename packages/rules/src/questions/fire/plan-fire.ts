import { fail, type Result, succeed } from '../../basics/result.ts';
import { type FireCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isStealthy } from '../to-hit/electronics.ts';
import { canFlipArms, type FiringStance, isInFront } from '../to-hit/firing-arc.ts';
import { isPropLimb } from '../to-hit/shot-obstacle.ts';
import { switchRefusal, withSwitches } from '../unit/switches.ts';
import { chargeRefusal } from '../weapons/capacitors.ts';
import { dumpRefusal } from '../weapons/dumping.ts';
import { weaponsOfShot } from '../weapons/rate-of-fire.ts';
import { planBuildingShot } from './plan-building-shot.ts';
import { planShot, type Volley } from './plan-shot.ts';
import { turretRefusal } from './turrets.ts';

/** Checks every shot and fixes its target number; nothing is declared unless all of the shots may be fired. */
export function planFire(game: Game, command: FireCommand): Result<FireAttack[], Refusal> {
  const unit = mechOf(game, command.unit);
  const stance = { twist: command.twist, armsFlipped: command.flipArms === true };
  const wrong =
    stanceRefusal(game, unit, stance) ??
    chargeRefusal(game, unit, command) ??
    stealthRefusal(specOf(game, unit), command) ??
    dumpRefusal(game, unit, command) ??
    (command.switches === undefined ? undefined : switchRefusal(game, unit, command.switches));
  if (wrong !== undefined) return fail(wrong);
  const { switches } = command;
  const attacker = switches === undefined ? unit : withSwitches(unit, specOf(game, unit), switches);
  const targets = primaryTarget(game, attacker, command, stance);
  const volley: Volley = { attacker, stance, ...targets, attacks: [], sightings: [] };
  for (const [i, shot] of command.shots.entries()) {
    const path = `shots[${i}]`;
    const refused = addShot(game, volley, planShot(game, volley, shot, path), path);
    if (refused !== undefined) return fail(refused);
  }
  for (const [i, shot] of (command.buildings ?? []).entries()) {
    const path = `buildings[${i}]`;
    const refused = addShot(game, volley, planBuildingShot(game, volley, shot, path), path);
    if (refused !== undefined) return fail(refused);
  }
  return succeed(volley.attacks);
}

/** Adds a shot to its volley, unless the shot itself is refused or does not go with the others. */
function addShot(game: Game, volley: Volley, planned: Result<FireAttack, Refusal>, path: string): Refusal | undefined {
  if (!planned.ok) return planned.errors[0];
  const conflict = volleyRefusal(game, volley, planned.value, path);
  if (conflict === undefined) volley.attacks.push(planned.value);
  return conflict;
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

/** Returns the first target in front of the torso; if none is in front, the first of all. */
function primaryTarget(
  game: Game,
  attacker: MechState,
  { shots, buildings }: FireCommand,
  stance: FiringStance,
): Pick<Volley, 'primary' | 'primaryBuilding'> {
  const inFront = shots.find(({ target }) => {
    const mech = game.state.mechs[target];
    return mech?.status === 'active' && isInFront(game, attacker, stance, mech.hex);
  });
  const primary = (inFront ?? shots[0])?.target;
  if (inFront !== undefined || buildings === undefined) return { primary, primaryBuilding: undefined };
  const { grid } = boardOf(game);
  const building = buildings.find(({ hex }) => hex < grid.size && isInFront(game, attacker, stance, hex));
  if (building === undefined && primary !== undefined) return { primary, primaryBuilding: undefined };
  return { primary: undefined, primaryBuilding: (building ?? buildings[0])?.hex };
}

/**
 * Returns why a planned shot cannot be combined with the earlier ones of its volley, or why its target must be the
 * primary one.
 */
function volleyRefusal(game: Game, volley: Volley, attack: FireAttack, path: string): Refusal | undefined {
  const { attacker, attacks } = volley;
  const spec = specOf(game, attacker);
  const weapons = weaponsOfShot(attacker, spec, attack);
  for (const earlier of attacks) {
    if (weaponsOfShot(attacker, spec, earlier).some(weapon => weapons.includes(weapon))) {
      return refusal('weaponUnusable', `${path}.weapon`, 'is fired twice');
    }
  }
  return (
    hiddenRefusal(game, volley, attack, path) ??
    propRefusal(game, volley, attack, path) ??
    (spec.weapons[attack.weapon]!.turret === true ? turretRefusal(game, volley, attack, path) : undefined)
  );
}

/** Refuses a unit in stealth armor as a secondary target. */
function hiddenRefusal(game: Game, { primary }: Volley, attack: FireAttack, path: string): Refusal | undefined {
  if (attack.kind === 'building' || attack.target === primary) return undefined;
  const target = mechOf(game, attack.target);
  if (!isStealthy(target, specOf(game, target))) return undefined;
  return refusal('noSuchTarget', `${path}.target`, 'hides behind stealth armor and can only be the primary target');
}

/** Refuses fire from both arms of a prone unit: it lies on one of them, so only the other one fires. */
function propRefusal(game: Game, { attacker, attacks }: Volley, attack: FireAttack, path: string): Refusal | undefined {
  const spec = specOf(game, attacker);
  const { location } = spec.weapons[attack.weapon]!;
  if (!isPropLimb(attacker, spec, location)) return undefined;
  const both = attacks.some(({ weapon }) => {
    const other = spec.weapons[weapon]!.location;
    return other !== location && isPropLimb(attacker, spec, other);
  });
  return both ? refusal('weaponUnusable', `${path}.weapon`, 'is in the arm that props the unit up') : undefined;
}
