import type { DamageApplied, Exploded, LocationLost, UnitDestroyed } from '@hexfall/rules';
import { formatEvent } from '../event-text.ts';
import { fedWeapon, slotName } from '../sheet/sheet-words.ts';
import { destructionWords, sourcePhrase } from '../words/cause-words.ts';
import { counted } from '../words/count-words.ts';
import { DamageLine } from './damage-line.ts';
import { courseText, hitsText } from './damage-text.ts';
import { type Ledger, sourceKey } from './ledger.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** Tells of damage, and of explosions, lost locations and destroyed units. */
export class DamageChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;
  /** Damage that no attack, fall or explosion accounts for. */
  private readonly mishaps = new Map<string, DamageLine>();

  constructor(page: Page, ledger: Ledger) {
    this.page = page;
    this.ledger = ledger;
  }

  readonly tellers: Tellers = {
    PhaseEnded: () => {
      this.mishaps.clear();
      return undefined;
    },
    DamageApplied: event => (this.ledger.lineFor(event.unit, event.source) ?? this.mishapLine(event)).take(event),
    Exploded: event => this.explode(event),
    LocationLost: event => this.lose(event),
    HullBreached: event =>
      this.page.detail(formatEvent(event, this.page.names), this.ledger.parentFor(event.unit, event.source)),
    UnitDestroyed: event => this.destroy(event),
  };

  private mishapLine({ unit, source }: DamageApplied): DamageLine {
    const told = this.mishaps.get(sourceKey(unit, source));
    if (told !== undefined) return told;
    const { page } = this;
    const line = page.follow('');
    // Damage of kind `other` has no source in the game: a tool has dealt it.
    const cause = source.kind === 'other' ? '' : ` from ${sourcePhrase(source, page.names)}`;
    const damage = new DamageLine(line, hits => `${page.name(unit)} takes damage${cause}: ${hitsText(page, hits)}`);
    this.mishaps.set(sourceKey(unit, source), damage);
    return damage;
  }

  private explode({ unit, location, slot, damage, bin, source }: Exploded): OpenLine {
    const { page } = this;
    const spec = page.spec(unit);
    const where = page.location(unit, location);
    const points = counted(damage, 'point');
    const head =
      bin < 0
        ? `${page.mark(unit)}: ${slotName(spec, spec.slots[location]![slot]!)} explodes in the ${where}, ${points}`
        : `${page.mark(unit)}: ammunition explosion in the ${where}: ${fedWeapon(spec, bin)}, ${points}`;
    const line = page.detail(head, this.ledger.parentFor(unit, source));
    const told = new DamageLine(line, hits => [head, ...hits.map(hit => courseText(page, hit))].join('; '));
    this.ledger.open(unit, { kind: 'explosion', location, slot, setOffBy: source }, told);
    return line;
  }

  /** That a location is destroyed is told with the damage that did it. */
  private lose({ unit, location, cause, source }: LocationLost): OpenLine | undefined {
    if (cause === 'destroyed') return undefined;
    const { page } = this;
    const where = page.location(unit, location);
    const text =
      cause === 'blownOff'
        ? `${page.mark(unit)}: ${where} blown off`
        : `${page.mark(unit)} loses its ${where} with the side torso`;
    return page.detail(text, this.ledger.parentFor(unit, source));
  }

  private destroy({ unit, cause, source }: UnitDestroyed): OpenLine {
    const { page } = this;
    const text = `${page.name(unit)} is destroyed: ${destructionWords(cause)} (${sourcePhrase(source, page.names)})`;
    return page.detail(text, this.ledger.parentFor(unit, source));
  }
}
