import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { EditModel } from '../model/edit-model.ts';
import { AddPanel } from './add-panel.tsx';
import { ArmorPanel } from './armor-panel.tsx';
import { BaysPanel } from './bays-panel.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { CoolingPanel, FramePanel } from './frame-panel.tsx';
import { HeadPanel } from './head-panel.tsx';
import { StatusBar } from './status-bar.tsx';
import { WeightPanel } from './weight-panel.tsx';

/** The workshop: a unit with everything that can be changed about it. */
export function EditScreen({ model }: { readonly model: EditModel }): VNode {
  useModel(model);
  useUndoKeys(model);
  return (
    <main class="edit">
      <HeadPanel model={model} />
      <StatusBar model={model} />
      <FindingsPanel model={model} />
      <div class="edit-work">
        <div class="edit-side">
          <ArmorPanel model={model} />
          <FramePanel model={model} />
          <CoolingPanel model={model} />
          <WeightPanel model={model} />
        </div>
        <BaysPanel model={model} />
        <AddPanel model={model} />
      </div>
    </main>
  );
}

/** Handles Ctrl+Z and Shift+Ctrl+Z, also in fields: typing changes the unit at once, so it has to be undone here too. */
function useUndoKeys(model: EditModel): void {
  useEffect(() => {
    const press = (key: KeyboardEvent): void => {
      if (!(key.ctrlKey || key.metaKey) || key.altKey) return;
      const letter = key.key.toLowerCase();
      const isRedo = (letter === 'z' && key.shiftKey) || letter === 'y';
      if (letter !== 'z' && !isRedo) return;
      key.preventDefault();
      // The field that was typed into is left, so that it shows what the unit has from now on.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (isRedo) model.redo();
      else model.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
}
