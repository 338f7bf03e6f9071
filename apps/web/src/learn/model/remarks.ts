import {
  type AttackRolled,
  type DamageApplied,
  type Game,
  type GameEvent,
  type MechId,
  type PhysicalRolled,
  type Source,
  sourceOfRoll,
} from '@hexfall/rules';
import { BLOW_WORDS, formatEvent, locationName, type Names, namesOf, reasonWords } from '@hexfall/view';
import { chanceOf } from '../../play/model/choices/risk.ts';
import { percent } from '../../ui/figures.ts';
import { OWN_SIDE, OWN_UNIT } from './lesson-game.ts';

/** The model in the name of a unit, which is not needed where there are only two units. */
const MODEL = / \S*\d\S*$/;

/** Returns the short names for a game of two units: "Phoenix Hawk". */
export function coachNames(game: Game): Names {
  const names = namesOf(game);
  return {
    ...names,
    unit: id => names.spec(id).name.replace(MODEL, ''),
    mark: id => names.spec(id).name.replace(MODEL, ''),
    side: side => (side === OWN_SIDE ? 'you' : 'your opponent'),
  };
}

/** What is needed to put events into words. */
interface Teller {
  readonly names: Names;
  /** Damage by its source, a list for each blow: the location that was struck, and those to which the rest of the damage went. */
  readonly blows: Map<string, DamageApplied[][]>;
}

type Line<T extends GameEvent['type']> = (event: Extract<GameEvent, { type: T }>, teller: Teller) => string | undefined;

/**
 * Reports what happened, in a sentence or two for each thing that matters to a beginner. Every number is taken from an event, and nothing
 * is reported that no event states.
 */
export function remarksOn(events: readonly GameEvent[], game: Game): string[] {
  const teller: Teller = { names: coachNames(game), blows: blowsIn(events) };
  return events.flatMap(event => {
    const line = LINES[event.type] as ((event: GameEvent, teller: Teller) => string | undefined) | undefined;
    const words = line?.(event, teller);
    return words === undefined ? [] : [words];
  });
}

const LINES: { readonly [T in GameEvent['type']]?: Line<T> } = {
  AttackRolled: (e, teller) => {
    const weapon = teller.names.weapon(e.attacker, e.weapon);
    return `${ownerWords(e.attacker, teller)} ${weapon} ${rollWords(e)}${damageWords(e, teller)}`;
  },
  PhysicalRolled: (e, teller) => {
    const blow = e.kind === 'fall' ? e.kind : BLOW_WORDS[e.kind].name;
    return `${ownerWords(e.attacker, teller)} ${blow} ${rollWords(e)}${damageWords(e, teller)}`;
  },
  PilotingRolled: (e, { names }) => {
    const [why, well, badly] =
      e.reason === 'standUp'
        ? ['get up', 'it gets up', 'it stays down']
        : e.reason === 'avoidWound'
          ? ['keep the pilot unhurt', 'the pilot is unhurt', 'the pilot is hurt']
          : [`stay on its feet (${reasonWords(e.reason)})`, 'it stays up', 'it loses its footing'];
    return `${theUnit(e.unit, names)} needed ${numberWords(e.need)} to ${why}. It rolled ${e.roll}: ${e.passed ? well : badly}.`;
  },
  Fell: (e, { names }) => `${theUnit(e.unit, names)} falls and takes ${e.damage} damage.`,
  HeatSettled: e =>
    e.unit === OWN_UNIT
      ? `Heat: you made ${e.builtUp}, your heat sinks took ${e.dissipated} away. You are at ${e.heat} now.`
      : undefined,
  InitiativeRolled: e => {
    const [own, foe] = [e.rolls[OWN_SIDE]!.at(-1), e.rolls[1 - OWN_SIDE]!.at(-1)];
    const first = e.order[0] === OWN_SIDE ? 'you move first' : 'your opponent moves first';
    return `Initiative: you rolled ${own}, your opponent ${foe}. The lower roll moves first: ${first}.`;
  },
  SlotHit: plain,
  LocationLost: plain,
  Exploded: plain,
  PilotHit: plain,
  ConsciousnessRolled: (e, teller) => (e.awake ? undefined : plain(e, teller)),
  HeatRolled: plain,
  ShutDown: plain,
  StartedUp: plain,
  StoodUp: plain,
  UnitDestroyed: plain,
};

/** Returns the words of an event that needs no explanation. */
function plain(event: GameEvent, { names }: Teller): string {
  return `${formatEvent(event, names)}.`;
}

function ownerWords(unit: MechId, { names }: Teller): string {
  return unit === OWN_UNIT ? 'Your' : `${theUnit(unit, names)}’s`;
}

function theUnit(unit: MechId, names: Names): string {
  return unit === OWN_UNIT ? `Your ${names.unit(unit)}` : `The ${names.unit(unit)}`;
}

/** The lowest sum of two dice. */
const LOWEST = 2;

/** Returns a target number as two dice can show it, since none needs to be lower than 2. */
export function reachable(need: number): number {
  return Math.max(need, LOWEST);
}

/** Returns a target number with its chance: "8 or more, 42%,". */
function numberWords(need: number): string {
  return `${reachable(need)} or more, ${percent(chanceOf(need))},`;
}

function rollWords({
  need,
  roll,
  hit,
}: {
  readonly need: number;
  readonly roll: number;
  readonly hit: boolean;
}): string {
  // If nothing was rolled, there was no chance to report.
  if (roll === 0) return hit ? 'hits without a roll.' : 'cannot hit.';
  return `needed ${reachable(need)} or more: ${percent(chanceOf(need))}. It rolled ${roll}: a ${hit ? 'hit' : 'miss'}.`;
}

/** Returns the damage that a blow did, and removes it from the list, so that it is reported only once. */
function damageWords(rolled: AttackRolled | PhysicalRolled, { blows, names }: Teller): string {
  const chain = rolled.hit ? blows.get(keyOf(sourceOfRoll(rolled)))?.shift() : undefined;
  if (chain === undefined) return '';
  const [first, ...others] = chain;
  const where = ({ unit, location }: DamageApplied): string => locationName(names.spec!(unit), location).toLowerCase();
  const inside = first!.structureDamage > 0 ? `, ${first!.structureDamage} of it inside` : '';
  const onward = others.map(each => `, ${each.damage} on to the ${where(each)}`).join('');
  return ` ${first!.damage} damage to the ${where(first!)}${first!.rear ? ' from behind' : ''}${inside}${onward}.`;
}

function blowsIn(events: readonly GameEvent[]): Map<string, DamageApplied[][]> {
  const blows = new Map<string, DamageApplied[][]>();
  for (const event of events) {
    if (event.type !== 'DamageApplied') continue;
    const key = keyOf(event.source);
    const chains = blows.get(key) ?? [];
    blows.set(key, chains);
    const last = chains.at(-1);
    const before = last?.at(-1);
    const goesOn = before !== undefined && before.transferred > 0 && before.transferLocation === event.location;
    if (goesOn && before.transferred === event.damage) last!.push(event);
    else chains.push([event]);
  }
  return blows;
}

function keyOf(source: Source): string {
  return JSON.stringify(source, ['kind', 'attacker', 'weapon', 'item']);
}
