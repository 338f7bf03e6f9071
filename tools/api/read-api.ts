import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The packages whose functions users call, and parts of them that are imported by a name of their own. */
export const DOCUMENTED_PACKAGES = [
  'hex',
  'rules',
  'data',
  'odds',
  'view',
  'protocol',
  'bots',
  'sim',
  'sim/threads',
  'sim/outside',
  'stage',
  'report',
] as const;

/** A function or class that users may call. */
export interface ApiEntry {
  /** `hex` for `@hexfall/hex`, `sim/threads` for `@hexfall/sim/threads`. */
  readonly package: string;
  readonly name: string;
  /** Path from the root, and line, for messages. */
  readonly place: string;
  /** Text of every `@example`. */
  readonly examples: readonly string[];
}

/** What `internal.ts` exports for other packages. */
export interface InternalName {
  readonly package: string;
  readonly name: string;
}

export interface Api {
  readonly entries: readonly ApiEntry[];
  readonly internal: readonly InternalName[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['@hexfall/source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
  skipLibCheck: true,
};

/** Reads the packages with the compiler, so that no list of what users may call has to be maintained. */
export function readApi(root: string): Api {
  const files = DOCUMENTED_PACKAGES.flatMap(id => [apiFile(root, id), internalFile(root, id)]).filter(existsSync);
  const program = ts.createProgram(files, OPTIONS);
  const exportsOf = (file: string): ts.Symbol[] => exportedSymbols(program, file);
  return {
    entries: DOCUMENTED_PACKAGES.flatMap(id =>
      exportsOf(apiFile(root, id)).flatMap(symbol => toEntry(program, root, id, symbol)),
    ),
    internal: DOCUMENTED_PACKAGES.flatMap(id =>
      exportsOf(internalFile(root, id)).map(symbol => ({ package: id, name: symbol.name })),
    ),
  };
}

/** What users see of a package: `api.ts`, or `index.ts` where other packages need nothing more. */
export function apiFile(root: string, id: string): string {
  const api = join(sourceFolder(root, id), 'api.ts');
  return existsSync(api) ? api : join(sourceFolder(root, id), 'index.ts');
}

function internalFile(root: string, id: string): string {
  return join(sourceFolder(root, id), 'internal.ts');
}

function sourceFolder(root: string, id: string): string {
  const [name = '', ...part] = id.split('/');
  return join(root, 'packages', name, 'src', ...part);
}

function exportedSymbols(program: ts.Program, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  return module === undefined ? [] : checker.getExportsOfModule(module);
}

/** Constants and types explain themselves; what is called needs an example. */
const CALLED = ts.SymbolFlags.Function | ts.SymbolFlags.Class;

function toEntry(program: ts.Program, root: string, id: string, exported: ts.Symbol): ApiEntry[] {
  const checker = program.getTypeChecker();
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined || (symbol.flags & CALLED) === 0) return [];
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  const examples = symbol
    .getJsDocTags(checker)
    .filter(tag => tag.name === 'example')
    .map(tag => ts.displayPartsToString(tag.text));
  return [
    { package: id, name: exported.name, place: `${source.fileName.slice(root.length + 1)}:${line + 1}`, examples },
  ];
}
