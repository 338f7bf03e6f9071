import type { DamageApplied } from '@hexfall/rules';
import type { Hit } from './damage-text.ts';
import type { OpenLine } from './story-line.ts';

/** A line that grows with the damage that it tells of. */
export class DamageLine {
  readonly line: OpenLine;
  readonly hits: Hit[] = [];
  private readonly write: (hits: readonly Hit[]) => string;

  constructor(line: OpenLine, write: (hits: readonly Hit[]) => string) {
    this.line = line;
    this.write = write;
    this.update();
  }

  /** Whether the last hit is still on its way inward. */
  get isOpen(): boolean {
    return (this.hits.at(-1)?.steps.at(-1)?.transferred ?? 0) > 0;
  }

  take(event: DamageApplied): OpenLine {
    const last = this.hits.at(-1);
    const step = last?.steps.at(-1);
    const goesOn = step !== undefined && step.transferred > 0 && step.transferLocation === event.location;
    if (goesOn && last?.unit === event.unit) last.steps.push(event);
    else this.hits.push({ unit: event.unit, steps: [event] });
    return this.update();
  }

  /** Writes the line anew. */
  update(): OpenLine {
    this.line.text = this.write(this.hits);
    return this.line;
  }
}
