import { builtInMech, sketchBoard } from '@hexfall/data';
import { type GameSetup, type MechSpec, seedFromText } from '@hexfall/rules';

/** The side of the reader, and its unit. */
export const OWN_SIDE = 0;
export const OWN_UNIT = 0;
/** The side of the reader's opponent. */
export const FOE_SIDE = 1;

/** The reader's unit: fast, simple to read, and able to fire more than its heat sinks can bear. */
const OWN_MECH = 'Phoenix Hawk PXH-1';
/** The opponent's unit: slow, so that a beginner can get behind it. */
const FOE_MECH = 'UrbanMech UM-R60';

/** Names of the units of each side. */
export const LESSON_UNITS: readonly (readonly string[])[] = [[OWN_MECH], [FOE_MECH]];

export const LESSON_NAME = 'A first game';

/** Open ground with a few woods and a hill: small enough for a phone. */
const BOARD = `
.  .  w  .  .  .  .  w  .
.  w  .  .  .  .  .  .  .
.  .  .  .  .  .  .  1  .
.  .  .  .  .  .  .  1  1
w  .  .  .  .  .  .  .  .
.  .  .  .  .  .  w  W  .
.  w  .  .  w  .  .  w  .
.  .  .  .  .  .  .  .  .
.  1  .  .  .  .  .  .  .
.  1  1  .  .  .  .  w  .
`;

/**
 * The dice of the lesson. They were found by playing it with many seeds as the coach advises: with this seed, everything that the lesson is
 * to show happens within four turns. A reader who plays differently has different luck, and the coach speaks of that.
 */
const SEED = 'first game 109';

/** Far more turns than are needed to end the game after the lesson. */
const TURN_LIMIT = 40;

/** Returns the game of the lesson: a fresh unit with a good crew, against a damaged one with a bad crew. */
export function lessonSetup(seed = SEED): GameSetup {
  return {
    profile: 'spec',
    seed: seedFromText(seed),
    board: sketchBoard(BOARD),
    specs: [mech(OWN_MECH), mech(FOE_MECH)],
    units: [
      { spec: 0, side: OWN_SIDE, hex: '0510', facing: 0, gunnery: 4, piloting: 5 },
      {
        spec: 1,
        side: FOE_SIDE,
        hex: '0503',
        facing: 3,
        gunnery: 5,
        piloting: 7,
        condition: {
          armor: { CT: 8, RT: 6, LT: 6, RL: 6, LL: 6, CTR: 4, RTR: 3, LTR: 3 },
          ammo: [4],
        },
      },
    ],
    turnLimit: TURN_LIMIT,
  };
}

function mech(name: string): MechSpec {
  const found = builtInMech(name);
  if (found === undefined) throw new Error(`the catalogue has no ${name}`);
  return found;
}
