import { expect, test, vi } from 'vitest';
import type { CourseToEdit } from '../../../../contract/courses/calls.ts';
import type { CourseRevisionText } from '../../../../contract/courses/publishing-calls.ts';
import { aCourseHome } from '../../../testing/course-home.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press } from '../../../testing/screen.ts';
import CourseRevisionsPage from './course-revisions-page.tsx';

const shared = {
  title: 'Tu cuenta',
  description: '<p>De qué va</p>',
  duration: 20,
  language: 'Español',
  countModule: 2,
  certificado: 1,
  quantity: 5,
  time: 10,
  notaMinima: 80,
  opensAt: null,
  closesAt: null,
  examOpensAt: null,
  examClosesAt: null,
  published: true,
  savedBy: 'Rosa Quispe',
  savedAt: '2026-11-20T14:00:00Z',
};
const course: CourseToEdit = {
  ...shared,
  id: 4,
  archived: false,
  version: 3,
  moduleList: [],
  modules: '<h2>Uno</h2><p>Aporta cada mes.</p>',
};
const chosen: CourseRevisionText = {
  ...shared,
  version: 2,
  duration: 15,
  certificado: 0,
  modules: '<h2>Uno</h2><p>Aporta cuando puedas.</p>',
};
const revisions = [3, 2, 1].map((version) => ({ ...shared, version }));

const open = (text: CourseRevisionText | null, calls: object = {}) =>
  mountView({ course: calls }, CourseRevisionsPage, {
    home: aCourseHome(),
    present: course,
    revisions,
    chosen: text,
  });

test('versions of a course are listed, each earlier one to be compared', async () => {
  await open(null);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3);
  const links = [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/leercurso?id=4',
    '/revisionescurso?id=4&version=2',
    '/revisionescurso?id=4&version=1',
  ]);
});

test('settings and modules stand side by side; what is the same is only named; restoring asks', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const restoreRevision = vi.fn(async (_: object) => ({ message: 'Hecho.', data: { version: 4 } }));
  await open(chosen, { restoreRevision });
  const marked = (kind: string) =>
    [...document.querySelectorAll(kind)].map((mark) => mark.textContent).join();
  expect(marked('del')).toMatch(/15.*NO.*cuando/s);
  expect(marked('ins')).toMatch(/20.*SI.*cada/s);
  expect(find('main, body').textContent).toContain('Igual en las dos: Título, Idioma, Lecciones');
  await press('Restaurar esta versión');
  expect(find('dialog[open]').textContent).toContain('sus imágenes, preguntas y material no cambian');
  await press('Restaurar');
  expect(restoreRevision).toHaveBeenCalledWith({ Id: 4, Revision: 2, Version: 3 });
  expect(assign).toHaveBeenCalledWith('/revisionescurso?id=4');
});
