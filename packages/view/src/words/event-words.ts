import type { Side } from '@hexfall/hex';
import type { Displacement, HeatRoll, LocationLost, MoveMode, Phase } from '@hexfall/rules';

export const PHASE_TITLES: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative phase',
  deployment: 'Deployment phase',
  movement: 'Movement phase',
  weapons: 'Weapon attack phase',
  physical: 'Physical attack phase',
  heat: 'Heat phase',
  end: 'End phase',
  over: 'End of the game',
};

export const MOVED_WORDS: Readonly<Record<MoveMode, string>> = {
  undecided: 'has not moved',
  stationary: 'stays where it is',
  walk: 'has walked',
  run: 'has run',
  jump: 'has jumped',
  crawl: 'has crawled',
  skid: 'has skidded',
};

export const BOOSTER_WORDS = { masc: 'MASC', supercharger: 'supercharger' } as const;

export const LOSS_WORDS: Readonly<Record<LocationLost['cause'], string>> = {
  blownOff: 'blown off',
  withSideTorso: 'lost with its side torso',
  destroyed: 'destroyed',
};

/** The side on which a unit comes down. */
export const FALL_SIDES: Readonly<Record<Side, string>> = {
  front: 'front',
  right: 'right side',
  rear: 'back',
  left: 'left side',
};

/** How a unit gets into another hex, with the preposition before the hex. */
export const DISPLACED_WORDS: Readonly<Record<Displacement, string>> = {
  forced: 'is driven back to',
  followed: 'follows into',
  slipped: 'runs past into',
  dodged: 'dodges into',
  sidestepped: 'steps aside into',
  cameDown: 'comes down in',
  skidded: 'skids to',
  dropped: 'drops to',
};

/** What a roll against heat is about. */
export const HEAT_ROLL_WORDS: Readonly<Record<HeatRoll, string>> = {
  shutdown: 'avoid shutdown',
  restart: 'restart',
  ammoExplosion: 'avoid ammunition explosion',
};

/** What happens after a roll against heat that succeeds, and after one that fails. */
export const HEAT_ROLLED_WORDS: Readonly<Record<HeatRoll, readonly [passed: string, failed: string]>> = {
  shutdown: ['keeps running', 'fails'],
  restart: ['succeeds', 'stays shut down'],
  ammoExplosion: ['avoided', 'fails'],
};
