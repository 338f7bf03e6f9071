const LIGHT =
  '--ink:#15191d;--faint:#5c6670;--rule:#7d8791;--hair:#cfd5da;--paper:#fff;--fill:#f2f4f6;--hot:#d2481a;--alarm:#b3261e';
const DARK =
  '--ink:#e8ebee;--faint:#9aa5b0;--rule:#6d7883;--hair:#343b42;--paper:#14181b;--fill:#1e2429;--hot:#ff7a45;--alarm:#ff8a80';

export const SHEET_COLORS = { light: LIGHT, dark: DARK } as const;

/** Colors of a sheet: those of the screen that shows it, or always the same. */
export type SheetTheme = 'auto' | 'light' | 'dark';

/** Returns the style of a sheet. With `auto`, colors are defined for light and dark screens; print is always light. */
export function sheetStyle(theme: SheetTheme): string {
  const dark = theme === 'auto' ? `@media screen and (prefers-color-scheme:dark){.hexfall-sheet{${DARK}}}` : '';
  return `
.hexfall-sheet{${theme === 'dark' ? DARK : LIGHT};font-family:"Helvetica Neue",Arial,"Liberation Sans",sans-serif;fill:var(--ink)}
${dark}${SHAPES}`;
}

const SHAPES = `
.hexfall-sheet .paper{fill:var(--paper)}
.hexfall-sheet .frame{fill:none;stroke:var(--rule);stroke-width:1.2}
.hexfall-sheet .tab{fill:var(--ink)}
.hexfall-sheet .tabtext{fill:var(--paper);font-weight:700;letter-spacing:.06em}
.hexfall-sheet .title{font-weight:800}
.hexfall-sheet .strong{font-weight:700}
.hexfall-sheet .faint{fill:var(--faint)}
.hexfall-sheet .outline{fill:var(--fill);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}
.hexfall-sheet .pip{fill:var(--paper);stroke:var(--ink);stroke-width:1}
.hexfall-sheet .gone{fill:var(--hair);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}
.hexfall-sheet .struck{text-decoration:line-through;fill:var(--faint)}
.hexfall-sheet .mark{fill:var(--alarm);font-weight:700}
.hexfall-sheet .now{fill:none;stroke:var(--alarm);stroke-width:3}
.hexfall-sheet .cross{stroke:var(--alarm);stroke-width:2.4;stroke-linecap:round}
.hexfall-sheet .tick{fill:var(--paper);stroke:var(--rule);stroke-width:1}
.hexfall-sheet .lost{fill:var(--ink);stroke:var(--ink);stroke-width:1}
.hexfall-sheet .rule{stroke:var(--rule);stroke-width:1}
.hexfall-sheet .hair{stroke:var(--hair);stroke-width:.8}
.hexfall-sheet .write{stroke:var(--faint);stroke-width:.8;stroke-dasharray:1 2}
.hexfall-sheet .hot{fill:var(--hot);stroke:var(--rule);stroke-width:.8}
`;
