import type { HexId } from '@hexfall/hex';
import { spotterModifier } from '../../questions/to-hit/spotting.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { NO_MODIFIERS, reasonsOf } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, explanationFor, type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { BuildingAttack } from '../../vocabulary/state/attacks.ts';
import { damageBuilding, leftOfBuilding } from '../walls/building-damage.ts';
import { resolveBlast } from './blast.ts';
import { loadNow, rollShot } from './fire-weapon.ts';
import { resolveMishap } from './mishaps.ts';
import { rollDamage } from './salvo.ts';

/**
 * Rolls one declared shot at a building. A hit damages its armor and its construction factor; units inside are not harmed, unless it
 * collapses when the phase ends. Artillery comes down in the hex or near it, and its effect follows in steps.
 */
export function resolveBuildingAttack(game: Game, attack: BuildingAttack): readonly Step[] {
  const attacker = mechOf(game, attack.attacker);
  const load = loadNow(game, attacker, attack);
  if (load === undefined) return NO_STEPS;
  const late = explanationFor(game);
  const need = attack.need + spotterModifier(attacker, late);
  const rolled = rollShot(game, attack, load, need);
  const { roll, hit, rate } = rolled;
  const { hex, weapon } = attack;
  const modifiers = late === undefined ? NO_MODIFIERS : [...reasonsOf(attack), ...late];
  announce(game, { type: 'BuildingAttackRolled', attacker: attacker.id, hex, weapon, need, roll, hit, modifiers });
  resolveMishap(game, attack, load, rolled);
  if (load.type.damage.kind === 'blast') return resolveBlast(game, attack, load.type, hit ? 0 : need - roll);
  if (!hit) return NO_STEPS;
  const groups = rollDamage(game, { attack, load, rate, interception: 0 });
  const damage = groups.reduce((sum, points) => sum + points, 0);
  strikeBuilding(game, hex, damage, { kind: 'weapon', attacker: attacker.id, weapon });
  return NO_STEPS;
}

function strikeBuilding(game: Game, hex: HexId, damage: number, source: Source): void {
  const { armor, factor } = leftOfBuilding(boardOf(game), hex, damage);
  const remaining = { armorRemaining: armor, factorRemaining: factor };
  announce(game, { type: 'BuildingStruck', hex, damage, ...remaining, source });
  damageBuilding(game, hex, damage);
}
