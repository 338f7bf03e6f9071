type Theme = 'light' | 'dark';

/** Starts the button that switches between light and dark. Until it is pressed the page follows the reader's setting. */
export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('#theme');
  if (button === null) return;
  const root = document.documentElement;
  const reader = matchMedia('(prefers-color-scheme:dark)');
  const current = (): Theme => (root.dataset['theme'] ?? (reader.matches ? 'dark' : 'light')) as Theme;
  const label = (): void => {
    button.textContent = current() === 'dark' ? 'Light' : 'Dark';
  };
  button.addEventListener('click', () => {
    root.dataset['theme'] = current() === 'dark' ? 'light' : 'dark';
    label();
  });
  reader.addEventListener('change', label);
  button.hidden = false;
  label();
}
