import type { Board } from '@hexfall/hex';
import type { Game, GameState } from '@hexfall/rules';

/** Everything in a state except its units and its dice. */
type Table = Pick<
  GameState,
  'turn' | 'phase' | 'initiative' | 'order' | 'acted' | 'attacks' | 'terrainChanges' | 'outcome'
>;

interface KnownTable {
  readonly table: Table;
  /** Units with attacks that are declared and not yet resolved. */
  readonly attackers: ReadonlySet<number>;
  /** The board of the game when the table was noted, with its first `changesSeen` changes of terrain. */
  readonly board: Board;
  readonly changesSeen: number;
}

/** Every table that has come up, by its number. Most plans see only a few. */
export class Tables {
  private readonly known: KnownTable[] = [];
  private readonly numbers = new Map<string, number>();
  /** The tables that came up last, one of which is the most likely to come up again. */
  private readonly recent: number[] = [];

  /** Returns the number of a game's present table, which is added if it is new. */
  add(game: Game): number {
    for (const number of this.recent) if (isSame(this.known[number]!.table, game.state)) return number;
    const number = this.find(game);
    this.recent.unshift(number);
    if (this.recent.length > MAX_RECENT) this.recent.pop();
    return number;
  }

  private find(game: Game): number {
    const table = copyTable(game.state);
    const key = JSON.stringify(table);
    const number = this.numbers.get(key) ?? this.known.length;
    if (number < this.known.length) return number;
    this.numbers.set(key, number);
    const attackers = new Set(table.attacks.map(({ attacker }) => attacker));
    this.known.push({ table, attackers, board: game.board, changesSeen: game.changesSeen });
    return number;
  }

  /** Gives a game the table with that number. */
  restore(game: Game, number: number): void {
    const { table, board, changesSeen } = this.known[number]!;
    Object.assign(game.state, copyTable(table));
    if (game.board !== board) game.groundModifiers = undefined;
    game.board = board;
    game.changesSeen = changesSeen;
  }

  /** Whether any attacks are declared and not yet resolved. */
  hasAttacks(number: number): boolean {
    return this.known[number]!.attackers.size > 0;
  }

  /** Whether attacks of a unit are declared and not yet resolved. */
  hasAttacksOf(number: number, unit: number): boolean {
    return this.known[number]!.attackers.has(unit);
  }
}

const MAX_RECENT = 4;

/** Whether two tables consist of the same objects, which is quick to check. Tables that do not may still have equal contents. */
function isSame(a: Table, b: Table): boolean {
  return (
    a.turn === b.turn &&
    a.phase === b.phase &&
    a.acted === b.acted &&
    a.outcome === b.outcome &&
    haveSameParts(a.attacks, b.attacks) &&
    haveSameParts(a.order, b.order) &&
    haveSameParts(a.initiative, b.initiative) &&
    haveSameParts(a.terrainChanges, b.terrainChanges)
  );
}

function haveSameParts(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function copyTable(table: Table): Table {
  return {
    turn: table.turn,
    phase: table.phase,
    initiative: table.initiative.slice(),
    order: table.order.slice(),
    acted: table.acted,
    attacks: table.attacks.slice(),
    terrainChanges: table.terrainChanges.slice(),
    outcome: table.outcome,
  };
}
