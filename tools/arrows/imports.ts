import { blankSource } from './blank.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type` or `export type`: gone after compilation. */
  readonly typeOnly: boolean;
}

const STATEMENT =
  /(?<![.\w$])(?:import|export)\b(\s+type\b(?!\s*(?:,|from\s*['"])))?(?:(?!\b(?:import|export)\b)[^'"`;()=])*?\bfrom\s*(?=['"])/g;
const SIDE_EFFECT = /(?<![.\w$])import\s*(?=['"])/g;
const CALL = /(?<![.\w$])(?:import|require)\s*\(\s*(?=['"`])/g;

/** Every module a file names: import and export statements, dynamic imports, import types, require calls. */
export function parseImports(source: string, blanked = blankSource(source)): Import[] {
  const found: Import[] = [];
  for (const pattern of [STATEMENT, SIDE_EFFECT, CALL]) {
    for (const match of blanked.matchAll(pattern)) {
      const open = match.index + match[0].length;
      const close = blanked.indexOf(blanked[open]!, open + 1);
      found.push({
        specifier: source.slice(open + 1, close),
        line: lineAt(source, match.index),
        typeOnly: match[1] !== undefined,
      });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

export function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let i = source.indexOf('\n'); i !== -1 && i < offset; i = source.indexOf('\n', i + 1)) line += 1;
  return line;
}
