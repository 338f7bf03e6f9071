import { scriptedPolicy } from '@hexfall/view';
import { type Content, html, Markup, SCRIPT_END } from './html.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './page-script.generated.ts';
import { PAGE_STYLE } from './style.ts';

/** A section of a page, with an entry in its table of contents. */
export interface Section {
  /** The id of the section, unique on the page, to which its entry links. */
  readonly id: string;
  readonly title: string;
  readonly content: Content;
}

export interface Page {
  readonly title: string;
  /** Text below the title. */
  readonly subtitle: string;
  /** The main result of the page, in a sentence or two. */
  readonly summary?: string;
  /** Content before the first section. */
  readonly lead?: Content;
  readonly sections: readonly Section[];
  /** Whether the page shows one thing that fills the screen, such as a game. Its header is then smaller. */
  readonly fillsScreen?: boolean;
  /** Content of the footer. */
  readonly foot?: Content;
}

/**
 * A self-contained HTML page that needs no network and no other file. It follows the reader's light or dark theme and has a
 * button to change it.
 *
 * @example
 * ```ts
 * import { html, pageHtml } from '@hexfall/report';
 *
 * const sections = [{ id: 'who', title: 'Who wins', content: html`<p>Nobody.</p>` }];
 * const page = pageHtml({ title: 'Fight <3>', subtitle: 'One game', sections });
 * page.includes('<title>Fight &lt;3&gt;</title>'); // => true
 * page.includes('>Who wins</h2>'); // => true
 * ```
 */
export function pageHtml(page: Page): string {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${scriptedPolicy(PAGE_SCRIPT_HASH)}">
<title>${page.title}</title>
<style>${Markup.trusted(PAGE_STYLE)}</style>
</head>
<body${page.fillsScreen === true ? Markup.trusted(' class="screen"') : undefined}>
${headerOf(page)}
<main class="report">
${page.lead}
${page.sections.map(sectionHtml)}
</main>
<footer>${page.foot}</footer>
<script>${Markup.trusted(PAGE_SCRIPT)}${SCRIPT_END}
</body>
</html>
`;
  return text;
}

function headerOf({ title, subtitle, sections }: Page): Markup {
  const links = sections.map(section => html`<a href="#${section.id}">${section.title}</a>`);
  return html`<header>
<div class="title"><h1>${title}</h1><button type="button" id="theme" hidden>Dark</button></div>
<p>${subtitle}</p>
${links.length === 0 ? undefined : html`<nav aria-label="Contents">${links}</nav>`}
</header>`;
}

function sectionHtml({ id, title, content }: Section): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`;
}
