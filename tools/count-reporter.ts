import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** A reporter of Vitest that writes how many tests passed, failed and were skipped, as JSON, where TEST_COUNTS says. */
export default function countReporter(): Reporter {
  return {
    onTestRunEnd(files, strayErrors) {
      const counts = { passed: 0, failed: strayErrors.length, skipped: 0 };
      for (const file of files) {
        const states = [...file.children.allTests()].map((test) => test.result().state);
        for (const state of states) {
          if (state === 'passed' || state === 'skipped') counts[state] += 1;
          else counts.failed += 1; // also a test that was begun and not ended
        }
        // a file that could not be loaded has no test that failed
        if (file.state() === 'failed' && !states.includes('failed')) counts.failed += 1;
      }
      writeFileSync(process.env['TEST_COUNTS'] ?? '', JSON.stringify(counts));
    },
  };
}
