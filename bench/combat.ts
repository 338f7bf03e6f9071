import {
  aimWeapon,
  CT,
  cloneState,
  createGameOn,
  type Game,
  type GameEvent,
  kickNumber,
  LL,
  LT,
  type MechState,
  onTheSpot,
  RA,
  RT,
  resolveBlow,
  resolveDamage,
  resolveFall,
  rollDeclaredBlow,
  rollPiloting,
  SeededDice,
  sightTarget,
  toHitNumber,
} from '@hexfall/rules';
import { muster, openBoard } from './battle.ts';
import type { Workload } from './measure.ts';

/** A sink that counts every event and keeps none. */
class Counter {
  count = 0;
  last: GameEvent | undefined;

  push(event: GameEvent): void {
    this.count++;
    this.last = event;
  }
}

/** Two adjacent units, and ways to restore them. It writes straight into the state, since this is not play. */
class Stage {
  readonly counter = new Counter();
  readonly game: Game;
  readonly attacker: MechState;
  readonly target: MechState;
  private readonly sound: MechState;

  /** Returns a stage on a copy of the state; `sound` is the undamaged target. */
  constructor({ match, state }: Pick<Game, 'match' | 'state'>, sound: MechState) {
    const copy = cloneState(state);
    this.game = createGameOn(match, copy, new SeededDice(copy.dice), this.counter);
    [this.attacker, this.target] = copy.mechs as [MechState, MechState];
    this.sound = sound;
  }

  /** An arm with little armor on an undamaged side torso: 30 points destroy it, cause critical hits and transfer inward. */
  reattachArm(): void {
    const { target, sound } = this;
    target.armor[RA] = 4;
    target.structure[RA] = sound.structure[RA]!;
    target.slotHits[RA] = 0;
    target.armor[RT] = 20;
    target.damageThisPhase = 0;
    target.rolls = sound.rolls;
  }

  /** Gives the target armor that lasts for the whole stage, and nothing inside that could explode. */
  brace(): void {
    this.target.armor.fill(ENDLESS);
    this.target.ammo.fill(0);
  }

  /** Prepares the target for the next blow: all that a kick leaves on a braced unit is damage and pending rolls. */
  takeStance(): void {
    const { target } = this;
    target.damageThisPhase = 0;
    target.rolls = this.sound.rolls;
    this.attacker.rolls = this.sound.rolls;
  }

  /** Prepares the target for the next fall, which may also hurt the pilot and, through the armor, the torso. */
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

/** More armor than all operations on one stage can remove. */
const ENDLESS = 1_000_000;

/** Operations on one stage. A game does not live longer, and writing to long-lived objects costs more. */
const ON_ONE_STAGE = 1000;

/** Every run has the same units and dice, so that equal checksums mean equal work. */
function openStage(): Stage {
  const stands = [
    { hex: '0302', side: 0, facing: 3 },
    { hex: '0303', side: 1, facing: 0 },
  ];
  const game = muster(openBoard(5, 5), stands, new Counter());
  game.state.dice.set([1, 2, 3, 4]);
  return new Stage(game, game.state.mechs[1]!);
}

/**
 * What `repeat` returns, if anything, goes into the checksum together with the number of events. Each workload has a loop of its
 * own: in a shared loop, the cost of a call that the compiler cannot predict would be measured along with the work.
 */
function workload(name: string, targetNs: number, repeat: (stage: Stage, times: number) => number | void): Workload {
  const opening = openStage();
  const run = (times: number): number => {
    let sum = 0;
    let stage = opening;
    for (let left = times; left > 0; left -= ON_ONE_STAGE) {
      stage = new Stage(stage.game, opening.target);
      sum += (repeat(stage, Math.min(left, ON_ONE_STAGE)) ?? 0) + stage.counter.count;
    }
    return sum;
  };
  return { name, targetNs, run };
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
      for (let i = 0; i < times; i++) {
        sum += toHitNumber(game, aimWeapon(game, sightTarget(game, attacker, target), weapon));
      }
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
        rollPiloting(game, target, { reason: 'kicked', modifier: 0 });
      }
    }),
    workload('fall', 200, (stage, times) => {
      const { game, target } = stage;
      stage.brace();
      for (let i = 0; i < times; i++) {
        stage.getUp();
        resolveFall(game, target, { reason: 'kicked', need: 5 }, onTheSpot(target));
      }
    }),
    workload('kick', 125, (stage, times) => {
      const { game, attacker, target } = stage;
      stage.brace();
      for (let i = 0; i < times; i++) {
        stage.takeStance();
        const need = kickNumber(game, attacker, target, LL);
        resolveBlow(game, rollDeclaredBlow(game, { kind: 'kick', attacker: 0, target: 1, need, limb: LL }));
      }
    }),
  ];
}
