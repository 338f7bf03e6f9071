import { escapeXml } from '@hexfall/view';

/**
 * Text that is known to be good HTML. Everything else is escaped where it enters a page.
 *
 * @example
 * ```ts
 * import { Markup, html } from '@hexfall/report';
 *
 * html`<p>${Markup.trusted('<b>')}${'<b>'}</p>`.text; // => '<p><b>&lt;b&gt;</p>'
 * ```
 */
export class Markup {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /** Takes text as it is: only for what this package has made itself, never for a name out of a file. */
  static trusted(text: string): Markup {
    return new Markup(text);
  }
}

/** What may stand in a page: text is escaped, lists are put together, `undefined` is nothing. */
export type Content = Markup | string | number | undefined | readonly Content[];

/**
 * A piece of a page. Whatever is filled in is escaped, in elements and in quoted attributes alike.
 *
 * @example
 * ```ts
 * import { html } from '@hexfall/report';
 *
 * html`<b title="${'"'}">${'<script>'}</b>`.text; // => '<b title="&quot;">&lt;script&gt;</b>'
 * ```
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return Markup.trusted(strings.map((part, i) => (i === 0 ? part : textOf(values[i - 1]) + part)).join(''));
}

function textOf(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escapeXml(String(content));
}

/**
 * The end of a script element. A template that has it written out is taken apart by bundlers, in case their output is put into a page
 * itself.
 */
export const SCRIPT_END = Markup.trusted('</script>');

/** Data for a script of the page. No `<` is left in it, so that nothing in it can end the element. */
export function jsonElement(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${id}">${Markup.trusted(json)}${SCRIPT_END}`;
}
