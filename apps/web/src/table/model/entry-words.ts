import { type Game, mechOf, specOf } from '@hexfall/rules';
import { ammoName, BLOW_WORDS, locationName, reasonWords, slotName } from '@hexfall/view';
import { blowWords } from './blows.ts';
import { type Entry, NO_TARGET } from './entries.ts';
import { GROUNDS } from './grounds.ts';
import { tableNames } from './table-game.ts';

/** The words for the end of a phase. */
const ENDED = 'Phase ended';

const MOVES = {
  undecided: 'has not moved',
  stationary: 'stands still',
  walk: 'walks',
  run: 'runs',
  jump: 'jumps',
  crawl: 'crawls',
  skid: 'skids',
} as const;

/** Returns an entry in a few words. */
export function entryWords(game: Game, entry: Entry): string {
  if (entry.kind === 'phase') return ENDED;
  const mark = tableNames(game).mark!(entry.unit);
  return `${mark}: ${unitWords(game, entry)}`;
}

type UnitEntry = Exclude<Entry, { readonly kind: 'phase' }>;

// oxlint-disable-next-line max-lines-per-function -- one line for each kind of entry
function unitWords(game: Game, entry: UnitEntry): string {
  const spec = specOf(game, mechOf(game, entry.unit));
  const at = (location: number, rear = false): string => `${locationName(spec, location)}${rear ? ', rear' : ''}`;
  switch (entry.kind) {
    case 'damage':
      return `${entry.points} damage, ${at(entry.location, entry.rear)}`;
    case 'critical':
      return `roll for critical hits, ${at(entry.location)}`;
    case 'strike':
      return `critical hit on ${slotName(spec, spec.slots[entry.location]![entry.slot]!)}, ${at(entry.location)}`;
    case 'wound':
      return 'pilot hit';
    case 'move':
      return entry.hexes > 0 ? `${MOVES[entry.mode]} ${entry.hexes}` : MOVES[entry.mode];
    case 'ground':
      return GROUNDS[entry.ground].words;
    case 'posture':
      return entry.prone ? 'lies down' : 'is up';
    case 'stand':
      return 'tries to stand up';
    case 'reactor':
      return entry.runs ? 'reactor started' : 'reactor shut down';
    case 'warm':
      return `${entry.points} heat from outside`;
    case 'queue':
      return `piloting roll due: ${reasonWords(entry.reason)}`;
    case 'roll':
      return 'piloting rolls';
    case 'drop':
      return 'piloting rolls dropped';
    case 'fall':
      return `falls: ${reasonWords(entry.reason)}`;
    case 'fire':
      return `fires ${spec.weapons[entry.weapon]?.type.name ?? ''}${entry.target === NO_TARGET ? '' : ` at ${targetWords(game, entry.target)}`}`;
    case 'ram':
      return `${BLOW_WORDS[entry.type].noun} at ${targetWords(game, entry.target)}`;
    case 'blow':
      return `${blowWords(game, entry).toLowerCase()} at ${targetWords(game, entry.target)}`;
    case 'points':
      return `${at(entry.location, entry.rear)} set to ${entry.armor} armor, ${entry.structure} structure`;
    case 'tick':
      return `${slotName(spec, spec.slots[entry.location]![entry.slot]!)} ${entry.out ? 'ticked off' : 'restored'}, ${at(entry.location)}`;
    case 'heat':
      return `heat set to ${entry.heat}`;
    case 'ammo':
      return `${ammoName(spec, entry.bin)} set to ${entry.shots}`;
    case 'jam':
      return `${spec.weapons[entry.weapon]?.type.name ?? ''} ${entry.jammed ? 'jams' : 'is clear'}`;
    case 'pilot':
      return `pilot: ${entry.wounds} wounds, ${entry.condition}`;
    case 'status':
      return entry.status === 'active' ? 'back in play' : 'out of play';
    default:
      return entry satisfies never;
  }
}

function targetWords(game: Game, target: number): string {
  return target < 0 ? 'another target' : tableNames(game).mark!(target);
}
