import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { SourceName } from '../rows/catalogue.ts';
import type { Timing } from '../rows/row.ts';
import type { Readiness } from './row-server.ts';

/** Requests to the process that runs rows, sent one at a time. */
export type Question =
  | { readonly ask: 'prepare'; readonly source: SourceName; readonly name: string; readonly times?: number | undefined }
  | { readonly ask: 'round'; readonly name: string };

export type Answer = Readiness | Timing;

/** Prepares rows and runs their rounds, in this process or in another one. */
export interface Runner {
  prepare(source: SourceName, name: string, times?: number): Promise<Readiness>;
  round(name: string): Promise<Timing>;
}

/** A process that runs rows with the engine of a tree. */
export class RowProcess implements Runner {
  private readonly child: ChildProcess;
  private readonly tree: string;

  constructor(tree: string) {
    this.tree = tree;
    this.child = fork(join(tree, 'bench', 'serve-rows.ts'), [], { cwd: tree, execArgv: ['--import', 'tsx'] });
  }

  prepare(source: SourceName, name: string, times?: number): Promise<Readiness> {
    return this.ask({ ask: 'prepare', source, name, times });
  }

  round(name: string): Promise<Timing> {
    return this.ask({ ask: 'round', name });
  }

  end(): void {
    this.child.kill();
  }

  private ask<A extends Answer>(question: Question): Promise<A> {
    return new Promise((resolve, reject) => {
      const lost = (code: number | null): void => {
        reject(new Error(`the process that runs rows of ${this.tree} ended with code ${String(code)}`));
      };
      this.child.once('exit', lost);
      this.child.once('message', (reply: { given: A } | { failed: string }) => {
        this.child.off('exit', lost);
        if ('given' in reply) resolve(reply.given);
        else reject(new Error(reply.failed));
      });
      this.child.send(question);
    });
  }
}
