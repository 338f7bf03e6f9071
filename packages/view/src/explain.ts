import {
  type DeclaredAttack,
  type Game,
  type GameEvent,
  IMPOSSIBLE,
  mechOf,
  type Modifier,
  type PilotingRolled,
  pilotingNumber,
  queuedNumber,
} from '@hexfall/rules';
import { attackNumber, type AttackQuestion } from './attack-number.ts';
import { formatNumber } from './modifier-text.ts';

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
        return this.told(keyOf('weapon', event.attacker, event.weapon), event.need);
      case 'PhysicalRolled': {
        const { kind, attacker, target, need, limb } = event;
        if (kind !== 'charge' && kind !== 'dfa') return this.told(keyOf(kind, attacker, limb), need);
        return told(need, attackNumber(game, { kind, attacker, target })?.modifiers);
      }
      case 'PilotingRolled':
        return told(event.need, pilotingModifiers(game, event));
      default:
        return undefined;
    }
  }

  private remember(game: Game, attack: DeclaredAttack): void {
    const answer = attackNumber(game, questionOf(attack));
    if (answer === undefined) return;
    const detail = 'weapon' in attack ? attack.weapon : 'limb' in attack ? attack.limb : -1;
    this.declared.set(keyOf(attack.kind, attack.attacker, detail), answer.modifiers);
  }

  private told(key: string, need: number): string | undefined {
    return told(need, this.declared.get(key));
  }
}

function questionOf(attack: DeclaredAttack): AttackQuestion {
  // The table of a melee attack also depends on heights, so it tells nothing certain about a called shot.
  if (attack.kind !== 'weapon') return attack;
  const { kind, attacker, target, weapon } = attack;
  return { kind, attacker, target, weapon };
}

/** A unit makes one physical attack a turn; only blows with a limb can be two. */
function keyOf(kind: string, attacker: number, detail: number): string {
  const counts = kind === 'weapon' || kind === 'punch' || kind === 'kick';
  return `${kind} ${attacker} ${counts ? detail : ''}`;
}

/** What is left over when the known modifiers do not add up is shown too: an explanation must not look complete when it is not. */
function told(need: number, modifiers: readonly Modifier[] | undefined): string | undefined {
  if (modifiers === undefined || modifiers.length === 0) return undefined;
  const rest = need - modifiers.reduce((sum, { value }) => sum + value, 0);
  const text = formatNumber(need, modifiers);
  return rest === 0 ? text : `${text} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)} other`;
}

/** Rolls that waited are in the queue, with their modifiers; of others the rest of the number is what the reason adds. */
function pilotingModifiers(game: Game, event: PilotingRolled): Modifier[] | undefined {
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
