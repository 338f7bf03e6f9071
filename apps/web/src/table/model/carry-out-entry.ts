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

/** The result of an entry with the answers so far. */
export interface Outcome {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** What happened, in words, without rolls that still wait for an answer. */
  readonly lines: readonly StoryLine[];
  /** The roll that the rules ask for next; `undefined` if nothing more follows. */
  readonly asked: AskedRoll | undefined;
}

/** Carries out an entry, as far as the answers reach. The given state is not changed. */
export function resolveEntry(match: Match, before: GameState, entry: Entry, answers: readonly Answer[]): Outcome {
  if (isCorrection(entry)) return { state: correct(before, entry), events: [], lines: [], asked: undefined };
  try {
    return attempt(match, before, entry, answers);
  } catch (error) {
    if (!(error instanceof RollTakenBack)) throw error;
    return resolveEntry(match, before, entry, withoutRoll(answers, error.answer));
  }
}

/** Leaves out a roll because a choice that followed from it was left out. The answers to the choices after the roll are dropped. */
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

/** Events on the board behind the sheets that are not reported. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['Moved', 'Stepped', 'Displaced']);

/** Removes the compass point from a line, since nobody knows how a unit faces on the real map. */
function withoutCompass(line: StoryLine): StoryLine {
  return { ...line, text: line.text.replace(/, facing [NESW]{1,2},/, ',') };
}
