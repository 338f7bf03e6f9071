import { type MtfUnit, parseMtf } from '@hexfall/data';
import type { LocationId, MechSpec, Slot } from '@hexfall/rules';

type Place = 'LA' | 'RA' | 'LT' | 'RT' | 'CT' | 'LL' | 'RL';

/** Differences from a plain 50-ton unit. Items listed for a location go into its free slots. */
export interface SampleMtf extends Partial<Record<Place, readonly string[]>> {
  readonly chassis?: string;
  readonly model?: string;
  readonly clanName?: string;
  readonly config?: string;
  readonly techBase?: string;
  readonly mass?: string;
  readonly engine?: string;
  readonly cockpit?: string;
  readonly heatSinks?: string;
  readonly armorType?: string;
  readonly armsWithout?: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
  readonly head?: readonly string[];
  /** Additional header lines. */
  readonly extra?: readonly string[];
}

const EMPTY = '-Empty-';
const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const CENTER = [...repeat('Engine', 3), ...repeat('Gyro', 4), ...repeat('Engine', 3)];
const HEAD = ['Life Support', 'Sensors', 'Cockpit', EMPTY, 'Sensors', 'Life Support'];

/** Text of a `.mtf` file made up for tests. */
export function sampleMtf(unit: SampleMtf = {}): string {
  return [...headerLines(unit), ...slotBlocks(unit), ''].join('\n');
}

/** The unit of a `.mtf` file made up for tests. */
export function loadSampleMtf(unit: SampleMtf = {}): MtfUnit {
  const parsed = parseMtf(sampleMtf(unit), 'sample.mtf');
  if (!parsed.ok) throw new Error(parsed.errors.map(error => error.message).join('\n'));
  return parsed.value;
}

/** Kinds of the slots of a location. */
export function slotKinds(spec: MechSpec, location: LocationId): readonly Slot['kind'][] {
  return spec.slots[location]!.map(slot => slot.kind);
}

function isQuad({ config = 'Biped' }: SampleMtf): boolean {
  return config.startsWith('Quad');
}

function headerLines({ chassis = 'Sample', model = 'SMP-1', clanName, ...unit }: SampleMtf): string[] {
  const { config = 'Biped', techBase = 'Inner Sphere', mass = '50', engine = '200 Fusion Engine(IS)' } = unit;
  const { cockpit = 'Standard Cockpit', heatSinks = '8 Single', armorType = 'Standard(Inner Sphere)' } = unit;
  const [leftArm, rightArm, leftLeg, rightLeg] = isQuad(unit) ? ['FLL', 'FRL', 'RLL', 'RRL'] : ['LA', 'RA', 'LL', 'RL'];
  return [
    `chassis:${chassis}\nmodel:${model}\n`,
    `Config:${config}\ntechbase:${techBase}\nera:3025`,
    `mass:${mass}\nengine:${engine}\nstructure:IS Standard`,
    `cockpit:${cockpit}\nheat sinks:${heatSinks}\nwalk mp:4`,
    ...(clanName === undefined ? [] : [`clanname:${clanName}`]),
    ...(unit.extra ?? []),
    `armor:${armorType}`,
    `${leftArm} armor:15\n${rightArm} armor:14\nLT armor:16\nRT armor:16\nCT armor:20\nHD armor:9`,
    `${leftLeg} armor:19\n${rightLeg} armor:18\nRTL armor:4\nRTR armor:5\nRTC armor:6`,
    'Weapons:2\nMedium Laser, Left Arm\n1 ISLRM15, Left Torso, Ammo:8',
  ];
}

function slotBlocks(unit: SampleMtf): string[] {
  const quad = isQuad(unit);
  return [
    block(quad ? 'Front Left Leg' : 'Left Arm', armParts(unit, 'LA'), unit.LA),
    block(quad ? 'Front Right Leg' : 'Right Arm', armParts(unit, 'RA'), unit.RA),
    block('Left Torso', [], unit.LT),
    block('Right Torso', [], unit.RT),
    block('Center Torso', CENTER, unit.CT),
    block('Head', unit.head ?? HEAD),
    block(quad ? 'Rear Left Leg' : 'Left Leg', LEG, unit.LL),
    block(quad ? 'Rear Right Leg' : 'Right Leg', LEG, unit.RL, 6),
  ];
}

function armParts(unit: SampleMtf, arm: 'LA' | 'RA'): readonly string[] {
  if (isQuad(unit)) return LEG;
  const without = unit.armsWithout?.[arm];
  if (without === 'lowerArm') return ARM.slice(0, 2);
  return without === 'hand' ? ARM.slice(0, 3) : ARM;
}

function block(title: string, fixed: readonly string[], items: readonly string[] = [], size = 12): string {
  return [`\n${title}:`, ...[...fixed, ...items, ...repeat(EMPTY, 12)].slice(0, size)].join('\n');
}

function repeat(word: string, count: number): string[] {
  return Array.from({ length: count }, () => word);
}
