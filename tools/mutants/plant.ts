import { parseAst } from 'rolldown/parseAst';
import { answersOf, isComparison, isDeed, replacementsOf, type SyntaxNode } from './replacements.ts';

/** One small change of the program that a test should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

/** The function that a planted program asks, at the place of a mutant, whether that one is at work. */
export const ASK = '$mutant';

/** Parts that never run, or that are names and not values. */
const NOT_CODE = /^(?:TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import)/;
const NAMES: ReadonlySet<string> = new Set(['key', 'property', 'label', 'meta']);

/** The source with all its mutants side by side, each behind its number; they are appended to `mutants`. */
export function plantMutants(file: string, source: string, mutants: Mutant[]): string {
  const program = parseAst(source, { lang: 'ts' }, file) as unknown as SyntaxNode;
  return source.slice(0, program.start) + new Planter(file, source, mutants).plant(program) + source.slice(program.end);
}

class Planter {
  private readonly file: string;
  private readonly source: string;
  private readonly mutants: Mutant[];

  constructor(file: string, source: string, mutants: Mutant[]) {
    this.file = file;
    this.source = source;
    this.mutants = mutants;
  }

  /** The text of a node with its mutants. `asked` says that it is the condition of something. */
  plant(node: SyntaxNode, asked = false): string {
    let text = '';
    let from = node.start;
    for (const part of partsOf(node)) {
      text += this.source.slice(from, part.start) + this.plantPart(node, part);
      from = part.end;
    }
    text += this.source.slice(from, node.end);
    if (isDeed(node)) return `{ if (!${this.question(node, '')}) { ${text} } }`;
    return this.choice(node, replacementsOf(node, this.source, asked), text);
  }

  private plantPart(node: SyntaxNode, part: SyntaxNode): string {
    // A bound that is one more or less is the same as another comparison.
    if (isComparison(node) && part.type === 'Literal') return this.source.slice(part.start, part.end);
    const planted = this.plant(part, node['test'] === part);
    return node.type === 'IfStatement' && node['test'] === part ? this.choice(part, answersOf(part), planted) : planted;
  }

  private choice(node: SyntaxNode, replacements: readonly string[], planted: string): string {
    if (replacements.length === 0) return planted;
    const choices = replacements.map(replacement => `${this.question(node, replacement)} ? (${replacement}) : `);
    return `(${choices.join('')}(${planted}))`;
  }

  private question(node: SyntaxNode, replacement: string): string {
    const { file, source } = this;
    const line = source.slice(0, node.start).split('\n').length;
    this.mutants.push({ file, line, original: source.slice(node.start, node.end), replacement });
    return `${ASK}(${this.mutants.length - 1})`;
  }
}

/** The parts of a node that are code, in the order of the text. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  // A property in short is its name and its value in one place.
  if (node['shorthand'] === true) return [];
  return Object.entries(node)
    .filter(([name]) => !NAMES.has(name) || node['computed'] === true)
    .flatMap(([, value]) => value)
    .filter(isCode)
    .sort((a, b) => a.start - b.start);
}

function isCode(value: unknown): value is SyntaxNode {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return typeof value.type === 'string' && !NOT_CODE.test(value.type);
}
