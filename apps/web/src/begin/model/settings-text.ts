import { AVERAGE_CREW, formatMapText, MAX_UNITS, parseMapText, parseUnitText } from '@hexfall/data';
import {
  type BoardChoice,
  DEFAULT_MATCH,
  MAX_TURN_LIMIT,
  MAX_UNITS_OF_SIDE,
  type MatchSettings,
  type MatchSide,
  type MatchUnit,
  PLAYER_KINDS,
  RULES_NAMES,
} from './match-settings.ts';
import { isOwnId } from './own-ids.ts';

/** The choices of a match in the form that they have in an address. */
export type SettingsQuery = Readonly<Record<string, string>>;

/** Settings that were read from an address, and one sentence for each choice in it that could not be used. */
export interface ReadSettings {
  readonly settings: MatchSettings;
  readonly problems: readonly string[];
}

/**
 * Writes settings into an address. Settings that are the same as in the default match are left out, except for the forces and the board.
 */
export function formatSettings(settings: MatchSettings): SettingsQuery {
  const { sides, board, profile, seed, turnLimit, deployment, withdrawal } = settings;
  const [a, b] = sides;
  const query: Record<string, string> = { a: formatUnits(a.units), b: formatUnits(b.units) };
  if (a.player !== DEFAULT_MATCH.sides[0].player) query['playerA'] = a.player;
  if (b.player !== DEFAULT_MATCH.sides[1].player) query['playerB'] = b.player;
  query['board'] = formatBoardChoice(board);
  if (profile !== DEFAULT_MATCH.profile) query['rules'] = profile;
  if (turnLimit !== DEFAULT_MATCH.turnLimit) query['turns'] = String(turnLimit);
  if (deployment === 'deploy') query['deploy'] = 'yes';
  if (withdrawal) query['withdrawal'] = 'forced';
  if (seed !== '') query['seed'] = seed;
  return query;
}

/**
 * Reads settings from an address, which anybody may have written. Settings that cannot be used are replaced by those of the default match.
 */
export function parseSettings(query: SettingsQuery): ReadSettings {
  const reader = new SettingsReader(query);
  const settings: MatchSettings = {
    sides: [reader.side('a', 'playerA', 0), reader.side('b', 'playerB', 1)],
    board: reader.board('board') ?? DEFAULT_MATCH.board,
    profile: reader.oneOf('rules', RULES_NAMES, DEFAULT_MATCH.profile),
    seed: (query['seed'] ?? '').slice(0, MAX_SEED),
    turnLimit: reader.wholeNumber('turns', MAX_TURN_LIMIT, DEFAULT_MATCH.turnLimit),
    deployment: reader.oneOf('deploy', ['yes', 'no'], 'no') === 'yes' ? 'deploy' : 'placed',
    withdrawal: reader.oneOf('withdrawal', ['forced', 'none'], 'none') === 'forced',
  };
  return { settings, problems: reader.problems };
}

export const MAX_SEED = 200;
const MAX_SHOWN = 60;

/** Reads the choices of an address one by one. */
export class SettingsReader {
  readonly problems: string[] = [];
  private readonly query: SettingsQuery;

  constructor(query: SettingsQuery) {
    this.query = query;
  }

  side(units: string, player: string, index: 0 | 1): MatchSide {
    const usual = DEFAULT_MATCH.sides[index];
    return {
      player: this.oneOf(player, PLAYER_KINDS, usual.player),
      units: this.units(units) ?? usual.units,
    };
  }

  oneOf<T extends string>(key: string, values: readonly T[], usual: T): T {
    const text = this.text(key);
    if (text === undefined) return usual;
    const value = values.find(name => name === text);
    if (value === undefined) this.refuse(key, text, `it must be one of ${values.join(', ')}`);
    return value ?? usual;
  }

  /** Returns a number from 1 to `max`. */
  wholeNumber(key: string, max: number, usual: number): number {
    const text = this.text(key);
    if (text === undefined) return usual;
    const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= max) return value;
    this.refuse(key, text, `it must be a whole number from 1 to ${max}`);
    return usual;
  }

  /** Returns a board, which need not exist; `undefined` if the address names no possible board. */
  board(key: string): BoardChoice | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    if (isOwnId(text)) return { kind: 'stored', id: text };
    const map = parseMapText(text);
    if (map === undefined) return { kind: 'own', id: text };
    if (map.ok) {
      const { style, width, height, seed } = map.value;
      return { kind: 'generated', style, width, height, seed };
    }
    this.refuse(key, text, map.errors[0]!);
    return undefined;
  }

  /** Returns the units of a side from the text of their names; `undefined` if the address names none. */
  units(key: string): readonly MatchUnit[] | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const units: MatchUnit[] = [];
    for (const part of text.split(',').filter(word => word.trim() !== '')) {
      const written = parseUnitText(decodeName(part));
      if (!written.ok) {
        this.problems.push(`Part of the address cannot be used: ${written.errors[0]!}`);
        continue;
      }
      const { count, name, crew = AVERAGE_CREW } = written.value;
      for (let i = 0; i < count; i++) units.push({ unit: name, gunnery: crew.gunnery, piloting: crew.piloting });
    }
    if (units.length > MAX_UNITS_OF_SIDE)
      this.refuse(key, `${units.length} units`, `a side has at most ${MAX_UNITS_OF_SIDE}`);
    return units.slice(0, MAX_UNITS_OF_SIDE);
  }

  text(key: string): string | undefined {
    return Object.hasOwn(this.query, key) ? this.query[key] : undefined;
  }

  private refuse(key: string, text: string, reason: string): void {
    const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    this.problems.push(`Part of the address cannot be used: ${key} is “${shown}”, but ${reason}.`);
  }
}

/** Writes units in the way in which players type them, equal ones together: `2xHunchback HBK-4G@3/4`. */
export function formatUnits(units: readonly MatchUnit[]): string {
  const texts = units.map(({ unit, gunnery, piloting }) => `${encodeName(unit)}@${gunnery}/${piloting}`);
  const parts: string[] = [];
  for (let i = 0; i < texts.length; ) {
    const next = texts.findIndex((text, j) => j > i && text !== texts[i]);
    const count = (next < 0 ? texts.length : next) - i;
    parts.push(count === 1 ? texts[i]! : `${Math.min(count, MAX_UNITS)}x${texts[i]!}`);
    i += count;
  }
  return parts.join(',');
}

export function formatBoardChoice(board: BoardChoice): string {
  return board.kind === 'generated' ? formatMapText(board) : board.id;
}

/** Encodes commas in a name, since commas separate units. */
function encodeName(name: string): string {
  return name.replace(/[%,]/g, sign => (sign === '%' ? '%25' : '%2C'));
}

function decodeName(text: string): string {
  return text.replace(/%25|%2C/g, code => (code === '%25' ? '%' : ','));
}
