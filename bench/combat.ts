import {
  CT,
  type Game,
  type GameEvent,
  kickNumber,
  LL,
  LT,
  type MechState,
  onTheSpot,
  pilotingNumber,
  resolveDamage,
  resolveFall,
  resolveStrike,
  RA,
  RT,
  rollCloseAttack,
  rollPiloting,
  toHitNumber,
} from '@hexfall/rules';
import { muster, openBoard } from './battle.ts';
import type { Workload } from './measure.ts';

/** A sink that takes every event in: they are made and seen, not kept. */
class Counter {
  count = 0;
  last: GameEvent | undefined;

  push(event: GameEvent): void {
    this.count++;
    this.last = event;
  }
}

/** Two units next to each other, and a way back to how they were. */
class Stage {
  readonly counter = new Counter();
  readonly game: Game;
  readonly target: MechState;
  readonly attacker: MechState;
  private readonly armor: readonly number[];
  private readonly structure: readonly number[];
  private readonly noRolls: MechState['rolls'];

  constructor() {
    const stands = [
      { hex: '0302', side: 0, facing: 3 },
      { hex: '0303', side: 1, facing: 0 },
    ];
    this.game = muster(openBoard(5, 5), stands, this.counter);
    [this.attacker, this.target] = this.game.state.mechs as [MechState, MechState];
    this.armor = [...this.target.armor];
    this.structure = [...this.target.structure];
    this.noRolls = this.target.rolls;
  }

  /** The dice as they were at the start, so that the checksum is of equal work. */
  restart(): void {
    this.game.state.dice.set([1, 2, 3, 4]);
    this.counter.count = 0;
    this.mend();
  }

  /** Makes the target whole again: written straight into the state, since this is not play. */
  mend(): void {
    const { target, armor, structure } = this;
    for (let i = 0; i < armor.length; i++) target.armor[i] = armor[i]!;
    for (let i = 0; i < structure.length; i++) {
      target.structure[i] = structure[i]!;
      target.slotHits[i] = 0;
    }
    target.ammo[0] = 20;
    target.ammo[1] = 15;
    target.status = 'active';
    target.pilot = 'awake';
    target.pilotWounds = 0;
    target.damageThisPhase = 0;
    target.prone = false;
    target.facing = 0;
    target.rolls = this.noRolls;
  }

  /** An arm with little armor on a fresh side torso: 30 points destroy it, roll criticals and go on inward. */
  reattachArm(): void {
    const { target, structure } = this;
    target.armor[RA] = 4;
    target.structure[RA] = structure[RA]!;
    target.slotHits[RA] = 0;
    target.armor[RT] = 20;
    target.damageThisPhase = 0;
    target.rolls = this.noRolls;
  }

  /** Ready for the next blow, behind armor that never gives out: all that a kick leaves is damage and waiting rolls. */
  takeStance(): void {
    const { target } = this;
    if (target.armor[CT]! < ENDLESS / 2) target.armor.fill(ENDLESS);
    target.damageThisPhase = 0;
    target.rolls = this.noRolls;
    this.attacker.rolls = this.noRolls;
  }

  /** The same after a fall, which may also hurt the pilot and, through the armor, the torso. */
  getUp(): void {
    const { target } = this;
    this.takeStance();
    target.status = 'active';
    target.pilot = 'awake';
    target.pilotWounds = 0;
    target.prone = false;
    target.slotHits[CT] = 0;
    target.slotHits[RT] = 0;
    target.slotHits[LT] = 0;
  }
}

/** More armor than a run of the benchmark can take off. */
const ENDLESS = 1_000_000_000;

/**
 * What `repeat` answers, if anything, goes into the checksum beside the number of events. Each workload has a loop of its
 * own: one loop for all would measure a call that the compiler cannot foresee along with the work.
 */
function workload(name: string, targetNs: number, repeat: (stage: Stage, times: number) => number | void): Workload {
  const stage = new Stage();
  return {
    name,
    targetNs,
    run: times => {
      stage.restart();
      const sum = repeat(stage, times) ?? 0;
      return stage.counter.count + sum;
    },
  };
}

const CENTER = { location: CT, rear: false, throughArmor: false };
const ARM = { location: RA, rear: false, throughArmor: false };

/** What a shot, a hit, a roll, a fall and a kick cost, events included. */
export function combatWorkloads(): Workload[] {
  return [...hits(), ...mishaps()];
}

function hits(): Workload[] {
  return [
    workload('to-hit number', 250, ({ game, attacker, target }, times) => {
      const weapon = game.match.specs[0]!.weapons[0]!;
      let sum = 0;
      for (let i = 0; i < times; i++) sum += toHitNumber(game, attacker, target, weapon);
      return sum;
    }),
    workload('damage, armor only', 100, ({ game, target }, times) => {
      for (let i = 0; i < times; i++) {
        target.armor[CT] = 20;
        target.damageThisPhase = 0;
        resolveDamage(game, 1, CENTER, 5);
      }
    }),
    workload('damage, 30 points through an arm', 400, (stage, times) => {
      for (let i = 0; i < times; i++) {
        stage.reattachArm();
        resolveDamage(stage.game, 1, ARM, 30);
      }
    }),
  ];
}

function mishaps(): Workload[] {
  return [
    workload('piloting roll', 100, ({ game, target }, times) => {
      for (let i = 0; i < times; i++) {
        rollPiloting(game, target, 'kicked', pilotingNumber(game, target, 'kicked', 0));
      }
    }),
    workload('fall', 200, (stage, times) => {
      const { game, target } = stage;
      for (let i = 0; i < times; i++) {
        stage.getUp();
        resolveFall(game, target, { reason: 'kicked', need: 5 }, onTheSpot(target));
      }
    }),
    workload('kick', 125, (stage, times) => {
      const { game, attacker, target } = stage;
      for (let i = 0; i < times; i++) {
        stage.takeStance();
        const need = kickNumber(game, attacker, target, LL);
        resolveStrike(game, rollCloseAttack(game, { kind: 'kick', attacker: 0, target: 1, need, limb: LL }));
      }
    }),
  ];
}
