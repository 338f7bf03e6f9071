import { FIELD, type Film } from '../src/film/film.ts';
import { svgElement } from './element.ts';
import type { Projector } from './projector.ts';

const PRONE = 1;
/** Value of `status`. */
const DESTROYED = 1;

/** Shows the board with its units. */
export class Field {
  readonly svg: SVGSVGElement;
  private readonly layer: SVGGElement;
  private readonly markers: readonly SVGGElement[];
  private readonly changes: readonly { readonly step: number; readonly ring: SVGElement }[];
  private shot: SVGLineElement | undefined;

  constructor(film: Film) {
    const boards = [...document.querySelectorAll<HTMLTemplateElement>('template.film-board')];
    const template = boards.find(board => board.dataset['board'] === String(film.board))!;
    this.svg = (template.content.cloneNode(true) as DocumentFragment).querySelector('svg')!;
    const holder = svgElement('g', {});
    // This markup comes from our own code and contains marks such as A1, but no text from a file.
    holder.innerHTML = film.markers;
    this.layer = holder.firstElementChild as SVGGElement;
    this.markers = [...this.layer.querySelectorAll<SVGGElement>('.u')];
    this.changes = film.steps.flatMap(({ h, t }, step) => (h === undefined ? [] : [{ step, ring: ringAt(h, t) }]));
    this.layer.prepend(...this.changes.map(({ ring }) => ring));
    this.svg.append(holder);
    for (const [i, marker] of this.markers.entries()) {
      const title = svgElement('title', {});
      title.textContent = `${film.units[i]!.mark} ${film.units[i]!.name}`;
      marker.prepend(title);
    }
  }

  show({ film, units, at }: Projector): void {
    const acting = new Set(film.steps[at]?.d?.map(([unit]) => unit));
    for (const [i, marker] of this.markers.entries()) {
      place(marker, units[i]!);
      marker.classList.toggle('act', acting.has(i));
    }
    for (const { step, ring } of this.changes) ring.style.display = step <= at ? '' : 'none';
    this.shot?.remove();
    this.shot = undefined;
    const attack = film.steps[at]?.a;
    if (attack === undefined) return;
    const [attacker, target, hit] = attack;
    const [from, to] = [units[attacker]!, units[target]!];
    const color = film.units[attacker]!.side === 0 ? 'var(--a)' : 'var(--b)';
    this.shot = svgElement('line', {
      x1: from[FIELD.x]!,
      y1: from[FIELD.y]!,
      x2: to[FIELD.x]!,
      y2: to[FIELD.y]!,
      stroke: color,
    });
    this.shot.setAttribute('class', hit === 1 ? 'shot' : 'shot miss');
    this.layer.prepend(this.shot);
  }
}

/** A ring around a hex whose terrain has changed. */
function ringAt([x, y]: readonly [number, number], words: string): SVGElement {
  const ring = svgElement('circle', { class: 'changed', cx: x, cy: y, r: 30 });
  const title = svgElement('title', {});
  title.textContent = words;
  ring.append(title);
  return ring;
}

function place(marker: SVGGElement, unit: readonly number[]): void {
  const onBoard = unit[FIELD.x]! >= 0;
  if (onBoard) marker.style.transform = `translate(${unit[FIELD.x]}px,${unit[FIELD.y]}px)`;
  marker.querySelector('path')!.setAttribute('transform', `rotate(${unit[FIELD.facing]! * 60})`);
  marker.classList.toggle('gone', !onBoard);
  marker.classList.toggle('wreck', unit[FIELD.status] === DESTROYED);
  marker.classList.toggle('prone', (unit[FIELD.condition]! & PRONE) !== 0);
}
