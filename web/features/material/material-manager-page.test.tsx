import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { CourseFile } from '../../../contract/material/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { chooseFile, fileOf } from '../../testing/choose-file.ts';
import { aCourseHome } from '../../testing/course-home.ts';
import { asksBeforeLeaving } from '../../testing/leaving.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountSignedIn } from '../../testing/mount-with.tsx';
import { field, press, text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import { waitFor } from '../../testing/wait-for.ts';
import MaterialManagerPage from './material-manager-page.tsx';

const guide: CourseFile = {
  id: 1,
  title: 'Guía',
  path: 'x.pdf',
  type: 'pdf',
  sizeBytes: 28_000,
  durationSeconds: null,
  isFastStart: null,
  hasCaptions: false,
  transcript: null,
  noCaptionsReason: null,
  lacksCaptions: false,
  date: '2026-11-18T12:00:00Z',
};
const videoFile: CourseFile = {
  ...guide,
  id: 2,
  title: 'Clase',
  type: 'mp4',
  sizeBytes: 48_000_000,
  durationSeconds: 754,
  isFastStart: true,
  lacksCaptions: true,
};
const done = { message: 'Los cambios se guardaron.', data: null };
const no = (status: number, message = `no: ${status}`) => new ApiRefusal(status, message, 'warning');

/** Upload calls that accept everything at once. */
const uploads = () => ({
  start: vi.fn(async (_: object) => ({ data: { id: 'u', received: 0 } })),
  part: vi.fn(async ({ offset, bytes }: { offset: number; bytes: Blob }) => ({
    data: { received: offset + bytes.size },
  })),
  finish: vi.fn(async (_: object) => ({ data: {} })),
});

const viewer = { accountId: 1, username: 'admin' } as never;
const open = (course: object, upload: object = uploads(), users: object = {}, files = [guide, videoFile]) =>
  mountSignedIn(
    viewer,
    {
      course: {
        getFileCourse: async () => ({ data: files }),
        getFileLinks: async () => ({ data: [] }),
        ...course,
      },
      upload,
      users,
    },
    <MaterialManagerPage
      data={{ home: aCourseHome({ id: 7, title: 'Ahorro' }), files }}
      query={{ id: '7' }}
      site={site}
      viewer={viewer}
    />,
  );

const until = (isSo: () => boolean) => waitFor(async () => act(async () => expect(isSo()).toBe(true)));
const vtt = (content: string) => new File([content], 'x.vtt');
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nTu pensión\n';

test('each row says its type, size, length and whether members see it', async () => {
  await open({});
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toMatch(/Guía.*PDF.*28 KB.*No hacen falta/);
  expect(rows[1]).toMatch(/Clase.*Video.*48,0 MB, 12 min 34 s.*Falta.*Faltan los subtítulos o el motivo/);
});

test('title and file are asked for; a file of another kind is refused in words', async () => {
  const upload = uploads();
  await open({}, upload);
  await press('Agregar');
  expect(text()).toContain('PDF o DOCX, hasta 20 MB; MP4, hasta 500 MB.');
  await press('Agregar');
  for (const message of ['El campo Título es obligatorio.', 'El campo Archivo es obligatorio.'])
    expect(text()).toContain(message);
  await chooseFile(field('file'), fileOf('x.exe', ''));
  expect(text()).toContain('Se aceptan: PDF, DOCX o MP4.');
  await chooseFile(field('file'), fileOf('largo.pdf', 'application/pdf', 20 * 1024 ** 2 + 1));
  expect(text()).toContain('Puede pesar hasta 20 MB.');
  expect(upload.start).not.toHaveBeenCalled();
});

test('a video goes in parts with its captions; they begin its transcript', async () => {
  const upload = uploads();
  const made = { id: 3, type: 'mp4', sizeBytes: 10, durationSeconds: 5, isFastStart: true };
  const addCourseFile = vi.fn(async (_: object) => ({ data: made, message: 'El material se guardó.' }));
  const [addCaptions, updateFile] = [vi.fn(async (_: object) => done), vi.fn(async (_: object) => done)];
  await open({ addCourseFile, addCaptions, updateFile }, upload);
  await press('Agregar');
  field('title').value = 'Clase nueva';
  await chooseFile(field('file'), fileOf('clase.mp4', 'video/mp4'));
  await chooseFile(field('captions'), vtt('hola'));
  await until(() => text().includes('Se aceptan: VTT.'));
  const file = vtt(captions);
  await chooseFile(field('captions'), file);
  await until(() => field('Transcript').value === 'Tu pensión');
  expect(document.querySelector('[name=NoCaptionsReason]')).toBeNull();
  await press('Agregar');
  await until(() => document.querySelector('dialog[open]') === null);
  expect(upload.start.mock.calls[0]?.[0]).toEqual({ Name: 'clase.mp4', SizeBytes: 10, Kind: 'video' });
  expect(addCourseFile.mock.calls[0]?.[0]).toEqual({ UploadId: 'u', courseId: 7, title: 'Clase nueva' });
  expect(addCaptions).toHaveBeenCalledWith({ file, fileId: 3 });
  expect(updateFile).toHaveBeenCalledWith({ Id: 3, Title: 'Clase nueva', Transcript: 'Tu pensión' });
});

test('where only the captions fail, sending again saves no second file', async () => {
  const made = { id: 3, type: 'mp4', sizeBytes: 10, durationSeconds: null, isFastStart: false };
  const addCourseFile = vi.fn(async (_: object) => ({ data: made, message: '' }));
  const addCaptions = vi.fn(async (_: object) => done).mockRejectedValueOnce(no(413, 'Demasiado grande.'));
  await open({ addCourseFile, addCaptions, updateFile: async () => done });
  await press('Agregar');
  field('title').value = 'Clase nueva';
  await chooseFile(field('file'), fileOf('clase.mp4', 'video/mp4'));
  await chooseFile(field('captions'), vtt(captions));
  await until(() => field('Transcript').value !== '');
  await press('Agregar');
  await until(() => text().includes('El archivo ya está guardado'));
  expect(find('[id$="-error"]').textContent).toContain('Demasiado grande.');
  await press('Agregar');
  await until(() => document.querySelector('dialog[open]') === null);
  expect(addCourseFile).toHaveBeenCalledOnce();
  expect(addCaptions).toHaveBeenCalledTimes(2);
});

test('a session that ends in the middle asks for the password, and the file goes on', async () => {
  const upload = uploads();
  upload.part.mockRejectedValueOnce(no(401));
  const made = { id: 3, type: 'pdf', sizeBytes: 10, durationSeconds: null, isFastStart: null };
  const session = { token: 't', expiresAt: '2099-01-01', user: { id: 1 } };
  await open({ addCourseFile: async () => ({ data: made, message: 'El material se guardó.' }) }, upload, {
    login: async () => ({ data: session }),
  });
  await press('Agregar');
  field('title').value = 'Guía nueva';
  await chooseFile(field('file'), fileOf('guia.pdf', 'application/pdf'));
  await press('Agregar');
  await until(() => text().includes('Tu sesión terminó'));
  field('Password').value = 'lluvia-mesa-trompeta-9';
  await press('Continuar');
  await until(() => text().includes('El material se guardó.'));
  expect(upload.part).toHaveBeenCalledTimes(2);
});

test('who does not give the password has paused the file, which goes on where it stopped', async () => {
  const upload = uploads();
  upload.part.mockRejectedValueOnce(no(401));
  await open({}, upload);
  await press('Agregar');
  field('title').value = 'Guía nueva';
  await chooseFile(field('file'), fileOf('guia.pdf', 'application/pdf'));
  await press('Agregar');
  await until(() => text().includes('El archivo y lo que escribiste siguen en esta pantalla.'));
  await press('Cerrar');
  await until(() => text().includes('Lo que llegó se guarda 24 horas'));
  expect(document.querySelector('[name=Password]')).toBeNull();
  expect(field('title').value).toBe('Guía nueva');
  expect(localStorage.length).toBeGreaterThan(0);
});

test('closing the window while a file is on its way asks first', async () => {
  const upload = uploads();
  const signals: AbortSignal[] = [];
  upload.part.mockImplementation(((_: object, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  }) as never);
  await open({}, upload);
  await press('Agregar');
  field('title').value = 'Guía nueva';
  await chooseFile(field('file'), fileOf('guia.pdf', 'application/pdf'));
  await press('Agregar');
  await until(() => signals.length === 1);
  await press('Cerrar');
  expect(text()).toContain('¿Detener el envío?');
  expect(asksBeforeLeaving()).toBe(true);
  await press('Detener el envío');
  expect([signals[0]?.aborted, document.querySelector('dialog[open]')]).toEqual([true, null]);
  expect(localStorage.length).toBeGreaterThan(0); // the place to resume from
});

test('a video that is there gets its reason; one that another person deleted is said to be gone', async () => {
  const updateFile = vi.fn(async (_: object) => done).mockRejectedValueOnce(no(404));
  await open({ updateFile, getFileCourse: async () => ({ data: [guide] }) });
  await press('Editar: Clase');
  field('NoCaptionsReason').value = 'Es una animación sin voz.';
  await press('Guardar');
  expect(updateFile.mock.calls[0]?.[0]).toMatchObject({
    Id: 2,
    NoCaptionsReason: 'Es una animación sin voz.',
  });
  expect(text()).toContain('Otra persona eliminó este material. Ya no está en la lista.');
  expect(find('tbody').textContent).not.toContain('Clase');
});

test('deleting asks first; what was gone already is said so', async () => {
  const deleteFile = vi.fn(async (_: object) => done).mockRejectedValueOnce(no(404));
  await open({ deleteFile, getFileCourse: async () => ({ data: [videoFile] }) });
  await press('Eliminar: Guía');
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  await press('Eliminar');
  expect(text()).toContain('Ya no estaba: alguien lo quitó antes.');
  expect(find('tbody').textContent).not.toContain('Guía');
  await press('Eliminar: Clase');
  await press('Eliminar');
  expect(text()).toContain('Este curso todavía no tiene material');
});
