import { expect, test } from 'vitest';
import { sumFiles, sumTables } from './used-space.rules.ts';

async function* stored(...files: [string, number][]) {
  for (const [key, sizeBytes] of files) yield { key, sizeBytes };
}

test('files are added up by their folder, the largest kind first', async () => {
  const files = stored(
    ['articlefile/a.webp', 10],
    ['courseFile/clase.mp4', 500],
    ['articlefile/b.avif', 20],
    ['slider/c.webp', 40],
    ['certificates/AP-1.pdf', 39],
    ['nueva/d.bin', 1],
  );
  expect(await sumFiles(files)).toEqual([
    { kind: 'material', count: 1, bytes: 500 },
    { kind: 'slider', count: 1, bytes: 40 },
    { kind: 'certificates', count: 1, bytes: 39 },
    { kind: 'articles', count: 2, bytes: 30 },
    { kind: 'other', count: 1, bytes: 1 },
  ]);
  expect(await sumFiles(stored())).toEqual([]);
});

test('tables are added up by what they hold; together they are the whole database', () => {
  const tables = [
    { name: 'attempt', bytes: 50 },
    { name: 'attempt_answer', bytes: 100 },
    { name: 'account', bytes: 30 },
    { name: 'law_text', bytes: 5 },
    { name: 'setting', bytes: 7 },
  ];
  expect(sumTables(tables, 400)).toEqual([
    { kind: 'other', bytes: 215 },
    { kind: 'exams', bytes: 150 },
    { kind: 'people', bytes: 30 },
    { kind: 'content', bytes: 5 },
  ]);
});
