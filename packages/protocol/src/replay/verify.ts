import { act, createGame, type Game, type GameEvent, parseProfile, ScriptedDice, startGame } from '@hexfall/rules';
import { ENGINE_VERSION } from '../version.ts';
import { profileHash } from './profile-hash.ts';
import type { Replay, ReplayEntry, ReplayHeader } from './replay.ts';
import { sameJson } from './same.ts';

export type Verdict =
  /** Every order is legal, every event and every hash follows from the seed, up to where the file ends. */
  | { readonly kind: 'proved'; readonly turns: number; readonly finished: boolean }
  /** Something does not follow: in which turn, in which line, and what. */
  | { readonly kind: 'differs'; readonly turn: number; readonly line: number; readonly message: string }
  /** Made by other rules than these: it can be watched, not proved. */
  | { readonly kind: 'unprovable'; readonly message: string };

/**
 * Plays a replay again from its seed and commands, and compares turn by turn.
 *
 * @example
 * ```ts
 * import { readReplay, verifyReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * replay.ok && verifyReplay(replay.value); // => { kind: 'proved', turns: 1, finished: true }
 * ```
 */
export function verifyReplay(replay: Replay): Verdict {
  const foreign = whyUnprovable(replay.header);
  if (foreign !== undefined) return { kind: 'unprovable', message: foreign };
  return new Verification(replay).run();
}

/**
 * Re-simulation is promised for the same version only.
 *
 * @example
 * ```ts
 * import { createHeader, whyUnprovable } from '@hexfall/protocol';
 * import { exampleSetup } from './table.mjs';
 *
 * const header = createHeader(exampleSetup());
 * whyUnprovable(header); // => undefined
 * whyUnprovable({ ...header, engine: '9.9.9' }) === undefined; // => false
 * ```
 */
export function whyUnprovable(header: ReplayHeader): string | undefined {
  const { engine, profile } = header;
  if (engine !== ENGINE_VERSION) {
    return `it was played by engine ${engine} and this is ${ENGINE_VERSION}, so it can be watched but not proved`;
  }
  const known = parseProfile(header.setup.profile);
  if (!known.ok)
    return `its rules are not known here (${known.errors[0]!.message}), so it can be watched but not proved`;
  if (known.value.version === profile.version) return undefined;
  return `it was played by rules version ${profile.version} and this is ${known.value.version}, so it can be watched but not proved`;
}

class Verification {
  private readonly replay: Replay;
  private readonly made: GameEvent[] = [];
  private readonly game: Game;
  /** How many of the events made here the replay has confirmed. */
  private compared = 0;
  private turn = 1;

  constructor(replay: Replay) {
    this.replay = replay;
    const { setup, script } = replay.header;
    const dice = new ScriptedDice();
    for (const { tag, value } of script ?? []) dice.add(tag, value);
    const sink = { push: (event: GameEvent) => this.made.push(event), explains: true };
    const created = createGame(setup, sink, script === undefined ? undefined : dice);
    if (!created.ok) throw new Error(created.errors[0]!.message);
    this.game = created.value;
  }

  run(): Verdict {
    const { header, entries } = this.replay;
    if (profileHash(header.profile) !== header.profileHash)
      return this.differs(1, 'the profile has another hash than stated');
    const trouble = this.play(() => startGame(this.game), 1);
    if (trouble !== undefined) return trouble;
    for (const entry of entries) {
      const difference = entry.event === undefined ? this.order(entry) : this.confirm(entry.event, entry.line);
      if (difference !== undefined) return difference;
    }
    return this.atTheEnd();
  }

  /** A program that was killed leaves a file that ends anywhere, even between the events of one order. */
  private atTheEnd(): Verdict {
    const finished = this.compared === this.made.length && this.game.state.phase === 'over';
    return { kind: 'proved', turns: this.turn, finished };
  }

  private order(entry: ReplayEntry): Verdict | undefined {
    if (this.compared < this.made.length) {
      return this.differs(entry.line, `an order stands where ${this.made[this.compared]!.type} should follow`);
    }
    // What is confirmed is needed no more.
    this.made.length = 0;
    this.compared = 0;
    const command = entry.command!;
    let refused: string | undefined;
    const trouble = this.play(() => {
      const result = act(this.game, command);
      if (!result.ok) refused = result.errors[0]!.message;
    }, entry.line);
    if (trouble !== undefined || refused === undefined) return trouble;
    return this.differs(entry.line, `the order ${command.type} is refused: ${refused}`);
  }

  /** Scripted dice that do not fit what is asked of them say so by throwing. */
  private play(step: () => void, line: number): Verdict | undefined {
    try {
      step();
      return undefined;
    } catch (error) {
      return this.differs(line, error instanceof Error ? error.message : 'the game cannot go on');
    }
  }

  private confirm(event: GameEvent, line: number): Verdict | undefined {
    const made = this.made[this.compared++];
    if (event.type === 'TurnBegan' && made?.type === 'TurnBegan') this.turn = made.turn;
    if (made === undefined) return this.differs(line, `${event.type} stands where an order should follow`);
    if (sameJson(asRecorded(made, event), event)) return undefined;
    if (made.type !== event.type) return this.differs(line, `${event.type} stands where ${made.type} should follow`);
    if (event.type === 'TurnEnded') return this.differs(line, 'the state at the end of the turn has another hash');
    return this.differs(line, `${event.type} has other values than the rules give`);
  }

  private differs(line: number, what: string): Verdict {
    return { kind: 'differs', turn: this.turn, line, message: `turn ${this.turn}, line ${line}: ${what}` };
  }
}

/** Fields that tell more of an event than the first replays did. Where a file lacks them they are not compared. */
const LATER_FIELDS = ['source', 'modifiers'] as const;

/** An event as a file with those fields would state it. */
function asRecorded(made: GameEvent, recorded: GameEvent): object {
  const kept = Object.entries(made).filter(
    ([field]) => Object.hasOwn(recorded, field) || !(LATER_FIELDS as readonly string[]).includes(field),
  );
  return Object.fromEntries(kept);
}
