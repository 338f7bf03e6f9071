import { type Film, LEVELS } from '@hexfall/stage';
import { element } from './element.ts';
import { Stage } from './stage.ts';

/** Creates the player if the page has a container and films for it. */
export function startPlayer(): void {
  const place = document.querySelector<HTMLElement>('#player');
  const data = document.querySelector('#films');
  if (place === null || data === null) return;
  const films = JSON.parse(data.textContent) as Film[];
  const holder = element('div', 'holder');
  let stage: Stage | undefined;
  const choose = (chosen: number): void => {
    stage?.close();
    for (const [i, button] of buttons.entries()) button.ariaPressed = String(i === chosen);
    stage = new Stage(films[chosen]!);
    holder.replaceChildren(stage.element);
    stage.open();
  };
  const buttons = films.map((film, i) => filmButton(film, () => choose(i)));
  // A single film needs no choice.
  place.replaceChildren(...(films.length > 1 ? [element('div', 'films', ...buttons)] : []), holder);
  place.addEventListener('keydown', pressed => {
    if (stage?.press(pressed) === true) pressed.preventDefault();
  });
  choose(0);
}

function filmButton(film: Film, onClick: () => void): HTMLButtonElement {
  const made = element(
    'button',
    '',
    element('b', '', film.why),
    element('small', '', `${film.title}, ${turnsOf(film)}`),
  );
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** The length of a film, without giving away who wins. */
function turnsOf({ steps }: Film): string {
  const turns = steps.filter(({ l }) => l === LEVELS.turn).length;
  return `${turns} turn${turns === 1 ? '' : 's'}`;
}
