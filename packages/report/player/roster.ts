import type { WatchModel } from '@hexfall/stage';
import { FIELD, type Film, type FilmUnit } from '@hexfall/stage';
import { conditionWords } from './card.ts';
import { element } from './element.ts';

interface Row {
  readonly index: number;
  readonly unit: FilmUnit;
  readonly element: HTMLButtonElement;
  readonly left: HTMLElement;
  readonly words: HTMLElement;
}

/** More units are listed in two columns, one for each side. */
const MAX_IN_ONE_COLUMN = 8;

/** Lists the units of both sides with what is left of them. A click shows a unit in detail. */
export class Roster {
  readonly element: HTMLElement;
  private readonly rows: readonly Row[];

  constructor(model: WatchModel) {
    const { units } = model.film;
    this.rows = units.map((unit, index) => createRow(unit, index, () => model.pin(index)));
    // The units of A come first, even if A is the second side.
    const sides = [0, 1].map(side => {
      const list = element(
        'div',
        'side',
        ...this.rows.filter(({ unit }) => unit.side === side).map(row => row.element),
      );
      list.setAttribute('role', 'group');
      list.ariaLabel = `Units of ${side === 0 ? 'A' : 'B'}`;
      return list;
    });
    this.element = element('div', units.length > MAX_IN_ONE_COLUMN ? 'roster many' : 'roster', ...sides);
  }

  show({ film, units, shownUnit, pinned }: WatchModel): void {
    for (const row of this.rows) {
      const state = units[row.index]!;
      const words = conditionWords(state);
      const left = shareLeft(film, row.index, state);
      row.left.style.width = `${left}%`;
      row.words.textContent = words === 'fit' ? '' : words;
      row.element.title = `${row.unit.name}: ${words}, ${left}% of armor and structure left; ${row.unit.about}`;
      row.element.classList.toggle('out', state[FIELD.status] !== 0);
      row.element.classList.toggle('on', row.index === shownUnit);
      row.element.ariaPressed = String(row.index === pinned);
    }
  }
}

function createRow(unit: FilmUnit, index: number, onClick: () => void): Row {
  const [left, words] = [element('i'), element('small')];
  const row = element(
    'button',
    unit.side === 0 ? 'a' : 'b',
    element('b', '', unit.mark),
    element('span', '', unit.name, ' ', words),
    element('span', 'left', left),
  );
  row.type = 'button';
  row.addEventListener('click', onClick);
  return { index, unit, element: row, left, words };
}

/** Percentage of armor and structure that is left. */
function shareLeft({ units }: Film, index: number, state: readonly number[]): number {
  const { armor, structure } = units[index]!;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return Math.round((sum(state.slice(FIELD.armor)) / Math.max(1, sum(armor) + sum(structure))) * 100);
}
