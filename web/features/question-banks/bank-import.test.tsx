import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { BankImport } from '../../../contract/question-banks/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { chooseFile, fileOf } from '../../testing/choose-file.ts';
import { find } from '../../testing/mount-for-test.tsx';
import {
  dialogText,
  during,
  login,
  openQuestions,
  reply,
  row,
  signInAgain,
  withEndedSession,
} from '../../testing/question-page-for-test.tsx';
import { press, submit } from '../../testing/screen.ts';
import { waitFor } from '../../testing/wait-for.ts';

const understood: BankImport = {
  format: 'gift',
  addedCount: 2,
  lines: [
    { line: null, kind: 'changed', subject: '', text: 'Los comentarios (//) no se importan: 1.' },
    { line: 1, kind: 'added', subject: '¿Una?', text: '' },
    { line: 6, kind: 'changed', subject: '¿Dos?', text: 'Se dejó fuera el comentario.' },
    { line: 12, kind: 'skipped', subject: '¿Cuál?', text: 'Ya está en el curso.' },
    { line: 20, kind: 'problem', subject: '¿Cinco?', text: 'Tiene 5 opciones; caben 4.' },
  ],
};

async function choose(): Promise<void> {
  await press('Importar');
  await chooseFile(find('[name=file]') as HTMLInputElement, fileOf('banco.gift', 'text/plain'));
  await submit('dialog[open] form');
}
const subjects = () =>
  [...document.querySelectorAll('dialog [aria-label^="Lo que se entendió"] li')].map(
    (line) => line.textContent ?? '',
  );

test('a file is read first, line by line, and imported only then', async () => {
  const bring = vi.fn(async (_: { DryRun: boolean }) => ({ ...reply, data: understood }));
  const get = vi.fn(async () => ({ ...reply, data: [{ ...row, id: 2, description: '¿Una?' }, row] }));
  await openQuestions({ question: { import: bring, get } });
  await choose();
  expect(bring.mock.calls[0]?.[0]).toMatchObject({ courseId: 4, DryRun: true });
  expect(dialogText()).toContain('leído como GIFT. Todavía no cambió nada.');
  for (const count of ['1 se agrega', '1 se agrega con cambios', '1 ya estaba', '1 con problemas'])
    expect(dialogText()).toContain(count);
  expect(dialogText()).toContain('Revisa lo que no pasó igual:Los comentarios (//) no se importan: 1.');
  expect(subjects()).toHaveLength(4);
  expect(dialogText()).toMatch(/Problema.*Con cambios.*Ya estaba.*Se agrega/s);
  await press('1 con problemas');
  expect(subjects()).toHaveLength(1);
  expect(dialogText()).toContain('Tiene 5 opciones; caben 4.');
  await press('Todas 4');
  expect(subjects()).toHaveLength(4);
  expect(get).not.toHaveBeenCalled();
  await press('Importar 2 preguntas');
  expect(bring.mock.calls[1]?.[0]).toMatchObject({ courseId: 4, DryRun: false, Format: 'gift' });
  expect(dialogText()).toContain('Se agregaron 2 preguntas.');
  expect(find('tbody').textContent).toContain('¿Una?');
});

test('the first import of an empty bank shows what was done', async () => {
  const bring = vi.fn(async () => ({ ...reply, data: understood }));
  const get = vi.fn(async () => ({ ...reply, data: [row] }));
  await openQuestions({ question: { import: bring, get } }, []);
  await choose();
  await press('Importar 2 preguntas');
  expect(find('tbody').textContent).toContain('¿Cuál?');
  expect(dialogText()).toContain('Se agregaron 2 preguntas.');
});

test('a file that cannot be read says so at its field', async () => {
  const bring = vi
    .fn()
    .mockRejectedValue(new ApiRefusal(400, 'No pudimos leer preguntas en ese archivo.', 'warning'));
  await openQuestions({ question: { import: bring } });
  await choose();
  expect(find('[id$="-error"]').textContent).toContain('No pudimos leer preguntas en ese archivo.');
});

test('with nothing new the button says why it rests', async () => {
  const bring = vi.fn(async () => ({
    ...reply,
    data: { ...understood, addedCount: 0, lines: understood.lines.slice(3) },
  }));
  await openQuestions({ question: { import: bring } });
  await choose();
  expect(dialogText()).toContain('En el archivo no hay preguntas nuevas que agregar.');
  await press('Importar');
  expect(bring).toHaveBeenCalledTimes(1);
});

test('an import that fails keeps the file and what was read', async () => {
  const bring = vi
    .fn()
    .mockResolvedValueOnce({ ...reply, data: understood })
    .mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  await openQuestions({ question: { import: bring } });
  await choose();
  await press('Importar 2 preguntas');
  expect(dialogText()).toContain('No hay conexión con el portal.');
  expect(subjects()).toHaveLength(4);
});

test('what Aiken cannot say is told before it is downloaded', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response('¿Cuál?', {
      headers: {
        'content-disposition': `attachment; filename="x.txt"; filename*=UTF-8''preguntas%20del%20a%C3%B1o.txt`,
      },
    }),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await openQuestions({ question: {} });
  await press('Exportar');
  expect(dialogText()).toContain('Queda fuera 1 pregunta:');
  await during(() => find('[aria-label="Descargar en Aiken"]').click());
  await act(() => waitFor(() => expect(saved).toEqual(['preguntas del año.txt'])));
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/Question/Export?id=4&format=aiken');
});

test('a session that ends before the review or before the import asks for the password and goes on', async () => {
  const bring = withEndedSession(() => ({ ...reply, data: understood }));
  const get = vi.fn(async () => ({ ...reply, data: [row] }));
  const users = { login: login() };
  await openQuestions({ question: { import: bring, get }, users });
  await choose();
  await signInAgain();
  expect(dialogText()).toContain('Todavía no cambió nada.');
  bring.mockRejectedValueOnce(new ApiRefusal(401, 'Tu sesión terminó.', 'warning'));
  await press('Importar 2 preguntas');
  await signInAgain();
  expect(dialogText()).toContain('Se agregaron 2 preguntas.');
  expect(users.login.mock.calls[0]?.[0]).toMatchObject({ UserName: 'rosa' });
  expect(bring).toHaveBeenCalledTimes(4);
  expect(bring.mock.calls.map(([input]) => (input as { DryRun: boolean }).DryRun)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
