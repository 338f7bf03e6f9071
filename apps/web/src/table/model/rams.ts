import {
  cloneState,
  createGameOn,
  dfaSelfDamage,
  type EventSink,
  type Game,
  keepReasons,
  type MechState,
  type Modifier,
  mechOf,
  NO_SINK,
  NOWHERE,
  type RamAttack,
  type RolledRam,
  ramKind,
  ramNumber,
  rollPhysical,
  SeededDice,
  specOf,
} from '@hexfall/rules';
import { BLOW_WORDS, capitalized, namesOf } from '@hexfall/view';
import { chanceOf } from '../../play/model/choices/risk.ts';
import { type ShownModifier, shownModifiers } from '../../play/model/moment.ts';
import { AskingDice } from './asking-dice.ts';
import { meet } from './blows.ts';
import type { Aim, Ram } from './entries.ts';
import { targetOf } from './firing-range.ts';

/** A charge or death from above in which the move of a unit may end, with its target number. */
export interface RamLine {
  readonly ram: Ram;
  /** The name of the attack, such as "Charge". */
  readonly words: string;
  readonly damage: number;
  /** Damage to the attacker if the ram hits. */
  readonly ownDamage: number;
  readonly need: number;
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
}

/** A ram that was rolled, in the game on the strip of map on which it happens. */
export interface RolledMove {
  readonly range: Game;
  readonly rolled: RolledRam;
}

/** Returns the kind of ram in which the present move may end. The player sees on the real map whether it does. */
function ramOf({ movement, hexesMoved, prone, status }: MechState): Ram['type'] | undefined {
  if (prone || status !== 'active' || hexesMoved === 0) return undefined;
  if (movement === 'jump') return 'dfa';
  return movement === 'walk' || movement === 'run' ? 'charge' : undefined;
}

/** Returns the ram that a unit may make against a target, if its move allows one. */
export function ramLines(game: Game, unit: number, target: number, aim: Aim): RamLine[] {
  const type = ramOf(mechOf(game, unit));
  if (type === undefined) return [];
  const ram: Ram = { kind: 'ram', unit, type, target, aim };
  const range = meet(game, ram, new SeededDice(game.state.dice), NO_SINK);
  const [attacker, victim] = [mechOf(range, unit), mechOf(range, targetOf(game, ram))];
  if (type === 'charge' && victim.prone) return [];
  const why: Modifier[] = [];
  const need = ramNumber(range, type, attacker, victim, why) + aim.extra;
  const { toTarget, toAttacker } = ramKind(type).harm(range, attackOf(range, ram, victim));
  const modifiers = shownModifiers(why, namesOf(range));
  return [
    {
      ram,
      words: capitalized(BLOW_WORDS[type].noun),
      damage: toTarget,
      ownDamage: type === 'dfa' ? dfaSelfDamage(specOf(range, attacker).tonnage) : toAttacker,
      need,
      chance: chanceOf(need),
      modifiers: aim.extra === 0 ? modifiers : [...modifiers, { value: aim.extra, words: 'other' }],
    },
  ];
}

/** The roll that stands for certain success. */
const SURE = 12;

/** Rolls a ram, with all modifiers that the player states. The rules determine its effects. */
export function rollMove(game: Game, ram: Ram, sink: EventSink): RolledMove {
  const range = meet(game, ram, game.dice, sink);
  const [attacker, victim] = [mechOf(range, ram.unit), mechOf(range, targetOf(game, ram))];
  const attack = attackOf(range, ram, victim);
  const quiet = createGameOn(range.match, cloneState(range.state), new AskingDice([SURE]), NO_SINK);
  const settled = ramKind(ram.type).roll(quiet, attack);
  const why: Modifier[] = [];
  const need = ramNumber(range, ram.type, attacker, victim, why) + ram.aim.extra;
  return { range, rolled: { ...settled, hit: rollPhysical(range, keepReasons(attack, why), need, NOWHERE) } };
}

function attackOf({ state }: Game, { type, unit }: Ram, { id, hex }: MechState): RamAttack {
  return { kind: type, attacker: state.mechs[unit]!.id, target: id, hex };
}
