import { expect, test } from 'vitest';
import { formOf, fragment, refusedWordsIn } from './refused-words.ts';

test('the words are the rows of the table under their heading', () => {
  const page =
    '# A\n\n| Not | But |\n|---|---|\n| x | y |\n\n## Refused words\n\n| Not | But |\n|---|---|\n| big box, bag | crate |\n\n## B\n\n| a | b |\n';
  expect(refusedWordsIn(page)).toEqual([
    { word: 'big box', instead: 'crate' },
    { word: 'bag', instead: 'crate' },
  ]);
});

test('a word is found however it is joined, and not inside another', () => {
  const form = formOf('big box');
  for (const text of ['a big box', 'Big box', 'big-box.ts', 'bigBoxOf', 'openBigBox'])
    expect(text).toMatch(form);
  for (const text of ['big boxes', 'bigger box', 'box']) expect(text).not.toMatch(form);
});

test('a comment that begins without a subject is found', () => {
  const first = '/** What waits. */\n/**\n * Whose rows are shown.\n */\ncall(); // Who asked';
  expect(first.match(fragment)).toHaveLength(3);
  const later =
    "/**\n * Rows in order.\n * Of two rows the newer comes first.\n */\nconst text = 'What waits';";
  expect(later.match(fragment)).toBeNull();
});
