/** The base of the models that views draw. A model announces only that it has changed; views then read what they need. */
export abstract class Model {
  private readonly listeners = new Set<() => void>();
  private announcedChanges = 0;

  /** How often the model has changed, so that a view that subscribes late can tell whether it has missed a change. */
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
