import { useEffect, useState } from 'preact/hooks';

export type Theme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Returns the theme of the page, and draws the component again when the theme changes, in the reader's system or by a choice on the page.
 */
export function useTheme(): Theme {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const follow = (): void => setTheme(currentTheme());
    const system = matchMedia(DARK);
    const page = new MutationObserver(follow);
    system.addEventListener('change', follow);
    page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      system.removeEventListener('change', follow);
      page.disconnect();
    };
  }, []);
  return theme;
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}
