import { parseAst } from 'rolldown/parseAst';
import { constantsFor, isComparison, isSideEffect, replacementsOf, type SyntaxNode } from './replacements.ts';

/** One small change of the program that should make a test fail. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

/** The function that a planted program calls, at the place of a mutant, to learn whether that one is active. */
export const ASK = '$mutant';

/** Parts that never run, or that are names and not values. */
const NOT_CODE = /^(?:TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import)/;
const NAMES: ReadonlySet<string> = new Set(['key', 'property', 'label', 'meta']);

/** Returns the source with all its mutants side by side, each guarded by its number. They are appended to `mutants`. */
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

  /** Returns the text of a node with its mutants. */
  plant(node: SyntaxNode, isCondition = false): string {
    let text = '';
    let from = node.start;
    for (const part of partsOf(node)) {
      text += this.source.slice(from, part.start) + this.plantPart(node, part);
      from = part.end;
    }
    text += this.source.slice(from, node.end);
    if (isSideEffect(node)) return `{ if (!${this.question(node, '')}) { ${text} } }`;
    return this.choice(node, replacementsOf(node, this.source, isCondition), text);
  }

  private plantPart(node: SyntaxNode, part: SyntaxNode): string {
    // A bound that is one higher or lower has the effect of another comparison.
    if (isComparison(node) && part.type === 'Literal') return this.source.slice(part.start, part.end);
    const planted = this.plant(part, node['test'] === part);
    return node.type === 'IfStatement' && node['test'] === part
      ? this.choice(part, constantsFor(part), planted)
      : planted;
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

/** Returns the parts of a node that are code, in the order of the text. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  // A shorthand property is its name and its value in one place.
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
