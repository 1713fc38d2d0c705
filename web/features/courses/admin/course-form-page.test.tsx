import { beforeEach, expect, test, vi } from 'vitest';
import type { CourseToEdit } from '../../../../contract/courses/calls.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { draftKey, readDrafts, storeDraft } from '../../../lib/forms/draft-store.ts';
import { aCourseHome } from '../../../testing/course-home.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { noTerms } from '../../../testing/no-terms.ts';
import { field, press, text, write } from '../../../testing/screen.ts';
import { site } from '../../../testing/site.ts';
import { withoutEditor } from '../../../testing/without-editor.ts';
import CourseFormPage from './course-form-page.tsx';

const viewer = { accountId: 9, username: 'rosa', firstName: 'Rosa', role: 'admin' as const };
const course: CourseToEdit = {
  id: 4,
  title: 'Tu cuenta',
  description: '<p>De qué va</p>',
  modules: '<h2>Uno</h2><p>a</p>',
  moduleList: [
    { title: 'Uno', html: '<p>a</p>' },
    { title: 'Dos', html: '<p>b</p>' },
  ],
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
  archived: false,
  version: 3,
  savedBy: 'Rosa Quispe',
  savedAt: '2026-11-20T14:00:00Z',
};
const otherVersion = { ...course, version: 5, title: 'Lo de Luis', savedBy: 'Luis Mamani' };
const reply = { message: 'Hecho.', descriptionCode: 'success' as const };
/** The draft of an earlier visit. */
const earlier = { id: 'a', name: 'Editar curso', href: '/editcourse?id=3', savedAt: '2026-11-20T14:24:00Z' };
const key = draftKey(9, 'course.4');
const assign = vi.fn();

beforeEach(() => {
  withoutEditor();
  assign.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

const previewCourse = async () => ({ data: { people: [], total: 0, kept: 0 } });

const open = (edited: CourseToEdit | null, calls: object = {}) =>
  mountWith(
    { course: calls, certificate: { previewCourse }, term: noTerms },
    <CourseFormPage
      data={{ home: edited && aCourseHome({ title: edited.title }), course: edited }}
      query={{}}
      site={site}
      viewer={viewer}
    />,
  );
const recover = () => press('Recuperar mi texto');

test('a new course says what is missing, in the words of a new one', async () => {
  await open(null, {});
  await press('Agregar');
  for (const message of [
    'Por favor complete correctamente todos los campos',
    'El campo Título es obligatorio.',
    'El campo Tiempo de Lectura es obligatorio.',
    'El campo Tiempo de examen es obligatorio.',
    'El campo Cantidad de preguntas es obligatorio.',
    'El campo Módulo es obligatorio.',
  ])
    expect(text()).toContain(message);
  const cancel = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Cancelar');
  expect(cancel?.getAttribute('href')).toBe('/course');
});

test('an edited course says it in its own words; modules go by name, the lessons with them', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  await open(course, { update });
  await write('Duration', '');
  await press('Editar');
  expect(text()).toContain('Por favor completar correctamente todos los campos');
  await write('Duration', '30');
  await press('Editar');
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({
      Id: 4,
      Version: 3,
      Duration: 30,
      CountModule: 2,
      Certificado: 1,
      ModuleList: course.moduleList,
    }),
  );
  expect(update.mock.lastCall?.[0]).not.toHaveProperty('Module');
  expect(assign).toHaveBeenCalledWith('/course');
});

test('a course that came with one module without a name is saved as it is; a new one needs a name', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  const unnamed = [{ title: '', html: '<p>Todo</p>' }];
  await open({ ...course, moduleList: unnamed }, { update });
  expect(text()).toContain('Este módulo vino sin título');
  await press('Editar');
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ ModuleList: unnamed, CountModule: 2 }));
});

test('the lessons stay as somebody gave them; those that follow the list go on with it', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  await open({ ...course, countModule: 7 }, { update });
  expect(field('CountModule').value).toBe('7');
  expect(text()).toContain('La lista tiene 2 módulos.');
  await write('Title', 'Otro título');
  await press('Editar');
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ CountModule: 7 }));
  await write('CountModule', '');
  await press('Editar');
  expect(text()).toContain('El campo Lecciones es obligatorio.');
  await write('CountModule', '9');
  await press('Editar');
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ CountModule: 9 }));
});

test('a new course has as many lessons as its list has modules until a number is typed', async () => {
  await open(null, {});
  expect(field('CountModule').value).toBe('1');
  await press('Agregar módulo');
  expect(field('CountModule').value).toBe('2');
  await write('CountModule', '5');
  await press('Agregar módulo');
  expect(field('CountModule').value).toBe('5');
});

test('another person’s version is shown beside one’s own before it is overwritten', async () => {
  const update = vi.fn(async ({ Version }: { Version?: number }) => {
    if (Version !== 5) throw new ApiRefusal(409, 'Otra persona cambió esto.', 'warning');
    return { ...reply, data: { version: 6 } };
  });
  await open(course, { update, getToEdit: async () => ({ ...reply, data: otherVersion }) });
  await write('Title', 'Lo mío');
  await press('Editar');
  const dialog = find('dialog[open]');
  expect(dialog.textContent).toContain('Versión 5, de Luis Mamani');
  expect(dialog.textContent).toContain('Igual en las dos: Idioma, Lecciones');
  expect(find('dialog[open] del').textContent).toContain('Luis');
  await press('Seguir editando el mío');
  expect(text()).toContain('tu texto reemplaza la versión 5');
  await press('Editar');
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ Title: 'Lo mío', Version: 5 }));
  expect(readDrafts(key)).toEqual([]);
});

test('a preview shows a visitor’s page and what those enrolled read; it saves nothing', async () => {
  const preview = vi.fn(async (_: object) => ({
    ...reply,
    data: { description: '<p>Limpia</p>', modules: '<h2>Uno</h2><p>a</p><h2>Dos</h2><p>b</p>' },
  }));
  const read = async () => ({ ...reply, data: { ...course, imgDetalle: null, imgPortada: null } });
  await open(course, { preview, read });
  await press('Vista previa');
  expect(preview).toHaveBeenCalledWith({
    Description: '<p>De qué va</p>',
    ModuleList: course.moduleList,
  });
  expect(find('dialog[open]').textContent).toContain('Limpia');
  expect(find('dialog[open]').textContent).not.toContain('Módulo 1');
  await press('Inscrito');
  expect(find('dialog[open]').textContent).toContain('Módulo 1 de 2');
  await press('Módulo siguiente');
  expect(find('dialog[open]').textContent).toContain('Dos');
  expect(assign).not.toHaveBeenCalled();
});

test('the state is the stored one', async () => {
  await open({ ...course, published: false });
  expect(field('Published').value).toBe('false');
});

test('a draft is offered back and saved against the version that it was begun from', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  const modules = [{ title: 'Tres', html: '<p>c</p>' }];
  const texts = { Title: 'Mejor', ModuleList: JSON.stringify(modules), Published: 'true' };
  const figures = { Duration: '9', DurationText: '9', Calification: '80', CantidadPregunta: '3' };
  const kept = { ...texts, ...figures, Description: '<p>x</p>', Language: 'Ingles' };
  storeDraft(key, { ...earlier, texts: kept, version: 2 });
  await open(course, { update });
  await recover();
  await press('Editar');
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({ Title: 'Mejor', Version: 2, ModuleList: modules, Certificado: 0 }),
  );
});

test('a draft of before courses had a state and modules names keeps its text and the course’s state', async () => {
  const texts = { Title: 'Tu cuenta, mejor', Module: '<p>Antes</p><h2>Uno</h2><p>a</p><h2>Dos</h2>' };
  storeDraft(key, { ...earlier, texts });
  await open(course);
  await recover();
  expect((find('[name=Title]') as HTMLTextAreaElement).value).toBe('Tu cuenta, mejor');
  expect(field('Published').value).toBe('true');
  expect(JSON.parse(field('ModuleList').value)).toEqual([
    { title: 'Uno', html: '<p>Antes</p><p>a</p>' },
    { title: 'Dos', html: '' },
  ]);
});
