import { Model } from '@hexfall/stage';
import type { Library } from './library.ts';
import type { StoreName } from './records.ts';

/** A list of things that the reader keeps, which is read again whenever they change, in this tab or another. */
export abstract class KeptList extends Model {
  protected readonly library: Library;
  private readonly store: StoreName;
  private readonly stopListening: () => void;
  /** The library's stamp at the last reading, which shows whether the things have changed since. */
  private stamp = -1;

  constructor(library: Library, store: StoreName) {
    super();
    this.library = library;
    this.store = store;
    this.stopListening = library.subscribe(() => void this.readAgain());
  }

  async read(): Promise<void> {
    this.stamp = this.library.stampOf(this.store);
    await this.load();
    this.changed();
  }

  close(): void {
    this.stopListening();
  }

  /** Reads the list from the library. */
  protected abstract load(): Promise<void>;

  private async readAgain(): Promise<void> {
    if (this.library.stampOf(this.store) !== this.stamp) await this.read();
  }
}

const MAX_NAME = 80;

/** Returns a name in the form in which it is kept: without blanks around it, and not too long; empty if nothing is left. */
export function keptName(name: string): string {
  return name.trim().slice(0, MAX_NAME);
}
