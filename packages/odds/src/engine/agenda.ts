import type { Game, Step } from '@hexfall/rules';

/**
 * Whether the state of a unit may still change, or make a difference: never, only if a roll is queued for it, or possibly in other ways
 * too.
 */
export type Concern = 'none' | 'ifQueued' | 'any';

/** The steps still to be done, as a linked list. Equal lists are one object, so that they can be compared by identity. */
export interface Agenda {
  readonly id: number;
  readonly first: Step;
  readonly rest: Agenda | undefined;
  readonly length: number;
  /** By unit: the most points of damage from outside that may still come. */
  readonly maxDamage: Float64Array;
  /** By unit: whether its state may still change, or make a difference. */
  readonly concern: readonly Concern[];
  /** Whether no prone unit makes a piloting roll whose target number is still to be found. */
  readonly sparesProne: boolean;
  /** All agendas made so far that put one more step before this one. */
  readonly longer: Agenda[];
  readonly numbers: readonly number[];
}

/** Makes agendas, each only once. */
export class Agendas {
  private readonly units: number;
  private readonly last: Agenda[] = [];
  private count = 0;

  constructor(units: number) {
    this.units = units;
  }

  /** Returns the agenda that does these steps before the rest; `undefined` when nothing is left to do. */
  before(game: Game, steps: readonly Step[], rest: Agenda | undefined): Agenda | undefined {
    let agenda = rest;
    for (let i = steps.length - 1; i >= 0; i--) agenda = this.add(game, steps[i]!, agenda);
    return agenda;
  }

  private add(game: Game, first: Step, rest: Agenda | undefined): Agenda {
    const siblings = rest === undefined ? this.last : rest.longer;
    const numbers = first.numbers();
    for (const known of siblings) {
      if (known.first.kind === first.kind && areEqual(known.numbers, numbers)) return known;
    }
    const length = (rest?.length ?? 0) + 1;
    const maxDamage = this.damageToCome(game, first, rest);
    const concern = this.concernOf(first, rest);
    const sparesProne = first.sparesProne === true && (rest?.sparesProne ?? true);
    const id = this.count++;
    const agenda: Agenda = { id, first, rest, length, maxDamage, concern, sparesProne, longer: [], numbers };
    siblings.push(agenda);
    return agenda;
  }

  private concernOf(first: Step, rest: Agenda | undefined): Concern[] {
    return Array.from({ length: this.units }, (_, unit) => {
      const later = rest?.concern[unit] ?? 'none';
      if (!first.concerns(unit)) return later;
      return first.sparesSteady === true && later !== 'any' ? 'ifQueued' : 'any';
    });
  }

  private damageToCome(game: Game, first: Step, rest: Agenda | undefined): Float64Array {
    return Float64Array.from(
      { length: this.units },
      (_, unit) => first.maxDamage(game, unit) + (rest?.maxDamage[unit] ?? 0),
    );
  }
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
