import { SHEET_COLORS, sheetStyle } from '../svg/style.ts';

/** Makes sheets a readable size on a screen, and fits each to one page of A4 or Letter on paper, where they are always light. */
export const PAGE_STYLE = `
@page{margin:9mm}
:root{color-scheme:light dark;${SHEET_COLORS.light}}
@media screen and (prefers-color-scheme:dark){:root{${SHEET_COLORS.dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.4 "Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.page{max-width:1000px;margin:0 auto;padding:16px}
.sheet{padding:0}
.hexfall-sheet{display:block;width:100%}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
h1{font-size:1.6em}
h1,h2{margin:.2em 0 .5em;line-height:1.15}
a{color:inherit}
table{border-collapse:collapse}
caption{text-align:left;font-weight:700;padding:.2em 0}
th,td{text-align:left;padding:.15em .5em .15em 0;vertical-align:top;border-bottom:1px solid var(--hair)}
thead th{font-weight:400;color:var(--faint);border-color:var(--rule)}
.summary{overflow-x:auto}
.force{width:100%}
.force caption{font-weight:400;color:var(--faint)}
.force tfoot th,.force tfoot td{font-weight:700;border-bottom:0;border-top:2px solid var(--rule)}
.force .number{text-align:right;padding-right:1.1em;white-space:nowrap}
.force .short{white-space:nowrap}
.force small{display:block;color:var(--alarm);font-weight:700}
.words{max-width:1000px;margin:0 auto;padding:8px 16px 24px;overflow-x:auto}
.words summary{cursor:pointer;padding:.4em 0}
.words table{margin:.6em 0}
.words tbody th{font-weight:400}
.columns{columns:3 290px;column-gap:22px}
.block{break-inside:avoid;margin-bottom:12px}
.block p{margin:.2em 0;font-size:.85em;color:var(--faint)}
.figures{width:100%;font-size:.85em;line-height:1.25}
.figures caption{background:var(--fill);padding:.2em .4em;border-bottom:1px solid var(--rule)}
.figures th,.figures td{padding:.1em .4em}
.figures tbody th{font-weight:400}
.modifiers td{text-align:right;white-space:nowrap}
.modifiers thead th{text-align:right}
.modifiers thead th:first-child{text-align:left}
.dense th,.dense td{padding:.06em .2em;text-align:right}
.dense tbody th{font-weight:700}
.source{font-size:.75em;color:var(--faint)}
${sheetStyle('auto')}
@media print{
body{font-size:9.5pt}
.page{max-width:none;padding:0;break-after:page}
.page:last-child{break-after:auto}
.words{display:none}
.hexfall-sheet{max-height:100vh;break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.summary a{text-decoration:none}
.tables h2{display:none}
.source{margin:0;font-size:6.6pt}
.columns{columns:3;column-gap:5mm}
.block{margin-bottom:2mm}
.figures{font-size:7pt;line-height:1.16}
.block p{font-size:6.6pt;line-height:1.2;margin:.6mm 0}
.figures caption{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;
