import { expect, test } from 'vitest';
import { progressText } from './mailings.rules.ts';

const counts = { all: 0, waiting: 0, sent: 0, failed: 0, returned: 0, expired: 0, leftOut: 0 };

test('how far a letter is leaves out who gets none, and counts what came back as gone', () => {
  expect(progressText({ ...counts, all: 7, sent: 3, returned: 1, leftOut: 2 })).toBe(
    'Salieron 4 de 5. 1 volvió.',
  );
  expect(progressText({ ...counts, all: 2, sent: 1, failed: 1 })).toBe(
    'Salió 1 de 2. 1 no salió todavía: se intenta otra vez.',
  );
});
