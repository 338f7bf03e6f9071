import { type Content, html, Markup } from './html.ts';

/** A table. Columns of numbers are right-aligned. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Number of text columns, which come first; 1 by default. */
  readonly textColumns?: number;
}

/** An entry of a legend: a color and its meaning. */
export interface Key {
  readonly color: string;
  readonly label: string;
}

/** A picture with a caption, and with its numbers as a table for readers who cannot see it or want the exact figures. */
export interface Figure {
  readonly title: string;
  /** What the figure shows, and what can be concluded from it, in a sentence or two. */
  readonly says: string;
  /** Trusted SVG markup. */
  readonly picture?: string;
  /** The legend. */
  readonly key?: readonly Key[];
  /** The numbers of the picture. */
  readonly table: Table;
  /** Whether the figure takes the whole width of the page, for a table with many columns. */
  readonly wide?: boolean;
}

/**
 * A table as HTML.
 *
 * @example
 * ```ts
 * import { tableHtml } from '@hexfall/report';
 *
 * tableHtml({ head: ['weapon', 'hits'], rows: [['AC/20', 7]] }).text.includes('<th scope="row">AC/20</th><td>7</td>'); // => true
 * ```
 */
export function tableHtml({ head, rows, textColumns = 1 }: Table): Markup {
  const cell = (value: string | number, column: number): Markup => {
    if (column === 0) return html`<th scope="row">${value}</th>`;
    return column < textColumns ? html`<td class="text">${value}</td>` : html`<td>${value}</td>`;
  };
  // A cell without text is not a heading, so it is a plain cell.
  const titles = head.map((title, i) =>
    title === '' ? html`<td></td>` : html`<th scope="col"${TEXT_CLASS[Number(i < textColumns)]}>${title}</th>`,
  );
  const body = rows.map(row => html`<tr>${row.map(cell)}</tr>\n`);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${titles}</tr></thead><tbody>
${body}</tbody></table></div>`;
}

const TEXT_CLASS: readonly Markup[] = [Markup.trusted(''), Markup.trusted(' class="text"')];

/**
 * A figure as HTML: title, caption and picture, with the numbers folded away. Without a picture the numbers are shown.
 *
 * @example
 * ```ts
 * import { figureHtml } from '@hexfall/report';
 *
 * const table = { head: ['side', 'wins'], rows: [['A', 3]] };
 * figureHtml({ title: 'Wins', says: 'A wins.', picture: '<svg></svg>', table }).text.includes('<p>A wins.</p>'); // => true
 * ```
 */
export function figureHtml({ title, says, picture, key = [], table, wide = false }: Figure): Markup {
  const numbers = tableHtml(table);
  const shown: Content =
    picture === undefined
      ? numbers
      : html`<div class="picture" role="img" aria-label="${`${title}. ${says}`}">${Markup.trusted(picture)}</div>
${key.length === 0 ? undefined : html`<p class="key">${key.map(keyHtml)}</p>`}
<details><summary>Numbers</summary>${numbers}</details>`;
  return html`<figure${wide ? Markup.trusted(' class="wide"') : undefined}>
<figcaption><h3>${title}</h3><p>${says}</p></figcaption>
${shown}
</figure>
`;
}

function keyHtml({ color, label }: Key): Markup {
  return html`<span><i style="background:${color}"></i>${label}</span>`;
}
