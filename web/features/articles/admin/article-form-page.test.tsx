import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleToEdit } from '../../../../contract/articles/calls.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { draftKey, readDrafts } from '../../../lib/forms/draft-store.ts';
import { chooseFile } from '../../../testing/choose-file.ts';
import { sizeImages } from '../../../testing/image-size.ts';
import { asksBeforeLeaving } from '../../../testing/leaving.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountSignedIn } from '../../../testing/mount-with.tsx';
import { noTerms } from '../../../testing/no-terms.ts';
import { choose, field, press, text, write, writeInto } from '../../../testing/screen.ts';
import { site } from '../../../testing/site.ts';
import { withoutEditor } from '../../../testing/without-editor.ts';
import ArticleFormPage from './article-form-page.tsx';

const article: ArticleToEdit = {
  id: 7,
  subjects: [],
  title: 'Mi artículo',
  description: '<p>Texto</p>',
  categoryId: 1,
  published: false,
  publishAt: null,
  yearsRange: 25,
  imgPortada: null,
  imgDetalle: null,
  version: 3,
  savedBy: 'Rosa Quispe',
  savedAt: '2026-11-20T14:00:00Z',
};
const otherVersion = { ...article, version: 5, title: 'Lo de Luis', savedBy: 'Luis Mamani' };
const viewer = { accountId: 9, username: 'rosa', firstName: 'Rosa', role: 'admin' as const };
const key = draftKey(9, 'article.7');
const reply = { message: 'Los cambios se guardaron.', descriptionCode: 'success' as const };
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  withoutEditor();
  assign.mockClear();
  reload.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

function open(calls: Record<string, unknown>, edited: ArticleToEdit | null = article) {
  return mountSignedIn(
    viewer,
    { article: calls, users: calls, term: noTerms },
    <ArticleFormPage
      data={{ article: edited, categories: [{ id: 1, name: 'Ahorro', description: '', version: 1 }] }}
      query={{}}
      site={site}
      viewer={viewer}
    />,
  );
}

const shownDialog = () => find('dialog[open]').textContent ?? '';

test('an article without a text is kept as a draft where that is wanted', async () => {
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 8 } }));
  await open({ add }, null);
  await write('Title', 'Nuevo');
  await write('CategoryId', '1');
  await press('Agregar');
  await press('Guardar como borrador');
  expect(add.mock.calls).toMatchObject([[{ Title: 'Nuevo', Published: false }]]);
});

test('a new article needs a title and a category, and is published unless said otherwise', async () => {
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 8 } }));
  await open({ add }, null);
  await press('Agregar');
  expect(text()).toContain('Por favor complete correctamente todos los campos');
  expect(text()).toContain('El campo Título es obligatorio.');
  expect(text()).toContain('El campo Categoría es obligatorio.');
  await write('Title', 'Nuevo');
  await write('CategoryId', '1');
  await press('Agregar');
  expect(shownDialog()).toContain('El artículo no tiene texto');
  expect(add).not.toHaveBeenCalled();
  await press('Publicarlo así');
  const saved = { Title: 'Nuevo', Description: '', CategoryId: 1, YearsRange: 1, Published: true };
  expect(add).toHaveBeenCalledWith(saved);
  expect(assign).toHaveBeenCalledWith('/listarticle');
  expect(sessionStorage.getItem('portal.notice')).toContain('/imagearticulo?id=8');
});

const chosenCover = new File(['x'], 'playa.jpg', { type: 'image/jpeg' });

test('a cover is chosen in the form and sent once the article is saved', async () => {
  sizeImages(() => ({ width: 1600, height: 900 }));
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 8 } }));
  const addArticleImage = vi.fn(async (_: object) => ({ ...reply, data: { path: 'a.webp' } }));
  await open({ add, addArticleImage }, null);
  await write('Title', 'Nuevo');
  await write('CategoryId', '1');
  await chooseFile(find('input[name=file]') as HTMLInputElement, chosenCover);
  await write('Alt', 'Una playa');
  await press('Agregar');
  await press('Publicarlo así');
  expect(add.mock.calls[0]?.[0]).not.toHaveProperty('file');
  expect(addArticleImage.mock.calls[0]?.[0]).toMatchObject({
    articleId: 8,
    isPortada: true,
    Alt: 'Una playa',
  });
  expect(sessionStorage.getItem('portal.notice')).not.toContain('/imagearticulo');
  expect(assign).toHaveBeenCalledWith('/listarticle');
});

test('a cover that is refused leads to the images of the article, which is saved', async () => {
  sizeImages(() => ({ width: 1600, height: 900 }));
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  const addArticleImage = vi.fn(async (_: object) => {
    throw new ApiRefusal(400, 'No pudimos leer la imagen.', 'warning');
  });
  await open({ update, addArticleImage });
  await chooseFile(find('input[name=file]') as HTMLInputElement, chosenCover);
  await press('Editar');
  expect(update).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('portal.notice')).toContain(
    'La portada no se guardó: No pudimos leer la imagen.',
  );
  expect(assign).toHaveBeenCalledWith('/imagearticulo?id=7');
  expect(readDrafts(key)).toEqual([]);
});

test('a scheduled article says its moment in the portal’s own time; a past one is refused beside the field', async () => {
  const past = { field: 'PublishAt', message: 'La fecha para publicar ya pasó.' };
  const update = vi.fn(async ({ PublishAt }: { PublishAt?: string }) => {
    if (PublishAt === '2020-01-01T08:00') throw new ApiRefusal(400, past.message, 'warning', [past]);
    return { ...reply, data: { version: 4 } };
  });
  await open({ update });
  expect(document.querySelector('[name=PublishAt]')).toBeNull();
  await choose('Programar');
  expect(text()).toContain('Hora de La Paz, la del portal.');
  await press('Editar');
  expect(text()).toContain('Escribe una fecha y una hora.');
  await write('PublishAt', '2020-01-01T08:00');
  await press('Editar');
  expect(find('[name=PublishAt]').getAttribute('aria-invalid')).toBe('true');
  await write('PublishAt', '2030-01-01T08:00');
  await press('Editar');
  expect(update).toHaveBeenLastCalledWith(
    expect.objectContaining({ Published: false, PublishAt: '2030-01-01T08:00' }),
  );
});

test('a schedule is taken back by choosing another state', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  await open({ update }, { ...article, publishAt: '2030-01-01T08:00' });
  expect(field('PublishAt').value).toBe('2030-01-01T08:00');
  await choose('Borrador');
  await press('Editar');
  expect(update.mock.lastCall?.[0]).toMatchObject({ Published: false });
  expect(update.mock.lastCall?.[0]).not.toHaveProperty('PublishAt');
});

test('the recommended age can be typed; the line follows and stays within 1 to 100', async () => {
  await open({});
  const place = '[aria-label="Edad recomendada, en número"]';
  const number = find(place) as HTMLInputElement;
  const type = (value: string) => writeInto(place, value);
  await type('40');
  expect(field('YearsRange').value).toBe('40');
  expect(text()).toContain('desde 40 años');
  await type('150');
  expect(field('YearsRange').value).toBe('40');
  await act(async () => void number.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field('YearsRange').value).toBe('100');
  expect(number.value).toBe('100');
});

test('a preview shows the text as the server would store it, and saves nothing', async () => {
  const preview = vi.fn(async (_: object) => ({ data: { html: '<p>Limpio</p>', readingMinutes: 2 } }));
  await open({ preview }, null);
  await write('Title', 'Asomado');
  await press('Vista previa');
  expect(preview).toHaveBeenCalledWith({ Description: '' });
  expect(shownDialog()).toContain('Vista previa: nadie más la ve');
  expect(shownDialog()).toContain('Asomado');
  expect(shownDialog()).toContain('Limpio');
  expect(assign).not.toHaveBeenCalled();
});

test('written text is kept on the device, offered back, and forgotten once it is saved', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  const texts = {
    Title: 'Más largo',
    Description: '<p>Otro</p>',
    CategoryId: '1',
    YearsRange: '30',
    Published: 'false',
  };
  localStorage.setItem(key, JSON.stringify({ texts, version: 2, savedAt: '2026-11-20T14:24:00Z' }));
  await open({ update });
  expect(field('Title').value).toBe('Mi artículo');
  await press('Recuperar mi texto');
  expect(field('Title').value).toBe('Más largo');
  expect(field('Description').value).toBe('<p>Otro</p>');
  await press('Editar');
  // against the version it was begun from, not the newest: a change saved in between is not overwritten
  // unseen
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({ Title: 'Más largo', YearsRange: 30, Published: false, Version: 2 }),
  );
  expect(readDrafts(key)).toEqual([]);
});

test('leaving the page with unsaved text keeps it and asks', async () => {
  await open({});
  await write('Title', 'A medias');
  expect(asksBeforeLeaving()).toBe(true);
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(readDrafts(key)).toMatchObject([{ texts: { Title: 'A medias' }, version: 3 }]);
  await act(async () =>
    [...document.querySelectorAll('a')].find((link) => link.textContent === 'Cancelar')?.click(),
  );
  expect(shownDialog()).toContain('¿Salir sin guardar?');
  await press('Salir sin guardar');
  expect(readDrafts(key)).toEqual([]);
  expect(assign).toHaveBeenCalledWith('/listarticle');
});

/** Calls of a portal where others save in between: each look finds the next of `versions`. */
function contested(...versions: number[]) {
  const stored = { ...otherVersion };
  const update = vi.fn(async ({ Version }: { Version?: number }) => {
    const latest = versions[0] ?? stored.version;
    if (Version !== latest) {
      stored.version = versions.shift() ?? latest;
      throw new ApiRefusal(409, 'Otra persona cambió esto.', 'warning');
    }
    return { ...reply, data: { version: latest + 1 } };
  });
  return { update, getToEdit: vi.fn(async () => ({ ...reply, data: { ...stored } })) };
}

test('another person’s version is shown beside one’s own before it is overwritten', async () => {
  const calls = contested(5, 6);
  await open(calls);
  await write('Title', 'Lo mío');
  await press('Editar');
  expect(shownDialog()).toContain('Versión 5, de Luis Mamani');
  expect(find('dialog[open] del').textContent).toContain('Luis');
  expect(find('dialog[open] ins').textContent).toContain('mío');
  expect(assign).not.toHaveBeenCalled();
  await press('Guardar el mío encima');
  expect(calls.update).toHaveBeenLastCalledWith(expect.objectContaining({ Title: 'Lo mío', Version: 5 }));
  // a third person was faster: that version is shown too, and nothing was overwritten
  expect(shownDialog()).toContain('Versión 6');
  expect(assign).not.toHaveBeenCalled();
  await press('Guardar el mío encima');
  expect(calls.update).toHaveBeenLastCalledWith(expect.objectContaining({ Version: 6 }));
  expect(assign).toHaveBeenCalledWith('/listarticle');
});

test('one can go on with one’s own: theirs stands beside, and the next save replaces what was shown', async () => {
  const calls = contested(5);
  await open(calls);
  await write('Title', 'Lo mío');
  await press('Editar');
  await press('Seguir editando el mío');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(field('Title').value).toBe('Lo mío');
  expect(text()).toContain('tu texto reemplaza la versión 5, de Luis Mamani');
  expect(text()).toContain('Lo de Luis');
  await press('Editar');
  expect(calls.update).toHaveBeenLastCalledWith(expect.objectContaining({ Title: 'Lo mío', Version: 5 }));
  expect(assign).toHaveBeenCalledWith('/listarticle');
});

test('taking theirs asks, and keeps one’s own on the device', async () => {
  await open(contested(5));
  await write('Title', 'Lo mío');
  await press('Editar');
  await press('Quedarme con el suyo');
  expect(reload).not.toHaveBeenCalled();
  await press('Quedarme con el suyo');
  expect(reload).toHaveBeenCalledOnce();
  expect(readDrafts(key)).toMatchObject([{ texts: { Title: 'Lo mío' }, version: 3 }]);
});

test('a session that has ended asks for the password and then saves', async () => {
  let isSignedIn = false;
  const update = vi.fn(async () => {
    if (!isSignedIn) throw new ApiRefusal(401, 'Tu sesión terminó.', 'warning');
    return { ...reply, data: { version: 4 } };
  });
  const login = vi.fn(async (_: object) => {
    isSignedIn = true;
    return { ...reply, data: { token: 't', expiresAt: '2030-01-01T00:00:00Z', user: { id: 9 } } };
  });
  await open({ update, login });
  await press('Editar');
  expect(shownDialog()).toContain('Tu texto sigue en esta pantalla.');
  await write('Password', 'lluvia-mesa');
  await press('Continuar');
  expect(login).toHaveBeenCalledWith({ UserName: 'rosa', Password: 'lluvia-mesa' });
  expect(update).toHaveBeenCalledTimes(2);
  expect(assign).toHaveBeenCalledWith('/listarticle');
});
