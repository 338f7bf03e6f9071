import { BOT_NAMES, type BotName, LEVEL_NAMES } from '@hexfall/bots';
import type { MapStyleName } from '@hexfall/data';

/** The settings from which a match is created: plain data, which can be stored and put into an address. */
export interface MatchSettings {
  readonly sides: readonly [MatchSide, MatchSide];
  readonly board: BoardChoice;
  readonly profile: RulesName;
  /** Any text; the same text gives the same dice. If it is empty, the match gets a new seed when it begins. */
  readonly seed: string;
  readonly turnLimit: number;
  /** Whether units stand at the edges of their sides when the game begins, or the players deploy them. */
  readonly deployment: 'placed' | 'deploy';
  /** Whether badly damaged units have to leave the board. */
  readonly withdrawal: boolean;
}

export interface MatchSide {
  readonly player: PlayerKind;
  readonly units: readonly MatchUnit[];
}

export interface MatchUnit {
  /** The name of a unit of the catalogue, or the id of one of the user's own units. */
  readonly unit: string;
  readonly gunnery: number;
  readonly piloting: number;
}

export type BoardChoice =
  | { readonly kind: 'own'; readonly id: string }
  | {
      readonly kind: 'generated';
      readonly style: MapStyleName;
      readonly width: number;
      readonly height: number;
      readonly seed: string;
    }
  | { readonly kind: 'stored'; readonly id: string };

/** Who plays a side. */
export const PLAYER_KINDS = ['human', ...BOT_NAMES] as const;
export type PlayerKind = 'human' | BotName;

/** Bots that are chosen for their style of play rather than for their strength. */
export const OTHER_BOTS: readonly BotName[] = BOT_NAMES.filter(name => !LEVEL_NAMES.some(level => level === name));

export const RULES_NAMES = ['spec', 'canon'] as const;
export type RulesName = (typeof RULES_NAMES)[number];

/** The most units of a side: as many as a page can show and people can play. */
export const MAX_UNITS_OF_SIDE = 12;

/** The most turns of a game, which is a draw after its last turn: far more than any game needs. */
export const MAX_TURN_LIMIT = 999;

/** The skills that a crew can have, from the best to the worst. */
export const SKILLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The default match: two well-known units on each side, of nearly the same Battle Value, on varied ground. */
export const DEFAULT_MATCH: MatchSettings = {
  sides: [
    { player: 'human', units: [average('Hunchback HBK-4G'), average('Phoenix Hawk PXH-1')] },
    { player: 'tactician', units: [average('Shadow Hawk SHD-2H'), average('Vindicator VND-1R')] },
  ],
  board: { kind: 'own', id: 'woods-and-hills' },
  profile: 'spec',
  seed: '',
  turnLimit: 60,
  deployment: 'placed',
  withdrawal: false,
};

function average(unit: string): MatchUnit {
  return { unit, gunnery: 4, piloting: 5 };
}
