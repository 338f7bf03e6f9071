import type { Command } from 'commander';
export function addCompare(
  _program: Command,
  _help: { readonly force: string; readonly rules: string },
  _write: (text: string) => void,
): void {}
