import type { CrewedUnit } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { SimulationResult } from '@hexfall/sim';
import type { Film } from '@hexfall/stage';
import { shortName } from './force-words.ts';
import { type Content, html } from './page/html.ts';
import { type Page, pageHtml, type Section } from './page/page.ts';
import { aboutContent } from './sections/about.ts';
import { damageContent } from './sections/damage.ts';
import { fallsContent } from './sections/falls.ts';
import { heatContent } from './sections/heat.ts';
import { killsContent } from './sections/kills.ts';
import { lengthContent } from './sections/length.ts';
import { notesHtml } from './sections/notes.ts';
import { outcomeContent } from './sections/outcome.ts';
import { replaysContent } from './sections/replays.ts';
import { survivalContent } from './sections/survival.ts';
import { headline, verdictHtml } from './sections/verdict.ts';
import { counted } from './words.ts';

export interface ReportInput {
  readonly result: SimulationResult;
  /** Games to watch in the page. */
  readonly films?: readonly Film[];
  /** The boards of the films, by the indices that films use. */
  readonly boards?: readonly Board[];
  /**
   * The units of A and of B with their crews, in the order of the result, from which the top of the page gives tonnage and Battle Value.
   */
  readonly crews?: readonly [readonly CrewedUnit[], readonly CrewedUnit[]];
  /** The command that repeats the simulation. */
  readonly command?: string;
  /** Remarks on the units and boards, such as what a unit fights without; one sentence each. */
  readonly notes?: readonly string[];
  /** Ids of the sections to draw; all when left out. */
  readonly sections?: readonly string[];
}

/**
 * Returns the report of a simulation as a self-contained HTML page: who wins and how certain that is, how long games last, what destroys
 * units, damage, survival, heat, falls, and replays that play in the page.
 *
 * @example
 * ```ts
 * import { simulationReport } from '@hexfall/report';
 * import { playGame, prepareBatch, ResultCollector } from '@hexfall/sim';
 * import { exampleSetup } from './table.mjs';
 *
 * const { specs, units, board } = exampleSetup();
 * const forces = specs.map(spec => ({ name: spec.name, units: [{ spec }] }));
 * const batch = prepareBatch(
 *   {
 *     forces: [forces[0]!, forces[1]!],
 *     boards: [{ title: 'field', board }],
 *     profile: 'spec',
 *     bots: ['charger', 'charger'],
 *     turnLimit: 2,
 *     seed: 'example',
 *     swapSides: false,
 *   },
 *   () => ({ specs, units }),
 * );
 * if (!batch.ok) throw new Error(batch.errors[0]!.message);
 * const collector = new ResultCollector(batch.value);
 * collector.add(playGame(batch.value, 0));
 * simulationReport({ result: collector.result() }).includes('Hunchback HBK-4G against Wolverine WVR-6R'); // => true
 * ```
 */
export function simulationReport(input: ReportInput): string {
  return pageHtml(simulationPage(input));
}

/** Returns the content of the report, for other kinds of pages. */
export function simulationPage(input: ReportInput): Page {
  const { result, notes = [] } = input;
  const [a, b] = result.sides;
  return {
    title: `${shortName(a)} against ${shortName(b)}`,
    subtitle: subtitleOf(result),
    summary: headline(result),
    lead: [verdictHtml(result, input.crews), notesHtml(notes)],
    sections: [...sectionsOf(input), { id: 'about', title: 'How it was played', content: aboutContent(input) }],
    foot: html`Made by Hexfall ${result.engine}. Not affiliated with any rights holder.`,
  };
}

function subtitleOf({ games, boards, profile, swapSides }: SimulationResult): string {
  const titles = boards.map(({ title }) => title).join(', ');
  const sides = swapSides ? ', sides exchanged every second game' : '';
  return `${counted(games, 'simulated game')} on ${titles}, ${profile} rules${sides}`;
}

/** A section that is drawn only when it is wanted. */
interface SectionPlan extends Omit<Section, 'content'> {
  readonly draw: (result: SimulationResult) => Content;
}

const SECTIONS: readonly SectionPlan[] = [
  { id: 'outcome', title: 'Who wins', draw: outcomeContent },
  { id: 'length', title: 'How long', draw: lengthContent },
  { id: 'kills', title: 'What kills', draw: killsContent },
  { id: 'damage', title: 'Damage', draw: damageContent },
  { id: 'survival', title: 'Survival', draw: survivalContent },
  { id: 'heat', title: 'Heat', draw: heatContent },
  { id: 'falls', title: 'Falls', draw: fallsContent },
];

/** Returns the sections of the page, or none if no game was played. Games to watch come after the outcome. */
function sectionsOf({ result, films = [], boards = [], sections }: ReportInput): Section[] {
  if (result.games === 0) return [];
  const wanted = SECTIONS.filter(({ id }) => sections === undefined || sections.includes(id));
  const [first, ...rest] = wanted.map(({ id, title, draw }): Section => ({ id, title, content: draw(result) }));
  const replays = films.length === 0 ? [] : [{ id: 'replays', title: 'Watch', content: replaysContent(films, boards) }];
  return [...(first === undefined ? [] : [first]), ...replays, ...rest];
}
