/** What a test wants to say about a unit file; everything else is a plain 50-ton unit. */
export interface SampleMtf {
  readonly chassis?: string;
  readonly model?: string;
  readonly clanName?: string;
  readonly mass?: string;
  readonly engine?: string;
  /** Lines for the free slots of the left torso. */
  readonly items?: readonly string[];
}

const EMPTY = '-Empty-';
const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const CENTER = [...repeat('Fusion Engine', 3), ...repeat('Gyro', 4), ...repeat('Fusion Engine', 3)];
const HEAD = ['Life Support', 'Sensors', 'Cockpit', EMPTY, 'Sensors', 'Life Support'];

/** The text of a `.mtf` file of our own making. */
export function sampleMtf({ chassis = 'Sample', model = 'SMP-1', clanName, ...unit }: SampleMtf = {}): string {
  const { mass = '50', engine = '200 Fusion Engine', items = [] } = unit;
  return [
    `chassis:${chassis}\nmodel:${model}`,
    ...(clanName === undefined ? [] : [`clanname:${clanName}`]),
    `Config:Biped\ntechbase:Inner Sphere\nera:3025\nmass:${mass}\nengine:${engine}\nstructure:IS Standard`,
    'cockpit:Standard Cockpit\nheat sinks:8 Single\nwalk mp:4\narmor:Standard(Inner Sphere)',
    'LA armor:12\nRA armor:12\nLT armor:14\nRT armor:14\nCT armor:20\nHD armor:9\nLL armor:18\nRL armor:18',
    'RTL armor:4\nRTR armor:4\nRTC armor:6',
    block('Left Arm', [...ARM, 'Medium Laser']),
    block('Right Arm', [...ARM, 'Medium Laser']),
    block('Left Torso', items),
    block('Right Torso', []),
    block('Center Torso', CENTER),
    block('Head', HEAD),
    block('Left Leg', LEG),
    block('Right Leg', LEG),
    '',
  ].join('\n');
}

function block(title: string, slots: readonly string[]): string {
  return [`\n${title}:`, ...slots, ...repeat(EMPTY, 12 - slots.length)].join('\n');
}

function repeat(word: string, count: number): string[] {
  return Array.from({ length: count }, () => word);
}
