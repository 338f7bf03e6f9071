import { FIELD, type FilmUnit } from '@hexfall/stage';
import { svgElement, svgTitle } from './element.ts';

/** Bit of `condition`. */
const PRONE = 1;
/** Value of `status`. */
const DESTROYED = 1;

/** The sides differ in shape as well as in color: a disc and a block, each with a point towards the facing of the legs. */
const BODIES = ['M0-34L10-18A21 21 0 1 1-10-18Z', 'M0-34L9-20H19V19H-19V-20H-9Z'] as const;

/** The front of the torso, drawn where it differs from that of the legs. */
const TORSO = 'M-13-27L0-42L13-27L0-32Z';

/** Draws a unit. */
export function token(unit: FilmUnit, onClick: () => void): SVGGElement {
  const label = svgElement('text', { y: 5.5 });
  label.textContent = unit.mark;
  const made = svgElement(
    'g',
    { class: `token ${unit.side === 0 ? 'a' : 'b'}` },
    svgTitle(`${unit.mark} ${unit.name}`),
    svgElement('path', { class: 'body', d: BODIES[unit.side] }),
    svgElement('path', { class: 'torso', d: TORSO }),
    label,
  );
  made.addEventListener('click', onClick);
  return made;
}

/** Puts a unit where it is and turns it as it stands. */
export function placeToken(made: SVGGElement, unit: readonly number[]): void {
  const [x, y, facing, twist] = [unit[FIELD.x]!, unit[FIELD.y]!, unit[FIELD.facing]!, unit[FIELD.twist]!];
  if (x >= 0) made.style.transform = `translate(${x}px,${y}px) scale(var(--token,1))`;
  made.querySelector('.body')!.setAttribute('transform', `rotate(${facing * 60})`);
  made.querySelector('.torso')!.setAttribute('transform', `rotate(${(facing + twist) * 60})`);
  made.classList.toggle('twisted', twist !== 0);
  made.classList.toggle('gone', x < 0);
  made.classList.toggle('wreck', unit[FIELD.status] === DESTROYED);
  made.classList.toggle('prone', (unit[FIELD.condition]! & PRONE) !== 0);
}
