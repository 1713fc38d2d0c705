import { expect, onTestFinished, test, vi } from 'vitest';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { importOf } from '../../testing/people-import-for-test.ts';
import { choose, press, text } from '../../testing/screen.ts';
import PeopleImportPage from './people-import-page.tsx';

const courses = [
  { value: 4, label: 'Tu pensión' },
  { value: 5, label: 'Tu cuenta' },
];
const list = importOf({ new: 3 });
const ticked = () =>
  [...document.querySelectorAll('label')]
    .filter((label) => label.querySelector('input:checked') !== null)
    .map((label) => label.textContent);

/** A list under review, come from a course; the published courses when it is read again. */
async function open(published: readonly { value: number; label: string }[]) {
  vi.stubGlobal('scrollTo', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const runImport = vi.fn(async (_: object) => ({ data: null }));
  const usuario = {
    setImportColumns: async () => ({ data: null }),
    getImport: async () => ({ data: { ...list, version: 2 } }),
    getImportLines: async () => ({ data: [], total: 0 }),
    runImport,
  };
  const get = async () => ({ datas: published.map(({ value, label }) => ({ id: value, title: label })) });
  await mountView(
    { usuario, course: { get }, group: { getNames: async () => ({ data: [] }) } },
    PeopleImportPage,
    { import: list, lines: [], linesTotal: 0, recent: [], courses, course: courses[0] ?? null },
    { id: '9', course: '4' },
  );
  return runImport;
}

test('the choices of the review outlast another look at the columns', async () => {
  const runImport = await open(courses);
  await choose('Tu cuenta');
  await choose('Enviar el correo de activación');
  await press('Cambiar las columnas');
  expect(find('h1').textContent).toBe('¿Qué es cada columna?');
  await press('Revisar las líneas');
  expect(find('h1').textContent).toBe('Revisa antes de importar');
  expect(ticked()).toEqual(['Tu pensión', 'Tu cuenta']);
  await press('Importar 3 personas');
  expect(runImport).toHaveBeenCalledExactlyOnceWith({
    Id: 9,
    Version: 2,
    CourseIds: [4, 5],
    CourseOf: [],
    Group: '',
    Access: 'active',
    TellExisting: false,
  });
});

test('a course that was taken back meanwhile is no longer chosen', async () => {
  await open(courses.slice(1));
  expect(ticked()[0]).toBe('Tu pensión');
  await press('Cambiar las columnas');
  await press('Revisar las líneas');
  expect(text()).not.toContain('se inscribirán');
});
