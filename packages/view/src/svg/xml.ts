const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for an element or a quoted attribute. Control characters, which XML does not allow, are left out.
 *
 * @example
 * ```ts
 * import { escapeXml } from '@hexfall/view';
 *
 * escapeXml('Rock & "Roll"'); // => 'Rock &amp; &quot;Roll&quot;'
 * ```
 */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, sign => ENTITIES[sign]!);
}
