/** Something that views draw. It announces its changes, and nothing more: a view reads what it needs. */
export abstract class Model {
  private readonly listeners = new Set<() => void>();
  private announcedChanges = 0;

  /** How often it has changed: a view that began to listen late can tell whether it missed something. */
  get changeCount(): number {
    return this.announcedChanges;
  }

  /** Calls a function after each change. Returns a function that ends this. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  protected changed(): void {
    this.announcedChanges++;
    for (const listener of this.listeners) listener();
  }
}
