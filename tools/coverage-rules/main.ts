import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SWITCH_IDS } from '../../packages/rules/src/vocabulary/profile/switches.ts';
import { ROOT } from '../bootstrap/run.mjs';
import { checkRules } from './check-rules.ts';
import { formatCoverage, isUntested } from './coverage-document.ts';
import { parseRules, STATUSES } from './rule-table.ts';

/** Writes docs/RULES-COVERAGE.md from docs/rules.tsv. The exit code is 1 if the table names something that does not exist. */
const rules = parseRules(readFileSync(join(ROOT, 'docs', 'rules.tsv'), 'utf8'));
const problems = checkRules(rules, ROOT, SWITCH_IDS);
for (const problem of problems) console.log(problem);
writeFileSync(join(ROOT, 'docs', 'RULES-COVERAGE.md'), formatCoverage(rules));
const counts = STATUSES.map(status => `${rules.filter(rule => rule.spec.status === status).length} ${status}`);
console.log(`${rules.length} rules: ${counts.join(', ')}; ${rules.filter(isUntested).length} without a test`);
process.exitCode = problems.length > 0 ? 1 : 0;
