import { expect, test } from 'vitest';
import { importsOfModules, touchedTests } from './changed-tests.mjs';

const imports = new Map([
  ['contract/index.ts', ['contract/law.ts']],
  ['server/boot/app.ts', ['server/features/laws/laws.calls.ts', 'contract/index.ts']],
  ['server/features/laws/laws.calls.ts', ['contract/law.ts', 'server/features/laws/laws.ts']],
  ['server/features/laws/laws.ts', ['server/features/laws/laws.rules.ts']],
  ['server/features/laws/laws.rules.test.ts', ['server/features/laws/laws.rules.ts']],
  ['server/features/laws/laws.test.ts', ['server/boot/app.ts']],
  ['server/features/exams/exams.test.ts', ['server/boot/app.ts']],
  ['server/features/exams/sums.test.ts', ['server/features/laws/laws.rules.ts']],
  ['server/api/openapi/openapi.test.ts', ['server/boot/app.ts']],
  ['web/features/laws/law-page.tsx', ['contract/law.ts']],
  ['web/features/laws/law-page.test.tsx', ['web/features/laws/law-page.tsx']],
  ['e2e/laws.test.ts', ['server/features/laws/laws.rules.ts']],
]);
const touchedBy = (...changed: string[]) => touchedTests(changed, imports).tests;

test('a change in a feature touches the tests beside it and those that import it, not what reaches it through the whole', () => {
  expect(touchedBy('server/features/laws/laws.rules.ts')).toEqual([
    'server/features/laws/laws.rules.test.ts',
    'server/features/laws/laws.test.ts',
    'server/features/exams/sums.test.ts',
  ]);
});

test('a change in the contract touches the features that its controller calls, both sides, and what holds for every row', () => {
  expect(touchedBy('contract/law.ts')).toEqual([
    'server/features/laws/laws.rules.test.ts',
    'server/features/laws/laws.test.ts',
    'server/api/openapi/openapi.test.ts',
    'web/features/laws/law-page.test.tsx',
  ]);
});

test('a changed test is run alone; what no import leads to is said', () => {
  const touched = touchedTests(['server/features/exams/exams.test.ts', 'README.md'], imports);
  expect(touched.tests).toEqual(['server/features/exams/exams.test.ts']);
  expect(touched.unfollowed).toEqual(['README.md']);
});

test('the imports of this project are read, those of types left out', () => {
  const { tests, leftOut } = touchedTests(['tools/changed-tests.mjs'], importsOfModules());
  expect(tests).toEqual(['tools/changed-tests.test.ts']);
  expect(leftOut.length).toBeGreaterThan(200);
  expect(importsOfModules().get('bench/table/people.ts')).toEqual(['e2e/fixtures/admin-password.ts']);
});
