import {
  armorFacing,
  countSlots,
  createGame,
  type DiceRoller,
  engineHits,
  type Game,
  type GameEvent,
  hasRear,
  LOCATIONS,
  type LocationCode,
  type MechSpec,
  type MechState,
  resolveDamage,
  TRANSFER,
} from '@hexfall/rules';
import {
  describeWithReference,
  locationName,
  locationNamed,
  openBoard,
  readOracle,
  readReferenceUnit,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

/** Armor, rear armor if there is any, structure; in one of the files torsos have the order armor, structure, rear. */
type Sheet = Readonly<Record<string, readonly number[]>>;

interface Hit {
  readonly hit: readonly [location: string, rear: boolean | number, points: number];
  readonly state: Sheet;
  readonly pilotHits: number;
  readonly destroyed?: boolean;
  readonly engineHits?: number;
  readonly damageThisPhase?: number;
  readonly rng?: readonly (readonly [max: number, value: number])[];
  readonly crits?: Readonly<Record<string, readonly (readonly [slot: number, state: string, name: string])[]>>;
  readonly psr?: readonly (readonly [modifier: number | string, text: number])[];
}

function standing(spec: MechSpec, dice: DiceRoller, events: GameEvent[]): Game {
  const game = createGame(
    {
      profile: 'canon',
      seed: 'xoshiro128ss:00000001000000020000000300000004',
      board: openBoard(3, 3),
      specs: [spec],
      units: [{ spec: 0, side: 0, hex: '0202', facing: 0, gunnery: 4, piloting: 5 }],
      turnLimit: 1,
    },
    events,
    dice,
  );
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

/**
 * Whether an arm is that of a lost side torso, which keeps its figures in the reference but loses them in our rules.
 */
function isHangingArm(code: LocationCode, state: Sheet, structureAt: number): boolean {
  if (code !== 'LA' && code !== 'RA') return false;
  return state[code === 'LA' ? 'LT' : 'RT']![structureAt] === 0;
}

const FIXED_AT_THREE: DiceRoller = {
  twoD6: () => 6,
  oneD6: () => 3,
  pick: () => 0,
};

describeWithReference('damage agrees with the reference', () => {
  describe('transfer, with every die a three', () => {
    const { data } = readOracle<{ data: readonly { unit: string; seed: number; steps: readonly Hit[] }[] }>(
      'damage_transfer',
    );

    test.each(data.map(sequence => [`${sequence.unit} ${sequence.seed}`, sequence] as const))(
      '%s takes the same damage',
      (_, sequence) => {
        const spec = readReferenceUnit(sequence.unit);
        const game = standing(spec, FIXED_AT_THREE, []);
        const mech = game.state.mechs[0]!;
        for (const [i, step] of sequence.steps.entries()) {
          const [place, rear, points] = step.hit;
          resolveDamage(game, 0, { location: locationNamed(place), rear: Boolean(rear), throughArmor: false }, points);
          for (const [location, at] of LOCATIONS.entries()) {
            if (isHangingArm(at, step.state, 2)) continue;
            const ours = hasRear(location)
              ? [mech.armor[location], mech.armor[armorFacing(location, true)], mech.structure[location]]
              : [mech.armor[location], mech.structure[location]];
            expect(ours, `step ${i} ${at}`).toEqual(step.state[locationName(at, spec)]);
          }
          expect(mech.pilotWounds, `step ${i} pilot`).toBe(step.pilotHits);
          expect(mech.status === 'destroyed', `step ${i} destroyed`).toBe(step.destroyed === true);
        }
      },
    );
  });

  describe('sequences with criticals, rolled as recorded', () => {
    const { cases } = readOracle<{ cases: readonly { unit: string; steps: readonly Hit[] }[] }>(
      'real_damage_sequences',
    );

    test.each(cases.map(sequence => [sequence.unit, sequence] as const))('%s takes the same damage', (_, sequence) => {
      const dice = new RecordedDice();
      const spec = readReferenceUnit(sequence.unit);
      const game = standing(spec, dice, dice.events);
      dice.game = game;
      const mech = game.state.mechs[0]!;
      for (const [i, step] of sequence.steps.entries()) {
        const [place, rear, points] = step.hit;
        dice.load(step.rng!);
        resolveDamage(game, 0, { location: locationNamed(place), rear: Boolean(rear), throughArmor: false }, points);
        for (const [location, at] of LOCATIONS.entries()) {
          if (isHangingArm(at, step.state, 1) || dice.blownOff(location)) continue;
          const ours = hasRear(location)
            ? [mech.armor[location], mech.structure[location], mech.armor[armorFacing(location, true)]]
            : [mech.armor[location], mech.structure[location]];
          expect(ours, `step ${i} ${at}`).toEqual(step.state[locationName(at, spec)]);
        }
        expect(dice.left, `step ${i} dice left`).toBe(0);
        expect(mech.pilotWounds, `step ${i} pilot`).toBe(step.pilotHits);
        expect(engineHits(mech, spec), `step ${i} engine`).toBe(step.engineHits);
        expect(mech.damageThisPhase, `step ${i} damage`).toBe(step.damageThisPhase);
        for (const [location, at] of LOCATIONS.entries()) {
          if (isHangingArm(at, step.state, 1) || dice.blownOff(location)) continue;
          const slots = (step.crits![locationName(at, spec)] ?? [])
            .map(([slot]) => slot)
            .filter(slot => isHittable(spec, location, slot));
          const ours = spec.slots[location]!.flatMap((__, slot) =>
            (mech.slotHits[location]! >> slot) & 1 ? [slot] : [],
          );
          expect(
            ours.filter(slot => isHittable(spec, location, slot)),
            `step ${i} ${at} slots`,
          ).toEqual(slots);
        }
        if (mech.status === 'active') {
          expect(queued(mech), `step ${i} rolls`).toEqual(step.psr!.map(([modifier]) => modifier));
        }
      }
    });
  });
});

function isHittable(spec: MechSpec, location: number, slot: number): boolean {
  return ((spec.masks.hittable[location]! >> slot) & 1) === 1;
}

/** Returns queued rolls as the reference notes them; it counts damage of the phase only when the phase ends. */
function queued(mech: MechState): (number | string)[] {
  return mech.rolls
    .filter(roll => roll.reason !== 'phaseDamage')
    .map(roll => (roll.reason === 'legDestroyed' || roll.reason === 'gyroDestroyed' ? 'autoFail' : roll.modifier));
}

/** Dice with the recorded results. The reference drew a slot among all slots of the location until one could be hit. */
class RecordedDice implements DiceRoller {
  readonly events: GameEvent[] = [];
  game: Game | undefined;
  private numbers: (readonly [max: number, value: number])[] = [];

  load(numbers: readonly (readonly [max: number, value: number])[]): void {
    this.numbers = [...numbers];
  }

  get left(): number {
    return this.numbers.length;
  }

  /** Whether a limb was blown off, which keeps its figures in the reference. */
  blownOff(location: number): boolean {
    return this.events.some(
      event => event.type === 'LocationLost' && event.location === location && event.cause === 'blownOff',
    );
  }

  twoD6(): number {
    return this.next(6) + this.next(6) + 2;
  }

  oneD6(): number {
    return this.next(6) + 1;
  }

  pick(): number {
    const mech = this.game!.state.mechs[0]!;
    const { masks } = this.game!.match.specs[0]!;
    let { location } = this.events.findLast(event => event.type === 'CriticalRolled')!;
    while (masks.hittable[location] === 0) location = TRANSFER[location]!;
    const open = masks.hittable[location]! & ~mech.slotHits[location]!;
    let slot = this.next();
    while ((open & (1 << slot)) === 0) slot = this.next();
    return countSlots(open & ((1 << slot) - 1));
  }

  private next(max?: number): number {
    const number = this.numbers.shift();
    if (number === undefined)
      throw new Error(
        `the record has ended after ${this.events
          .slice(-6)
          .map(event => JSON.stringify(event))
          .join(' ')}`,
      );
    if (max !== undefined && number[0] !== max)
      throw new Error(`the record has a number below ${number[0]}, not ${max}`);
    return number[1];
  }
}
