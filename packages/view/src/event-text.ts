import { formatHex, type Grid, type HexId } from '@hexfall/hex';
import { type GameEvent, LOCATIONS, type LocationId, type MechId } from '@hexfall/rules';

/** The names that a line of text about an event needs. */
export interface Names {
  unit(id: MechId): string;
  weapon(unit: MechId, weapon: number): string;
  /** Without this, sides are named by their numbers. */
  side?(side: number): string;
  readonly grid: Grid;
}

type Line<T extends GameEvent['type']> = (event: Extract<GameEvent, { type: T }>, names: Names) => string;

/** The text of each kind of event, for tests, golden files and the command line alike. */
const LINES: { readonly [T in GameEvent['type']]: Line<T> } = {
  TurnBegan: e => `turn ${e.turn}`,
  InitiativeRolled: (e, n) =>
    `initiative ${e.rolls.map((rolls, side) => withBonus(rolls, e.bonuses?.[side])).join(' : ')}, side ${sideOf(n, e.order[0]!)} acts first`,
  PhaseBegan: e => `phase ${e.phase}`,
  PhaseEnded: e => `phase ${e.phase} ends`,
  UnitActed: (e, n) => `${n.unit(e.unit)} done`,
  ActionSkipped: (e, n) => `side ${sideOf(n, e.side)} has nothing to order`,
  TurnEnded: e => `turn ${e.turn} ends, state ${hex8(e.hash)}`,
  GameEnded: (e, n) => (e.outcome.kind === 'win' ? `side ${sideOf(n, e.outcome.side)} wins` : 'the game is a draw'),
  Deployed: (e, n) => `${n.unit(e.unit)} is deployed in ${formatHex(n.grid, e.hex)} facing ${e.facing}`,
  Withdrew: (e, n) => `${n.unit(e.unit)} leaves the board`,
  Stepped: (e, n) => `${n.unit(e.unit)} to ${formatHex(n.grid, e.hex)} facing ${e.facing}, ${e.mpUsed} MP`,
  Moved: (e, n) => `${n.unit(e.unit)} ${MOVED[e.mode]}`,
  Jumped: (e, n) => `${n.unit(e.unit)} jumps to ${formatHex(n.grid, e.hex)} facing ${e.facing}, ${e.mpUsed} MP`,
  StandAttempted: (e, n) => `${n.unit(e.unit)} tries to stand up, ${e.mpUsed} MP`,
  StoodUp: (e, n) => `${n.unit(e.unit)} stands`,
  WentProne: (e, n) => `${n.unit(e.unit)} goes prone, ${e.mpUsed} MP`,
  Bogged: (e, n) => `${n.unit(e.unit)} ${e.stuck ? 'bogs down' : 'comes free'}`,
  IceRolled: (e, n) =>
    `ice in ${formatHex(n.grid, e.hex)} under ${n.unit(e.unit)}: ${e.roll}, ${e.broke ? 'breaks' : 'holds'}`,
  BoosterRolled: (e, n) =>
    `${n.unit(e.unit)} ${e.booster}: needs ${e.need}, rolls ${e.roll}, ${e.failed ? 'fails' : 'works'}`,
  BoostersSettled: (e, n) => `${n.unit(e.unit)} strain of MASC ${e.levels[0]}, of the supercharger ${e.levels[1]}`,
  CollisionRolled: (e, n) =>
    `${n.unit(e.unit)} slides into ${n.unit(e.target)}: needs ${e.need}, rolls ${e.roll}, ${e.hit ? 'hits' : 'misses'}`,
  BuildingCollapsed: (e, n) => `what stands in ${formatHex(n.grid, e.hex)} collapses`,
  TerrainChanged: (e, n) => `hex ${formatHex(n.grid, e.hex)} changes`,
  TorsoTwisted: (e, n) => `${n.unit(e.unit)} twists ${e.twist < 0 ? 'left' : 'right'}`,
  ArmsFlipped: (e, n) => `${n.unit(e.unit)} throws its arms back over the shoulders`,
  AttackDeclared: ({ attack }, n) => {
    const attacker = n.unit(attack.attacker);
    if (attack.kind === 'weapon')
      return `${attacker} aims ${n.weapon(attack.attacker, attack.weapon)} at ${n.unit(attack.target)}`;
    return attack.kind === 'building'
      ? `${attacker} aims ${n.weapon(attack.attacker, attack.weapon)} at ${building(attack.hex, n)}`
      : `${attacker} declares a ${attack.kind} against ${n.unit(attack.target)}`;
  },
  AttackRolled: (e, n) =>
    `${n.unit(e.attacker)} ${n.weapon(e.attacker, e.weapon)} > ${n.unit(e.target)}: needs ${e.need}, rolls ${e.roll}, ${e.hit ? 'hits' : 'misses'}`,
  WeaponFired: (e, n) =>
    `${n.unit(e.unit)} fires ${n.weapon(e.unit, e.weapon)}${e.bin < 0 ? '' : `, ${shots(e.shotsLeft)} left`}`,
  WeaponJammed: (e, n) => `${n.unit(e.unit)} ${n.weapon(e.unit, e.weapon)} jams`,
  UnjamBegan: (e, n) => `${n.unit(e.unit)} clears its weapons`,
  UnjamRolled: (e, n) =>
    `${n.unit(e.unit)} ${n.weapon(e.unit, e.weapon)}: needs ${e.need}, rolls ${e.roll}, ${e.cleared ? 'cleared' : 'still jammed'}`,
  AntiMissileRolled: (e, n) =>
    `${n.unit(e.unit)} ${n.weapon(e.unit, e.weapon)} rolls ${e.roll}: the pod ${e.stopped ? 'is shot down' : 'comes through'}`,
  ClusterRolled: (e, n) => `${n.weapon(e.attacker, e.weapon)} cluster ${e.roll}${signed(e.modifier)}: ${e.hits} hit`,
  AimRolled: (e, n) =>
    `${n.weapon(e.attacker, e.weapon)} aimed, rolls ${e.roll}: ${e.onTarget ? 'on target' : 'strays'}`,
  CoverStruck: (e, n) =>
    `${e.damage} for ${n.unit(e.unit)} ${code(e.location)} strike ${e.hex < 0 ? 'its cover' : building(e.hex, n)}`,
  NarcAttached: (e, n) => `a homing pod of side ${e.side} sticks to ${n.unit(e.unit)}`,
  Tagged: (e, n) => `side ${e.side} marks ${n.unit(e.unit)}`,
  HeatInflicted: (e, n) => `${n.unit(e.unit)} is heated by ${e.heat}, ${e.externalHeat} this turn`,
  CapacitorSet: (e, n) =>
    `${n.unit(e.unit)} ${n.weapon(e.unit, e.weapon)} capacitor ${e.charged ? 'charges' : 'is empty'}`,
  StealthOrdered: (e, n) => `${n.unit(e.unit)} stealth armor ${e.on ? 'on' : 'off'} from the next turn`,
  DumpOrdered: (e, n) => `${n.unit(e.unit)} will dump the ammunition of bin ${e.bin + 1} in the next turn`,
  AmmoDumped: (e, n) => `${n.unit(e.unit)} has dumped ${shots(e.shots)} of bin ${e.bin + 1}`,
  AttacksCleared: () => 'all attacks are resolved',
  BuildingAttackRolled: (e, n) =>
    `${n.unit(e.attacker)} ${n.weapon(e.attacker, e.weapon)} > ${building(e.hex, n)}: needs ${e.need}, rolls ${e.roll}, ${e.hit ? 'hits' : 'misses'}`,
  BuildingStruck: (e, n) => {
    const armor = e.armorRemaining > 0 ? `armor ${e.armorRemaining}, ` : '';
    return `${building(e.hex, n)} takes ${e.damage}: ${armor}construction factor ${e.factorRemaining}`;
  },
  PhysicalRolled: (e, n) => {
    const limb = e.limb < 0 ? '' : ` with ${code(e.limb)}`;
    return `${n.unit(e.attacker)} ${e.kind}${limb} > ${n.unit(e.target)}: needs ${e.need}, rolls ${e.roll}, ${e.hit ? 'hits' : 'misses'}`;
  },
  PhysicalVoided: (e, n) => `${n.unit(e.attacker)} ${e.kind} > ${n.unit(e.target)}: comes to nothing`,
  Displaced: (e, n) => `${n.unit(e.unit)} is moved (${e.how}) to ${formatHex(n.grid, e.hex)}`,
  DamageApplied: (e, n) => {
    const where = `${LOCATIONS[e.location]!}${e.rear ? ' rear' : ''}`;
    const discarded = e.discarded > 0 ? `, ${e.discarded} lost` : '';
    const verb = e.transferred === 1 ? 'goes' : 'go';
    const passedOn = e.transferred > 0 ? `, ${e.transferred} ${verb} on to ${code(e.transferLocation)}` : '';
    return `${n.unit(e.unit)} ${where} takes ${e.damage}: armor ${e.armorRemaining}, structure ${e.structureRemaining}${discarded}${passedOn}`;
  },
  LocationLost: (e, n) => `${n.unit(e.unit)} loses ${code(e.location)}${LOSS[e.cause]}`,
  HullBreached: (e, n) =>
    `${n.unit(e.unit)} ${code(e.location)} is flooded${e.roll === 0 ? '' : ` (rolled ${e.roll})`}`,
  CriticalRolled: (e, n) => `${n.unit(e.unit)} ${code(e.location)} critical roll ${e.roll}: ${e.hits}`,
  ArmoredSlotStruck: (e, n) => `${n.unit(e.unit)} ${code(e.location)} slot ${e.slot + 1} is saved by its armor`,
  SlotHit: (e, n) => `${n.unit(e.unit)} ${code(e.location)} slot ${e.slot + 1} is hit`,
  Exploded: (e, n) => `${n.unit(e.unit)} ${code(e.location)} explodes for ${e.damage}`,
  PilotHit: (e, n) => `${n.unit(e.unit)} pilot is hurt (${e.cause}), wounds ${e.pilotWounds}${e.dead ? ', dead' : ''}`,
  ConsciousnessRolled: (e, n) =>
    `${n.unit(e.unit)} pilot needs ${e.need} to stay awake, rolls ${e.roll}${e.awake ? '' : ', unconscious'}`,
  UnitDestroyed: (e, n) => `${n.unit(e.unit)} is destroyed (${e.cause})`,
  RollQueued: (e, n) => `${n.unit(e.unit)} must roll for ${e.reason}${signed(e.modifier)}`,
  PilotingRolled: (e, n) =>
    `${n.unit(e.unit)} piloting (${e.reason}): needs ${e.need}, rolls ${e.roll}, ${e.passed ? 'passes' : 'fails'}`,
  RollsCleared: (e, n) => `${n.unit(e.unit)} has no rolls left to make`,
  Fell: (e, n) =>
    `${n.unit(e.unit)} falls (${e.reason}) on its ${e.side} (die ${e.die}), facing ${e.facing}, height ${e.height}, ${e.damage} damage`,
  HeatSettled: (e, n) => `${n.unit(e.unit)} heat ${e.heat} (+${e.builtUp} -${e.dissipated})`,
  HeatRolled: (e, n) =>
    `${n.unit(e.unit)} heat (${e.about}): needs ${e.need}, rolls ${e.roll}, ${e.passed ? 'passes' : 'fails'}`,
  ShutDown: (e, n) => `${n.unit(e.unit)} shuts down${e.byChoice ? ' by choice' : ''}`,
  StartedUp: (e, n) => `${n.unit(e.unit)} starts up`,
  RecoveryRolled: (e, n) =>
    `${n.unit(e.unit)} pilot needs ${e.need} to come round, rolls ${e.roll}${e.awake ? '' : ', still unconscious'}`,
};

/** The initiative rolls of a side, with the bonus that is added to each. */
function withBonus(rolls: readonly number[], bonus = 0): string {
  return bonus === 0 ? rolls.join('+') : `${rolls.join('+')} (+${bonus})`;
}

const MOVED = {
  undecided: 'has not moved',
  stationary: 'stays where it is',
  walk: 'has walked',
  run: 'has run',
  jump: 'has jumped',
  crawl: 'has crawled',
  skid: 'has skidded',
} as const;

const LOSS = { blownOff: ', blown off', withSideTorso: ' with its side torso', destroyed: '' } as const;

/**
 * Formats an event as one line of text.
 *
 * @example
 * ```ts
 * import { formatEvent, namesOf } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * formatEvent({ type: 'TorsoTwisted', unit: 0, twist: 1 }, namesOf(game)); // => 'A1 Hunchback HBK-4G twists right'
 * ```
 */
export function formatEvent(event: GameEvent, names: Names): string {
  const line = LINES[event.type] as (event: GameEvent, names: Names) => string;
  return line(event, names);
}

function sideOf(names: Names, side: number): string {
  return names.side?.(side) ?? String(side);
}

function code(location: LocationId): string {
  return LOCATIONS[location] ?? 'nowhere';
}

function building(hex: HexId, { grid }: Names): string {
  return `the building in ${formatHex(grid, hex)}`;
}

function shots(count: number): string {
  return count === 1 ? '1 shot' : `${count} shots`;
}

function signed(value: number): string {
  if (value === 0) return '';
  return value > 0 ? ` +${value}` : ` ${value}`;
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
