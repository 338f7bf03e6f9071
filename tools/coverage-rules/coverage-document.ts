import { type Played, type Rule, STATUSES, type Status } from './rule-table.ts';
import { SECTIONS } from './sections.ts';

const HEAD = `# Rules that are played

Every rule of the tabletop game that concerns BattleMechs on the ground, in our words: what each profile makes of it, the
code that plays it and a test that shows it. Written from [rules.tsv](rules.tsv) with \`npm run coverage:rules\`; a test compares
the two and looks for every file, symbol, test and switch named there. Tests in files named \`.oracle.test.ts\` compare with
figures of another implementation and are skipped where those are not available.

| in the table | means |
|---|---|
| as canon | played as the tabletop game has it |
| \`switch\` | \`spec\` does what the requirement documents say; see [the two profiles](DIFFERENCES.md) |
| reading | played in the way that the remark says |
| in part | the remark says what is lacking |
| **missing** | not played yet |
| not played | not part of this game; the remark says why |
`;

/** Returns the text of docs/RULES-COVERAGE.md. */
export function formatCoverage(rules: readonly Rule[]): string {
  const sections = SECTIONS.map((title, i) => formatSection(`${i + 1}. ${title}`, rulesOf(rules, i + 1)));
  return [HEAD, formatSummary(rules), formatMissing(rules), ...sections].join('\n');
}

function rulesOf(rules: readonly Rule[], section: number): Rule[] {
  return rules.filter(rule => rule.section === section);
}

const HEADINGS: Readonly<Record<Status, string>> = {
  yes: 'as canon',
  switch: 'by switch',
  reading: 'reading',
  part: 'in part',
  missing: 'missing',
  out: 'not played',
};

/** Counts rules by their status in `spec`; `canon` differs only in the switches. */
function formatSummary(rules: readonly Rule[]): string {
  const rows = SECTIONS.map((title, i) => summaryRow(`${i + 1}. ${title}`, rulesOf(rules, i + 1)));
  const headings = ['section', 'rules', ...STATUSES.map(status => HEADINGS[status]), 'without a test'];
  return `## Summary\n\n${tableRow(headings)}${tableRow(headings.map(() => '---'))}${rows.join('')}${summaryRow('all', rules)}`;
}

function summaryRow(title: string, rules: readonly Rule[]): string {
  const counts = STATUSES.map(status => rules.filter(rule => rule.spec.status === status).length);
  return tableRow([title, rules.length, ...counts, rules.filter(isUntested).length].map(String));
}

/** Whether a rule is played, but no test is named for it. */
export function isUntested(rule: Rule): boolean {
  return rule.file !== '' && rule.testFile === '';
}

function formatMissing(rules: readonly Rule[]): string {
  const missing = rules.filter(rule => rule.canon.status === 'missing' || rule.canon.status === 'part');
  const untested = rules.filter(isUntested);
  const list = (items: readonly string[]): string =>
    items.length === 0 ? 'None.\n' : items.map(item => `- ${item}\n`).join('');
  return (
    `## What is missing\n\n${list(missing.map(rule => `${SECTIONS[rule.section - 1]!}: ${rule.text} (${rule.note})`))}\n` +
    `## What no test shows\n\n${list(untested.map(rule => `${SECTIONS[rule.section - 1]!}: ${rule.text}`))}`
  );
}

function formatSection(title: string, rules: readonly Rule[]): string {
  const head = ['rule', '`spec`', '`canon`', 'code', 'test', 'remark'];
  const rows = rules.map(rule =>
    tableRow([
      rule.text,
      formatPlayed(rule.spec),
      formatPlayed(rule.canon),
      formatCode(rule),
      formatTest(rule),
      rule.note,
    ]),
  );
  return `## ${title}\n\n${tableRow(head)}${tableRow(head.map(() => '---'))}${rows.join('')}`;
}

function formatPlayed({ status, switches }: Played): string {
  if (status === 'switch') return switches.map(id => `\`${id}\``).join(', ');
  return status === 'missing' ? '**missing**' : HEADINGS[status];
}

function formatCode({ file, symbols }: Rule): string {
  return file === '' ? '' : [link(file), ...symbols.map(symbol => `\`${symbol}\``)].join(' ');
}

function formatTest(rule: Rule): string {
  if (rule.testFile === '') return isUntested(rule) ? 'none' : '';
  return `${link(rule.testFile)} ${rule.testTitle}`;
}

function link(path: string): string {
  return `[${path.replace(/^packages\/(\w+)\/src\//, '$1/')}](../${path})`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
}
