import type { AttackRecord, UnitEnd } from '../batch/game-record.ts';

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

/** The figures of one unit while a game is played. */
export class UnitTally {
  end: UnitEnd | undefined;
  dealt = 0;
  taken = 0;
  heat = 0;
  shutdowns = 0;
  falls = 0;
  rollsMade = 0;
  rollsFailed = 0;
  wounds = 0;
  private readonly attackTallies = new Map<string, AttackTally>();
  private readonly mishapPoints = new Map<string, number>();

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
}
