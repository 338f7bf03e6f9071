import { type Film, LEVELS, MapCamera, WatchModel } from '@hexfall/stage';
import { pressKey, Stage } from '@hexfall/stage/views';
import { mapSize } from '@hexfall/view';
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPicture, findBoard } from './board-picture.tsx';

/** Creates the player if the page has a container and films for it. */
export function startPlayer(): void {
  const place = document.querySelector<HTMLElement>('#player');
  const data = document.querySelector('#films');
  if (place === null || data === null) return;
  const films = JSON.parse(data.textContent) as Film[];
  place.replaceChildren();
  if (!document.body.classList.contains('screen')) keepScrolling(place);
  render(<Player place={place} films={films} />, place);
}

/** Makes the wheel scroll a long page, and zoom the board only while the control key is held. */
function keepScrolling(place: HTMLElement): void {
  const pass = (wheel: WheelEvent): void => {
    if (!wheel.ctrlKey) wheel.stopPropagation();
  };
  place.addEventListener('wheel', pass, { capture: true, passive: true });
}

interface PlayerProps {
  /** The element that takes the focus, and with it the keys. */
  readonly place: HTMLElement;
  readonly films: readonly Film[];
}

function Player({ place, films }: PlayerProps): VNode {
  const [chosen, choose] = useState(0);
  return (
    <>
      {/* A single film needs no choice. */}
      {films.length > 1 ? (
        <div class="films">
          {films.map((film, i) => (
            <button key={i} type="button" aria-pressed={i === chosen} onClick={() => choose(i)}>
              <b>{film.why}</b>
              <small>{`${film.title}, ${turnsOf(film)}`}</small>
            </button>
          ))}
        </div>
      ) : null}
      <FilmStage key={chosen} place={place} film={films[chosen]!} />
    </>
  );
}

/** Returns the length of a film in words that do not give away who wins. */
function turnsOf({ steps }: Film): string {
  const turns = steps.filter(({ l }) => l === LEVELS.turn).length;
  return `${turns} turn${turns === 1 ? '' : 's'}`;
}

function FilmStage({ place, film }: { readonly place: HTMLElement; readonly film: Film }): VNode {
  const board = useMemo(() => findBoard(film.board), [film]);
  const [model, camera] = useMemo(() => {
    const size = mapSize(board.grid);
    return [new WatchModel(film, Math.max(size.width, size.height)), new MapCamera(size)] as const;
  }, [film]);
  useEffect(() => {
    const press = (pressed: KeyboardEvent): void => {
      if (pressKey(model, pressed)) pressed.preventDefault();
    };
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [model]);
  return <Stage model={model} camera={camera} grid={board.grid} terrain={<BoardPicture {...board} />} />;
}
