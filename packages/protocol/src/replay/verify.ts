import { act, createGame, type Game, type GameEvent, parseProfile, startGame } from '@hexfall/rules';
import { createExplainingSink, createScriptedDice } from '../game-parts.ts';
import { type CarryOut, startSealedGame } from '../secrecy/sealed-dice.ts';
import { ENGINE_VERSION } from '../version.ts';
import { hashProfile } from './hash-profile.ts';
import { isSameJson } from './is-same-json.ts';
import type { Replay, ReplayEntry, ReplayHeader } from './replay.ts';

/** What `verifyReplay` found. */
export type Verdict =
  /** Every order is legal, and every event and hash follows from the seed, as far as the file goes. */
  | { readonly kind: 'proved'; readonly turns: number; readonly finished: boolean }
  /** A line does not follow from the seed and the orders before it. */
  | { readonly kind: 'differs'; readonly turn: number; readonly line: number; readonly message: string }
  /** The game was played by a different version of the engine or the rules: it can be watched, but not verified. */
  | { readonly kind: 'unprovable'; readonly message: string };

/**
 * Plays a replay again from its seed and commands, and compares every event and hash.
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
  const reason = whyUnprovable(replay.header);
  if (reason !== undefined) return { kind: 'unprovable', message: reason };
  return new Verification(replay).run();
}

/**
 * Returns why a replay cannot be verified here, or `undefined` if it can: only the same version promises the same game. The
 * reason completes a sentence about the replay.
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
    return `its rules are unknown to this version (${known.errors[0]!.message}), so it can be watched but not proved`;
  if (known.value.version === profile.version) return undefined;
  return `it was played by rules version ${profile.version} and this is ${known.value.version}, so it can be watched but not proved`;
}

class Verification {
  private readonly replay: Replay;
  private readonly game: Game;
  /** Events of the game that is played here, since the last order. */
  private readonly expected: GameEvent[] = [];
  /** How many of them the replay has confirmed. */
  private confirmed = 0;
  private turn = 1;
  private carryOut: CarryOut = act;

  constructor(replay: Replay) {
    this.replay = replay;
    const { setup, script } = replay.header;
    const dice = script === undefined ? undefined : createScriptedDice(script);
    const created = createGame(setup, createExplainingSink(this.expected), dice);
    if (!created.ok) throw new Error(created.errors[0]!.message);
    this.game = created.value;
  }

  run(): Verdict {
    const { header, entries } = this.replay;
    if (hashProfile(header.profile) !== header.profileHash)
      return this.differs(1, 'profileHash is not the hash of the profile');
    const startError = this.play(() => this.start(), 1);
    if (startError !== undefined) return startError;
    for (const entry of entries) {
      const difference = entry.event === undefined ? this.giveOrder(entry) : this.compare(entry.event, entry.line);
      if (difference !== undefined) return difference;
    }
    return this.conclude();
  }

  private start(): void {
    const { dice, setup } = this.replay.header;
    if (dice === 'sealed') this.carryOut = startSealedGame(this.game, setup.seed);
    else startGame(this.game);
  }

  /** The file of a program that was killed may end anywhere, even between the events of one order. */
  private conclude(): Verdict {
    const finished = this.confirmed === this.expected.length && this.game.state.phase === 'over';
    return { kind: 'proved', turns: this.turn, finished };
  }

  private giveOrder(entry: ReplayEntry): Verdict | undefined {
    if (this.confirmed < this.expected.length) {
      return this.differs(entry.line, `an order was found where ${this.expected[this.confirmed]!.type} was expected`);
    }
    this.expected.length = 0;
    this.confirmed = 0;
    const command = entry.command!;
    let refusal: string | undefined;
    const error = this.play(() => {
      const result = this.carryOut(this.game, command);
      if (!result.ok) refusal = result.errors[0]!.message;
    }, entry.line);
    if (error !== undefined || refusal === undefined) return error;
    return this.differs(entry.line, `the order ${command.type} is refused: ${refusal}`);
  }

  /** Runs a step of the game. Scripted dice throw if the game asks for a different roll from the script's. */
  private play(step: () => void, line: number): Verdict | undefined {
    try {
      step();
      return undefined;
    } catch (error) {
      return this.differs(line, error instanceof Error ? error.message : 'the game cannot go on');
    }
  }

  private compare(recorded: GameEvent, line: number): Verdict | undefined {
    const { type } = recorded;
    const expected = this.expected[this.confirmed++];
    if (expected === undefined) return this.differs(line, `${type} was found where an order was expected`);
    if (recorded.type === 'TurnBegan' && expected.type === 'TurnBegan') this.turn = expected.turn;
    if (expected.type !== type) return this.differs(line, `${type} was found where ${expected.type} was expected`);
    const fields = differingFields(expected, recorded);
    if (fields.length === 0) return undefined;
    if (type === 'TurnEnded') return this.differs(line, 'the state at the end of the turn has a different hash');
    return this.differs(line, `${type} does not have the ${fields.join(', ')} that the rules give`);
  }

  private differs(line: number, what: string): Verdict {
    return { kind: 'differs', turn: this.turn, line, message: `turn ${this.turn}, line ${line}: ${what}` };
  }
}

/** Returns the fields in which a recorded event differs from the one that the rules give. */
function differingFields(expected: GameEvent, recorded: GameEvent): string[] {
  const [rules, file] = [expected, recorded] as unknown as [Fields, Fields];
  const names = new Set([...Object.keys(rules), ...Object.keys(file)]);
  return [...names].filter(field => !isSameJson(rules[field], file[field]));
}

type Fields = Readonly<Record<string, unknown>>;
