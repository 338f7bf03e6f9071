import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const WORDS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Switches between the colors that the reader's system prefers, light and dark. */
export function ThemeSwitch(): VNode {
  const [theme, setTheme] = useState<Theme>(presentTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const change = (): void => {
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  };
  return (
    <button type="button" class="theme" title={`Colors: ${WORDS[theme]}. Switch to ${WORDS[next]}`} onClick={change}>
      {WORDS[theme]}
    </button>
  );
}

/** What `theme.js` found, which keeps the choice. */
function presentTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return THEMES.find(each => each === theme) ?? 'auto';
}
