import { CONDITIONS, FIELD, type Film, type FilmUnit, STATUS_WORDS } from '../src/film/film.ts';
import { button, element } from './element.ts';

/** End of the heat scale. */
const MAX_HEAT = 30;

/** Layout of the armor facings as on a record sheet, row by row, with the rear of the torsos below; -1 is an empty cell. */
const DOLL = [-1, -1, 0, -1, -1, 5, 3, 1, 2, 4, -1, 10, 8, 9, -1, -1, 7, -1, 6, -1];
const CODES = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL', 'CTr', 'RTr', 'LTr'];
const NAMES = ['Head', 'Center torso', 'Right torso', 'Left torso', 'Right arm', 'Left arm', 'Right leg', 'Left leg'];
const REAR = 8;
/** Difference between the index of a torso's rear facing and that of the torso, whose structure it shares. */
const REAR_OFFSET = 7;

/** Shows the state of one unit in detail. Every number explains itself when it is pointed at or tapped. */
export class Card {
  readonly element = element('div', 'card');
  private readonly film: Film;
  private readonly explain: (text: string) => void;

  constructor(film: Film, explain: (text: string) => void) {
    this.film = film;
    this.explain = explain;
    this.element.setAttribute('role', 'group');
    this.element.ariaLabel = 'Unit';
  }

  show(index: number, state: readonly number[]): void {
    const unit = this.film.units[index]!;
    this.element.className = `card ${unit.side === 0 ? 'a' : 'b'}`;
    this.element.classList.toggle('out', state[FIELD.status] !== 0);
    this.element.replaceChildren(
      element('p', 'name', `${unit.mark} ${unit.name}`),
      element('p', 'about', unit.about),
      element('div', 'doll', ...DOLL.map(facing => (facing < 0 ? element('span') : this.cell(unit, facing, state)))),
      this.heat(state),
      this.condition(state),
    );
  }

  /** A number that explains itself. */
  private number(className: string, explanation: string, ...children: (Node | string)[]): HTMLElement {
    const made = button(children, explanation, () => this.explain(explanation));
    made.className = className;
    return made;
  }

  private cell(unit: FilmUnit, facing: number, state: readonly number[]): HTMLElement {
    const location = facing < REAR ? facing : facing - REAR_OFFSET;
    const [armor, structure] = [state[FIELD.armor + facing]!, state[FIELD.structure + location]!];
    const all = unit.armor[facing]! + unit.structure[location]!;
    const place = `${NAMES[location]}${facing < REAR ? '' : ', rear'}`;
    const explanation = `${unit.mark} ${place}: armor ${armor} of ${unit.armor[facing]}, structure ${structure} of ${unit.structure[location]}`;
    const figures = facing < REAR ? `${armor}/${structure}` : String(armor);
    const cell = this.number('', explanation, element('small', '', CODES[facing]!), figures);
    cell.style.setProperty('--left', String(Math.round(((armor + structure) / Math.max(1, all)) * 100)));
    cell.classList.toggle('lost', structure === 0);
    return cell;
  }

  private heat(state: readonly number[]): HTMLElement {
    const heat = state[FIELD.heat]!;
    const effects = this.film.heat.findLast(([from]) => heat >= from)?.[1] ?? '';
    const bar = element('i');
    bar.style.width = `${Math.min(100, (heat / MAX_HEAT) * 100)}%`;
    return this.number('heatbar', `Heat ${heat}: ${effects}`, bar, element('b', '', `heat ${heat}`));
  }

  private condition(state: readonly number[]): HTMLElement {
    const wounds = state[FIELD.wounds]!;
    const words = conditionWords(state);
    const meaning = this.film.wounds[wounds] ?? this.film.wounds.at(-1) ?? '';
    return this.number('state', `${words}; ${meaning}`, words);
  }
}

/** The state of a unit in a few words. */
export function conditionWords(state: readonly number[]): string {
  const fate = STATUS_WORDS[state[FIELD.status]!]!;
  const conditions = CONDITIONS.filter((_, bit) => ((state[FIELD.condition]! >> bit) & 1) === 1);
  const wounds = state[FIELD.wounds]!;
  const hurt = wounds === 0 ? [] : [`${wounds} ${wounds === 1 ? 'wound' : 'wounds'}`];
  return [...(fate === '' ? [] : [fate]), ...conditions, ...hurt].join(', ') || 'fit';
}
