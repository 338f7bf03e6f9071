import { element } from './element.ts';

/** A number that explains itself when it is pointed at or tapped. It stays the same element, so that it keeps the focus. */
export class Figure {
  readonly element: HTMLButtonElement;
  private explanation = '';

  constructor(className: string, explain: (text: string) => void) {
    this.element = element('button', className);
    this.element.type = 'button';
    this.element.addEventListener('click', () => explain(this.explanation));
    this.element.addEventListener('mouseenter', () => explain(this.explanation));
  }

  show(explanation: string, ...children: (Node | string)[]): void {
    this.explanation = explanation;
    this.element.ariaLabel = explanation;
    this.element.replaceChildren(...children);
  }
}
