import { CONDITIONS, FIELD, type FilmUnit, STATUS_WORDS } from '../src/film/film.ts';
import { element } from './element.ts';

/** End of the heat scale. */
const MAX_HEAT = 30;

/** Layout of the armor facings as on a record sheet, row by row, with the rear of the torsos below; -1 is an empty cell. */
const DOLL = [-1, -1, 0, -1, -1, 5, 3, 1, 2, 4, -1, 10, 8, 9, -1, -1, 7, -1, 6, -1];
const CODES = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL', 'CTr', 'RTr', 'LTr'];
const REAR = 8;
/** Difference between the index of a torso's rear facing and that of the torso, whose structure it shares. */
const REAR_OFFSET = 7;

/** Shows the state of one unit. */
export class Card {
  readonly element: HTMLElement;
  private readonly unit: FilmUnit;
  private readonly cells = new Map<number, HTMLElement>();
  private readonly heat = element('i');
  private readonly heatText = element('b');
  private readonly words = element('p', 'state');

  constructor(unit: FilmUnit) {
    this.unit = unit;
    const doll = element('div', 'doll', ...DOLL.map(facing => (facing < 0 ? element('span') : this.cell(facing))));
    this.element = element(
      'div',
      unit.side === 0 ? 'card' : 'card b',
      element('h4', '', `${unit.mark} ${unit.name}`),
      doll,
      element('div', 'heatbar', this.heat, this.heatText),
      this.words,
    );
  }

  show(state: readonly number[]): void {
    for (const [facing, cell] of this.cells) this.showFacing(facing, cell, state);
    const heat = state[FIELD.heat]!;
    this.heat.style.width = `${Math.min(100, (heat / MAX_HEAT) * 100)}%`;
    this.heatText.textContent = `heat ${heat}`;
    const status = STATUS_WORDS[state[FIELD.status]!]!;
    const conditions = CONDITIONS.filter((_, bit) => ((state[FIELD.condition]! >> bit) & 1) === 1);
    const wounds =
      state[FIELD.wounds] === 0 ? [] : [`${state[FIELD.wounds]} ${state[FIELD.wounds] === 1 ? 'wound' : 'wounds'}`];
    this.words.textContent = [...(status === '' ? [] : [status]), ...conditions, ...wounds].join(', ') || 'fit';
    this.element.classList.toggle('out', state[FIELD.status] !== 0);
  }

  private cell(facing: number): HTMLElement {
    const cell = element('div');
    this.cells.set(facing, cell);
    return cell;
  }

  private showFacing(facing: number, cell: HTMLElement, state: readonly number[]): void {
    const location = facing < REAR ? facing : facing - REAR_OFFSET;
    const [armor, structure] = [state[FIELD.armor + facing]!, state[FIELD.structure + location]!];
    const all = this.unit.armor[facing]! + this.unit.structure[location]!;
    cell.replaceChildren(element('small', '', CODES[facing]!), facing < REAR ? `${armor}/${structure}` : String(armor));
    cell.style.setProperty('--left', String(Math.round(((armor + structure) / Math.max(1, all)) * 100)));
    cell.classList.toggle('lost', structure === 0);
    cell.title = `${CODES[facing]}: armor ${armor} of ${this.unit.armor[facing]}, structure ${structure} of ${this.unit.structure[location]}`;
  }
}
