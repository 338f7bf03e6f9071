/**
 * What a page of the site may do. Nothing that is inserted into it runs, and it talks to nobody but the place that it came from. Strings
 * become addresses of scripts only through the one policy that `src/app/trusted-scripts.ts` makes, and never markup.
 * @type {Readonly<Record<string, string>>}
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const SECURITY_POLICY = Object.entries(POLICY)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

/**
 * Puts the policy into the page, before everything that it governs. The development server is left alone: it inserts scripts and styles
 * and listens for changes.
 * @returns {import('vite').Plugin}
 */
export function securityPolicy() {
  return {
    name: 'hexfall-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: html =>
        html.replace(
          '<meta charset="utf-8" />',
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${SECURITY_POLICY}" />`,
        ),
    },
  };
}
