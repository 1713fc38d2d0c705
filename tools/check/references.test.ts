import { describe, expect, test } from 'vitest';
import type { Markdown } from './markdown.ts';
import { deadReferences } from './references.ts';

const specification: Markdown = {
  path: 'docs/specification/08-exams.md',
  text: '# 8 Exams\n\n## 8.4 Starting\n\nRules: `exams.rules.ts`.\n',
};
const paths = [
  specification.path,
  'docs/decisions/0011-attempts.md',
  'docs/glossary.md',
  'server/exams/exams.rules.ts',
];

/** The problems found in a file beside that specification. */
const found = (path: string, text: string) => deadReferences([specification, { path, text }], paths);
const inCode = (comment: string) => found('server/a.ts', `const a = 1;\n/** ${comment} */\n`);

/** The dead forms are built from pieces here, because this file is checked too. */
const sign = '\u00a7';
const lesson = (number: number) => ['lesson', number].join(' ');

test('two decisions of one number are found', () => {
  const both = [...paths, 'docs/decisions/0011-other.md'];
  expect(deadReferences([specification], both)).toEqual([
    'docs/decisions has the number 0011 more than once',
  ]);
});

describe('references of code', () => {
  test('to a section and a decision resolve, alone, in a list and over the end of a line', () => {
    expect(inCode('Starts (spec 8.4), see spec 8 and decision 0011.')).toEqual([]);
    expect(inCode('Starts (spec 8.4, 8.4 and 8.4).')).toEqual([]);
    expect(inCode('Starts (spec\n * 8.4).')).toEqual([]);
  });

  test('to a section that is not there are found, with their line', () => {
    expect(inCode(`Ends (${'spec'} 8.5).`)).toEqual([
      'server/a.ts:2 refers to spec 8.5, which is no section',
    ]);
    expect(inCode(`Ends (${'spec'} 8.4, 9.1).`)).toEqual([
      'server/a.ts:2 refers to spec 9.1, which is no section',
    ]);
    expect(inCode(`Ends (${'spec'}\n * 8.6).`)).toEqual([
      'server/a.ts:2 refers to spec 8.6, which is no section',
    ]);
  });

  test('to a decision that is not there are found, and those that are spelt otherwise', () => {
    expect(inCode(`So it is (${'decision'} 0099).`)).toEqual([
      `server/a.ts:2 refers to ${'decision'} 0099, which is no file`,
    ]);
    expect(inCode(`So it is (${'decision'} 11).`)).toHaveLength(1);
  });

  test.each([
    `${['portal', 'md'].join('.')} says so`,
    `as in ${['decisions', 'md'].join('.')}`,
    `(decisions ${sign}4)`,
    `(decisions\n * ${sign}4)`,
    `(${lesson(18)})`,
    `(${lesson(18).replace(' ', '\n * ')})`,
    `see ${['archi', 'tecture.md'].join('')}`,
    `one of the ${['find', 'ings'].join('')}`,
    `${['issue', 9].join(' ')} asks for it`,
    `(${['look', ' home'].join(',')})`,
  ])('in a form that leads nowhere are found: %s', (comment) => {
    expect(inCode(comment).join()).toContain('which leads nowhere');
  });
});

describe('links and names of docs', () => {
  test('lead to files, folders and headings', () => {
    const text =
      '# A b\n[x](glossary.md) [y](decisions/) [z](#a-b) [w](specification/08-exams.md#84-starting)\n';
    expect(deadReferences([specification, { path: 'docs/glossary.md', text }], paths)).toEqual([]);
  });

  test('are found where file or heading is gone; code and other sites are passed by', () => {
    expect(found('docs/glossary.md', '[x](gone.md)\n')).toEqual([
      'docs/glossary.md:1 links to docs/gone.md, which is not there',
    ]);
    expect(found('docs/glossary.md', '\n[x](specification/08-exams.md#85-gone)\n')).toEqual([
      'docs/glossary.md:2 links to #85-gone, which docs/specification/08-exams.md has not',
    ]);
    expect(found('docs/glossary.md', '```\n[x](gone.md)\n```\n[y](https://example.org/gone.md)\n')).toEqual(
      [],
    );
  });

  test('show refusals that exist', () => {
    expect(found('docs/glossary.md', "`new Refusal('tooLate')`\n")).toEqual([]);
    expect(found('docs/glossary.md', "`new Refusal('lateAnswer')`\n")).toEqual([
      'docs/glossary.md:1 shows the refusal lateAnswer, which there is not',
    ]);
  });

  test('name source files that are there, and no section twice', () => {
    const page = (text: string) => found('docs/specification/09-more.md', text);
    expect(page('`exams.rules.ts`, `exams/exams.rules.ts`, `server/exams/exams.rules.ts`')).toEqual([]);
    expect(page('`gone.rules.ts`')).toEqual([
      'docs/specification/09-more.md:1 names gone.rules.ts, which is no file',
    ]);
    expect(page('## 8.4 Again')).toEqual([
      'docs/specification/09-more.md has the section 8.4, and so has another place',
    ]);
  });
});
