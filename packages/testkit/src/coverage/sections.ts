import { WEAPONS } from '@hexfall/data';
import { LAYERS } from '@hexfall/hex';
import {
  ACTUATORS,
  ARMOR_FACINGS,
  ATTACK_KINDS,
  COMMAND_TYPES,
  type Command,
  DESTRUCTION_CAUSES,
  DISPLACEMENTS,
  EQUIPMENT_KINDS,
  GUIDANCES,
  HEAT_ROLLS,
  LOCATIONS,
  MOVE_MODES,
  MOVE_STEPS,
  MUNITIONS,
  PILOT_HIT_CAUSES,
  ROLL_REASONS,
  ROLL_TAGS,
  type Shot,
  type Slot,
  SYSTEM_SLOTS,
} from '@hexfall/rules';
import { EVENT_TYPES } from '@hexfall/view';
import type { CoverageSection } from './coverage.ts';
import { WORKING_GEAR } from './gear-at-work.ts';

type KeysOf<T> = T extends T ? keyof T : never;
type Choice = Exclude<KeysOf<Command> | keyof Shot, 'type' | 'unit'>;

/** The fields of orders. Omitting one here is a compile error. */
const CHOICES: Readonly<Record<Choice, true>> = {
  mode: true,
  steps: true,
  climb: true,
  masc: true,
  supercharger: true,
  reckless: true,
  swim: true,
  unjam: true,
  to: true,
  facing: true,
  target: true,
  approach: true,
  twist: true,
  flipArms: true,
  capacitors: true,
  stealth: true,
  dump: true,
  switches: true,
  hex: true,
  elevation: true,
  shots: true,
  buildings: true,
  arms: true,
  leg: true,
  item: true,
  aim: true,
  weapon: true,
  rate: true,
  bin: true,
  heat: true,
  spotter: true,
};

type OtherSlot = Exclude<Slot['kind'], (typeof SYSTEM_SLOTS)[number] | (typeof ACTUATORS)[number] | 'empty' | 'filler'>;

/** Kinds of slots that can be hit, other than systems and actuators. */
const OTHER_SLOTS: Readonly<Record<OtherSlot, true>> = {
  weapon: true,
  ammo: true,
  equipment: true,
  heatSink: true,
  jumpJet: true,
};

/** Everything that random play should cover, from the lists of the code. */
export const COVERAGE_SECTIONS: readonly CoverageSection[] = [
  { name: 'command', all: COMMAND_TYPES },
  { name: 'choice', all: Object.keys(CHOICES) },
  { name: 'step', all: MOVE_STEPS },
  { name: 'event', all: EVENT_TYPES },
  { name: 'roll', all: ROLL_TAGS },
  { name: 'piloting roll', all: ROLL_REASONS },
  { name: 'heat roll', all: HEAT_ROLLS },
  { name: 'attack', all: ATTACK_KINDS },
  { name: 'weapon fired', all: WEAPONS.map(({ type }) => type.id) },
  { name: 'munition fired', all: MUNITIONS },
  { name: 'guidance fired', all: GUIDANCES },
  { name: 'armor struck', all: ARMOR_FACINGS },
  { name: 'location lost', all: LOCATIONS },
  { name: 'slot struck', all: [...SYSTEM_SLOTS, ...ACTUATORS, ...Object.keys(OTHER_SLOTS)] },
  { name: 'equipment struck', all: EQUIPMENT_KINDS },
  { name: 'gear at work', all: WORKING_GEAR },
  { name: 'terrain entered', all: LAYERS },
  { name: 'movement', all: MOVE_MODES },
  { name: 'displacement', all: DISPLACEMENTS },
  { name: 'wound', all: PILOT_HIT_CAUSES },
  { name: 'end of a unit', all: DESTRUCTION_CAUSES },
];
