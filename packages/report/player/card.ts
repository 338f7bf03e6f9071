import { CONDITIONS, FIELD, type Film, type FilmUnit, STATUS_WORDS } from '@hexfall/stage';
import { element } from './element.ts';
import { Figure } from './figure.ts';

/** End of the heat scale. */
const MAX_HEAT = 30;

/** Layout of the armor facings as on a record sheet, row by row, with the rear of the torsos below; -1 is an empty cell. */
const DOLL = [-1, -1, 0, -1, -1, 5, 3, 1, 2, 4, -1, 10, 8, 9, -1, -1, 7, -1, 6, -1];
const CODES = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL', 'CTr', 'RTr', 'LTr'];
const NAMES = ['Head', 'Center torso', 'Right torso', 'Left torso', 'Right arm', 'Left arm', 'Right leg', 'Left leg'];
const REAR = 8;
/** Difference between the index of a torso's rear facing and that of the torso, whose structure it shares. */
const REAR_OFFSET = 7;

/** Shows the state of one unit in detail. Every number explains itself. */
export class Card {
  readonly element: HTMLElement;
  private readonly film: Film;
  private readonly name = element('p', 'name');
  private readonly about: Figure;
  private readonly cells: ReadonlyMap<number, Figure>;
  private readonly heat: Figure;
  private readonly condition: Figure;

  constructor(film: Film, explain: (text: string) => void) {
    this.film = film;
    this.about = new Figure('about', explain);
    this.cells = new Map(DOLL.filter(facing => facing >= 0).map(facing => [facing, new Figure('', explain)]));
    this.heat = new Figure('heatbar', explain);
    this.condition = new Figure('state', explain);
    const doll = DOLL.map(facing => this.cells.get(facing)?.element ?? element('span'));
    this.element = element(
      'div',
      'card',
      this.name,
      this.about.element,
      element('div', 'doll', ...doll),
      this.heat.element,
      this.condition.element,
    );
    this.element.setAttribute('role', 'group');
    this.element.ariaLabel = 'Unit';
  }

  show(index: number, state: readonly number[]): void {
    const unit = this.film.units[index]!;
    this.element.className = `card ${unit.side === 0 ? 'a' : 'b'}`;
    this.name.textContent = `${unit.mark} ${unit.name}`;
    this.about.show(
      `${unit.mark}: ${unit.about}. The crew is gunnery/piloting, the lower the better; BV is the Battle Value with this crew.`,
      unit.about,
    );
    for (const [facing, cell] of this.cells) showFacing(cell, unit, facing, state);
    this.showHeat(state[FIELD.heat]!);
    const [words, wounds] = [conditionWords(state), state[FIELD.wounds]!];
    this.condition.show(`${unit.mark}: ${words}; ${this.film.wounds[wounds] ?? this.film.wounds.at(-1) ?? ''}`, words);
  }

  private showHeat(heat: number): void {
    const effects = this.film.heat.findLast(([from]) => heat >= from)?.[1] ?? '';
    const bar = element('i');
    bar.style.width = `${Math.min(100, (heat / MAX_HEAT) * 100)}%`;
    this.heat.show(`Heat ${heat}: ${effects}`, bar, element('b', '', `heat ${heat}`));
  }
}

function showFacing(cell: Figure, unit: FilmUnit, facing: number, state: readonly number[]): void {
  const location = facing < REAR ? facing : facing - REAR_OFFSET;
  const [armor, structure] = [state[FIELD.armor + facing]!, state[FIELD.structure + location]!];
  const all = unit.armor[facing]! + unit.structure[location]!;
  const place = `${NAMES[location]}${facing < REAR ? '' : ', rear'}`;
  cell.show(
    `${unit.mark} ${place}: armor ${armor} of ${unit.armor[facing]}, structure ${structure} of ${unit.structure[location]}`,
    element('small', '', CODES[facing]!),
    facing < REAR ? `${armor}/${structure}` : String(armor),
  );
  cell.element.style.setProperty('--left', String(Math.round(((armor + structure) / Math.max(1, all)) * 100)));
  cell.element.classList.toggle('lost', structure === 0);
}

/** The state of a unit in a few words. */
export function conditionWords(state: readonly number[]): string {
  const fate = STATUS_WORDS[state[FIELD.status]!]!;
  const conditions = CONDITIONS.filter((_, bit) => ((state[FIELD.condition]! >> bit) & 1) === 1);
  const wounds = state[FIELD.wounds]!;
  const hurt = wounds === 0 ? [] : [`${wounds} ${wounds === 1 ? 'wound' : 'wounds'}`];
  return [...(fate === '' ? [] : [fate]), ...conditions, ...hurt].join(', ') || 'fit';
}
