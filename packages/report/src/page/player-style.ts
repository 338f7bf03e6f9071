/** The frame of the player: what stands where, on a laptop, on a narrow window and on a phone. */
const LAYOUT = `
.player{background:var(--paper);border:1px solid var(--hair);border-radius:12px;padding:12px;min-width:0;margin-inline:calc(50% - min(50vw - 20px,780px))}
.films{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:10px}
.films button{text-align:left;line-height:1.2;font-size:.85rem;padding:4px 10px}
.films button small{display:block}
.films [aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.stage{display:grid;grid-template:minmax(0,1fr) auto/244px minmax(0,1fr) minmax(280px,25%);gap:10px 12px;height:max(500px,100dvh - 112px);max-height:1000px}
.units{display:flex;flex-direction:column;gap:8px;min-height:0}
.field{position:relative;min-height:0}
.field svg.hexfall-board{display:block;width:100%;height:100%;border-radius:8px}
.story{grid-area:1/3/3/4;display:flex;flex-direction:column;gap:8px;min-height:0}
.deck{grid-area:2/1/3/3}
.now{font-weight:700;margin:0;font-variant-numeric:tabular-nums;line-height:1.3}
.screen header,.screen main,.screen footer{max-width:1600px;padding-inline:16px}
.screen header{padding-block:8px;display:flex;gap:0 16px;align-items:baseline}
.screen .title{display:contents}
.screen h1,.screen header p{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:0}
.screen h1{font-size:1.1rem;flex:0 1 auto}
.screen header p{margin:0;font-size:.9rem;flex:1 10 120px}
.screen #theme{padding-block:1px;font-size:.85rem;order:3;flex:none}
.screen .player{margin-inline:0;padding:10px}
.screen .stage{height:max(500px,100dvh - 70px);max-height:none}
.screen .keys{color:var(--faint);font-size:.85rem;margin:12px 0 0}
.screen footer{padding-block:12px 20px}
@media(max-width:1000px){
.stage,.screen .stage{grid-template:auto auto auto/minmax(0,1.3fr) minmax(260px,1fr);height:auto;max-height:none}
.field{grid-area:1/1}.field svg.hexfall-board{height:auto;max-height:70vh}.deck{grid-area:2/1/3/3}.story{grid-area:1/2;max-height:70vh}.units{grid-area:3/1/4/3}
}
@media(max-width:700px){
.player{margin-inline:0;padding:8px}
.stage,.screen .stage{display:flex;flex-direction:column;gap:8px}
.field{order:-2}.deck{order:-1}.story{order:0}.units{order:1}
.field svg.hexfall-board{max-height:56vh}
.films{flex-wrap:nowrap;overflow-x:auto}.films button{flex:none}
.story{max-height:none}.story .log{height:200px;flex:none}
.screen header,.screen main,.screen footer{padding-inline:8px}
.screen header{flex-wrap:wrap}.screen h1,.screen header p{white-space:normal}.screen h1{flex:1 1 70%}.screen header p{flex-basis:100%;order:4}
}
@media print{.screen header{flex-wrap:wrap}.screen h1,.screen header p{white-space:normal}.card{width:62mm}.explanation{min-height:0}.player{border:0;padding:0;margin:0}.stage,.screen .stage{display:block;height:auto}.deck,.keys,.films{display:none}.field svg.hexfall-board{max-height:130mm}.stage>*{margin-bottom:8px}.log{height:auto!important;max-height:none;overflow:visible;columns:2}.units{flex-direction:row;align-items:start}.roster{overflow:visible}}
`;

const BOARD = `
.field .token{transition:transform var(--pace,150ms) linear;cursor:pointer}
.field .token.gone{opacity:0;pointer-events:none}
.token .body{stroke:#fff;stroke-width:2.5;stroke-linejoin:round}
.token.a .body{fill:#1f5fbf}.token.b .body{fill:#b8360f}
.field .token text{fill:#fff;font-size:16px;font-weight:bold;text-anchor:middle}
.token .torso{display:none;stroke:#111;stroke-width:1.5;fill:#ffd54a}
.token.twisted .torso{display:block}
.token.act .body{stroke:#ffd54a;stroke-width:5}
.token.prone .body{stroke-dasharray:5 4}
.token.wreck .body{fill:#6a7076}
.token.wreck{--token:1}
.token.wreck text{text-decoration:line-through}
.trails,.shots{pointer-events:none}
.trails line{stroke-width:7;stroke-linecap:round;stroke-opacity:.55}
.trails .leap{stroke-dasharray:3 13}
.trails .a,.shots .a{stroke:#1f5fbf}.trails .b,.shots .b{stroke:#b8360f}
.trails circle{fill:none;stroke-width:3;stroke-opacity:.7}
.shot{fill:none;stroke-width:4;stroke-linecap:round;stroke-opacity:.3}
.shot.miss{stroke-dasharray:2 12}
.shot.now{stroke-width:6;stroke-opacity:1}
.changed{fill:none;stroke:var(--hot);stroke-width:4;stroke-dasharray:6 6}
.banner{position:absolute;inset:auto 0 12px;margin:auto;width:max-content;max-width:90%;padding:8px 18px;border-radius:999px;background:var(--ink);color:var(--paper);font-weight:700}
.banner[hidden]{display:none}
`;

const DECK = `
.track{position:relative;padding-top:42px}
.moments{position:absolute;inset:0 0 auto;height:42px}
.moment{position:absolute;width:12px;height:12px;margin-left:-6px;line-height:0;cursor:pointer}
.moment.a{fill:var(--a)}.moment.b{fill:var(--b)}
.moment path{stroke:var(--paper);stroke-width:.7}
.track input{display:block;width:100%;height:16px;margin:0;accent-color:var(--accent)}
.turns{position:relative;height:16px;font-size:.72rem;color:var(--faint)}
.turns span{position:absolute;translate:-50%}
.turns span::before{content:"";position:absolute;left:50%;bottom:100%;height:4px;border-left:1px solid var(--faint)}
.controls{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin-top:4px}
.controls button,.controls select{padding:4px 9px;font-size:.9rem;min-height:32px}
.controls button{min-width:36px}
.controls .play{min-width:78px;font-weight:700}
.controls select{max-width:170px}
.controls [aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.moment-key{display:flex;flex-wrap:wrap;gap:2px 14px;margin:6px 0 0;font-size:.8rem;color:var(--faint)}
.moment-key svg{vertical-align:-1px;fill:currentColor}
`;

const PANELS = `
.card{border:1px solid var(--hair);border-top:4px solid var(--a);border-radius:8px;padding:6px 8px;font-size:.8rem;min-width:0;flex:none}
.card.b{border-top-color:var(--b)}
.card .name{margin:0;font-weight:700;font-size:.9rem;overflow-wrap:anywhere;line-height:1.25}
.card button{border:0;font-size:inherit;border-radius:4px;cursor:help}
.card .about{display:block;width:100%;margin:0 0 2px;padding:0;min-height:24px;background:none;text-align:left;color:var(--faint);font-size:.75rem}
.doll{display:grid;grid-template-columns:repeat(5,1fr);gap:2px;text-align:center;font-variant-numeric:tabular-nums}
.doll button{padding:1px 0;background:color-mix(in srgb,var(--good) calc(var(--left)*1%),var(--hot));color:var(--on);line-height:1.15;white-space:nowrap}
.doll .lost{background:var(--gone);color:var(--ink);text-decoration:line-through}
.doll small{display:block;font-size:.66rem;color:inherit}
.card .heatbar{display:block;position:relative;width:100%;height:24px;margin-top:4px;padding:0;background:var(--hair);overflow:hidden;text-align:left}
.heatbar i{position:absolute;inset:0 auto 0 0;background:color-mix(in srgb,var(--hot) 38%,var(--hair))}
.heatbar b{position:absolute;inset:0 auto auto 6px;font-size:.75rem;line-height:24px}
.card .state{display:block;width:100%;text-align:left;padding:2px 0 0;background:none;color:var(--faint);min-height:24px}
.roster{overflow-y:auto;min-height:0;display:flex;flex-direction:column;gap:8px}
.roster .side{display:grid;gap:2px}
.roster button{display:grid;grid-template-columns:2.4em minmax(0,1fr) 44px;gap:6px;align-items:center;width:100%;padding:2px 5px;border-color:transparent;background:none;text-align:left;font-size:.8rem;line-height:1.2}
.roster button.on{background:color-mix(in srgb,var(--accent) 16%,transparent)}
.roster [aria-pressed=true]{border-color:var(--accent)}
.roster b{color:var(--on);background:var(--a);border-radius:9px;text-align:center;font-size:.75rem;line-height:1.5}
.roster .b b{background:var(--b);border-radius:3px}
.roster .out b{background:var(--gone);color:var(--ink);text-decoration:line-through}
.roster .left{height:7px;border-radius:4px;background:var(--gone);overflow:hidden}
.roster .left i{display:block;height:100%;background:var(--good)}
.roster.many{display:grid;grid-template-columns:1fr 1fr;gap:6px;align-content:start}
.roster.many button{grid-template:auto 4px/2.5em minmax(0,1fr);gap:0 4px;padding:0 3px 1px}
.roster.many .side{gap:1px;align-content:start}
.roster.many b{grid-row:1/3}
.roster.many button>span:not(.left){white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:.72rem}
.roster.many small{display:none}
.roster.many .left{height:4px}
.log{flex:1;min-height:0;overflow-y:auto;margin:0;padding:6px;border:1px solid var(--hair);border-radius:8px;font-size:.84rem;line-height:1.35;list-style:none;background:var(--sheet);position:relative}
.log li{border-radius:4px}
.log button{border:0;background:none;padding:1px 6px;width:100%;text-align:left;font-size:inherit;overflow-wrap:anywhere}
.log li:hover{background:color-mix(in srgb,var(--accent) 10%,transparent)}
.log .l0,.log .l3{font-weight:700;margin-top:2px}
.log .l1 button{color:var(--faint);font-variant:small-caps}
.log .k button{font-weight:600}
.log .on,.log .on:hover{background:color-mix(in srgb,var(--accent) 24%,transparent)}
.explanation{flex:none;min-height:104px;max-height:40%;overflow-y:auto;padding:6px 10px;border:1px solid var(--hair);border-left:4px solid var(--accent);border-radius:8px;font-size:.84rem;line-height:1.35}
.explanation p{margin:0 0 3px}
.explanation .event{font-weight:600}
.parts{list-style:none;margin:2px 0;padding:0;display:flex;flex-wrap:wrap;gap:1px 12px}
@media(prefers-reduced-motion:reduce){.field .token{transition:none}}
`;

/** The style of the player, in reports and on a page of its own. */
export const PLAYER_STYLE: string = LAYOUT + BOARD + DECK + PANELS;
