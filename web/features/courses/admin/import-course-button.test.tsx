import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../../contract/index.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { chooseFile } from '../../../testing/choose-file.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountSignedIn } from '../../../testing/mount-with.tsx';
import { press } from '../../../testing/screen.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { ImportCourseButton } from './import-course-button.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

const envelope = { message: 'El curso se importó: es un borrador.', descriptionCode: 'success' as const };
const zip = () => new File(['PK...'], 'curso.zip', { type: 'application/zip' });
const line = (text: string, isProblem = false) => ({ text, isProblem });

/** Upload calls that accept everything, and an import that answers these lines. */
function portal(lines: object[], refuse?: ApiRefusal) {
  const known = { id: 'u1', name: 'curso.zip', sizeBytes: 5, isFinished: false, expiresAt: '' };
  const start = vi.fn(async (_: object) => ({ ...envelope, data: { ...known, received: 0 } }));
  const part = vi.fn(async (_: object) => ({ ...envelope, data: { received: 5 } }));
  const status = vi.fn(async (_: object) => ({ ...envelope, data: { ...known, received: 5 } }));
  const finish = vi.fn(async (_: object) => ({ ...envelope, data: { sha256: 'x', sizeBytes: 5 } }));
  const importCourse = vi.fn(async ({ DryRun }: { DryRun?: boolean }) => {
    if (refuse) throw refuse;
    return { ...envelope, data: { id: DryRun ? null : 12, lines } };
  });
  const login = async () => ({ data: { token: 't', expiresAt: '2099-01-01', user: { id: 9 } } });
  const api = {
    upload: { start, part, status, finish },
    course: { import: importCourse },
    users: { login },
  } as unknown as Api;
  return { api, start, part, importCourse };
}
const no = (status: number) => new ApiRefusal(status, `no: ${status}`, 'error');
const open = async (api: Api) => {
  await mountSignedIn({ accountId: 9, username: 'rosa' }, api, <ImportCourseButton accountId={9} />);
  await press('Importar curso');
};
const dialog = () => find('dialog[open]');
const choose = (file: File) =>
  act(async () => chooseFile(find('input[type=file]') as HTMLInputElement, file));

async function signInAgain(): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toContain('Tu sesión terminó'));
  (find('[name=Password]') as HTMLInputElement).value = 'lluvia-mesa-trompeta-9';
  await press('Continuar');
}

test('a file is tried first, line by line, and imported only then', async () => {
  const lines = [
    line('El curso «Ahorro», en borrador, con 2 módulos de lectura.'),
    line('Falta una imagen.', true),
  ];
  const { api, start, importCourse } = portal(lines);
  await open(api);
  await press('Revisar');
  expect(dialog().textContent).toContain('El campo Archivo es obligatorio.');
  await choose(zip());
  await press('Revisar');
  await waitFor(() => expect(dialog().textContent).toContain('Esto se agregaría:'));
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({ Name: 'curso.zip', Kind: 'courseArchive' }),
    expect.anything(),
  );
  expect(dialog().textContent).toContain('Revisa lo que no pasó igual:Falta una imagen.');
  expect(importCourse).toHaveBeenCalledTimes(1);
  expect(importCourse.mock.lastCall?.[0]).toEqual({ UploadId: 'u1', DryRun: true });
  await press('Importar');
  expect(importCourse.mock.lastCall?.[0]).toEqual({ UploadId: 'u1' });
  expect(assign).toHaveBeenCalledWith('/editcourse?id=12');
});

test('a file without a course in it can’t be imported; another one can be tried', async () => {
  const { api } = portal([line('Falta el título.', true)]);
  await open(api);
  await choose(zip());
  await press('Revisar');
  await waitFor(() => expect(dialog().textContent).toContain('No se puede importar:Falta el título.'));
  expect(dialog().textContent).toContain('Revisar');
  await choose(zip());
  expect(dialog().textContent).not.toContain('Falta el título.');
});

test('what the portal refuses, and what the file’s name tells already, is said beside the field', async () => {
  const { api, start } = portal([], new ApiRefusal(415, 'Se aceptan: ZIP.', 'warning'));
  await open(api);
  await choose(new File(['x'], 'foto.jpg'));
  expect(dialog().textContent).toContain('Se aceptan: ZIP');
  expect(start).not.toHaveBeenCalled();
  await choose(zip());
  await press('Revisar');
  await waitFor(() => expect(dialog().textContent).toContain('Se aceptan: ZIP.'));
  expect(assign).not.toHaveBeenCalled();
});

test('a network that is lost and a session that ends are waited for, while sending, trying and importing', async () => {
  const { api, part, importCourse } = portal([line('El curso «Ahorro».')]);
  part.mockRejectedValueOnce(no(0));
  await open(api);
  await choose(zip());
  await press('Revisar');
  await waitFor(() => expect(dialog().textContent).toContain('Sin conexión. Seguimos cuando vuelva.'));
  importCourse.mockRejectedValueOnce(no(401));
  await act(async () => dispatchEvent(new Event('online')));
  await signInAgain();
  await waitFor(() => expect(dialog().textContent).toContain('Esto se agregaría:'));
  importCourse.mockRejectedValueOnce(no(401)).mockRejectedValueOnce(no(0));
  await press('Importar');
  await signInAgain();
  await waitFor(() => expect(document.body.textContent).toContain('Sin conexión.'));
  await act(async () => dispatchEvent(new Event('online')));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/editcourse?id=12'));
  expect(part).toHaveBeenCalledTimes(2);
  expect(localStorage.length).toBe(1); // the session remembers nothing of the file
});

test('a file that was tried need not be sent again when the window was closed meanwhile', async () => {
  const { api, part, importCourse } = portal([line('El curso «Ahorro».')]);
  await open(api);
  const file = zip();
  for (const round of [1, 2]) {
    await choose(file);
    await press('Revisar');
    await waitFor(() => expect(dialog().textContent).toContain('Esto se agregaría:'));
    if (round === 1) await press('Cancelar');
    if (round === 1) await press('Importar curso');
  }
  expect([part.mock.calls.length, importCourse.mock.calls.length]).toEqual([1, 2]);
});

test('what was made although its answer never came is opened, not made twice', async () => {
  const { api, importCourse } = portal([line('Este archivo ya se importó.')]);
  importCourse.mockImplementation(async () => ({ ...envelope, data: { id: 12, lines: [] } }));
  await open(api);
  await choose(zip());
  await press('Revisar');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/editcourse?id=12'));
});
