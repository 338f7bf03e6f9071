/** The part of a syntax tree node that is needed here: its type, its place, and its parts under their names. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '++': ['--'],
  '--': ['++'],
};

const OTHER_METHODS: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

const EFFECTS: ReadonlySet<string> = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression']);

/** Whether a statement is there only for its effect, so that a mutant can leave it out. */
export function isSideEffect(node: SyntaxNode): boolean {
  return node.type === 'ExpressionStatement' && EFFECTS.has((node['expression'] as SyntaxNode).type);
}

/**
 * Returns the expressions that can replace an expression so that the program computes something else. A condition gets no replacement
 * that `true` or `false` in its place already covers.
 */
export function replacementsOf(node: SyntaxNode, source: string, isCondition: boolean): readonly string[] {
  const text = (part: string): string => `(${textOf(node[part] as SyntaxNode, source)})`;
  switch (node.type) {
    case 'BinaryExpression':
      if (isText(node)) return [];
      return otherOperators(node, isCondition).map(other => `${text('left')} ${other} ${text('right')}`);
    case 'AssignmentExpression':
      return otherOperators(node).map(
        other => `${textOf(node['left'] as SyntaxNode, source)} ${other} ${text('right')}`,
      );
    case 'LogicalExpression':
      return node['operator'] === '??' ? [text('right')] : [text('left'), text('right')];
    case 'ConditionalExpression':
      return [text('consequent'), text('alternate')];
    case 'UnaryExpression':
      return (node['operator'] === '!' && !isCondition) || node['operator'] === '-' ? [text('argument')] : [];
    case 'UpdateExpression':
      return otherOperators(node).map(other =>
        node['prefix'] === true ? other + text('argument') : text('argument') + other,
      );
    case 'CallExpression':
      return otherMethod(node, source);
    case 'Literal':
      return otherValues(node['value']);
    default:
      return [];
  }
}

/** Returns the constants that can replace a condition. Comparisons of size and compound conditions have mutants that cover them. */
export function constantsFor(condition: SyntaxNode): readonly string[] {
  return condition.type === 'LogicalExpression' || isComparison(condition) ? [] : ['true', 'false'];
}

/** Whether an expression compares sizes; equality does not count. */
export function isComparison(node: SyntaxNode): boolean {
  return node.type === 'BinaryExpression' && /^[<>]=?$/.test(String(node['operator']));
}

function otherOperators(node: SyntaxNode, isCondition = false): readonly string[] {
  const others = OTHER_OPERATORS[String(node['operator'])] ?? [];
  return isCondition && /^[!=]==$/.test(String(node['operator'])) ? [] : others;
}

/** Strings can be added but not subtracted. */
function isText(node: SyntaxNode): boolean {
  if (node['operator'] !== '+') return false;
  return [node['left'], node['right']].some(side => {
    const { type, value } = side as SyntaxNode;
    return type === 'TemplateLiteral' || typeof value === 'string';
  });
}

function otherMethod(node: SyntaxNode, source: string): readonly string[] {
  const callee = node['callee'] as SyntaxNode;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const method = callee['property'] as SyntaxNode;
  const other = OTHER_METHODS[textOf(method, source)];
  return other === undefined
    ? []
    : [source.slice(node.start, method.start) + other + source.slice(method.end, node.end)];
}

function otherValues(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value !== 'number') return [];
  return value > 0 ? [String(value + 1), String(value - 1)] : [String(value + 1)];
}

function textOf(node: SyntaxNode, source: string): string {
  return source.slice(node.start, node.end);
}
