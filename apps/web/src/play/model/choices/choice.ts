import { type Command, type Game, type MechId, type MechState, mechOf, refusalOf } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { refusalWords } from '../refusal-words.ts';

/**
 * An order for one unit that is being put together. The choices so far are one value that is never changed, only replaced: undoing returns
 * to an earlier value. Nothing reaches the game before the order is given.
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

  /** The order as chosen so far, legal or not; `undefined` if too little is chosen for an order. */
  abstract get command(): Command | undefined;

  /** The order that `confirm` gives; `undefined` if there is none, or none that is legal. */
  get planned(): Command | undefined {
    return this.refusal === undefined ? this.command : undefined;
  }

  /** Why the order as chosen cannot be given, as a sentence without a full stop. */
  get refusal(): string | undefined {
    if (this.known?.settings !== this.settings) this.known = { settings: this.settings, refusal: this.findRefusal() };
    return this.known.refusal;
  }

  /** Whether there is a choice that can be undone. */
  get canUndo(): boolean {
    return this.history.length > 1;
  }

  /** Undoes the last choice. Returns false if there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.history.pop();
    this.changed();
    return true;
  }

  /** Undoes all choices. Returns false if nothing was chosen. */
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

/** Returns a function that caches the result of `find` for the last key. */
export function remember<K, T>(find: (key: K) => T): (key: K) => T {
  let last: { readonly key: K; readonly value: T } | undefined;
  return key => {
    if (last === undefined || last.key !== key) last = { key, value: find(key) };
    return last.value;
  };
}
