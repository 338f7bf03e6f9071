import ts from 'typescript';

/** Marks a line that states its result: `distance(grid, a, b); // => 3`. */
const STATED = /^[ \t]*\/\/ => (.+)/;
const EVERY_STATED = /\/\/ => /g;

/** An example as a module that records actual and stated results. */
export interface ExampleModule {
  readonly text: string;
  /** How many values the example states. */
  readonly stated: number;
}

const FENCE = /^```ts\n([^]*?)\n```$/;

/** Where examples import their game from, as if each were in the folder of the example programs. */
const TABLE = "'./table.mjs'";

/**
 * Turns the text of an `@example` into a module. It exports `results`: the line, the value and the stated value of each
 * line with a `// =>`.
 */
export function toModule(example: string, table: string): ExampleModule {
  const code = FENCE.exec(example.trim())?.[1];
  if (code === undefined) throw new Error('must be one block between ```ts and ```');
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const records = source.statements.flatMap(statement => toRecord(source, statement));
  const stated = code.match(EVERY_STATED)?.length ?? 0;
  if (stated === 0) throw new Error('states no result with // =>');
  if (records.length !== stated) throw new Error('has a // => that is not at the end of an expression or a const');
  const body = records.reduceRight((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), code);
  const text = `export const results: [line: number, value: unknown, stated: unknown][] = [];\n${body}\n`;
  return { text: text.replaceAll(TABLE, table), stated };
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

function toRecord(source: ts.SourceFile, statement: ts.Statement): Edit[] {
  const stated = STATED.exec(source.text.slice(statement.end))?.[1];
  if (stated === undefined) return [];
  const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
  if (ts.isExpressionStatement(statement)) {
    const insert = `results.push([${line}, ${statement.expression.getText()}, ${stated}]);`;
    return [{ from: statement.getStart(), to: statement.end, insert }];
  }
  const name = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.name : undefined;
  if (name === undefined || !ts.isIdentifier(name)) return [];
  const insert = ` results.push([${line}, ${name.text}, ${stated}]);`;
  return [{ from: statement.end, to: statement.end, insert }];
}
