import { computeLineOfSight, lineOfSight, type Viewpoint } from '@hexfall/hex';
import {
  act,
  apply,
  cloneState,
  type FireCommand,
  type Game,
  type GameEvent,
  type GameState,
  hashState,
  type MechState,
  nextBelow,
  nextInt32,
  passCommand,
  planFire,
  reachable,
  SeededDice,
  startGame,
  stepTable,
  unitsToAct,
} from '@hexfall/rules';
import { muster } from './battle.ts';
import { woodsAndHills } from './board.ts';
import type { Workload } from './measure.ts';

const BOARD = woodsAndHills(16, 17);

/** Eight BattleMechs in two lines. */
function battle(events: GameEvent[]): Game {
  const stands = Array.from({ length: 8 }, (_, i) => ({
    side: i < 4 ? 0 : 1,
    hex: `${String(3 + 3 * (i % 4)).padStart(2, '0')}${i < 4 ? '05' : '12'}`,
    facing: i < 4 ? 3 : 0,
  }));
  return muster(BOARD, stands, events);
}

function dice(): Workload[] {
  const bare = Int32Array.from([1, 2, 3, 4]);
  const words = Int32Array.from([1, 2, 3, 4]);
  const seeded = new SeededDice(words);
  const restart = (target: Int32Array): void => target.set([1, 2, 3, 4]);
  return [
    {
      name: 'generator, 32 bits',
      run: times => {
        restart(bare);
        let sum = 0;
        for (let i = 0; i < times; i++) sum = (sum + nextInt32(bare)) | 0;
        return sum;
      },
    },
    {
      name: 'two dice',
      run: times => {
        restart(words);
        let sum = 0;
        for (let i = 0; i < times; i++) sum += seeded.twoD6('toHit');
        return sum;
      },
    },
  ];
}

/** A few turns of eight units that stand and fire: enough to fill a state and its events. */
function playedBattle(): { start: GameState; end: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const game = battle(events);
  const start = cloneState(game.state);
  startGame(game);
  while (game.state.phase !== 'over') {
    const unit = unitsToAct(game)[0]!;
    const ordered = act(
      game,
      game.state.phase === 'weapons' ? fireFirst(game, unit) : passCommand(game.state.phase, unit.id),
    );
    if (!ordered.ok) throw new Error(ordered.errors[0]!.message);
  }
  return { start, end: game.state, events };
}

/** Fires the first weapon at the first enemy that it can hit. */
function fireFirst(game: Game, mech: MechState): FireCommand {
  const hold: FireCommand = { type: 'fire', unit: mech.id, twist: 0, shots: [] };
  for (const enemy of game.state.mechs) {
    const fire = { ...hold, shots: [{ weapon: 0, target: enemy.id }] };
    if (planFire(game, fire).ok) return fire;
  }
  return hold;
}

function state(): Workload[] {
  const { start, end, events } = playedBattle();
  return [
    {
      name: 'clone, 8 mechs',
      targetNs: 6000,
      run: times => {
        let sum = 0;
        for (let i = 0; i < times; i++) sum += cloneState(end).mechs.length;
        return sum;
      },
    },
    {
      name: 'hash, 8 mechs',
      run: times => {
        let sum = 0;
        for (let i = 0; i < times; i++) sum = (sum + hashState(end)) | 0;
        return sum;
      },
    },
    {
      name: 'apply, per event',
      run: times => {
        let folded = cloneState(start);
        for (let i = 0; i < times; i++) {
          const at = i % events.length;
          if (at === 0) folded = cloneState(start);
          apply(folded, events[at]!);
        }
        return hashState(folded);
      },
    },
  ];
}

function movement(): Workload[] {
  stepTable(BOARD);
  const words = Int32Array.from([5, 6, 7, 8]);
  const starts = Array.from({ length: 64 }, () => ({
    hex: nextBelow(words, BOARD.grid.size),
    elevation: 0,
    facing: nextBelow(words, 6),
  }));
  const workload = (name: string, walkMp: number, runMp: number, compared: Partial<Workload> = {}): Workload => ({
    name,
    ...compared,
    run: times => {
      let sum = 0;
      const options = { mode: 'run', walkMp, runMp, climb: true } as const;
      for (let i = 0; i < times; i++) sum += reachable(BOARD, starts[i & 63]!, options).count;
      return sum;
    },
  });
  return [
    workload('reach, 6 MP', 4, 6, { elsewhereNs: 1_062_000 }),
    workload('reach, 8 MP', 5, 8, { targetNs: 15_000 }),
  ];
}

function sight(): Workload[] {
  const words = Int32Array.from([9, 9, 9, 9]);
  const view = (): Viewpoint => ({ hex: nextBelow(words, BOARD.grid.size), elevation: 0, height: 1 });
  const pairs = Array.from({ length: 1024 }, () => [view(), view()] as const);
  const workload = (name: string, look: typeof lineOfSight, compared: Partial<Workload>): Workload => ({
    name,
    ...compared,
    run: times => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const [from, to] = pairs[i & 1023]!;
        sum = (sum + look(BOARD, from, to)) | 0;
      }
      return sum;
    },
  });
  return [
    workload('line of sight, computed', computeLineOfSight, { targetNs: 300, elsewhereNs: 5000 }),
    workload('line of sight, remembered', lineOfSight, { targetNs: 50 }),
  ];
}

/** What every rule is built on: dice, state, search, sight. */
export function foundationWorkloads(): Workload[] {
  return [...dice(), ...state(), ...movement(), ...sight()];
}
