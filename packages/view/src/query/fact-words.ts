import type { Side } from '@hexfall/hex';
import type { DuelMove } from '@hexfall/odds';
import { ACTUATORS, type Actuator, type SystemSlot } from '@hexfall/rules';
import { groundLayers } from './ground-words.ts';
import { findFacing, findLocation, LOCATION_PATTERN } from './location-names.ts';
import type { Query, Subject, UnitFacts } from './query.ts';
import { QueryError } from './query-error.ts';

/** A circumstance that can be stated: how it is worded, the unit that it is about if none is named, and what it changes. */
export interface FactWords {
  /** Fits the whole text. */
  readonly pattern: RegExp;
  readonly subject: Subject;
  /** Records the fact. Returns false if the words fit the pattern but mean nothing. */
  take(unit: UnitFacts, found: readonly string[], query: Query): boolean | void;
  /** How it is written, for hints. */
  readonly examples: readonly string[];
}

const MODES: Readonly<Record<string, DuelMove['mode']>> = {
  walk: 'walk',
  move: 'walk',
  ran: 'run',
  run: 'run',
  jump: 'jump',
};
const COUNTS: Readonly<Record<string, number>> = { once: 1, twice: 2, one: 1, two: 2, three: 3 };

/** A number in figures or as a word; 1 where there is none. */
function countOf(text: string | undefined): number {
  return text === undefined ? 1 : (COUNTS[text] ?? Number(text));
}

function takeMove(unit: UnitFacts, [word = '', hexes]: readonly string[], query: Query): void {
  const mode = MODES[word.replace(/(?:ed|d|s|ning|ing)$/, '')] ?? 'walk';
  if (hexes === undefined && unit === query.target)
    throw new QueryError(
      `how far the target moved makes it harder to hit: write "target ${word} 5", or as many hexes as it moved.`,
    );
  unit.move = { mode, hexes: Number(hexes ?? 0) };
}

const SMOKE: Readonly<Record<string, number>> = { light: 1, heavy: 2 };

const SIDE_WORDS: Readonly<Record<string, Side>> = {
  behind: 'rear',
  rear: 'rear',
  back: 'rear',
  left: 'left',
  right: 'right',
  front: 'front',
};

const PARTS: Readonly<Record<string, SystemSlot | Actuator>> = {
  gyro: 'gyro',
  engine: 'engine',
  sensor: 'sensors',
  sensors: 'sensors',
  'life support': 'lifeSupport',
  shoulder: 'shoulder',
  'upper arm': 'upperArm',
  'lower arm': 'lowerArm',
  hand: 'hand',
  hip: 'hip',
  'upper leg': 'upperLeg',
  'lower leg': 'lowerLeg',
  foot: 'foot',
};

/** Returns the name of a component, as it is read. */
export function partText(part: SystemSlot | Actuator): string {
  return Object.keys(PARTS).findLast(name => PARTS[name] === part)!;
}

const PART_PATTERN = Object.keys(PARTS).join('|');
const COUNT_PATTERN = String.raw`\d|one|two|three`;

function takeStruck(unit: UnitFacts, [before, side, name = '', after]: readonly (string | undefined)[]): void {
  const part = PARTS[name]!;
  const isActuator = ACTUATORS.some(actuator => actuator === part);
  const where = isActuator ? ((side as 'left' | 'right' | undefined) ?? 'left') : undefined;
  unit.struck.push({ part, side: where, times: countOf(before ?? after) });
}

/** Everything that can be said about the two units and the ground, in the order in which it is tried. */
export const FACT_WORDS: readonly FactWords[] = [
  {
    pattern: /^(?:stood still|stands still|standing still|stationary|did not move|has not moved)$/,
    subject: 'attacker',
    take: unit => void (unit.move = { mode: 'stationary', hexes: 0 }),
    examples: ['stood still'],
  },
  {
    pattern:
      /^(walked|walks|walking|ran|runs|run|running|jumped|jumps|jumping|moved|moves)(?: (\d+))?(?: hex(?:es)?)?$/,
    subject: 'attacker',
    take: takeMove,
    examples: ['walked', 'ran', 'jumped', 'moved'],
  },
  {
    pattern: /^(?:crew |skill |skills )?([0-8])\/([0-8])$/,
    subject: 'attacker',
    take: (unit, [gunnery, piloting]) => {
      unit.gunnery = Number(gunnery);
      unit.piloting = Number(piloting);
    },
    examples: ['skill 4/5'],
  },
  {
    pattern: /^(?:gunnery|gunner) (\d)$/,
    subject: 'attacker',
    take: (unit, [skill]) => void (unit.gunnery = Number(skill)),
    examples: ['gunnery 4'],
  },
  {
    pattern: /^(?:piloting|pilot) (\d)$/,
    subject: 'attacker',
    take: (unit, [skill]) => void (unit.piloting = Number(skill)),
    examples: ['piloting 5'],
  },
  {
    pattern: /^(?:heat (\d+)|(\d+) heat)$/,
    subject: 'attacker',
    take: (unit, [after, before]) => void (unit.heat = Number(after ?? before)),
    examples: ['heat 12'],
  },
  {
    pattern: /^(\d+)[- ]tons?(?:ner)?(?: (?:'?mech|battlemech|unit))?$/,
    subject: 'target',
    take: (unit, [tons]) => void (unit.tons = Number(tons)),
    examples: ["50-ton 'mech", '50 tons'],
  },
  {
    pattern: /^(?:prone|lying|on the ground)$/,
    subject: 'target',
    take: unit => void (unit.prone = true),
    examples: ['prone'],
  },
  {
    pattern: /^(?:immobile|shut ?down)$/,
    subject: 'target',
    take: unit => void (unit.shutdown = true),
    examples: ['immobile', 'shut down'],
  },
  {
    pattern: /^(?:pilot )?(?:unconscious|knocked out)$/,
    subject: 'target',
    take: unit => void (unit.unconscious = true),
    examples: ['pilot unconscious'],
  },
  {
    pattern: /^(?:pilot )?wounded(?: (once|twice|\d))?(?: times)?$|^(\d) wounds?$/,
    subject: 'attacker',
    take: (unit, [after, before]) => void (unit.wounds = countOf(after ?? before)),
    examples: ['pilot wounded', '2 wounds'],
  },
  {
    pattern: /^level (-?\d+)$/,
    subject: 'target',
    take: (unit, [level], query) => {
      if (query.action?.kind === 'fall') query.height = Number(level);
      else unit.level = Number(level);
    },
    examples: ['level 2'],
  },
  {
    pattern: new RegExp(
      String.raw`^(${LOCATION_PATTERN})( rear)?(?: (armou?r|structure|internals?|internal structure))? (\d+)( armou?r| structure| internals?)?$`,
    ),
    subject: 'target',
    take: takePoints,
    examples: ['lt armor 3', 'ct structure 5', 'left torso armor 3', 'ct rear armor 2'],
  },
  {
    pattern: new RegExp(
      `^(?:no|without) (${LOCATION_PATTERN})$|^(${LOCATION_PATTERN}) (?:is )?(?:lost|gone|destroyed|missing|blown off)$`,
    ),
    subject: 'target',
    take: (unit, [without, lost]) => {
      const location = findLocation(without ?? lost ?? '');
      if (location !== undefined) unit.structure[location] = 0;
      return location !== undefined;
    },
    examples: ['left arm lost'],
  },
  {
    pattern: new RegExp(
      `^(?:(${COUNT_PATTERN}) )?(?:(left|right) )?(${PART_PATTERN})(?: actuator)?(?: (?:hits?|damaged|destroyed|out))(?: (once|twice|${COUNT_PATTERN})(?: times)?)?$`,
    ),
    subject: 'attacker',
    take: takeStruck,
    examples: ['gyro hit', 'engine hit', 'sensors hit', 'left hip hit', 'right foot hit'],
  },
  {
    pattern: /^(?:partial cover|cover)$/,
    subject: 'target',
    take: (_unit, _found, query) => void (query.cover = true),
    examples: ['partial cover'],
  },
  {
    pattern: new RegExp(String.raw`^(?:(${COUNT_PATTERN}) )?(.+?) between(?: them)?$`),
    subject: 'target',
    take: (_unit, [count, what = ''], query) => {
      const [, smoke] = /^(light|heavy) smoke$/.exec(what) ?? [];
      const layers =
        smoke === undefined ? groundLayers(what.replace(/ hex(?:es)?(?: of)?$/, '')) : { smoke: SMOKE[smoke]! };
      if (layers === undefined) return false;
      for (let i = 0; i < countOf(count); i++) query.between.push(layers);
      return true;
    },
    examples: ['light woods between', 'heavy woods between', 'heavy smoke between'],
  },
  {
    pattern: /^(.+)$/,
    subject: 'target',
    take: (unit, [what = '']) => {
      const layers = groundLayers(what);
      if (layers !== undefined) unit.ground = layers;
      return layers !== undefined;
    },
    examples: [
      'light woods',
      'heavy woods',
      'light jungle',
      'heavy jungle',
      'water',
      'depth 1 water',
      'rough',
      'rubble',
      'swamp',
    ],
  },
  {
    pattern: /^(?:from )?(?:the )?(behind|rear|back|left|right|front)(?: side| flank| shot| attack)?$/,
    subject: 'target',
    take: (_unit, [side = ''], query) => void (query.side = SIDE_WORDS[side]!),
    examples: ['from behind', 'from the left', 'rear'],
  },
  {
    pattern: /^(?:range )?(\d+) hex(?:es)?$|^range (\d+)$/,
    subject: 'target',
    take: (_unit, [hexes, range], query) => void (query.range = Number(hexes ?? range)),
    examples: ['7 hexes', 'range 7'],
  },
  {
    pattern: /^(?:adjacent|next to it|point[- ]blank)$/,
    subject: 'target',
    take: (_unit, _found, query) => void (query.range = 1),
    examples: ['adjacent'],
  },
  {
    pattern: new RegExp(`^aim (${LOCATION_PATTERN})$`),
    subject: 'attacker',
    take: (_unit, [where = ''], query) => {
      const location = findLocation(where);
      if (location !== undefined) query.aim = location;
      return location !== undefined;
    },
    examples: ['aim head'],
  },
  {
    pattern: /^(?:rate (?:of fire )?(\d)|(\d) shots)$/,
    subject: 'attacker',
    take: (_unit, [rate, shots], query) => void (query.rate = Number(rate ?? shots)),
    examples: ['rate 2'],
  },
  {
    pattern: /^(?:modifier )?([+-]\d+|\d+)(?: modifier)?$/,
    subject: 'attacker',
    take: (_unit, [modifier], query) => {
      if (query.action?.kind !== 'piloting') return false;
      query.modifier = Number(modifier);
      return true;
    },
    examples: ['modifier 1'],
  },
  {
    pattern: /^(left|right|both) (arms?|legs?|fists?)$/,
    subject: 'attacker',
    take: (_unit, [side = '', what = ''], query) => {
      const limb = findLocation(`${side} ${what.startsWith('leg') ? 'leg' : 'arm'}`);
      if (limb !== undefined) query.limb = limb;
      return side === 'both' || limb !== undefined;
    },
    examples: ['left arm', 'right leg', 'both arms'],
  },
];

function takePoints(unit: UnitFacts, found: readonly (string | undefined)[]): boolean {
  const [place = '', rear, before, points, after] = found;
  const isArmor = /^armou?r/.test((before ?? after ?? '').trim());
  if (before === undefined && after === undefined) return false;
  const facing = isArmor ? findFacing(place, rear !== undefined) : undefined;
  const location = findLocation(place);
  if (facing !== undefined) unit.armor[facing] = Number(points);
  else if (!isArmor && location !== undefined) unit.structure[location] = Number(points);
  else return false;
  return true;
}
