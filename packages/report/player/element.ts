/** Creates an element. Text children are inserted as text, so nothing from a file is ever parsed as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

export function svgElement<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Node[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A tooltip for an element of a picture. */
export function svgTitle(text: string): SVGTitleElement {
  const made = svgElement('title', {});
  made.textContent = text;
  return made;
}

/** Creates a button. Its title says what it does, to readers who point at it and to those who hear it. */
export function button(children: readonly (Node | string)[], title: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', '', ...children);
  made.type = 'button';
  made.title = title;
  made.ariaLabel = title;
  made.addEventListener('click', onClick);
  return made;
}
