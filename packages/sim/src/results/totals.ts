import { PHYSICAL_KINDS } from '@hexfall/rules';
import type { GameRecord, UnitEnd, UnitRecord } from '../batch/game-record.ts';
import { HeatCounts } from './turn-sums.ts';

/** Totals of a weapon or kind of attack over all games. */
export interface AttackTotal {
  readonly source: string;
  readonly shots: number;
  readonly hits: number;
  readonly damage: number;
  readonly kills: number;
}

/** How often a unit was destroyed in one particular way. */
export interface EndTotal {
  readonly cause: string;
  readonly source: string;
  /** Whether a unit of the other side did it. */
  readonly byEnemy: boolean;
  readonly count: number;
}

/** Totals of the piloting skill rolls made for one reason. */
export interface RollTotal {
  readonly reason: string;
  readonly made: number;
  readonly failed: number;
}

/** Totals of one unit over all games. */
export class UnitTotals {
  survived = 0;
  /** Games in which it fired no weapon. */
  neverFired = 0;
  /** Whether a unit of the record is on the other side. */
  private readonly isEnemy: (unit: number) => boolean;
  readonly heat = new HeatCounts();
  private readonly rollSums = new Map<string, [number, number]>();
  private readonly criticalSums = new Map<string, number>();
  private readonly attackSums = new Map<string, [number, number, number, number]>();
  private readonly mishapSums = new Map<string, number>();
  private readonly endCounts = new Map<string, { cause: string; source: string; byEnemy: boolean; count: number }>();

  constructor(isEnemy: (unit: number) => boolean) {
    this.isEnemy = isEnemy;
  }

  add(unit: UnitRecord): void {
    this.heat.add(unit.heatByTurn);
    for (const [reason, counts] of Object.entries(unit.rolls)) addTo(this.rollSums, reason, counts);
    for (const [kind, count] of Object.entries(unit.criticals)) {
      this.criticalSums.set(kind, (this.criticalSums.get(kind) ?? 0) + count);
    }
    if (unit.status !== 'destroyed') this.survived++;
    for (const [source, figures] of Object.entries(unit.attacks)) addTo(this.attackSums, source, figures);
    for (const [source, points] of Object.entries(unit.mishaps)) {
      this.mishapSums.set(source, (this.mishapSums.get(source) ?? 0) + points);
    }
    if (!hasFired(unit)) this.neverFired++;
    if (unit.end !== undefined) this.countEnd(unit.end);
  }

  /** Most frequent first. */
  get rolls(): RollTotal[] {
    const totals = [...this.rollSums].map(([reason, [made, failed]]) => ({ reason, made, failed }));
    return totals.sort((a, b) => b.made + b.failed - a.made - a.failed || byText(a.reason, b.reason));
  }

  get criticals(): Record<string, number> {
    return Object.fromEntries([...this.criticalSums].sort(([a], [b]) => byText(a, b)));
  }

  /** Most damage first. */
  get attacks(): AttackTotal[] {
    const totals = [...this.attackSums].map(([source, [shots, hits, damage, kills]]) => ({
      source,
      shots,
      hits,
      damage,
      kills,
    }));
    return totals.sort((a, b) => b.damage - a.damage || byText(a.source, b.source));
  }

  get mishaps(): Record<string, number> {
    return Object.fromEntries([...this.mishapSums].sort(([a], [b]) => byText(a, b)));
  }

  /** Most frequent first. */
  get ends(): EndTotal[] {
    return [...this.endCounts.values()].sort(
      (a, b) => b.count - a.count || byText(a.cause, b.cause) || byText(a.source, b.source),
    );
  }

  private countEnd({ cause, source, by }: UnitEnd): void {
    const byEnemy = this.isEnemy(by);
    const key = `${byEnemy} ${cause} ${source}`;
    const end = this.endCounts.get(key) ?? { cause, source, byEnemy, count: 0 };
    end.count++;
    this.endCounts.set(key, end);
  }
}

/** Everything that is not a blow is a weapon. */
function hasFired({ attacks }: UnitRecord): boolean {
  return Object.entries(attacks).some(([source, [shots]]) => shots > 0 && !BLOWS.has(source));
}

const BLOWS: ReadonlySet<string> = new Set(PHYSICAL_KINDS);

function addTo<T extends number[]>(sums: Map<string, T>, key: string, figures: Readonly<T>): void {
  const sum = sums.get(key);
  if (sum === undefined) sums.set(key, [...figures] as T);
  else for (const [i, figure] of figures.entries()) sum[i]! += figure;
}

export function addGame(totals: readonly UnitTotals[], { units }: GameRecord): void {
  for (const [i, unit] of units.entries()) totals[i]!.add(unit);
}

/** Merges the totals of several units by source, most damage first. */
export function mergeAttacks(lists: readonly (readonly AttackTotal[])[]): AttackTotal[] {
  const merged = new Map<string, AttackTotal>();
  for (const total of lists.flat()) {
    const sum = merged.get(total.source);
    merged.set(total.source, sum === undefined ? total : addAttacks(sum, total));
  }
  return [...merged.values()].sort((a, b) => b.damage - a.damage || byText(a.source, b.source));
}

function addAttacks(a: AttackTotal, b: AttackTotal): AttackTotal {
  return {
    source: a.source,
    shots: a.shots + b.shots,
    hits: a.hits + b.hits,
    damage: a.damage + b.damage,
    kills: a.kills + b.kills,
  };
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
