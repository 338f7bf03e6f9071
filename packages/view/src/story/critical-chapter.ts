import type { ArmoredSlotStruck, CriticalRolled, MechId, SlotHit, Source } from '@hexfall/rules';
import { slotName } from '../sheet/sheet-words.ts';
import { counted } from '../words/count-words.ts';
import { struckWords } from '../words/critical-words.ts';
import { type Ledger, sourceKey } from './ledger.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** A roll for critical hits, and what they have struck so far. */
interface Criticals {
  /** The location that was rolled for. */
  readonly location: number;
  readonly hits: number;
  readonly struck: string[];
  readonly line: OpenLine;
}

/** Tells of critical hits: one line for each roll that brings any, with what was struck. */
export class CriticalChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;
  /** By unit, location and source: the last roll of this phase. */
  private readonly rolls = new Map<string, Criticals>();

  constructor(page: Page, ledger: Ledger) {
    this.page = page;
    this.ledger = ledger;
  }

  readonly tellers: Tellers = {
    PhaseEnded: () => {
      this.rolls.clear();
      return undefined;
    },
    CriticalRolled: event => this.roll(event),
    SlotHit: event => this.strike(event, this.struckText(event)),
    ArmoredSlotStruck: event => this.strike(event, `${this.slotText(event)} saved by its own armor`),
  };

  private roll({ unit, location, hits, source }: CriticalRolled): OpenLine | undefined {
    if (hits === 0) return undefined;
    const text = `${this.page.mark(unit)} ${this.page.location(unit, location)}, ${countText(hits)} without effect`;
    const line = this.page.detail(text, this.ledger.parentFor(unit, source));
    this.rolls.set(rollKey(unit, location, source), { location, hits, struck: [], line });
    return line;
  }

  private strike(event: SlotHit | ArmoredSlotStruck, what: string): OpenLine | undefined {
    const { unit, location, rolledAt, source } = event;
    const roll = this.rolls.get(rollKey(unit, rolledAt, source));
    if (roll === undefined) return this.strikeAlone(event, what);
    // A critical hit on an empty location moves inward.
    roll.struck.push(roll.location === location ? what : `${what} in the ${this.page.location(unit, location)}`);
    const { line, hits, struck } = roll;
    line.text = `${this.page.mark(unit)} ${this.page.location(unit, roll.location)}, ${countText(hits)}: ${struck.join(', ')}`;
    return line;
  }

  /** A slot that is struck without a roll. Ammunition that heat sets off is told as an explosion. */
  private strikeAlone(event: SlotHit | ArmoredSlotStruck, what: string): OpenLine | undefined {
    const { unit, location, slot, source } = event;
    if (this.page.spec(unit).slots[location]![slot]!.kind === 'ammo') return undefined;
    const text = `${this.page.mark(unit)} ${this.page.location(unit, location)}: ${what}`;
    return this.page.detail(text, this.ledger.parentFor(unit, source));
  }

  private struckText({ unit, location, slot }: SlotHit): string {
    return struckWords(this.page.mech(unit), this.page.spec(unit), location, slot);
  }

  private slotText({ unit, location, slot }: ArmoredSlotStruck): string {
    const spec = this.page.spec(unit);
    return slotName(spec, spec.slots[location]![slot]!);
  }
}

function rollKey(unit: MechId, location: number, source: Source): string {
  return `${location} ${sourceKey(unit, source)}`;
}

function countText(hits: number): string {
  return hits === 1 ? 'critical hit' : counted(hits, 'critical hit');
}
