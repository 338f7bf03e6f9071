import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { saveText } from '../../files/save-text.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import type { ForceDesk } from '../model/force-desk.ts';

interface ForceMenuProps {
  readonly model: ForceDesk;
  /** Index of the force. */
  readonly side: number;
  /** Further actions for the force. They have to be wrapped in `act`, so that the menu closes. */
  readonly more?: (act: Act) => ComponentChildren;
}

/** Wraps an action so that the menu closes after it. */
type Act = (action: () => void) => () => void;

/** A menu of actions for the force of a side as a whole. */
export function ForceMenu({ model, side, more }: ForceMenuProps): VNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  useCloseBeside(menu);
  const act: Act = action => (): void => {
    action();
    close();
  };
  const name = model.forceTitle(side);
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.json`;
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={press => {
        if (press.key === 'Escape') close();
      }}
    >
      <summary class="button" aria-label={`Force of ${name}`}>
        Force
      </summary>
      <div class="menu-list">
        <button type="button" onClick={act(() => saveText(file, model.exportForce(side)))}>
          Save as a file
        </button>
        {more?.(act)}
        <KeptForces model={model} side={side} act={act} />
      </div>
    </details>
  );
}

/** Closes a menu when something outside it is pressed or gets the focus. */
function useCloseBeside(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const end = new AbortController();
    const closeBeside = ({ target }: Event): void => {
      const { current } = menu;
      if (current?.open === true && !current.contains(target as Node)) current.open = false;
    };
    addEventListener('pointerdown', closeBeside, { signal: end.signal });
    addEventListener('focusin', closeBeside, { signal: end.signal });
    return () => end.abort();
  }, [menu]);
}

interface KeptForcesProps {
  readonly model: ForceDesk;
  readonly side: number;
  readonly act: Act;
}

function KeptForces({ model, side, act }: KeptForcesProps): VNode {
  if (model.forces.length === 0)
    return <p class="note">Drop a force file (.json, .yaml, .mul) on the page to choose it here.</p>;
  return (
    <>
      <p class="note">Your forces</p>
      {model.forces.map(({ id, units }) => (
        <div key={id} class="menu-row">
          <button type="button" onClick={act(() => model.loadForce(side, id))}>
            <span dir="auto">{id}</span> <small>{units.length === 1 ? '1 unit' : `${units.length} units`}</small>
          </button>
          <DeleteButton words={`Delete the force ${id}`} onClick={() => void model.deleteForce(id)} />
        </div>
      ))}
    </>
  );
}
