import type { Board } from '@hexfall/hex';
import type { Game, GameState } from '@hexfall/rules';

/** All of a state but its units and its dice. */
type Table = Pick<
  GameState,
  'turn' | 'phase' | 'initiative' | 'order' | 'acted' | 'attacks' | 'terrainChanges' | 'outcome'
>;

interface KnownTable {
  readonly table: Table;
  /** Units with attacks that are declared and not yet resolved. */
  readonly attackers: ReadonlySet<number>;
  /** The board with the changes of its terrain, once somebody has looked at it. */
  readonly board: Board;
  readonly changesSeen: number;
}

/** Every table that has come up, by its number. Most plans see only a few. */
export class Tables {
  private readonly known: KnownTable[] = [];
  private readonly numbers = new Map<string, number>();

  /** Returns the number of the table that a game is at. */
  add(game: Game): number {
    const table = copyTable(game.state);
    const key = JSON.stringify(table);
    const number = this.numbers.get(key) ?? this.known.length;
    if (number < this.known.length) return number;
    this.numbers.set(key, number);
    const attackers = new Set(table.attacks.map(({ attacker }) => attacker));
    this.known.push({ table, attackers, board: game.board, changesSeen: game.changesSeen });
    return number;
  }

  /** Sets a game to a table. */
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
