import { act } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '../../contract/index.ts';
import { site } from '../testing/site.ts';
import { renderer } from './entry-server.tsx';
import { loadApp } from './hydrate-app.tsx';

const assets = { script: '/a.js', styles: [], appStyles: [], appScripts: {}, fonts: [] };
const course = { id: 3, title: 'Ahorro', quantity: 10, time: 20, notaMinima: 80, archived: false };
const api = {
  course: { read: async () => ({ data: course }) },
  parameter: { get: async () => ({ data: [] }) },
  users: { get: async () => ({ data: { email: 'ana@correo.test' } }) },
} as unknown as Api;

const parts = (path: string) => {
  const screen = renderer.screens.find((row) => row.path === path);
  if (screen === undefined) throw new Error('no such screen');
  return { screen, api, query: { id: '3' }, site, assets };
};
const viewerOf = (role: 'member' | 'admin', firstName: string) => ({
  accountId: 1,
  username: firstName,
  firstName,
  role,
});

const open = (path: string, role: 'member' | 'admin', firstName: string, newMessages?: number) =>
  renderer.renderApp({
    ...parts(path),
    viewer: { ...viewerOf(role, firstName), ...(newMessages && { newMessages }) },
  });
type Rendered = Awaited<ReturnType<typeof open>>;
/** Where the browser hydrates an `app` screen. */
const placeOf = () =>
  document.querySelector('[data-framed]') ?? document.body.firstElementChild ?? document.body;

const show = ({ texts, own }: Rendered) => {
  const ownTexts = own.render();
  document.documentElement.innerHTML = texts.map((text, index) => text + (ownTexts[index] ?? '')).join('');
};

test('the frame of an app screen is one for all of a role, and nobody’s name is in it', async () => {
  const [ana, eva] = [await open('/addcourse', 'admin', 'Ana'), await open('/addcourse', 'admin', 'Eva', 7)];
  expect(eva.texts).toBe(ana.texts);
  expect(ana.texts.join()).not.toContain('Ana');
  expect(eva.own.render().join()).not.toContain('Ana');
  show(eva);
  expect(document.title).toBe('Agregar curso · Aula Previsional');
  expect(document.querySelector('[data-framed] h1')?.textContent).toBe('Agregar curso');
  expect(document.body.textContent).toContain('Bienvenido Eva');
  expect(document.querySelector('[href="/mensajes"]')?.textContent).toContain('7 nuevos');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '');
  expect(state).toMatchObject({ view: 'courses/admin/course-form-page', viewer: { firstName: 'Eva' } });
});

test('the browser finds what the server rendered', async () => {
  show(await open('/addcourse', 'admin', 'Ana'));
  const heading = document.querySelector('main h1');
  const root = await act(async () => (await loadApp(placeOf()))());
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelector('main h1')).toBe(heading); // taken over, not made again
  await act(async () => root.unmount()); // its editor may still be loading
});

test('own parts may be cached for one rendering of their page and one state, and not for a visitor', async () => {
  const [page, again] = await Promise.all(
    [1, 2].map(() => renderer.renderPage({ ...parts('/contact'), role: 'member' })),
  );
  const stateFor = async (shared: typeof page, firstName: string) =>
    (await shared?.ownPartsOf(viewerOf('member', firstName), api))?.state;
  const ana = await stateFor(page, 'Ana');
  expect(ana).toContain('ana@correo.test');
  expect(await stateFor(page, 'Ana')).toBe(ana);
  for (const other of [await stateFor(page, 'Eva'), await stateFor(again, 'Ana')])
    expect(other).not.toBe(ana);
  expect((await page?.ownPartsOf(null, api))?.state).toBeUndefined();
});
