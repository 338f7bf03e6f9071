import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the workspace; the path is relative to the root and has forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One package or app with its sources. */
export interface Workspace {
  /** Folder from the root: `packages/hex`. */
  readonly folder: string;
  /** Last part of the folder: `hex`. */
  readonly id: string;
  readonly isApp: boolean;
  readonly manifest: Manifest;
  readonly files: readonly SourceFile[];
}

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly what: string;
  readonly why: string;
}

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);
const SOURCE_NAME = /\.[cm]?[jt]sx?$/;

/** Code that users get: under `src` and no test. */
export function isShipped(workspace: Workspace, path: string): boolean {
  return path.startsWith(`${workspace.folder}/src/`) && !isTest(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Reads packages/* and apps/* from disk. */
export function readWorkspaces(root: string): Workspace[] {
  return ['packages', 'apps'].flatMap(group =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => readWorkspace(root, group, entry.name)),
  );
}

function readWorkspace(root: string, group: string, id: string): Workspace {
  const folder = `${group}/${id}`;
  return {
    folder,
    id,
    isApp: group === 'apps',
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
    files: sourcePaths(root, folder).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  };
}

function sourcePaths(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : sourcePaths(root, path);
    return SOURCE_NAME.test(entry.name) ? [path] : [];
  });
}
