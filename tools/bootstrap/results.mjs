import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Where a full test run leaves its report. */
export const RESULTS_FILE = '.cache/test-results.json';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 */

/** @returns {Counts} of the last full run; all 0 when it left no report */
export function readCounts() {
  let report;
  try {
    report = JSON.parse(readFileSync(join(ROOT, RESULTS_FILE), 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return countTests(report.testResults);
}

/**
 * @param {readonly FileResult[]} files
 * @returns {Counts}
 */
export function countTests(files) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    for (const { status } of file.assertionResults) {
      counts[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    }
    // A file that does not even load fails without naming a test.
    if (file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed')) counts.failed += 1;
  }
  return counts;
}

/** @param {Counts} counts */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
