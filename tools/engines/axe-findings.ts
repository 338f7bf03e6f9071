import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A finding of axe: the rule that is broken, and where. */
interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Rules that axe has but does not apply unless asked. */
const MORE_RULES = ['target-size'];

/** Places of one kind that are named: more would only be more of the same. */
const MAX_PLACES = 3;

/** Rules about nothing but colors: all that a page in another theme can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds wrong with a page as it is shown, or with its colors only. The page must be open to scripts from outside
 * (`bypassCSP`).
 */
export async function axeFindings(page: Page, what: 'everything' | 'colors' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options = {
    resultTypes: ['violations'],
    ...(what === 'colors'
      ? { runOnly: { type: 'rule', values: COLOR_RULES } }
      : { rules: Object.fromEntries(MORE_RULES.map(rule => [rule, { enabled: true }])) }),
  };
  const findings = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )) as Finding[];
  return findings.flatMap(({ id, nodes }) =>
    nodes.slice(0, MAX_PLACES).map(node => `${id}: ${node.html} ${node.failureSummary}`),
  );
}
