import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ArticleListed } from '../../../../contract/articles/calls.ts';
import type { Query } from '../../../lib/page/screen.ts';
import { click, find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import ArticleManagerPage from './article-manager-page.tsx';

const article: ArticleListed = {
  id: 7,
  title: 'Ahorrar temprano',
  description: 'Texto',
  categoryId: 1,
  categorieName: 'Ahorro',
  published: true,
  yearsRange: 1,
  imgPortada: null,
  imgDetalle: null,
  altPortada: '',
  altDetalle: '',
  date: '2026-11-18T15:00:00Z',
  publishAt: null,
  version: 1,
};
const articles = [
  article,
  { ...article, id: 8, title: 'Para enero', published: false, publishAt: '2027-01-04T08:30' },
  { ...article, id: 9, title: 'A medias', published: false },
];

const open = (query: Query, calls: object = {}, rows = articles, total = 100_000) =>
  mountView(
    { article: calls },
    ArticleManagerPage,
    {
      articles: rows,
      total,
      categories: [{ id: 1, name: 'Ahorro', description: '', version: 1 }],
    },
    query,
  );
const headings = () => [...document.querySelectorAll('thead th')];
const linkOf = (label: string) =>
  headings()
    .find((heading) => heading.textContent === label)
    ?.querySelector('a')
    ?.getAttribute('href');

test('the specification’s columns come first; each row says its state and has its actions', async () => {
  await open({});
  expect(headings().map((heading) => heading.textContent)).toEqual([
    'Selección',
    'Título',
    'Categoría',
    'Estado',
    'Fecha',
    'Acciones',
  ]);
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelector('td:nth-child(4)')?.textContent)).toEqual([
    'Publicado',
    'Programado4 ene 2027, 08:30',
    'Borrador',
  ]);
  const actions = [...(rows[0]?.querySelectorAll('td:last-child a') ?? [])];
  expect(actions.map((link) => link.getAttribute('href'))).toEqual([
    '/editarticle?id=7',
    '/leerarticulo?id=7',
    '/imagearticulo?id=7',
    '/revisiones?id=7',
  ]);
});

test('headings are links that sort the whole list, keep the search and say the order', async () => {
  await open({ search: 'ahorro', page: '3' });
  expect(headings().map((heading) => heading.getAttribute('aria-sort'))).toEqual([
    null,
    'none',
    'none',
    null,
    'descending',
    null,
  ]);
  expect(linkOf('Título')).toBe('/listarticle?search=ahorro&sort=title&order=asc');
  expect(linkOf('Fecha')).toBe('/listarticle?search=ahorro&sort=date&order=asc');
});

test('pages and the search keep the order', async () => {
  await open({ sort: 'title', order: 'asc', page: '2' });
  expect(linkOf('Título')).toBe('/listarticle?sort=title&order=desc');
  expect(find('[aria-label="Siguiente"]').getAttribute('href')).toBe(
    '/listarticle?sort=title&order=asc&page=3',
  );
  const hidden = [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['sort', 'title'],
    ['order', 'asc'],
  ]);
});

test('deleting asks, naming the article and the Papelera', async () => {
  const remove = vi.fn(async (_: object) => ({ message: 'El artículo está en la Papelera.' }));
  const get = vi.fn(async () => ({ message: '', data: articles.slice(1), total: 2 }));
  await open({}, { delete: remove, get });
  await click('[aria-label="Eliminar: Ahorrar temprano"]');
  expect(remove).not.toHaveBeenCalled();
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  expect(find('dialog[open]').textContent).toMatch(/«Ahorrar temprano».*Papelera/);
  await act(async () =>
    [...find('dialog[open]').querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Eliminar')
      ?.click(),
  );
  expect(remove).toHaveBeenCalledWith({ id: 7 });
  expect(document.body.textContent).not.toContain('Ahorrar temprano');
});

test('nothing written yet and nothing found are told apart', async () => {
  const render = await open({}, {}, [], 0);
  expect(document.body.textContent).toContain('Todavía no hay artículos');
  await render(null);
  await open({ search: 'nada' }, {}, [], 0);
  expect(document.body.textContent).toContain('Nada con «nada»');
});
