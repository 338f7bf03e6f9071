import type { Problems } from '../file-problems.ts';

/** An element of an XML file; text between elements is left out, as unit lists have none that matters. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly line: number;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
}

const MAX_ELEMENTS = 200_000;
const DEEPEST = 32;

/** The maximum length of a tag, attributes included. */
const LONGEST_TAG = 20_000;

/** Parts that are skipped, by their beginning and end. */
const SKIPPED: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
];
/** A tag, whose quotes may contain brackets. */
const WHOLE_TAG = /<(?:"[^"]*"|'[^']*'|[^"'<>])*>/y;
const TAG = /^<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the subset of XML that unit lists use: elements, attributes and the five entities of the language. Document
 * types are refused, and with them every entity that could grow. Returns `undefined` after reporting an error.
 */
export function readXml(text: string, problems: Problems): XmlElement | undefined {
  return new XmlReader(problems).read(text);
}

class XmlReader {
  private readonly problems: Problems;
  private readonly open: OpenElement[] = [];
  private root: OpenElement | undefined;
  private count = 0;
  private line = 1;

  constructor(problems: Problems) {
    this.problems = problems;
  }

  read(text: string): XmlElement | undefined {
    let end = 0;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', end)) {
      this.passText(text.slice(end, at));
      end = this.readToken(text, at);
      if (this.problems.errors.length > 0) return undefined;
      this.passLines(text.slice(at, end));
    }
    this.passText(text.slice(end));
    const unclosed = this.open.at(-1);
    if (unclosed !== undefined)
      this.problems.error(unclosed.line, unclosed.name, 'this element is not closed; the file may be cut off');
    else if (this.root === undefined) this.error('there is no element, so this is not XML');
    return this.problems.errors.length > 0 ? undefined : this.root;
  }

  /** Reads the token that begins here, and returns the position of its end. */
  private readToken(text: string, at: number): number {
    const skipped = SKIPPED.find(([begin]) => text.startsWith(begin, at));
    if (skipped !== undefined) {
      const end = text.indexOf(skipped[1], at);
      if (end < 0) this.error(`"${skipped[0]}" is not finished; the file may be cut off`);
      return end + skipped[1].length;
    }
    WHOLE_TAG.lastIndex = at;
    const tag = WHOLE_TAG.exec(text)?.[0];
    if (text.startsWith('<!', at)) this.error('document types and entities of its own are not read');
    else if (tag === undefined) this.error('a tag is not finished; the file may be cut off');
    else if (tag.length > LONGEST_TAG) this.error(`a tag has more than ${LONGEST_TAG} characters`);
    else this.readTag(tag);
    return at + (tag?.length ?? 1);
  }

  private passText(text: string): void {
    if (this.open.length === 0 && text.replace('\uFEFF', '').trim() !== '')
      this.error('there is text outside of all elements, so this is not XML');
    this.passLines(text);
  }

  private passLines(text: string): void {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line++;
  }

  private readTag(token: string): void {
    const [, closing, name, attributes, empty] = TAG.exec(token) ?? [];
    if (name === undefined) return this.error(`"${token.slice(0, 40)}" is not a tag`);
    if (closing === '/') this.close(name);
    else this.start(name, attributes ?? '', empty === '/');
  }

  private start(name: string, attributes: string, empty: boolean): void {
    if (this.root !== undefined && this.open.length === 0) return this.error('there is a second outermost element');
    if (++this.count > MAX_ELEMENTS) return this.error(`there are more than ${MAX_ELEMENTS} elements`);
    if (this.open.length >= DEEPEST) return this.error(`elements are nested more than ${DEEPEST} deep`);
    const element: OpenElement = { name, attributes: this.readAttributes(attributes), children: [], line: this.line };
    this.open.at(-1)?.children.push(element);
    this.root ??= element;
    if (!empty) this.open.push(element);
  }

  private close(name: string): void {
    const element = this.open.pop();
    if (element?.name !== name) this.error(`</${name}> closes what is not open`);
  }

  private readAttributes(text: string): ReadonlyMap<string, string> {
    return new Map(
      [...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name!, this.decode(double ?? single ?? '')]),
    );
  }

  private decode(text: string): string {
    return text.replace(/&([^;&\s]*);?/g, (whole, name: string) => {
      const known = ENTITIES.get(name) ?? numericEntity(name);
      if (known === undefined || !whole.endsWith(';')) this.error(`"${whole.slice(0, 20)}" is not a known entity`);
      return known ?? '';
    });
  }

  private error(reason: string): void {
    if (this.problems.errors.length === 0) this.problems.error(this.line, undefined, reason);
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const LAST_CODE_POINT = 0x10ffff;

function numericEntity(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}
