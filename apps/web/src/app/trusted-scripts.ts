import { config } from 'zod/v4/core';

/** The part of the Trusted Types of a browser that the site uses. Browsers without them have no such global. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * Makes the page comply with its security policy, under which no text becomes code. The library that checks files would test whether it may
 * create code, which browsers would report as a violation.
 */
export function keepPolicy(): void {
  config({ jitless: true });
  trustOwnScripts();
}

/**
 * Allows scripts and workers from the folder of the site, and from nowhere else. In browsers with Trusted Types, the site's policy refuses
 * every other string that would become code or markup.
 */
function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: address => ownScript(address, document.baseURI) });
}

/** Returns the address of a script in the folder of the site, and refuses any other. */
export function ownScript(address: string, page: string): string {
  const { href } = new URL(address, page);
  if (href.startsWith(new URL('.', page).href)) return href;
  throw new TypeError(`${href} is not a script of this site.`);
}
