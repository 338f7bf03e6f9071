/** A second line of defense after escaping: a page without scripts can run, fetch and send nothing. */
const STILL_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The Content-Security-Policy of pages with scripts of their own, which still can fetch and send nothing. */
export const SCRIPTED_POLICY = `${STILL_POLICY}; script-src 'unsafe-inline'`;

/** The element that gives a page without scripts its Content-Security-Policy. */
export const STILL_POLICY_META = `<meta http-equiv="Content-Security-Policy" content="${STILL_POLICY}">`;
