import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const WORDS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** The shapes on the switch: a half-filled disc, a sun and a moon. */
const SHAPES: Readonly<Record<Theme, VNode>> = {
  auto: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path class="solid" d="M8 2a6 6 0 0 0 0 12z" />
    </>
  ),
  light: (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6 13 13M13 3l-1.4 1.4M4.4 11.6 3 13" />
    </>
  ),
  dark: <path d="M13.5 9.7A6 6 0 1 1 6.3 2.5a4.8 4.8 0 0 0 7.2 7.2z" />,
};

/** A button that switches between the colors that the reader's system prefers, light and dark. */
export function ThemeSwitch(): VNode {
  const [theme, setTheme] = useState<Theme>(presentTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const change = (): void => {
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  };
  return (
    <button
      type="button"
      class="theme icon"
      title={`Colors: ${WORDS[theme]}. Switch to ${WORDS[next]}`}
      onClick={change}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[theme]}
      </svg>
      <span class="unseen">{`Colors: ${WORDS[theme]}`}</span>
    </button>
  );
}

/** Returns the theme that `theme.js` has set; that script also stores the choice. */
function presentTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return THEMES.find(each => each === theme) ?? 'auto';
}
