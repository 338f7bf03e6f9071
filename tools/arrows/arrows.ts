import { builtinModules } from 'node:module';
import { findCycles, resolveRelative } from './cycles.ts';
import { type Import, parseImports } from './imports.ts';
import { APP_LAYER, LAYERS, PURE_PACKAGES, TEST_KIT, TEST_LIBRARIES, TEST_PACKAGES } from './layers.ts';
import { findImpurities } from './purity.ts';
import { isShipped, isTest, type Manifest, type SourceFile, type Violation, type Workspace } from './workspace.ts';

/** Checks every rule on every workspace. `root` is the manifest whose development tools tests and configs may use. */
export function checkWorkspaces(workspaces: readonly Workspace[], root: Manifest): Violation[] {
  const byName = new Map(workspaces.map(workspace => [workspace.manifest.name, workspace]));
  return workspaces.flatMap(workspace => [
    ...placeViolations(workspace),
    ...workspace.files.flatMap(file => importViolations({ workspace, file, byName, root })),
    ...manifestViolations(workspace),
    ...(isPure(workspace) ? pureViolations(workspace) : []),
  ]);
}

/** One line per violation: place, what, why. */
export function formatViolation({ path, line, what, why }: Violation): string {
  return `${path}:${line}: ${what} (${why})`;
}

interface Scope {
  readonly workspace: Workspace;
  readonly file: SourceFile;
  readonly byName: ReadonlyMap<string, Workspace>;
  readonly root: Manifest;
}

function isPure(workspace: Workspace): boolean {
  return !workspace.isApp && PURE_PACKAGES.has(workspace.id);
}

function placeViolations(workspace: Workspace): Violation[] {
  if (workspace.isApp || LAYERS[workspace.id]) return [];
  const what = `package ${workspace.id} has no place among the layers`;
  return [{ path: `${workspace.folder}/package.json`, line: 1, what, why: 'add it to tools/arrows/layers.ts' }];
}

function pureViolations(workspace: Workspace): Violation[] {
  const shipped = workspace.files.filter(file => isShipped(workspace, file.path));
  return [...shipped.flatMap(findImpurities), ...findCycles(shipped)];
}

function importViolations(scope: Scope): Violation[] {
  return parseImports(scope.file.text).flatMap(entry => {
    const why = whyForbidden(scope, entry);
    const what = `imports ${entry.specifier}`;
    return why === undefined ? [] : [{ path: scope.file.path, line: entry.line, what, why }];
  });
}

/** Why this import may not be; undefined when it may. */
function whyForbidden(scope: Scope, { specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return whyRelativeForbidden(scope, specifier);
  if (isBuiltin(specifier)) return whyBuiltinForbidden(scope);
  const name = packageName(specifier);
  const target = scope.byName.get(name);
  if (!target) return name.startsWith('@hexfall/') ? 'there is no such package' : whyLibraryForbidden(scope, name);
  return whyPackageForbidden(scope, target) ?? whySubpathForbidden(target, specifier.slice(name.length));
}

function whyRelativeForbidden({ workspace, file }: Scope, specifier: string): string | undefined {
  const target = resolveRelative(file.path, specifier);
  if (!target.startsWith(`${workspace.folder}/`)) return 'a package is entered by its name, never by a path';
  return isShipped(workspace, file.path) && isTest(target) ? 'shipped code does not need tests' : undefined;
}

function whyBuiltinForbidden({ workspace, file }: Scope): string | undefined {
  if (!isPure(workspace) || !isShipped(workspace, file.path)) return undefined;
  return `${workspace.id} runs in a browser and sees only its arguments`;
}

function whyLibraryForbidden({ workspace, file, root }: Scope, name: string): string | undefined {
  if (isShipped(workspace, file.path)) {
    if (isPure(workspace)) return `${workspace.id} has no dependencies outside the workspace`;
    if (workspace.id === TEST_KIT && TEST_LIBRARIES.includes(name)) return undefined;
    return declares(workspace.manifest, name) ? undefined : 'not among the dependencies in its package.json';
  }
  if (TEST_LIBRARIES.includes(name) || declares(workspace.manifest, name)) return undefined;
  if (workspace.manifest.devDependencies?.[name] || root.devDependencies?.[name]) return undefined;
  return 'not among the dependencies in its package.json or the root';
}

function whyPackageForbidden({ workspace, file }: Scope, target: Workspace): string | undefined {
  const shipped = isShipped(workspace, file.path);
  if (target === workspace) return shipped ? 'inside a package imports are relative' : undefined;
  const layer = workspace.isApp ? APP_LAYER : (LAYERS[workspace.id] ?? []);
  const allowed = shipped ? layer : [...layer, ...TEST_PACKAGES];
  if (target.isApp || !allowed.includes(target.id)) {
    return `${workspace.id} may import ${allowed.join(', ') || 'no other package'}`;
  }
  return shipped && !declares(workspace.manifest, target.manifest.name)
    ? 'not among the dependencies in its package.json'
    : undefined;
}

function whySubpathForbidden(target: Workspace, subpath: string): string | undefined {
  if (subpath === '' || target.manifest.exports?.[`.${subpath}`] !== undefined) return undefined;
  return `${target.manifest.name} does not export that path`;
}

/** Dependencies that no shipped file imports. */
function manifestViolations(workspace: Workspace): Violation[] {
  const imported = new Set(
    workspace.files
      .filter(file => isShipped(workspace, file.path))
      .flatMap(file => parseImports(file.text).map(entry => packageName(entry.specifier))),
  );
  return Object.keys(workspace.manifest.dependencies ?? {})
    .filter(name => !imported.has(name))
    .map(name => ({
      path: `${workspace.folder}/package.json`,
      line: 1,
      what: `depends on ${name}`,
      why: 'no shipped file imports it',
    }));
}

function declares(manifest: Manifest, name: string): boolean {
  return manifest.dependencies?.[name] !== undefined || manifest.peerDependencies?.[name] !== undefined;
}

function isBuiltin(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

/** `@scope/name/path` to `@scope/name`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
