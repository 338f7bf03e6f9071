/** The colors are CSS variables of the page, so that they follow its theme. */
export const SIDE_COLORS = {
  A: 'var(--a)',
  B: 'var(--b)',
  draw: 'var(--draw)',
  ink: 'currentColor',
  hot: 'var(--hot)',
} as const;
