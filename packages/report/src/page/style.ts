import { PLAYER_STYLE } from './player-style.generated.ts';

/** Blue and vermilion can be told apart with red-green color blindness. `color-scheme` selects light or dark. */
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
h2{font-size:1.4rem;margin:2.4em 0 .6em;scroll-margin-top:12px}
h3{font-size:1.05rem;margin:0}
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
section{columns:2 430px;column-gap:18px}
section>:not(figure),section>.wide{column-span:all}
section>p{margin:0 0 14px;max-width:75ch}
`;

const FIGURES = `
figure{margin:0 0 18px;break-inside:avoid;padding:18px 18px 12px;background:var(--paper);border:1px solid var(--hair);border-radius:12px;min-width:0}
.wide{margin-top:18px}
figcaption p{margin:.35em 0 .6em;color:var(--faint);font-size:.93rem}
.key{display:flex;flex-wrap:wrap;gap:2px 16px;margin:6px 0 0;font-size:.85rem;color:var(--faint)}
.key i{display:inline-block;width:.8em;height:.8em;border-radius:3px;margin-right:6px}
.plot{display:block;width:100%;height:auto;overflow:visible;font:12px system-ui,-apple-system,"Segoe UI","Noto Sans","DejaVu Sans",sans-serif}
.plot text{white-space:pre}
.plot [data-label$=grid]{stroke:var(--hair);stroke-opacity:1}
.plot [data-label$="axis tick"]{stroke:var(--hair)}
details{margin-top:8px;font-size:.9rem}
summary{cursor:pointer;color:var(--faint)}
.scroll{overflow:auto;max-height:360px;margin-top:6px}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;min-width:60%}
th,td{padding:3px 10px 3px 0;text-align:right;border-bottom:1px solid var(--hair);white-space:nowrap}
th[scope=row],.text{text-align:left;font-weight:400}
th[scope=row]{white-space:normal}
thead th{color:var(--faint);font-weight:600;position:sticky;top:0;background:var(--paper)}
.cross{max-height:none}
.cross td[style]{background:color-mix(in srgb,var(--a) calc(var(--share)*.4%),transparent);padding:3px 8px;border:1px solid var(--paper)}
.verdict{display:block;margin-top:22px;padding:22px;background:var(--paper);border:1px solid var(--hair);border-radius:14px}
.headline{font-size:clamp(1.3rem,3.4vw,1.9rem);font-weight:700;line-height:1.2;max-width:none}
.answer{font-size:1.2rem;font-weight:600;margin:0}
.verdict p+p{margin-top:.4em;color:var(--faint)}
.whole{display:flex;gap:2px;height:38px;margin:18px 0 14px;border-radius:8px;overflow:hidden;font-weight:700}
.whole span{flex:1 1 0;min-width:3px;display:flex;align-items:center;justify-content:center;color:var(--on);white-space:nowrap;overflow:hidden}
.whole .a{background:var(--a)}.whole .b{background:var(--b)}.whole .d{background:var(--draw)}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:10px 24px;margin-top:18px}
.party{border-left:5px solid;padding-left:10px;overflow-wrap:anywhere}
.party.a{border-color:var(--a)}.party.b{border-color:var(--b)}
.party .name{font-weight:600}
.party .scroll{max-height:none}
.party tr:last-child>*{border-bottom:0}

small{color:var(--faint)}
.tiles{display:flex;flex-wrap:wrap;gap:10px 34px;margin:18px 0 0}
.tiles div{display:flex;flex-direction:column-reverse}
.tiles dt{color:var(--faint);font-size:.85rem}
.tiles dd{margin:0;font-size:1.5rem;font-weight:700;font-variant-numeric:tabular-nums}
.notes{margin:14px 0;padding-left:1.2em;color:var(--faint);overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}
.facts dt{color:var(--faint)}
.facts dd{margin:0;min-width:0;overflow-wrap:anywhere}
`;

const MEDIA = `
@media(max-width:820px){header,main,footer{padding-inline:12px}figure,.verdict{padding:14px 12px 10px}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{:root,:root[data-theme]{color-scheme:light}html{font-size:12px}body{background:#fff;font-size:1rem}header,main,footer{max-width:none;padding-inline:1px}section{display:grid;grid-template-columns:1fr 1fr;gap:10px;align-items:start}section>:not(figure),section>.wide{grid-column:1/-1}figure{padding:8px;margin:0}h2{margin-top:1.2em}.scroll{max-height:none;overflow:visible}table{font-size:7.5pt}th,td{white-space:normal}nav,#theme,details,#replays{display:none}figure,.verdict{break-inside:avoid}h2{break-after:avoid}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;

/** The style of every page of ours. */
export const PAGE_STYLE: string = COLORS + FRAME + FIGURES + PLAYER_STYLE + MEDIA;
