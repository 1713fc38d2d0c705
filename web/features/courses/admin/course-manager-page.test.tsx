import { expect, test, vi } from 'vitest';
import type { CourseCard } from '../../../../contract/courses/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { courseCard } from '../../../testing/rows.ts';
import { press } from '../../../testing/screen.ts';
import CourseManagerPage from './course-manager-page.tsx';

const course: CourseCard = { ...courseCard, countModule: 2, time: 10 };
const envelope = { message: 'Hecho.', descriptionCode: 'success' as const };

const open = (calls: Partial<Record<keyof Api['course'], unknown>>, rows: CourseCard[] = [course]) =>
  mountView({ course: calls }, CourseManagerPage, { courses: rows, total: rows.length });

test('a course with enrolments stays in the list as archived, and can be restored', async () => {
  const remove = vi.fn(async (_: object) => ({ ...envelope, data: { archived: true } }));
  const restore = vi.fn(async (_: object) => ({ ...envelope, data: null }));
  const get = vi
    .fn()
    .mockResolvedValueOnce({ ...envelope, datas: [{ ...course, archived: true }], total: 1 })
    .mockResolvedValue({ ...envelope, datas: [course], total: 1 });
  await open({ delete: remove, restore, get });
  await press('Eliminar: Tu cuenta');
  expect(find('dialog[open] h2').textContent).toBe('Desea eliminar?');
  expect(find('dialog[open]').textContent).toContain('se archiva');
  await press('Archivar');
  expect(find('tbody').textContent).toContain('Archivado');
  await press('Restaurar: Tu cuenta');
  expect(restore).toHaveBeenCalledWith({ Id: 4 });
  expect(find('tbody').textContent).toContain('Publicado');
});

test('a course without enrolments goes from the list; a draft is called one', async () => {
  const remove = vi.fn(async (_: object) => ({ ...envelope, data: { archived: false } }));
  const get = vi.fn(async () => ({ ...envelope, datas: [course], total: 1 }));
  await open({ delete: remove, get }, [
    course,
    { ...course, id: 5, title: 'Otro', published: false, countApply: 0 },
  ]);
  expect(find('tbody').textContent).toContain('Borrador');
  await press('Eliminar: Otro');
  expect(find('dialog[open]').textContent).toContain('Papelera');
  await press('Eliminar');
  expect(find('tbody').textContent).not.toContain('Otro');
});

test('an export is fetched by an address that needs no token; a refusal is said in words', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const url = '/api/Course/Export?id=4&Signed=x';
  const getExportLink = vi.fn(async (_: object) => ({ ...envelope, data: { url } }));
  await open({ getExportLink });
  await press('Exportar: Tu cuenta');
  expect(assign).toHaveBeenCalledWith(url);
  getExportLink.mockRejectedValue(new ApiRefusal(413, 'El curso pesa demasiado.', 'warning'));
  await press('Exportar: Tu cuenta');
  expect(document.body.textContent).toContain('El curso pesa demasiado.');
});

test('a row leads to the course, to what is listed for it, and by its figure to its people; its other parts are tabs there', async () => {
  await open({});
  const links = [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  for (const path of ['editcourse', 'question', 'imageUpload', 'filecourse', 'leercurso'])
    expect(links).toContain(`/${path}?id=4`);
  expect(document.querySelector('tbody a[aria-label^="Personas de Tu cuenta: "]')?.getAttribute('href')).toBe(
    '/resultados?id=4',
  );
  expect(links.filter((href) => /intentos|revisiones/.test(href ?? ''))).toEqual([]);
});

test('a copy is opened to be worked on', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const copy = vi.fn(async (_: object) => ({ ...envelope, data: { id: 9 } }));
  await open({ copy });
  await press('Copiar: Tu cuenta');
  expect(copy).toHaveBeenCalledWith({ Id: 4 });
  expect(assign).toHaveBeenCalledWith('/editcourse?id=9');
});
