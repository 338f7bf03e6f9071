import type { Game, MechSpec, OutcomeClasses } from '@hexfall/rules';

type Slot = MechSpec['slots'][number][number];

/*
 * Which slots of a location are alike: it makes no difference to the answers which of them a critical hit strikes. Those of one item,
 * or of one system, always are. In a plan that ends with a phase of fire or blows, so are all whose loss is felt only later.
 */

/** By kinds of the rules' own: the classes that count. */
export class SlotClasses {
  private readonly classes = new Map<readonly number[], readonly number[]>();

  /** With `endsWithPhase`, what is felt only after the phase is one class; not for a unit whose losses are asked for item by item. */
  constructor(game: Game, endsWithPhase: boolean, byItem: ReadonlySet<number>) {
    // Two units of one design may have it under two numbers.
    const apart = new Set([...byItem].map(number => game.specs[number]!.slots));
    for (const mech of game.mechs) {
      const spec = game.specs[mech.spec]!;
      if (!endsWithPhase || apart.has(spec.slots)) continue;
      for (const [location, slots] of spec.slots.entries()) {
        this.classes.set(spec.masks.kinds[location]!, classesIn(spec, slots, spec.masks.kinds[location]!));
      }
    }
  }

  /** Returns the class of each slot. */
  of(kinds: readonly number[]): readonly number[] {
    return this.classes.get(kinds) ?? kinds;
  }

  /** Fills in the alternatives of a choice among slots: one for each class, its first slot for all. */
  alternatives(mask: number, kinds: readonly number[], { rolls, ways }: WritableClasses): void {
    const classes = this.of(kinds);
    rolls.length = 0;
    ways.length = 0;
    const seen: number[] = [];
    let n = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1, n++) {
      const own = classes[31 - Math.clz32(rest & -rest)]!;
      const known = seen.indexOf(own);
      if (known >= 0) ways[known]! += 1;
      else {
        seen.push(own);
        rolls.push(n);
        ways.push(1);
      }
    }
  }
}

export interface WritableClasses extends OutcomeClasses {
  readonly rolls: number[];
  readonly ways: number[];
}

/** The class of all slots whose loss is not felt before the phase is over. */
const FELT_LATER = 100;

function classesIn(spec: MechSpec, slots: readonly Slot[], kinds: readonly number[]): number[] {
  return slots.map((slot, i) => (isFeltLater(spec, slot) ? FELT_LATER : kinds[i]!));
}

/** What is struck in a phase still serves in it, unless its loss has effects at once: on the engine, the gyro, the legs, the pilot, or by exploding. */
function isFeltLater(spec: MechSpec, slot: Slot): boolean {
  switch (slot.kind) {
    case 'sensors':
    case 'lifeSupport':
    case 'shoulder':
    case 'upperArm':
    case 'lowerArm':
    case 'hand':
    case 'heatSink':
      return true;
    case 'jumpJet':
      return spec.jumpJets !== 'prototypeImproved';
    case 'weapon':
      return spec.weapons[slot.item]!.type.explosion === 0 && spec.weapons[slot.item]!.addOn < 0;
    case 'ammo':
      return spec.ammoBins[slot.item]!.explosionPerShot === 0;
    case 'equipment':
      return spec.equipment[slot.item]!.kind !== 'ppcCapacitor';
    default:
      return false;
  }
}
