import { type Command, type Game, type MechId, type MechState, mechOf, refusalOf } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { refusalWords } from '../refusal-words.ts';

/**
 * An order that is being put together for one unit. What was chosen is one value that is never changed, only replaced: taking back
 * is going back to an earlier one. Nothing reaches the game before the order is given.
 */
export abstract class Choice<S extends object> extends Model {
  readonly game: Game;
  readonly unit: MechId;
  private readonly history: S[];
  private known: { readonly settings: S; readonly refusal: string | undefined } | undefined;

  constructor(game: Game, unit: MechId, settings: S) {
    super();
    this.game = game;
    this.unit = unit;
    this.history = [settings];
  }

  /** The order as chosen so far, legal or not; `undefined` while there is too little for an order. */
  abstract get command(): Command | undefined;

  /** The order that `confirm` gives; `undefined` while there is none, or none that is legal. */
  get planned(): Command | undefined {
    return this.refusal === undefined ? this.command : undefined;
  }

  /** Why the order as chosen cannot be given, as a sentence without a full stop. */
  get refusal(): string | undefined {
    if (this.known?.settings !== this.settings) this.known = { settings: this.settings, refusal: this.findRefusal() };
    return this.known.refusal;
  }

  /** Whether anything was chosen that can be taken back. */
  get canUndo(): boolean {
    return this.history.length > 1;
  }

  /** Takes the last choice back. Returns false if there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.history.pop();
    this.changed();
    return true;
  }

  /** Takes everything back. Returns false if nothing was chosen. */
  reset(): boolean {
    if (!this.canUndo) return false;
    this.history.length = 1;
    this.changed();
    return true;
  }

  get mech(): MechState {
    return mechOf(this.game, this.unit);
  }

  protected get settings(): S {
    return this.history.at(-1)!;
  }

  /** Makes a choice. */
  protected choose(change: Partial<S>): void {
    const next = { ...this.settings, ...change };
    this.history.push(next);
    this.changed();
  }

  private findRefusal(): string | undefined {
    const { command } = this;
    const refusal = command === undefined ? undefined : refusalOf(this.game, command);
    return refusal === undefined ? undefined : refusalWords(refusal);
  }
}

/** Keeps what was found out for the last key, until it is asked with another. */
export function remember<K, T>(find: (key: K) => T): (key: K) => T {
  let last: { readonly key: K; readonly value: T } | undefined;
  return key => {
    if (last === undefined || last.key !== key) last = { key, value: find(key) };
    return last.value;
  };
}
