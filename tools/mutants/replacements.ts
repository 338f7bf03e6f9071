/** A node of the syntax tree as far as it matters here: what it is, where it stands, and its parts under their names. */
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

/** Statements that only do something may be left out. */
const DEEDS: ReadonlySet<string> = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression']);

/** Whether the tests should miss this statement if it were not there. */
export function isDeed(node: SyntaxNode): boolean {
  return node.type === 'ExpressionStatement' && DEEDS.has((node['expression'] as SyntaxNode).type);
}

/**
 * What may stand in the place of an expression so that the program says something else. A condition that is only asked for gets
 * no replacement that one of the answers `true` and `false` makes needless.
 */
export function replacementsOf(node: SyntaxNode, source: string, asked: boolean): readonly string[] {
  const text = (part: string): string => `(${textOf(node[part] as SyntaxNode, source)})`;
  switch (node.type) {
    case 'BinaryExpression':
      if (isText(node)) return [];
      return otherOperators(node, asked).map(other => `${text('left')} ${other} ${text('right')}`);
    case 'AssignmentExpression':
      return otherOperators(node).map(
        other => `${textOf(node['left'] as SyntaxNode, source)} ${other} ${text('right')}`,
      );
    case 'LogicalExpression':
      return node['operator'] === '??' ? [text('right')] : [text('left'), text('right')];
    case 'ConditionalExpression':
      return [text('consequent'), text('alternate')];
    case 'UnaryExpression':
      return (node['operator'] === '!' && !asked) || node['operator'] === '-' ? [text('argument')] : [];
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

/** The answers that a condition may give whatever is the case; comparisons of size and conditions in two parts say it by themselves. */
export function answersOf(condition: SyntaxNode): readonly string[] {
  return condition.type === 'LogicalExpression' || isComparison(condition) ? [] : ['true', 'false'];
}

/** Of sizes: whether two things are the same is another question. */
export function isComparison(node: SyntaxNode): boolean {
  return node.type === 'BinaryExpression' && /^[<>]=?$/.test(String(node['operator']));
}

function otherOperators(node: SyntaxNode, asked = false): readonly string[] {
  const others = OTHER_OPERATORS[String(node['operator'])] ?? [];
  return asked && /^[!=]==$/.test(String(node['operator'])) ? [] : others;
}

/** Sums of texts have no difference. */
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
