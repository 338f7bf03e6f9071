import {
  type AttackSource,
  type CollisionRolled,
  type MechId,
  type PhysicalRolled,
  type SourceKind,
  sourceOfRoll,
} from '@hexfall/rules';
import { strikeVerb } from '../words/blow-words.ts';
import { meleeWords } from '../words/cause-words.ts';
import { DamageLine } from './damage-line.ts';
import { type Hit, hitsText, hitText, totalDamage } from './damage-text.ts';
import type { Ledger } from './ledger.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** Blows that deal their damage in one group. */
const SINGLE: ReadonlySet<SourceKind> = new Set<SourceKind>(['punch', 'kick', 'melee']);

/** A blow whose roll has been told, and what is known of it. */
interface Strike {
  readonly source: AttackSource;
  readonly target: MechId;
  readonly head: string;
  readonly hit: boolean;
}

/** Tells of physical attacks and collisions, one line for each blow. All are rolled before the first has an effect. */
export class BlowChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;

  constructor(page: Page, ledger: Ledger) {
    this.page = page;
    this.ledger = ledger;
  }

  readonly tellers: Tellers = {
    PhysicalRolled: event => this.strike(event),
    CollisionRolled: event => this.collide(event),
  };

  private strike(event: PhysicalRolled): OpenLine {
    const { attacker, target, kind, need, roll, hit } = event;
    const { page } = this;
    const means = this.meansText(event);
    const head = `${page.name(attacker)} ${strikeVerb(kind)} ${page.mark(target)}${means}: needs ${need}, rolls ${roll}`;
    return this.tell({ source: sourceOfRoll(event), target, head, hit });
  }

  private collide(event: CollisionRolled): OpenLine {
    const { unit, target, need, roll, hit } = event;
    const head = `${this.page.name(unit)} slides into ${this.page.mark(target)}: needs ${need}, rolls ${roll}`;
    return this.tell({ source: sourceOfRoll(event), target, head, hit });
  }

  private tell(strike: Strike): OpenLine {
    const { source, head, hit } = strike;
    const line = this.page.follow(head);
    const damage = new DamageLine(line, hits => `${head}, ${hit ? this.hitText(strike, hits) : 'misses'}`);
    if (hit) this.ledger.addBlow(source, damage, SINGLE.has(source.kind));
    return line;
  }

  /** What the blow is struck with: an arm, a leg or a melee weapon. */
  private meansText(blow: PhysicalRolled): string {
    const { attacker, kind, limb } = blow;
    if (kind === 'melee') return ` with its ${meleeWords(this.page.names, blow)}`;
    return limb < 0 ? '' : ` with its ${this.page.location(attacker, limb)}`;
  }

  private hitText({ source: { attacker }, target }: Strike, hits: readonly Hit[]): string {
    const received = hits.filter(({ unit }) => unit === target);
    const own = hits.filter(({ unit }) => unit !== target);
    const result =
      received.length === 1
        ? `hits ${hitText(this.page, received[0]!)}`
        : `hits${received.length === 0 ? '' : ` for ${totalDamage(received)} damage: ${hitsText(this.page, received)}`}`;
    if (own.length === 0) return result;
    return `${result}; ${this.page.mark(attacker)} takes ${totalDamage(own)} itself: ${hitsText(this.page, own)}`;
  }
}
