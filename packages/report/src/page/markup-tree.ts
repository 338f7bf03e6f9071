import { type Content, contentText } from './html.ts';

/**
 * A piece of a page as data: a text, or an element with its content. A page with a strict security policy can draw it without inserting
 * markup.
 */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** An element whose end tag has not been read yet. */
interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

const TOKEN = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gy;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Elements without an end tag. */
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** Reads the markup that this package writes. Anything else, such as a comment or a stray end tag, is an error. */
export function readMarkup(content: Content): readonly MarkupNode[] {
  const text = contentText(content);
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const [whole, slash, tag, attributes = '', isEmpty] = match;
    if (tag === undefined) open.at(-1)!.children.push(decode(whole));
    else if (slash === '/') closeElement(open, tag);
    else openElement(open, tag, attributes, isEmpty === '/');
  }
  if (end !== text.length) throw new Error(`cannot read the markup at "${text.slice(end, end + 40)}"`);
  if (open.length > 1) throw new Error(`<${open.at(-1)!.tag}> has no end`);
  return root.children;
}

function openElement(open: OpenElement[], tag: string, attributes: string, isEmpty: boolean): void {
  const element: OpenElement = { tag, attributes: readAttributes(attributes), children: [] };
  open.at(-1)!.children.push(element);
  if (!isEmpty && !VOID_TAGS.has(tag)) open.push(element);
}

function closeElement(open: OpenElement[], tag: string): void {
  const element = open.length > 1 ? open.pop() : undefined;
  if (element?.tag !== tag) throw new Error(`</${tag}> ends no element`);
}

function readAttributes(text: string): Record<string, string> {
  const attributes = Array.from(text.matchAll(ATTRIBUTE), ([, name, value]) => [name!, decode(value ?? '')] as const);
  return Object.fromEntries(attributes);
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal));
  });
}
