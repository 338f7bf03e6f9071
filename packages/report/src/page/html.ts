import { escapeXml } from '@hexfall/view';

/**
 * Text that is known to be safe HTML. All other text is escaped when it is inserted into a page.
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

  /** Marks text as safe HTML. Only for markup that this package creates, never for a name from a file. */
  static trusted(text: string): Markup {
    return new Markup(text);
  }
}

/** Content of a page. Text is escaped, lists are concatenated, `undefined` is empty. */
export type Content = Markup | string | number | undefined | readonly Content[];

/**
 * Template tag for HTML. Values are escaped, both in elements and in quoted attributes.
 *
 * @example
 * ```ts
 * import { html } from '@hexfall/report';
 *
 * html`<b title="${'"'}">${'<script>'}</b>`.text; // => '<b title="&quot;">&lt;script&gt;</b>'
 * ```
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return Markup.trusted(strings.map((part, i) => (i === 0 ? part : contentText(values[i - 1]) + part)).join(''));
}

/** Returns content as text: markup unchanged, everything else escaped. */
export function contentText(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(contentText).join('');
  return escapeXml(String(content));
}

/**
 * End tag of a script element. It is kept out of templates, since bundlers rewrite templates that contain it literally, in case their
 * output is inlined.
 */
export const SCRIPT_END = Markup.trusted('</script>');

/** Returns a script element with JSON data. Every `<` is escaped, so that no text can end the element. */
export function jsonElement(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${id}">${Markup.trusted(json)}${SCRIPT_END}`;
}
