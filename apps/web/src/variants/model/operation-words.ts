import type { DraftOperation } from '@hexfall/data';

/** Returns what an operation does, in a few words: "add PPC", "armor". */
export function operationWords(operation: DraftOperation): string {
  switch (operation.kind) {
    case 'add':
      return `add ${operation.item}`;
    case 'remove':
      return `remove from ${operation.location}`;
    case 'move':
      return `move from ${operation.location} to ${operation.to}`;
    case 'face':
      return operation.rear ? 'face rear' : 'face front';
    default:
      return WORDS[operation.kind];
  }
}

type Plain = Exclude<DraftOperation['kind'], 'add' | 'remove' | 'move' | 'face'>;

const WORDS: Readonly<Record<Plain, string>> = {
  name: 'name',
  year: 'year',
  techBase: 'technology',
  armor: 'armor',
  armorType: 'type of armor',
  structure: 'structure',
  engine: 'engine',
  gyro: 'gyro',
  cockpit: 'cockpit',
  arm: 'arm',
  heatSinks: 'heat sinks',
  jumpJets: 'jump jets',
};
