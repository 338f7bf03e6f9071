import type { MarkupElement, MarkupNode } from '@hexfall/report';
import { type ComponentChild, h, type VNode } from 'preact';

/** Elements that reports may contain. Others are not drawn, so that nothing in a report becomes a script, a frame or a form. */
const HTML_TAGS: ReadonlySet<string> = new Set(
  'b br code dd details div dl dt figcaption figure h2 h3 i li ol p section small span summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const SVG_TAGS: ReadonlySet<string> = new Set(
  'circle clipPath defs ellipse g line path polygon polyline rect svg text title tspan'.split(' '),
);
const HTML_ATTRIBUTES: ReadonlySet<string> = new Set(['class', 'role', 'scope', 'style', 'tabindex', 'title']);

/** Draws a part of a report from data, element by element. */
export function MarkupView({ nodes }: { readonly nodes: readonly MarkupNode[] }): VNode {
  return <>{nodes.map(drawNode)}</>;
}

function drawNode(node: MarkupNode, index: number): ComponentChild {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  if (!HTML_TAGS.has(tag) && !SVG_TAGS.has(tag)) return null;
  return h(tag, { key: index, ...attributesOf(node) }, children.map(drawNode));
}

function attributesOf({ tag, attributes }: MarkupElement): Record<string, string> {
  const isKnown = SVG_TAGS.has(tag) ? isPlainDrawing : isPlainHtml;
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isKnown(name)));
}

function isPlainHtml(name: string): boolean {
  return HTML_ATTRIBUTES.has(name) || /^(?:aria|data)-/.test(name);
}

/** Whether an attribute of a drawing is harmless: it neither runs code nor links to anything. */
function isPlainDrawing(name: string): boolean {
  return !/^on|href/i.test(name);
}
