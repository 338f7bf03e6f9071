/*
 * Keeps the reader's choice between light and dark colors. Loaded before the page is drawn, so that no page flashes in the other colors.
 * The choice is the attribute `data-theme` of the document; whoever changes it need not know that it is kept.
 */
{
  const KEY = 'hexfall.theme';
  const { documentElement } = document;

  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'light' || theme === 'dark') documentElement.dataset['theme'] = theme;
  } catch {
    // Storage is forbidden: every visit starts with the colors of the system.
  }

  new MutationObserver(() => {
    try {
      localStorage.setItem(KEY, documentElement.dataset['theme'] ?? 'auto');
    } catch {
      // Forbidden or full: the choice lasts as long as the page.
    }
  }).observe(documentElement, { attributeFilter: ['data-theme'] });
}
