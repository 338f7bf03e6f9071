import { formatHex } from '@hexfall/hex';
import type { DamageApplied, GameEvent, MechId, PhysicalRolled } from '@hexfall/rules';
import { facingPoint } from './facing-text.ts';
import { markOf, type Names, sideOf } from './names.ts';
import { reasonWords } from './reason-words.ts';
import { fedWeapon, slotName } from './sheet/sheet-words.ts';
import { capitalized } from './sheet/wrap.ts';
import { BLOW_WORDS, strikeVerb } from './words/blow-words.ts';
import { destructionWords, meleeWords, woundWords } from './words/cause-words.ts';
import { counted, signed } from './words/count-words.ts';
import { counterWords } from './words/counter-words.ts';
import { criticalWords } from './words/critical-words.ts';
import {
  BOOSTER_WORDS,
  DISPLACED_WORDS,
  FALL_SIDES,
  HEAT_ROLL_WORDS,
  HEAT_ROLLED_WORDS,
  LOSS_WORDS,
  MOVED_WORDS,
  PHASE_TITLES,
} from './words/event-words.ts';
import { locationWords } from './words/location-words.ts';
import { aimWords, builtWords, landingWords, shockWords } from './words/shot-words.ts';
import { switchWords } from './words/switch-words.ts';

type Line<T extends GameEvent['type']> = (event: Extract<GameEvent, { type: T }>, names: Names) => string;

/** Each kind of event as a sentence of its own, with what the event itself says and nothing else. */
const LINES: { readonly [T in GameEvent['type']]: Line<T> } = {
  TurnBegan: e => `Turn ${e.turn}`,
  InitiativeRolled: (e, n) => {
    const rolls = e.rolls.map((all, side) => `${sideOf(n, side)} ${withBonus(all, e.bonuses?.[side])}`);
    return `Initiative: ${rolls.sort().join(', ')}; ${sideOf(n, e.order[0]!)} moves first`;
  },
  PhaseBegan: e => PHASE_TITLES[e.phase],
  PhaseEnded: e => `${PHASE_TITLES[e.phase]} ends`,
  UnitActed: (e, n) => `${n.unit(e.unit)} is done`,
  ActionSkipped: (e, n) => `Side ${sideOf(n, e.side)} has nothing to order`,
  TurnEnded: e => `Turn ${e.turn} ends, state ${hex8(e.hash)}`,
  GameEnded: (e, n) => (e.outcome.kind === 'win' ? `Side ${sideOf(n, e.outcome.side)} wins` : 'The game is a draw'),
  Deployed: (e, n) => `${n.unit(e.unit)} is deployed in ${placeAndFacing(n, e)}`,
  Withdrew: (e, n) => `${n.unit(e.unit)} leaves the board`,
  Stepped: (e, n) => `${n.unit(e.unit)} moves to ${placeAndFacing(n, e)}, ${e.mpUsed} MP`,
  Moved: (e, n) => `${n.unit(e.unit)} ${MOVED_WORDS[e.mode]}`,
  Jumped: (e, n) => `${n.unit(e.unit)} jumps to ${placeAndFacing(n, e)}, ${e.mpUsed} MP`,
  StandAttempted: (e, n) => `${n.unit(e.unit)} tries to stand up, ${e.mpUsed} MP`,
  StoodUp: (e, n) => `${n.unit(e.unit)} stands up`,
  WentProne: (e, n) => `${n.unit(e.unit)} goes prone`,
  Bogged: (e, n) => `${n.unit(e.unit)} ${e.stuck ? 'bogs down' : 'comes free'}`,
  IceRolled: (e, n) =>
    `Ice in ${formatHex(n.grid, e.hex)} under ${markOf(n, e.unit)}: rolls ${e.roll}, ${e.broke ? 'breaks' : 'holds'}`,
  BoosterRolled: (e, n) =>
    `${n.unit(e.unit)} switches on its ${BOOSTER_WORDS[e.booster]}: ${rolled(e)}, ${e.failed ? 'fails' : 'works'}`,
  BoostersSettled: (e, n) =>
    `${n.unit(e.unit)}: turns of strain on MASC ${e.levels[0]}, on the supercharger ${e.levels[1]}`,
  CollisionRolled: (e, n) =>
    `${n.unit(e.unit)} slides into ${markOf(n, e.target)}: ${rolled(e)}, ${e.hit ? 'hits' : 'misses'}`,
  BuildingCollapsed: (e, n) => `The building or bridge in ${formatHex(n.grid, e.hex)} collapses`,
  TerrainChanged: (e, n) => `The terrain in ${formatHex(n.grid, e.hex)} changes`,
  TorsoTwisted: (e, n) => `${n.unit(e.unit)} twists its torso ${e.twist < 0 ? 'left' : 'right'}`,
  ArmsFlipped: (e, n) => `${n.unit(e.unit)} flips its arms to fire to the rear`,
  AttackDeclared: ({ attack }, n) => {
    const attacker = n.unit(attack.attacker);
    if (attack.kind === 'building')
      return `${attacker} declares ${n.weapon(attack.attacker, attack.weapon)} against ${aimWords(attack, n)}`;
    const weapon =
      attack.kind === 'weapon' ? n.weapon(attack.attacker, attack.weapon) : `a ${BLOW_WORDS[attack.kind].noun}`;
    return `${attacker} declares ${weapon} against ${markOf(n, attack.target)}`;
  },
  AttackRolled: (e, n) =>
    `${n.unit(e.attacker)} fires ${n.weapon(e.attacker, e.weapon)} at ${markOf(n, e.target)}: ${rolled(e)}, ${e.hit ? 'hits' : 'misses'}`,
  WeaponFired: (e, n) =>
    `${n.unit(e.unit)} fires ${n.weapon(e.unit, e.weapon)}${e.bin < 0 ? '' : `, ${counted(e.shotsLeft, 'shot')} left in the bin`}`,
  WeaponJammed: (e, n) => `${n.unit(e.unit)}: ${n.weapon(e.unit, e.weapon)} jams`,
  UnjamBegan: (e, n) => `${n.unit(e.unit)} clears its jammed weapons`,
  UnjamRolled: (e, n) =>
    `${n.unit(e.unit)}: ${n.weapon(e.unit, e.weapon)}: ${rolled(e)}, ${e.cleared ? 'cleared' : 'still jammed'}`,
  AntiMissileRolled: (e, n) =>
    `${n.unit(e.unit)}: ${n.weapon(e.unit, e.weapon)} rolls ${e.roll}, the missile ${e.stopped ? 'is shot down' : 'comes through'}`,
  ShockRolled: (e, n) =>
    `${n.weapon(e.attacker, e.weapon)}: rolls ${e.roll}, ${shockWords(e.effect, markOf(n, e.target))}`,
  BlastLanded: (e, n) => `${n.weapon(e.attacker, e.weapon)}: ${landingWords(e, n)}`,
  ClusterRolled: (e, n) =>
    `${n.weapon(e.attacker, e.weapon)}: rolls ${e.roll}${e.modifier === 0 ? '' : ` (${signed(e.modifier)})`} on the cluster table, ${e.hits} hit`,
  AimRolled: (e, n) =>
    `${n.weapon(e.attacker, e.weapon)}: aimed shot, rolls ${e.roll}, ${e.onTarget ? 'strikes where it was aimed' : 'strays'}`,
  CoverStruck: (e, n) =>
    `${counted(e.damage, 'point')} for ${markOf(n, e.unit)}'s ${locationWords(n, e.unit, e.location)} strike ${coverWords(e.hex, n)}`,
  NarcAttached: (e, n) => `A homing pod of side ${sideOf(n, e.side)} sticks to ${markOf(n, e.unit)}`,
  Tagged: (e, n) => `Side ${sideOf(n, e.side)} designates ${markOf(n, e.unit)}`,
  HeatInflicted: (e, n) => `${n.unit(e.unit)} is heated by ${e.heat}, ${e.externalHeat} this turn`,
  CapacitorSet: (e, n) =>
    `${n.unit(e.unit)}: the capacitor of its ${n.weapon(e.unit, e.weapon)} ${e.charged ? 'charges' : 'is discharged'}`,
  CounterSet: (e, n) => `${n.unit(e.unit)} ${counterWords(e.counter, e.value)}`,
  GearSwitched: (e, n) => `${n.unit(e.unit)} ${switchWords(gearName(n, e.unit, e.item), e)}`,
  GearRolled: (e, n) =>
    `${n.unit(e.unit)}: ${gearName(n, e.unit, e.item)}: ${rolled(e)}, ${e.passed ? 'succeeds' : 'fails'}`,
  StealthOrdered: (e, n) => `${n.unit(e.unit)} switches its stealth armor ${e.on ? 'on' : 'off'} from the next turn`,
  DumpOrdered: (e, n) => `${n.unit(e.unit)} will dump ${loadWords(n, e.unit, e.bin)} in the next turn`,
  AmmoDumped: (e, n) => `${n.unit(e.unit)} has dumped ${loadWords(n, e.unit, e.bin)}: ${counted(e.shots, 'shot')}`,
  AttacksCleared: () => 'All attacks are resolved',
  BuildingAttackRolled: (e, n) =>
    `${n.unit(e.attacker)} fires ${n.weapon(e.attacker, e.weapon)} at ${aimWords(e, n)}: ${rolled(e)}, ${e.hit ? 'hits' : 'misses'}`,
  BuildingStruck: (e, n) => {
    const armor = e.armorRemaining > 0 ? `armor ${e.armorRemaining}, ` : '';
    return `${capitalized(builtWords(e.hex, n))} takes ${e.damage} damage: ${armor}construction factor ${e.factorRemaining} left`;
  },
  PhysicalRolled: (e, n) => `${blowWords(e, n)}: ${rolled(e)}, ${e.hit ? 'hits' : 'misses'}`,
  PhysicalVoided: (e, n) =>
    `${markOf(n, e.attacker)}'s ${BLOW_WORDS[e.kind].noun} against ${markOf(n, e.target)} comes to nothing`,
  Displaced: (e, n) => `${n.unit(e.unit)} ${DISPLACED_WORDS[e.how]} ${formatHex(n.grid, e.hex)}`,
  DamageApplied: damageWords,
  ArmorMended: (e, n) =>
    `${n.unit(e.unit)}: HarJel mends ${counted(e.points, 'point')} of armor on the ${locationWords(n, e.unit, e.location)}${e.rear ? ', rear' : ''}`,
  LocationLost: (e, n) => `${n.unit(e.unit)}: ${locationWords(n, e.unit, e.location)} ${LOSS_WORDS[e.cause]}`,
  HullBreached: (e, n) =>
    `${n.unit(e.unit)}: ${locationWords(n, e.unit, e.location)} is flooded${e.roll === 0 ? '' : ` (rolls ${e.roll})`}`,
  CriticalRolled: (e, n) =>
    `${n.unit(e.unit)}: rolls ${e.roll} for critical hits on the ${locationWords(n, e.unit, e.location)}, ${e.hits === 0 ? 'none' : e.hits}`,
  ArmoredSlotStruck: (e, n) => {
    const spec = n.spec?.(e.unit);
    const what = spec === undefined ? `slot ${e.slot + 1}` : slotName(spec, spec.slots[e.location]![e.slot]!);
    return `${n.unit(e.unit)}, ${locationWords(n, e.unit, e.location)}: ${what} is saved by its own armor`;
  },
  SlotHit: (e, n) => slotWords(n, e.unit, e.location, e.slot),
  Exploded: (e, n) => {
    const what = e.bin < 0 ? 'explosion' : `ammunition explosion (${loadWords(n, e.unit, e.bin)})`;
    return `${n.unit(e.unit)}: ${what} in the ${locationWords(n, e.unit, e.location)}, ${counted(e.damage, 'point')}`;
  },
  PilotHit: (e, n) =>
    `${n.unit(e.unit)}: pilot ${e.dead ? 'killed' : 'wounded'} ${woundWords(e.cause)}${e.dead ? '' : `, ${counted(e.pilotWounds, 'wound')}`}`,
  ConsciousnessRolled: (e, n) =>
    `${n.unit(e.unit)}: pilot stays conscious on ${e.need}+, rolls ${e.roll}, ${e.awake ? 'stays conscious' : 'passes out'}`,
  UnitDestroyed: (e, n) => `${n.unit(e.unit)} is destroyed: ${destructionWords(e.cause)}`,
  RollQueued: (e, n) =>
    `${n.unit(e.unit)} must roll: ${reasonWords(e.reason)}${e.modifier === 0 ? '' : ` (${signed(e.modifier)})`}`,
  PilotingRolled: (e, n) =>
    `${n.unit(e.unit)} rolls for its footing: ${reasonWords(e.reason)}; ${rolled(e)}, ${e.passed ? 'passes' : 'fails'}`,
  RollsCleared: (e, n) => `${n.unit(e.unit)} has no more piloting rolls to make`,
  Fell: (e, n) => {
    const height = e.height === 0 ? '' : ` ${counted(e.height, 'level')}`;
    return `${n.unit(e.unit)} falls${height} on its ${FALL_SIDES[e.side]} (${reasonWords(e.reason)}), facing ${facingPoint(e.facing)}: ${e.damage} damage`;
  },
  HeatSettled: (e, n) => `${n.unit(e.unit)}: heat ${e.heat} (${e.builtUp} built up, ${e.dissipated} dissipated)`,
  HeatRolled: (e, n) =>
    `${n.unit(e.unit)}: ${HEAT_ROLL_WORDS[e.about]} on ${e.need}+, rolls ${e.roll}, ${HEAT_ROLLED_WORDS[e.about][e.passed ? 0 : 1]}`,
  ShutDown: (e, n) => `${n.unit(e.unit)} shuts down${e.byChoice ? ' by choice' : ''}`,
  StartedUp: (e, n) => `${n.unit(e.unit)} starts up again`,
  RecoveryRolled: (e, n) =>
    `${n.unit(e.unit)}: pilot wakes up on ${e.need}+, rolls ${e.roll}, ${e.awake ? 'is awake' : 'is still unconscious'}`,
};

/** The name of a piece of equipment, where the record sheet is at hand. */
function gearName(n: Names, unit: MechId, item: number): string {
  return n.spec?.(unit)?.equipment[item]?.name ?? `gear ${item + 1}`;
}

function rolled({ need, roll }: { readonly need: number; readonly roll: number }): string {
  return `needs ${need}, rolls ${roll}`;
}

/** The initiative rolls of a side, with the bonus that is added to each. */
function withBonus(rolls: readonly number[], bonus = 0): string {
  const all = rolls.join(' then ');
  return bonus === 0 ? all : `${all} (${signed(bonus)})`;
}

function placeAndFacing(names: Names, { hex, facing }: { readonly hex: number; readonly facing: number }): string {
  return `${formatHex(names.grid, hex)}, facing ${facingPoint(facing)}`;
}

/** A blow up to its roll: "A1 kicks B1 with its right leg". */
function blowWords(blow: PhysicalRolled, names: Names): string {
  const { attacker, target, kind, limb } = blow;
  const what = kind === 'melee' ? meleeWords(names, blow) : limb < 0 ? '' : locationWords(names, attacker, limb);
  const means = what === '' ? '' : ` with its ${what}`;
  return `${names.unit(attacker)} ${strikeVerb(kind)} ${markOf(names, target)}${means}`;
}

function coverWords(hex: number, names: Names): string {
  return hex < 0 ? 'its cover' : builtWords(hex, names);
}

function loadWords(names: Names, unit: MechId, bin: number): string {
  const spec = names.spec?.(unit);
  return spec === undefined ? `bin ${bin + 1}` : `${fedWeapon(spec, bin)} ammunition`;
}

function slotWords(names: Names, unit: MechId, location: number, slot: number): string {
  const spec = names.spec?.(unit);
  const what = spec === undefined ? `slot ${slot + 1} hit` : criticalWords(spec, location, slot);
  return `${names.unit(unit)}, ${locationWords(names, unit, location)}: ${what}`;
}

function damageWords(e: DamageApplied, names: Names): string {
  const where = locationWords(names, e.unit, e.location, e.rear);
  const discarded = e.discarded > 0 ? `, ${e.discarded} without effect` : '';
  const passedOn =
    e.transferred > 0
      ? `, ${e.transferred} ${e.transferred === 1 ? 'goes' : 'go'} on to the ${locationWords(names, e.unit, e.transferLocation)}`
      : '';
  return `${names.unit(e.unit)} takes ${e.damage} damage to the ${where}: armor ${e.armorRemaining}, structure ${e.structureRemaining}${discarded}${passedOn}`;
}

/**
 * Formats an event as one line of text, without regard to the events around it; a `Story` tells them together.
 *
 * @example
 * ```ts
 * import { formatEvent, namesOf } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * formatEvent({ type: 'TorsoTwisted', unit: 0, twist: 1 }, namesOf(game)); // => 'A1 Hunchback HBK-4G twists its torso right'
 * ```
 */
export function formatEvent(event: GameEvent, names: Names): string {
  const line = LINES[event.type] as (event: GameEvent, names: Names) => string;
  return line(event, names);
}

/**
 * Formats a hash as eight hexadecimal digits.
 *
 * @example
 * ```ts
 * import { hex8 } from '@hexfall/view';
 *
 * hex8(48879); // => '0000beef'
 * ```
 */
export function hex8(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}

/** All kinds of events. */
export const EVENT_TYPES = Object.keys(LINES) as GameEvent['type'][];
