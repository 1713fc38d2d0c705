import { expect, test } from 'vitest';
import type { PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { mount, unmountAll } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import { PensionPartPage } from './pension-part-page.tsx';
import PensionSystemPage from './pension-system-page.tsx';

const parts = ['Pasos', 'Pilares', 'Tipos'].map((title, place) => ({
  id: place + 1,
  title,
  description: `<p>Sobre ${title}.</p>`,
  terms: [],
  readingMinutes: 2,
  revised: '2026-02-03T15:00:00Z',
})) as unknown as PensionItemRow[];
const neighbours = () =>
  [...document.querySelectorAll('a[rel]')].map(
    (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`,
  );

test('each part is a page with its time, when it was revised, and the next and previous part', async () => {
  const show = await mount(<PensionPartPage parts={parts} place={1} />);
  expect(text()).toContain('Parte 2 de 3');
  expect(text()).toContain('2 min de lectura · Revisado el 3 de febrero de 2026');
  expect(neighbours()).toEqual(['next /lsistemapension?id=3', 'prev /lsistemapension?id=1']);
  expect(document.querySelector('aside a[href^="/calculadoras/"]')?.textContent).toBe('Calcular');
  await show(<PensionPartPage parts={parts} place={2} />);
  expect(neighbours()).toEqual(['prev /lsistemapension?id=2']);
});

test('the list has each text whole, folded under its title, in their order, and the way to its page', async () => {
  const data = { parts, place: null, isWhole: false };
  await mount(<PensionSystemPage data={data} query={{}} viewerRole="open" site={site} />);
  const shown = [...document.querySelectorAll('li > details')] as HTMLDetailsElement[];
  expect(shown.map(({ open }) => open)).toEqual([false, false, false]);
  expect(shown.map((part) => part.querySelector('summary h2')?.textContent)).toEqual([
    'Pasos',
    'Pilares',
    'Tipos',
  ]);
  expect(shown.map((part) => part.querySelector('summary ~ div')?.innerHTML)).toEqual([
    expect.stringContaining('<p>Sobre Pasos.</p>'),
    expect.stringContaining('<p>Sobre Pilares.</p>'),
    expect.stringContaining('<p>Sobre Tipos.</p>'),
  ]);
  expect(shown.map((part) => part.querySelector('a')?.getAttribute('href'))).toEqual([
    '/lsistemapension?id=1',
    '/lsistemapension?id=2',
    '/lsistemapension?id=3',
  ]);
  expect(shown.every((part) => part.querySelector('img') !== null)).toBe(true);
});

test('the list leads to every part in full on one page, which is printed', async () => {
  const show = (isWhole: boolean) =>
    mount(
      <PensionSystemPage data={{ parts, place: null, isWhole }} query={{}} viewerRole="open" site={site} />,
    );
  await show(false);
  expect(document.querySelector('a[href="/lsistemapension?todas=1"]')?.textContent).toBe(
    'Imprimir las tres partes',
  );
  await unmountAll();
  await show(true);
  expect(
    [...document.querySelectorAll('[data-print-at-once] section')].map((part) => part.textContent),
  ).toEqual(['1. PasosSobre Pasos.', '2. PilaresSobre Pilares.', '3. TiposSobre Tipos.']);
});

test('a part has a drawing by its title, or the picture that stands in its text', async () => {
  const pictures = () =>
    [...document.querySelectorAll('article img, summary img')].map((image) => image.getAttribute('src'));
  const show = await mount(<PensionPartPage parts={parts} place={0} />);
  expect(pictures()).toEqual(['/motivos/camino.svg']);
  const own = parts.map((part) => ({
    ...part,
    description: '<figure><img src="/articlefile/abc.webp" alt="Una fila" width="800" height="500"></figure>',
  }));
  await show(<PensionPartPage parts={own} place={0} />);
  expect(pictures()).toEqual(['/articlefile/abc.webp']);
  await show(
    <PensionSystemPage
      data={{ parts: own, place: null, isWhole: false }}
      query={{}}
      viewerRole="open"
      site={site}
    />,
  );
  expect(pictures()[0]).toContain('/articlefile/abc');
});
