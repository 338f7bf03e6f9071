import type { GearCounter } from '@hexfall/rules';

/** What a unit's gear does, given the new value of its counter: "empties a coolant pod". */
export function counterWords(counter: GearCounter, value: number): string {
  return WORDS[counter](value);
}

const WORDS: Readonly<Record<GearCounter, (value: number) => string>> = {
  frameShock: value => (value > 0 ? 'is shaken: its frame may be damaged' : 'looks for damage to its frame'),
  engineFlooding: value => (value > 0 ? 'has water in its engine' : 'has its engine out of the water'),
  podsUsed: () => 'empties a coolant pod',
  gearOn: () => 'switches its gear',
  gearNext: () => 'switches its gear from the next turn',
  radicalLevel: value => `has ${value} ${value === 1 ? 'turn' : 'turns'} of strain on its radical heat sinks`,
  radicalRose: value => (value > 0 ? 'strains its radical heat sinks' : 'gives its radical heat sinks a rest'),
  platesLost: () => 'has damage taken by its modular armor',
  toMend: value => (value > 0 ? 'has armor for HarJel to mend' : 'has mended what HarJel can'),
  interference: value => (value > 0 ? 'has its electronics disturbed' : 'has its electronics in order again'),
  discharged: value => (value > 0 ? 'has discharged a pulse weapon' : 'has its pulse weapons ready again'),
  morePlatesLost: () => 'has damage taken by its modular armor',
  shieldsWorn: () => 'takes a hit on its shield',
  blueShieldTurns: value => `has its blue shield at work for ${value} ${value === 1 ? 'turn' : 'turns'}`,
  coolantUses: value => `has used its emergency coolant ${value === 1 ? 'once' : `${value} times`}`,
};
