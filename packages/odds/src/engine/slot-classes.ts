import type { EquipmentKind, Game, MechSpec, OutcomeClasses } from '@hexfall/rules';

export type Slot = MechSpec['slots'][number][number];

/*
 * Which slots of a location are alike: it makes no difference to the answers which of them a critical hit strikes. Slots of one item, or of
 * one system, always are. In a plan that ends with a weapons or physical phase, so are all slots whose loss is felt only later, and the
 * actuators of a leg except for its hip.
 */

/** Looks up the classes of a location's slots by the list of kinds that the rules keep for these slots. */
export class SlotClasses {
  private readonly classes = new Map<readonly number[], readonly number[]>();
  /** As `classes`, for a prone unit that makes no piloting roll whose target number is still to be found. */
  private readonly lyingClasses = new Map<readonly number[], readonly number[]>();

  /** The locations in which every slot that can be struck is felt later: how many of them are struck makes no difference. */
  private readonly idle = new Set<readonly number[]>();
  private readonly lyingIdle = new Set<readonly number[]>();

  /**
   * With `endsWithPhase`, all slots whose loss is felt only after the phase form one class, except in the specs of `byItem`, whose losses
   * are asked for item by item.
   */
  constructor(game: Game, endsWithPhase: boolean, byItem: ReadonlySet<number>) {
    // One design may be listed under two numbers.
    const apart = new Set([...byItem].map(number => game.specs[number]!.slots));
    for (const mech of game.mechs) {
      const spec = game.specs[mech.spec]!;
      if (!endsWithPhase || apart.has(spec.slots)) continue;
      for (const [location, slots] of spec.slots.entries()) {
        const kinds = spec.masks.kinds[location]!;
        const classes = classesIn(kinds, slots, slot => isFeltLater(spec, slot));
        const lyingClasses = classesIn(kinds, slots, slot => holdsUpright(slot) || isFeltLater(spec, slot));
        this.classes.set(kinds, classes);
        this.lyingClasses.set(kinds, lyingClasses);
        const hittable = spec.masks.hittable[location]!;
        if (isAllFeltLater(classes, hittable)) this.idle.add(kinds);
        if (isAllFeltLater(lyingClasses, hittable)) this.lyingIdle.add(kinds);
      }
    }
  }

  /** Returns the class of each slot; `lying` says that the unit is prone, and that its ability to stand no longer matters. */
  of(kinds: readonly number[], lying: boolean): readonly number[] {
    return (lying ? this.lyingClasses : this.classes).get(kinds) ?? kinds;
  }

  /**
   * Whether it makes no difference how many slots of a location are struck. This holds only if no question counts critical hits, since a
   * critical hit in a location with nothing left to strike is lost.
   */
  isIdle(kinds: readonly number[], lying: boolean): boolean {
    return (lying ? this.lyingIdle : this.idle).has(kinds);
  }
}

/** Fills in the alternatives of a choice among slots: one for each class, represented by its first slot. */
export function fillAlternatives(mask: number, classes: readonly number[], { rolls, ways }: WritableClasses): void {
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

export interface WritableClasses extends OutcomeClasses {
  readonly rolls: number[];
  readonly ways: number[];
}

/** The class of all slots whose loss is not felt before the phase is over. */
const FELT_LATER = 100;

/** The class of leg actuators whose loss makes piloting rolls equally hard. */
const LEG_ACTUATOR = 101;

function classesIn(kinds: readonly number[], slots: readonly Slot[], feltLater: (slot: Slot) => boolean): number[] {
  return slots.map((slot, i) => {
    if (feltLater(slot)) return FELT_LATER;
    return isLegActuator(slot) ? LEG_ACTUATOR : kinds[i]!;
  });
}

function isAllFeltLater(classes: readonly number[], hittable: number): boolean {
  return classes.every((own, slot) => own === FELT_LATER || (hittable & (1 << slot)) === 0);
}

function isLegActuator({ kind }: Slot): boolean {
  return kind === 'upperLeg' || kind === 'lowerLeg' || kind === 'foot';
}

/** Whether the loss of a slot is felt only in piloting rolls. */
function holdsUpright(slot: Slot): boolean {
  return slot.kind === 'gyro' || slot.kind === 'hip' || isLegActuator(slot);
}

/** Equipment whose loss is felt at once. */
const FELT_AT_ONCE: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>([
  'ppcCapacitor',
  'coolantPod',
  'bPod',
  'harjel',
  'harjelTwo',
  'harjelThree',
  'modularArmor',
  'spikes',
  'blueShield',
  'emergencyCoolant',
]);

/**
 * Whether the loss of a slot is felt only after the phase. What is struck in a phase still serves in it, unless its loss has effects at
 * once: on the engine, the gyro, the legs, the pilot, or by exploding.
 */
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
    case 'weapon':
    case 'ammo':
    case 'equipment':
      return !isFeltAtOnce(spec, slot);
    default:
      return false;
  }
}

/** Whether a slot holds gear that explodes when it is struck, or does something else at once. */
export function isFeltAtOnce(spec: MechSpec, slot: Slot): boolean {
  switch (slot.kind) {
    case 'jumpJet':
      return spec.jumpJets === 'prototypeImproved';
    case 'weapon':
      return spec.weapons[slot.item]!.type.explosion > 0 || spec.weapons[slot.item]!.addOn >= 0;
    case 'ammo':
      return spec.ammoBins[slot.item]!.explosionPerShot > 0;
    case 'equipment':
      return FELT_AT_ONCE.has(spec.equipment[slot.item]!.kind);
    default:
      return false;
  }
}
