import { expect, test } from 'vitest';
import { testingFolderProblems } from './testing-folders.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text, lines: 1 }));

test('production does not import testing folders', () => {
  const problems = testingFolderProblems(
    files({ 'server/boot/app.ts': "import { aMember } from '../testing/builders.ts';" }),
  );
  expect(problems).toEqual(['server/boot/app.ts imports server/testing/builders.ts, which is for tests']);
});

test('a file that only tests import lies in a testing folder', () => {
  const problems = testingFolderProblems(
    files({
      'server/features/exams/exams.test.ts':
        "import { a } from './oracle.ts'; import { b } from './exams.ts';",
      'server/features/exams/oracle.ts': '',
      'server/features/exams/exams.ts': '',
      'server/boot/app.ts': "import { b } from '../features/exams/exams.ts';",
      'bench/run.ts': "import { c } from '../server/testing/builders.ts';",
    }),
  );
  expect(problems).toEqual([
    'server/features/exams/oracle.ts is imported by tests alone: it belongs into a testing folder',
  ]);
});
