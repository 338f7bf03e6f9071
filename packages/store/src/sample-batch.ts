import { boardOfOwn, builtInMech, DEFAULT_BOARD } from '@hexfall/data';
import { type Batch, prepareBatch } from '@hexfall/sim';

const UNITS = ['HBK-4G', 'WVR-6R'] as const;
const CREW = { gunnery: 4, piloting: 5 };

/** Returns a small match-up whose games are played in a moment. */
export function sampleBatch(profile: string, seed: string, bot = 'tactician'): Batch {
  const specs = UNITS.map(name => builtInMech(name)!);
  const batch = prepareBatch(
    {
      forces: [
        { name: UNITS[0], units: [{ spec: specs[0]! }] },
        { name: UNITS[1], units: [{ spec: specs[1]! }] },
      ],
      boards: [{ title: DEFAULT_BOARD.title, board: boardOfOwn(DEFAULT_BOARD) }],
      profile,
      bots: [bot, bot],
      turnLimit: 20,
      seed,
      swapSides: true,
    },
    () => ({
      specs,
      units: [
        { ...CREW, spec: 0, side: 0, hex: '0804', facing: 3 },
        { ...CREW, spec: 1, side: 1, hex: '0814', facing: 0 },
      ],
    }),
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}
