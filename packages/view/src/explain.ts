import {
  type AttackRolled,
  type DeclaredAttack,
  designationRelief,
  type Game,
  type GameEvent,
  type HitTable,
  IMPOSSIBLE,
  type MeleeAttack,
  mechOf,
  meleeTableFor,
  meleeWeapon,
  type Modifier,
  type PilotingRolled,
  pilotingNumber,
  queuedNumber,
  spottingModifier,
  type WeaponAttack,
} from '@hexfall/rules';
import { attackNumber, type AttackQuestion } from './attack-number.ts';
import { formatNumber } from './modifier-text.ts';
import { namesOf } from './unit-names.ts';

/**
 * Explains the target numbers of a game that is being watched: shown every event before it is applied, it works each
 * number out again from the state of that moment. Numbers of declared attacks are fixed at the declaration, so what is
 * learned there is kept for the roll.
 *
 * @example
 * ```ts
 * import { Explainer } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const event = { type: 'PilotingRolled', unit: 0, reason: 'kicked', need: 5, roll: 7, passed: true } as const;
 * new Explainer().explain(event, game); // => '5 = 5 piloting'
 * ```
 */
export class Explainer {
  private readonly declared = new Map<string, readonly Modifier[]>();

  /** How the number of this event came about; `undefined` for events without one. */
  explain(event: GameEvent, game: Game): string | undefined {
    switch (event.type) {
      case 'AttackDeclared':
        this.remember(game, event.attack);
        return undefined;
      case 'AttackRolled':
        return told(game, event.need, this.shotModifiers(game, event));
      case 'PhysicalRolled': {
        const { kind, attacker, target, need, limb } = event;
        const ram = kind === 'charge' || kind === 'dfa';
        const known = ram
          ? attackNumber(game, { kind, attacker, target })?.modifiers
          : this.declared.get(keyOf(kind, attacker, limb));
        return told(game, need, known);
      }
      case 'PilotingRolled':
        return told(game, event.need, pilotingModifiers(game, event));
      default:
        return undefined;
    }
  }

  private remember(game: Game, attack: DeclaredAttack): void {
    const answer = attackNumber(game, questionOf(game, attack));
    if (answer === undefined) return;
    const detail = 'weapon' in attack ? attack.weapon : 'limb' in attack ? attack.limb : -1;
    this.declared.set(keyOf(attack.kind, attack.attacker, detail), answer.modifiers);
  }

  /** What was fixed at the declaration, and what only the declarations of all and the beams of the phase decide. */
  private shotModifiers(game: Game, { attacker, weapon }: AttackRolled): readonly Modifier[] | undefined {
    const known = this.declared.get(keyOf('weapon', attacker, weapon));
    const attack = game.state.attacks.find(
      (each): each is WeaponAttack => each.kind === 'weapon' && each.attacker === attacker && each.weapon === weapon,
    );
    if (known === undefined || attack === undefined) return known;
    const late: Modifier[] = [];
    spottingModifier(game, attack, late);
    designationRelief(game, attack, late);
    return [...known, ...late];
  }
}

function questionOf(game: Game, attack: DeclaredAttack): AttackQuestion {
  if (attack.kind === 'melee') return { ...attack, aim: calledTable(game, attack) };
  if (attack.kind !== 'weapon') return attack;
  const { aim, ...shot } = attack;
  return { ...shot, aimedAt: aim };
}

/** A melee attack with another table than the heights give was called. */
function calledTable(game: Game, { attacker, target, item, table }: MeleeAttack): HitTable {
  const weapon = meleeWeapon(game, mechOf(game, attacker), item);
  if (weapon === undefined) return 'full';
  const uncalled = meleeTableFor(game, mechOf(game, attacker), { target: mechOf(game, target), weapon, aim: 'full' });
  return uncalled === table ? 'full' : table;
}

/** A unit makes one physical attack a turn; only blows with a limb can be two. */
function keyOf(kind: string, attacker: number, detail: number): string {
  const counts = kind === 'weapon' || kind === 'punch' || kind === 'kick';
  return `${kind} ${attacker} ${counts ? detail : ''}`;
}

/** What is left over when the known modifiers do not add up is shown too: an explanation must not look complete when it is not. */
function told(game: Game, need: number, modifiers: readonly Modifier[] | undefined): string | undefined {
  if (modifiers === undefined || modifiers.length === 0) return undefined;
  const rest = need - modifiers.reduce((sum, { value }) => sum + value, 0);
  const text = formatNumber(need, modifiers, namesOf(game));
  return rest === 0 ? text : `${text} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)} other`;
}

/**
 * Rolls that waited are in the queue, with their modifiers; of others the rest of the number is what the reason adds. A flat
 * number is made up of nothing.
 */
function pilotingModifiers(game: Game, event: PilotingRolled): Modifier[] | undefined {
  if (event.reason === 'shutdown' && game.rules.shutdownPsr === 'flatThree') return undefined;
  const mech = mechOf(game, event.unit);
  const modifiers: Modifier[] = [];
  const pending = mech.rolls.find(roll => roll.reason === event.reason);
  if (pending !== undefined && queuedNumber(game, mech, pending, mech.rolls, modifiers) === event.need)
    return modifiers;
  modifiers.length = 0;
  const plain = pilotingNumber(game, mech, event.reason, 0, modifiers);
  if (plain >= IMPOSSIBLE) return undefined;
  if (plain !== event.need) modifiers.push({ code: 'reason', value: event.need - plain });
  return modifiers;
}
