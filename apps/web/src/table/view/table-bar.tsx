import type { Phase } from '@hexfall/rules';
import type { VNode } from 'preact';
import type { Report, TableModel } from '../model/table-model.ts';

const PHASE_WORDS: Readonly<Partial<Record<Phase, readonly [name: string, next: string]>>> = {
  movement: ['Movement', 'To weapons'],
  weapons: ['Weapons', 'To physical'],
  physical: ['Physical', 'End turn: heat'],
};

/** The last entry, undo, and the button that ends the phase. */
export function TableBar({ model }: { readonly model: TableModel }): VNode {
  const [name, next] = PHASE_WORDS[model.phase] ?? ['', 'Next phase'];
  return (
    <footer class="table-bar">
      <p class="last" role="status" dir="auto">
        {model.question === undefined ? lastWords(model.last) : ''}
      </p>
      <div class="bar-buttons">
        <button type="button" disabled={!model.canUndo} onClick={() => model.undo()}>
          Undo
        </button>
        <button type="button" disabled={!model.canRedo} onClick={() => model.redo()}>
          Redo
        </button>
        <span class="phase">
          <b>Turn {model.turn}</b>
          <small>{name}</small>
        </span>
        <button
          type="button"
          class="primary next"
          disabled={model.question !== undefined}
          onClick={() => model.put({ kind: 'phase' })}
        >
          {next}
        </button>
      </div>
    </footer>
  );
}

function lastWords(report: Report | undefined): string {
  if (report === undefined) return 'Tap a location to record damage.';
  const lines = report.lines.filter(({ level }) => level !== 'turn').map(({ text }) => text);
  return lines.length === 0 ? report.head : lines.join('. ');
}
