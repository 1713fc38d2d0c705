import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { find, mount } from '../../components/mount-for-test.tsx';
import { ToastProvider } from '../../components/toast.tsx';
import { ApiRefusal } from '../../lib/api.ts';
import { ApiContext } from '../../lib/api-context.ts';
import { draftKey, readDraft } from '../../lib/draft-store.ts';
import { site } from '../../testing/site.ts';
import ArticleFormPage from './article-form-page.tsx';

vi.mock('../../components/rich-text/editor-surface.tsx', () => ({ EditorSurface: () => null }));

const article = {
  id: 7,
  title: 'Mi artículo',
  description: '<p>Texto</p>',
  categoryId: 1,
  published: false,
  yearsRange: 25,
  imgPortada: null,
  imgDetalle: null,
  version: 3,
};
const viewer = { accountId: 9, username: 'rosa', firstName: 'Rosa', role: 'admin' as const };
const key = draftKey(9, 'article.7');
const reply = { message: 'Los cambios se guardaron.', descriptionCode: 'success' as const };
const assign = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  assign.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

function open(calls: Record<string, unknown>, edited: typeof article | null = article) {
  return mount(
    <ApiContext value={{ article: calls, users: calls } as unknown as Api}>
      <ToastProvider>
        <ArticleFormPage
          data={{ article: edited, categories: [{ id: 1, name: 'Ahorro', description: '' }] }}
          query={{}}
          site={site}
          viewer={viewer}
        />
      </ToastProvider>
    </ApiContext>,
  );
}

const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click(),
  );
const write = (name: string, value: string) =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a new article needs a title and a category, and is published unless it is unticked', async () => {
  const add = vi.fn(async (_: object) => ({ ...reply, data: { id: 8 } }));
  await open({ add }, null);
  await press('Agregar');
  expect(text()).toContain('El campo Título es obligatorio.');
  expect(text()).toContain('El campo Categoría es obligatorio.');
  await write('Title', 'Nuevo');
  await write('CategoryId', '1');
  await press('Agregar');
  expect(add).toHaveBeenCalledWith({
    Title: 'Nuevo',
    Description: '',
    CategoryId: 1,
    YearsRange: 1,
    Published: true,
  });
  expect(assign).toHaveBeenCalledWith('/listarticle');
});

test('written text is kept on the device, offered back, and forgotten once it is saved', async () => {
  const update = vi.fn(async (_: object) => ({ ...reply, data: { version: 4 } }));
  localStorage.setItem(
    key,
    JSON.stringify({
      texts: { Title: 'Más largo', Description: '<p>Otro</p>', CategoryId: '1', YearsRange: '30' },
      savedAt: '2026-11-20T14:24:00Z',
    }),
  );
  await open({ update });
  expect(field('Title').value).toBe('Mi artículo');
  await press('Recuperar mi texto');
  expect(field('Title').value).toBe('Más largo');
  expect(field('Description').value).toBe('<p>Otro</p>');
  await press('Editar');
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({ Title: 'Más largo', YearsRange: 30, Published: false, Version: 3 }),
  );
  expect(readDraft(key)).toBeNull();
});

test('leaving the page with unsaved text keeps it and asks', async () => {
  await open({});
  await write('Title', 'A medias');
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(readDraft(key)?.texts['Title']).toBe('A medias');
  await act(async () =>
    [...document.querySelectorAll('a')].find((link) => link.textContent === 'Cancelar')?.click(),
  );
  expect(find('dialog[open]').textContent).toContain('¿Salir sin guardar?');
  await press('Salir sin guardar');
  expect(readDraft(key)).toBeNull();
  expect(assign).toHaveBeenCalledWith('/listarticle');
});

test('another person’s version is not overwritten unasked', async () => {
  const update = vi.fn(async ({ Version }: { Version?: number }) => {
    if (Version === 3) throw new ApiRefusal(409, 'Otra persona cambió esto.', 'warning');
    return { ...reply, data: { version: 6 } };
  });
  const getToEdit = vi.fn(async () => ({ ...reply, data: { ...article, version: 5 } }));
  await open({ update, getToEdit });
  await write('Title', 'Lo mío');
  await press('Editar');
  expect(find('dialog[open]').textContent).toContain('Otra persona cambió esto.');
  expect(field('Title').value).toBe('Lo mío');
  expect(assign).not.toHaveBeenCalled();
  await press('Guardar mi texto');
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ Title: 'Lo mío', Version: 5 }));
  expect(assign).toHaveBeenCalledWith('/listarticle');
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
  expect(find('dialog[open]').textContent).toContain('Tu texto sigue en esta pantalla.');
  await write('Password', 'lluvia-mesa');
  await press('Continuar');
  expect(login).toHaveBeenCalledWith({ UserName: 'rosa', Password: 'lluvia-mesa' });
  expect(update).toHaveBeenCalledTimes(2);
  expect(assign).toHaveBeenCalledWith('/listarticle');
});
