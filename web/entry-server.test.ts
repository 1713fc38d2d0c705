import { expect, test } from 'vitest';
import type { Api } from '../contract/index.ts';
import { renderer } from './entry-server.tsx';
import { site } from './testing/site.ts';

const assets = { script: '/a.js', styles: [], appStyles: [], appScripts: {}, fonts: [] };
const open = (firstName: string, newMessages: number) => {
  const screen = renderer.screens.find(({ path }) => path === '/addcourse');
  if (screen === undefined) throw new Error('no such screen');
  const viewer = { accountId: 1, username: firstName, firstName, role: 'admin' as const, newMessages };
  return renderer.renderApp({ screen, api: {} as Api, query: {}, site, assets, viewer });
};

test('the frame of an app screen is one for all of a role, and nobody’s name is in it', async () => {
  const [ana, eva] = [await open('Ana', 0), await open('Eva', 7)];
  expect(eva.frame).toBe(ana.frame);
  expect(ana.frame.join()).not.toContain('Ana');
  expect(eva.own.join()).not.toContain('Ana');
  const whole = eva.frame.map((text, index) => text + (eva.own[index] ?? '')).join('');
  document.documentElement.innerHTML = whole;
  expect(document.title).toBe('Agregar curso · Aula Previsional');
  expect(document.querySelector('[data-framed] h1')?.textContent).toBe('Agregar curso');
  expect(document.body.textContent).toContain('Bienvenido Eva');
  expect(document.querySelector('[href="/mensajes"]')?.textContent).toContain('7 nuevos');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '');
  expect(state).toMatchObject({ view: 'courses/admin/course-form-page', viewer: { firstName: 'Eva' } });
});
