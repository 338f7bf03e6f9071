import { type OddsRun, odds } from '@hexfall/odds';
import type { Game } from '@hexfall/rules';
import type { OddsMessage, OddsReply } from './odds-messages.ts';
import { PositionReader } from './position.ts';
import { reasonOf } from './reason-of.ts';

/** Milliseconds of work after which the worker handles other messages, and sends the answers so far. */
const SLICE_MS = 60;

type Question = Extract<OddsMessage, { kind: 'ask' }>;

/** Runs a function after other messages have been handled. */
type Later = (next: () => void) => void;

/**
 * Returns the function that handles the worker's messages: it works on the newest question, in slices, and sends answers as they improve.
 */
export function serveOdds(reply: (message: OddsReply) => void, later: Later): (message: OddsMessage) => void {
  const positions = new PositionReader();
  let current = 0;

  /** Does a piece of work for a question after other messages have been handled, if the question is still wanted then. */
  const soon = (id: number, work: () => void): void => {
    later(() => {
      try {
        if (id === current) work();
      } catch (error) {
        reply({ kind: 'failed', id, reason: reasonOf(error) });
      }
    });
  };

  const workOn = (id: number, run: OddsRun): void => {
    const isOpen = run.work(SLICE_MS);
    const answers = run.answers();
    reply(isOpen ? { kind: 'progress', id, answers, progress: run.progress() } : { kind: 'done', id, answers });
    if (isOpen) soon(id, () => workOn(id, run));
  };

  const begin = (game: Game, { id, plan, questions, budget }: Question): void => {
    const run = odds(game, plan, questions, budget);
    if (run.ok) workOn(id, run.value);
    else reply({ kind: 'failed', id, reason: reasonOf(run.errors[0]!.message) });
  };

  return message => {
    if (message.kind === 'cancel') {
      if (message.id === current) current = 0;
      return;
    }
    current = message.id;
    // Every position must be read, since the next one may leave out what this one contains.
    const game = positions.gameAt(message.position);
    soon(message.id, () => begin(game, message));
  };
}
