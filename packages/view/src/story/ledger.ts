import type { MechId, Source, SourceKind } from '@hexfall/rules';
import type { DamageLine } from './damage-line.ts';
import type { OpenLine } from './story-line.ts';

/** A blow that was rolled, and the line that tells of it. */
export interface ToldBlow {
  readonly kind: SourceKind;
  readonly attacker: MechId;
  readonly damage: DamageLine;
  /** Whether it deals all its damage in one group. A further group then belongs to another blow, with the other arm. */
  readonly single: boolean;
}

/** Keeps track of the lines that tell of damage, by its source. */
export class Ledger {
  shot: DamageLine | undefined;
  explosion: DamageLine | undefined;
  fall: DamageLine | undefined;
  private blows: ToldBlow[] = [];
  /** The line that was written last: for events that do not say where they come from. */
  latest: DamageLine | undefined;

  clear(): void {
    this.shot = undefined;
    this.explosion = undefined;
    this.fall = undefined;
    this.blows = [];
    this.latest = undefined;
  }

  addBlow(blow: ToldBlow): void {
    this.blows.push(blow);
    this.latest = blow.damage;
  }

  /** Returns the line that tells of a group of damage, or of the rest of one. */
  lineFor(source: Source | undefined): DamageLine | undefined {
    const found = source === undefined ? this.latest : this.find(source);
    if (found !== undefined) this.latest = found;
    return found;
  }

  /** Returns the line to which a consequence of damage belongs. */
  parentFor(source: Source | undefined): OpenLine | undefined {
    if (source === undefined) return this.latest?.line;
    const own = this.blowsOf(source);
    const struck = own.findLast(({ damage }) => damage.hits.length > 0) ?? own.at(-1);
    return (struck?.damage ?? this.find(source))?.line;
  }

  private find(source: Source): DamageLine | undefined {
    if (source.kind === 'weapon') return this.shot;
    if (source.kind === 'explosion') return this.explosion;
    if (source.kind === 'fall') return this.fall;
    const own = this.blowsOf(source);
    const open = own.find(({ damage }) => damage.isOpen);
    const fresh = own.find(({ single, damage }) => single && damage.hits.length === 0);
    return (open ?? fresh ?? own.at(-1))?.damage;
  }

  private blowsOf(source: Source): ToldBlow[] {
    if (!('attacker' in source)) return [];
    return this.blows.filter(({ kind, attacker }) => kind === source.kind && attacker === source.attacker);
  }
}
