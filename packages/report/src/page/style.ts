import { PLAYER_STYLE } from './player-style.generated.ts';

/** Blue and vermilion can be told apart even with red-green color blindness. `color-scheme` selects light or dark. */
const COLORS = `
:root{color-scheme:light dark;
--paper:light-dark(#fff,#14181b);--sheet:light-dark(#f5f6f4,#0d1012);--ink:light-dark(#1b2024,#e6e9ec);
--faint:light-dark(#5a646d,#9aa5b0);--hair:light-dark(#d9dedb,#2c343a);--accent:light-dark(#2f5d50,#7fc4ae);
--a:light-dark(#1f5fbf,#6aa5f5);--b:light-dark(#c8401f,#ff8659);--draw:light-dark(#8a9299,#7d8790);
--on:light-dark(#fff,#0d1012);--hot:light-dark(#d2481a,#ff7a45);--good:light-dark(#2b7a86,#5fb8c4);--gone:light-dark(#c9ced2,#353d44)}
/* The names by which the views of games know these colors. */
:root{--panel:var(--paper);--panel-2:var(--sheet);--ground:var(--sheet);--ink-2:var(--faint);--line:var(--hair);--side-a:var(--a);--side-b:var(--b);
--on-side-a:var(--on);--on-side-b:var(--on);--sound:var(--good);--on-sound:var(--on)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
`;

const FRAME = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--sheet);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans","DejaVu Sans",sans-serif}
header,main,footer{max-width:1180px;margin:0 auto;padding:0 20px}
header{padding-top:28px}
h1{font-size:clamp(1.4rem,3.4vw,2rem);line-height:1.15;margin:0;overflow-wrap:anywhere}
header p{margin:.4em 0 0;color:var(--faint)}
a{color:var(--accent)}
code{font-size:.9em;overflow-wrap:anywhere}
.title{display:flex;gap:16px;justify-content:space-between;align-items:flex-start}
button,select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--hair);border-radius:8px;padding:5px 12px;cursor:pointer}
button:hover{border-color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:4px 18px;margin:14px 0 0;padding-bottom:14px;border-bottom:1px solid var(--hair)}
nav a{text-decoration:none}
nav a:hover{text-decoration:underline}
footer{color:var(--faint);font-size:.85rem;padding-block:40px 28px}
`;

const MEDIA = `
@media(max-width:820px){header,main,footer{padding-inline:12px}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{:root,:root[data-theme]{color-scheme:light}html{font-size:12px}body{background:#fff;font-size:1rem}header,main,footer{max-width:none;padding-inline:1px}nav,#theme{display:none}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;

/** The style of all pages of this package. The rules that reports share with the web site are in the style sheets of the player. */
export const PAGE_STYLE: string = COLORS + FRAME + PLAYER_STYLE + MEDIA;
