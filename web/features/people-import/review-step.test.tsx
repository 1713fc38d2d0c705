import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ImportLineKind, PeopleImport } from '../../../contract/people-import/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { importLine, importOf } from '../../testing/people-import-for-test.ts';
import { findButton, press, text, writeInto } from '../../testing/screen.ts';
import { linesShown } from './load-import.ts';
import { ReviewStep } from './review-step.tsx';

/** The review of a list, with its first lines. */
const open = (
  usuario: object,
  found: PeopleImport,
  kinds: readonly ImportLineKind[],
  courseOf: Record<string, string> = {},
) =>
  mountWith(
    { usuario, group: { getNames: async () => ({ data: [] }) } },
    <ReviewStep
      found={found}
      lines={kinds.map((kind, at) => importLine(at + 1, kind))}
      linesTotal={found.total}
      courses={[{ value: 7, label: 'Ahorro voluntario' }]}
      plan={{ courseIds: [], courseOf, group: '', sendsLetter: true, tellsExisting: false }}
      onPlan={() => undefined}
      onColumns={() => undefined}
      onChanged={async () => undefined}
    />,
  );

test('lines that move up because those before them were mended are still shown', async () => {
  const found = importOf({ problem: linesShown + 2 });
  const { total, counts } = found;
  const mended = new Set<number>();
  const all = Array.from({ length: total }, (_, at) => at + 1);
  const getImportLines = vi.fn(async ({ Page, PageSize }: { Page: number; PageSize: number }) => {
    const left = all.filter((line) => !mended.has(line));
    const data = left
      .slice((Page - 1) * PageSize, Page * PageSize)
      .map((line) => importLine(line, 'problem'));
    return { data, total: left.length };
  });
  const mendImportLines = vi.fn(async ({ Lines }: { Lines: number[] }) => {
    for (const line of Lines) mended.add(line);
    const data = { lines: Lines.map((line) => importLine(line, 'left')), counts, newWithoutEmail: 0 };
    return { data };
  });
  await open(
    { getImportLines, mendImportLines },
    found,
    all.slice(0, linesShown).map(() => 'problem' as const),
  );
  await press(`Por arreglar ${total}`);
  for (const line of all.slice(0, 2)) await press(`déjala fuera: Ana ${line}`);
  expect(mendImportLines).toHaveBeenCalledTimes(2);
  await press('Mostrar 2 más de las 2 restantes');
  for (const line of all) expect(text()).toContain(`Ana ${line}`);
  expect(text()).not.toContain('restantes');
});

const dateOf = (line: number) => `li:nth-child(${line}) input[placeholder]`;

/** Corrects the birth date of a line, as far as the field is left for the next one, or for a button. */
async function correct(line: number, value: string): Promise<void> {
  await act(async () => find(dateOf(line)).focus());
  await writeInto(dateOf(line), value);
}

/** The calls that correct lines; each waits for its answer. */
function slowMending() {
  const answers: PromiseWithResolvers<object>[] = [];
  const mendImportLines = vi.fn((_: { Lines: number[] }) => {
    const answer = Promise.withResolvers<object>();
    answers.push(answer);
    return answer.promise;
  });
  const answer = (kind: ImportLineKind) =>
    act(async () => {
      const lines = mendImportLines.mock.calls[answers.length - 1]?.[0].Lines ?? [];
      const { counts } = importOf({ new: 3, problem: 1 });
      answers.at(-1)?.resolve({
        data: { lines: lines.map((line) => importLine(line, kind)), counts, newWithoutEmail: 0 },
      });
    });
  const refuse = () =>
    act(async () => answers.at(-1)?.reject(new ApiRefusal(503, 'No hay conexión.', 'error')));
  return { mendImportLines, answer, refuse };
}

test('a correction waits for the one before, and the import for all of them', async () => {
  const { mendImportLines, answer } = slowMending();
  const runImport = vi.fn(async (_: object) => ({ data: null }));
  await open({ mendImportLines, runImport }, importOf({ problem: 3, new: 2 }), ['problem', 'problem', 'ask']);
  await correct(1, '05/03/1979');
  await correct(2, '06/04/1980');
  await press('Es otra');
  await press('Importar 2 personas');
  const sent = () => mendImportLines.mock.calls.map(([input]) => input);
  expect(sent()).toEqual([{ Id: 9, Lines: [1], Values: { birthDate: '05/03/1979' } }]);
  await answer('new');
  expect(sent().slice(1)).toEqual([{ Id: 9, Lines: [2], Values: { birthDate: '06/04/1980' } }]);
  await answer('new');
  expect(sent().slice(2)).toEqual([{ Id: 9, Lines: [3], Answer: 'other' }]);
  expect(runImport).not.toHaveBeenCalled();
  expect(findButton('Importar 3 personas')?.getAttribute('aria-busy')).toBe('true');
  await answer('new');
  expect(runImport).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ Id: 9, Version: 4 }));
});

test('no import without a correction that was refused: the bar in view says so, and it is sent again with the import', async () => {
  const { mendImportLines, answer, refuse } = slowMending();
  const runImport = vi.fn(async (_: object) => ({ data: null }));
  await open({ mendImportLines, runImport }, importOf({ problem: 1, new: 2 }), ['problem']);
  await correct(1, '05/03/1979');
  await press('Importar 2 personas');
  await refuse();
  expect(find('[data-docked] [role=alert]').textContent).toContain('No hay conexión.');
  expect(runImport).not.toHaveBeenCalled();
  await press('Importar 2 personas');
  expect(mendImportLines).toHaveBeenCalledTimes(2);
  await answer('new');
  expect(runImport).toHaveBeenCalledOnce();
});

test('a correction that was refused is sent again before the next one, which never overtakes it', async () => {
  const { mendImportLines, answer, refuse } = slowMending();
  const runImport = vi.fn(async (_: object) => ({ data: null }));
  await open({ mendImportLines, runImport }, importOf({ problem: 2, new: 2 }), ['problem', 'problem']);
  const sent = () => mendImportLines.mock.calls.map(([{ Lines }]) => Lines[0]);
  await correct(1, '05/03/1979');
  await act(async () => find(dateOf(1)).blur());
  await refuse();
  await correct(2, '06/04/1980');
  await press('Importar 2 personas');
  await refuse();
  expect(sent()).toEqual([1, 1]);
  expect(runImport).not.toHaveBeenCalled();
  await press('Importar 2 personas');
  await answer('new');
  await answer('new');
  expect(sent()).toEqual([1, 1, 1, 2]);
  expect(runImport).toHaveBeenCalledOnce();
});

test('each value of a column of courses is asked for, a course of that name is chosen, and one without an answer stops', async () => {
  const found = {
    ...importOf({ new: 2 }),
    courseValues: [
      { value: 'AHORRO VOLUNTARIO', count: 1 },
      { value: 'Otro', count: 1 },
    ],
  };
  const runImport = vi.fn(async () => ({ data: null }));
  await open({ runImport }, found, ['new', 'new']);
  expect([...document.querySelectorAll('select')].map(({ value }) => value).slice(0, 2)).toEqual(['7', '']);
  await press('Importar 2 personas');
  expect(text()).toContain('Di qué curso es «Otro» de tu lista, o elige ninguno.');
  expect(runImport).not.toHaveBeenCalled();
});

test('the courses of a list go with the import', async () => {
  const found = { ...importOf({ new: 1 }), courseValues: [{ value: 'Otro', count: 1 }] };
  const runImport = vi.fn(async () => ({ data: null }));
  await open({ runImport }, found, ['new'], { Otro: 'none' });
  await press('Importar 1 persona');
  expect(runImport).toHaveBeenCalledWith(
    expect.objectContaining({ CourseOf: [{ Value: 'Otro', CourseId: null }] }),
  );
});
