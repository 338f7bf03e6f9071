import type { RollReason, Slot } from '@hexfall/rules';
import type { AttackRecord, RollRecord, UnitEnd } from '../batch/game-record.ts';

class AttackTally {
  damage = 0;
  kills = 0;
  private shots = 0;
  private hits = 0;

  count(hit: boolean): void {
    this.shots++;
    if (hit) this.hits++;
  }

  record(): AttackRecord {
    return [this.shots, this.hits, this.damage, this.kills];
  }
}

/** Stands for the heat of a unit that was not in play at the end of a turn. */
const NOT_THERE = -1;

/** The figures of one unit while a game is played. */
export class UnitTally {
  end: UnitEnd | undefined;
  dealt = 0;
  taken = 0;
  heat = 0;
  shutdowns = 0;
  falls = 0;
  wounds = 0;
  readonly dealtByTurn: number[] = [];
  readonly heatByTurn: number[] = [];
  private readonly attackTallies = new Map<string, AttackTally>();
  private readonly mishapPoints = new Map<string, number>();
  private readonly rollCounts = new Map<RollReason, [number, number]>();
  private readonly criticalCounts = new Map<Slot['kind'], number>();

  beginTurn(): void {
    this.dealtByTurn.push(0);
    this.heatByTurn.push(NOT_THERE);
  }

  deal(points: number): void {
    this.dealt += points;
    this.dealtByTurn[this.dealtByTurn.length - 1]! += points;
  }

  settleHeat(heat: number): void {
    this.heat = Math.max(this.heat, heat);
    this.heatByTurn[this.heatByTurn.length - 1] = heat;
  }

  roll(reason: RollReason, passed: boolean): void {
    let counts = this.rollCounts.get(reason);
    if (counts === undefined) this.rollCounts.set(reason, (counts = [0, 0]));
    counts[passed ? 0 : 1]++;
  }

  strike(kind: Slot['kind']): void {
    this.criticalCounts.set(kind, (this.criticalCounts.get(kind) ?? 0) + 1);
  }

  attack(source: string): AttackTally {
    let tally = this.attackTallies.get(source);
    if (tally === undefined) this.attackTallies.set(source, (tally = new AttackTally()));
    return tally;
  }

  suffer(source: string, points: number): void {
    this.mishapPoints.set(source, (this.mishapPoints.get(source) ?? 0) + points);
  }

  get attacks(): Record<string, AttackRecord> {
    return Object.fromEntries([...this.attackTallies].map(([source, tally]) => [source, tally.record()]));
  }

  get mishaps(): Record<string, number> {
    return Object.fromEntries(this.mishapPoints);
  }

  get rolls(): Partial<Record<RollReason, RollRecord>> {
    return Object.fromEntries(this.rollCounts);
  }

  get criticals(): Partial<Record<Slot['kind'], number>> {
    return Object.fromEntries(this.criticalCounts);
  }
}
