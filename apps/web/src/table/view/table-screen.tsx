import './table.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import type { OpenTable } from '../model/open-table.ts';
import type { TableModel } from '../model/table-model.ts';
import { ArmorTab } from './armor-tab.tsx';
import { DueRolls } from './due-rolls.tsx';
import { FireTab } from './fire-tab.tsx';
import { HeatTab } from './heat-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { MoveTab } from './move-tab.tsx';
import { QuestionCard } from './question-card.tsx';
import { SlotsTab } from './slots-tab.tsx';
import { TableBar } from './table-bar.tsx';
import { UnitStrip } from './unit-strip.tsx';

export const TABS = ['armor', 'move', 'fire', 'heat', 'slots', 'log'] as const;
export type TabName = (typeof TABS)[number];

const TAB_WORDS: Readonly<Record<TabName, string>> = {
  armor: 'Armor',
  move: 'Move',
  fire: 'Fire',
  heat: 'Heat',
  slots: 'Slots',
  log: 'Log',
};

interface TableScreenProps {
  readonly table: OpenTable;
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
}

/** The sheets of a table: a summary of all units, one of them open, and the roll that the rules ask for. */
export function TableScreen({ table, tab, onTab }: TableScreenProps): VNode {
  const model = useModel(table.model);
  useUndoKeys(model);
  const { question, sheet } = model;
  const card = model.cards[model.unit]!;
  const title = `${card.mark} ${card.name}`;
  return (
    <main class="table-screen fills-screen">
      <UnitStrip model={model} />
      <div class="table-sheet">
        <header class="sheet-head">
          <h1 dir="auto">{title}</h1>
          <p class="condition">{sheet.condition.join(', ')}</p>
        </header>
        <div class="table-tabs" role="tablist" aria-label="Parts of the sheet">
          {TABS.map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              class={`tab-${name}`}
              aria-selected={name === tab}
              aria-controls="table-part"
              onClick={() => onTab(name)}
            >
              {TAB_WORDS[name]}
            </button>
          ))}
        </div>
        <div
          class={`table-parts on-${tab}`}
          id="table-part"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          tabIndex={0}
        >
          <DueRolls model={model} />
          <div class="part-armor">
            <ArmorTab model={model} />
          </div>
          <div class="part-other">
            <Part tab={tab} model={model} name={table.name} />
          </div>
        </div>
      </div>
      {question === undefined ? null : <QuestionCard model={model} question={question} />}
      <TableBar model={model} />
    </main>
  );
}

interface PartProps {
  readonly tab: TabName;
  readonly model: TableModel;
  readonly name: string;
}

/** The part beside the armor diagram, which is always shown on wide screens. */
function Part({ tab, model, name }: PartProps): VNode {
  switch (tab) {
    // On screens that always show the diagram, its tab, with which the page begins, shows the movement.
    case 'armor':
    case 'move':
      return <MoveTab model={model} />;
    case 'fire':
      return <FireTab model={model} />;
    case 'heat':
      return <HeatTab model={model} />;
    case 'slots':
      return <SlotsTab key={model.unit} model={model} />;
    default:
      return <LogTab model={model} name={name} />;
  }
}

/** Handles Ctrl+Z, which undoes, and Ctrl+Y or Shift+Ctrl+Z, which redo. */
function useUndoKeys(model: TableModel): void {
  useEffect(() => {
    const press = (key: KeyboardEvent): void => {
      if (isDialogOpen() || !(key.ctrlKey || key.metaKey) || key.altKey || key.target instanceof HTMLInputElement)
        return;
      const name = key.key.toLowerCase();
      const redoes = name === 'y' || (name === 'z' && key.shiftKey);
      if (!redoes && name !== 'z') return;
      key.preventDefault();
      if (redoes) model.redo();
      else model.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
}
