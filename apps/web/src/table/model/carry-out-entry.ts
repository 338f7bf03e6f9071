import { cloneState, createGameOn, type Game, type GameEvent, type GameState, type Match } from '@hexfall/rules';
import { Story, type StoryLine } from '@hexfall/view';
import {
  type Answer,
  type AskedRoll,
  AskingDice,
  ChainStopped,
  isUnrolled,
  RollTakenBack,
  RollWanted,
} from './asking-dice.ts';
import { carryOut } from './carry-out.ts';
import { correct } from './corrections.ts';
import { type Deed, type Entry, isCorrection } from './entries.ts';
import { tableNames } from './table-game.ts';

/** What came of an entry with the answers so far. */
export interface Outcome {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** What happened, in words; rolls that still wait are not among it. */
  readonly lines: readonly StoryLine[];
  /** The roll that the rules ask for next; `undefined` when nothing more follows. */
  readonly asked: AskedRoll | undefined;
}

/** Does what an entry says, as far as the answers reach. The state that is given stays as it is. */
export function resolveEntry(match: Match, before: GameState, entry: Entry, answers: readonly Answer[]): Outcome {
  if (isCorrection(entry)) return { state: correct(before, entry), events: [], lines: [], asked: undefined };
  try {
    return attempt(match, before, entry, answers);
  } catch (error) {
    if (!(error instanceof RollTakenBack)) throw error;
    return resolveEntry(match, before, entry, withoutRoll(answers, error.answer));
  }
}

/** Leaves a roll out together with the choices that were made after it, of which the last was to leave it out. */
function withoutRoll(answers: readonly Answer[], roll: number): readonly Answer[] {
  const left = answers.indexOf('skip', roll);
  return [...answers.slice(0, roll), 'skip', ...answers.slice(left + 1)];
}

function attempt(match: Match, before: GameState, deed: Deed, answers: readonly Answer[]): Outcome {
  const events: GameEvent[] = [];
  const said: StoryLine[] = [];
  const state = cloneState(before);
  const sink = { explains: true, push: (event: GameEvent): void => take(event) };
  const game = createGameOn(match, state, new AskingDice(answers), sink);
  const story = new Story(game, { names: tableNames(game), explain: true });
  const take = (event: GameEvent): void => {
    if ('roll' in event && isUnrolled(event.roll)) return;
    events.push(event);
    if (!UNTOLD.has(event.type)) story.push(event);
  };
  const say = (text: string): void => void said.push({ level: 'detail', heading: undefined, text, notes: [] });
  const asked = runToRoll(game, deed, say);
  return { state, events, lines: [...story.lines.map(withoutCompass), ...said], asked };
}

function runToRoll(game: Game, deed: Deed, say: (text: string) => void): AskedRoll | undefined {
  try {
    carryOut(game, deed, say);
  } catch (error) {
    if (error instanceof RollWanted) return error.roll;
    if (!(error instanceof ChainStopped)) throw error;
  }
  return undefined;
}

/** What happens on the board behind the sheets is nothing to tell. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['Moved', 'Stepped', 'Displaced']);

/** Nobody knows which way a unit faces on the real map. */
function withoutCompass(line: StoryLine): StoryLine {
  return { ...line, text: line.text.replace(/, facing [NESW]{1,2},/, ',') };
}
