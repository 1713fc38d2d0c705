import { expect, test, vi } from 'vitest';
import type {
  ImportLineKind,
  PeopleImport,
  PeopleImportLine,
} from '../../../contract/calls/people-import.ts';
import { mountWith } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import { linesShown } from './load-import.ts';
import { ReviewStep } from './review-step.tsx';

const total = linesShown + 2;
const counts = { problem: total, ask: 0, existing: 0, new: 0, repeated: 0, left: 0 };
const found: PeopleImport = {
  id: 9,
  state: 'review',
  version: 1,
  name: 'personas.xlsx',
  reading: 'leído como libro de Excel',
  columns: [],
  hasHeadings: true,
  nameOrder: 'namesFirst',
  isNameOrderClear: true,
  notes: [],
  author: 'Rosa Medina',
  date: '2026-11-28T12:00:00Z',
  total,
  counts,
  outcomes: { added: 0, enrolled: 0, unchanged: 0, failed: 0, out: 0 },
  newWithoutEmail: 0,
  withoutEmailIds: [],
  failedMails: 0,
  plan: null,
  hasMailServer: true,
};
const lineOf = (line: number, kind: ImportLineKind): PeopleImportLine => ({
  line,
  kind,
  fullname: `Ana ${line}`,
  written: {},
  email: '',
  birthDate: null,
  text: '',
  problems: kind === 'problem' ? [{ field: 'birthDate', message: 'Esa fecha no existe.' }] : [],
  isTouched: kind !== 'problem',
  accountId: null,
  sameAs: null,
  outcome: null,
});

test('lines that move up because those before them were mended are still shown', async () => {
  const mended = new Set<number>();
  const all = Array.from({ length: total }, (_, at) => at + 1);
  const getImportLines = vi.fn(async ({ Page, PageSize }: { Page: number; PageSize: number }) => {
    const left = all.filter((line) => !mended.has(line));
    const data = left.slice((Page - 1) * PageSize, Page * PageSize).map((line) => lineOf(line, 'problem'));
    return { data, total: left.length };
  });
  const mendImportLines = vi.fn(async ({ Lines }: { Lines: number[] }) => {
    for (const line of Lines) mended.add(line);
    const data = { lines: Lines.map((line) => lineOf(line, 'left')), counts, newWithoutEmail: 0 };
    return { data };
  });
  await mountWith(
    { usuario: { getImportLines, mendImportLines }, group: { getNames: async () => ({ data: [] }) } },
    <ReviewStep
      found={found}
      lines={all.slice(0, linesShown).map((line) => lineOf(line, 'problem'))}
      linesTotal={total}
      courses={[]}
      course={null}
      onColumns={() => undefined}
      onChanged={async () => undefined}
    />,
  );
  await press(`Por arreglar ${total}`);
  for (const line of all.slice(0, 2)) await press(`déjala fuera: Ana ${line}`);
  expect(mendImportLines).toHaveBeenCalledTimes(2);
  await press('Mostrar 2 más de las 2 restantes');
  for (const line of all) expect(text()).toContain(`Ana ${line}`);
  expect(text()).not.toContain('restantes');
});
