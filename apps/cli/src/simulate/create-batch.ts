import { type Batch, prepareBatch, type SimForce } from '@hexfall/sim';
import type { MechSpec } from '@hexfall/rules';
import { openGround, readBots } from '../battle.ts';
import { type NamedBoard, readNamedBoard } from '../boards.ts';
import { deploy } from '../deploy.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { readWhole, type SimulateOptions } from './options.ts';

const MOST_TURNS = 10_000;

/** The match-up that a user described, checked down to the last hex. */
export function createBatch(a: string, b: string, options: SimulateOptions): Batch {
  const [first, second] = readBots(options.bots);
  const batch = prepareBatch(
    {
      forces: [namedForce(a), namedForce(b)],
      boards: readBoards(options.board),
      profile: options.rules,
      bots: [first!, second!],
      turnLimit: readWhole('--turns', options.turns, 1, MOST_TURNS),
      seed: options.seed,
      swapSides: options.swapSides,
    },
    (board, forces) => deploy(board, forces.map(specsOf)),
  );
  if (!batch.ok) throw new UsageError(batch.errors[0]!.message);
  return batch.value;
}

function readBoards(names: readonly string[] | undefined): NamedBoard[] {
  return names === undefined ? [{ board: openGround(), title: 'open ground' }] : names.map(readNamedBoard);
}

function namedForce(text: string): SimForce {
  const specs = readForce(text);
  if (specs.length === 0) throw new UsageError(`"${text}" names no unit.`);
  return { name: nameOf(specs), units: specs.map(spec => ({ spec })) };
}

/** "Hunchback HBK-4G", "2 Hunchback HBK-4G, Wolverine WVR-6R". */
function nameOf(specs: readonly MechSpec[]): string {
  const counts = new Map<string, number>();
  for (const { name } of specs) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}

function specsOf({ units }: SimForce): MechSpec[] {
  return units.map(({ spec }) => spec);
}
