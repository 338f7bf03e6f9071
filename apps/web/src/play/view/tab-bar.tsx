import type { VNode } from 'preact';

export const TABS = ['orders', 'sheet', 'log'] as const;
export type Tab = (typeof TABS)[number];

const TAB_WORDS: Readonly<Record<Tab, string>> = { orders: 'Orders', sheet: 'Sheet', log: 'Log' };

interface TabBarProps {
  readonly tab: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** Chooses what is shown beside the map, on screens without room for everything. */
export function TabBar({ tab, onChoose }: TabBarProps): VNode {
  return (
    <div class="tab-bar" role="group" aria-label="Show">
      {TABS.map(each => (
        <button type="button" key={each} aria-pressed={each === tab} onClick={() => onChoose(each)}>
          {TAB_WORDS[each]}
        </button>
      ))}
    </div>
  );
}
