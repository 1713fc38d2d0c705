import { expect, test } from 'vitest';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import type { Query } from '../../../contract/pages.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
import { mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import type { LoadedSearch } from './load-search.ts';
import SearchPage from './search-page.tsx';

const found: LoadedSearch = {
  search: 'pensión',
  found: {
    results: [
      { type: 'course', id: 7, title: 'Tu pensión', excerpt: 'Cómo se forma.' },
      { type: 'Ley', id: 3, title: 'Ley de pensiones', excerpt: '' },
      { type: 'Ley', id: 4, title: 'Reglamento, página 3', anchor: 'pagina-3', excerpt: '' },
    ],
    counts: [
      { type: 'course', count: 11 },
      { type: 'Ley', count: 1 },
    ],
    alike: [],
    best: [],
  },
  total: 12,
  best: [],
};
const open = (data: LoadedSearch, query: Query) =>
  mount(<SearchPage data={data} query={query} viewerRole="open" site={site} />);
const links = () =>
  [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('results say what they are and lead there; kinds have their numbers', async () => {
  await open(found, { search: 'pensión' });
  expect(text()).toContain('Resultados para «pensión»');
  expect(text()).toContain('12 resultados.');
  expect(links().slice(0, 6)).toEqual([
    'Todo 12 /buscar?search=pensi%C3%B3n',
    'Cursos 11 /buscar?search=pensi%C3%B3n&type=course',
    'Leyes 1 /buscar?search=pensi%C3%B3n&type=Ley',
    'Tu pensión /leercurso/?id=7',
    'Ley de pensiones /leerleyreglamento?id=3#ley-3',
    'Reglamento, página 3 /leerleyreglamento?id=4&pagina=3#ley-4',
  ]);
  expect(document.querySelector('mark')?.textContent).toBe('pensión');
  expect(links()).toContain('2 /buscar?search=pensi%C3%B3n&page=2');
});

test('a member finds the documents of their courses above what everybody finds, also where that is nothing', async () => {
  const nothing = { results: [], counts: [], alike: [], best: [] };
  const own = [
    { type: 'Material' as const, id: 4, title: 'Guía, página 2', anchor: 'pagina-2', excerpt: '' },
  ];
  await mount(
    <OwnViewContext value={{ viewer: null, own }}>
      <SearchPage
        data={{ ...found, found: nothing, total: 0 }}
        query={{ search: 'guía' }}
        viewerRole="member"
        site={site}
      />
    </OwnViewContext>,
  );
  expect(text()).toContain('En el material de tus cursos');
  expect(links()).toContain('Guía, página 2 /leermodulos?id=4#material');
});

test('how many there are is said once where they are on one page', async () => {
  await open(
    { ...found, total: 2, found: { results: [], counts: [], alike: [], best: [], ...found.found } },
    { search: 'pensión' },
  );
  expect(text().match(/\d+ resultados/g)).toEqual(['12 resultados']);
});

test('one kind keeps its filter from page to page', async () => {
  await open({ ...found, total: 11 }, { search: 'pensión', type: 'course' });
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Cursos 11');
  expect(links()).toContain('2 /buscar?search=pensi%C3%B3n&type=course&page=2');
});

test('nothing found, nothing asked and a page after the last lead on', async () => {
  const nothing = { results: [], counts: [], alike: [], best: [] };
  await open({ search: 'zzz', found: nothing, total: 0, best: [] }, { search: 'zzz' });
  expect(text()).toContain('Nada para «zzz»');
  expect(links()).toContain('Preguntar al instituto /contact');
  await open({ search: '', found: null, total: 0, best: [] }, {});
  expect(text()).toContain('Escribe qué quieres saber');
  await open(
    { ...found, found: { ...nothing, counts: found.found?.counts ?? [] } },
    { search: 'pensión', page: '9' },
  );
  expect(links()).toContain('Volver a la primera página /buscar?search=pensi%C3%B3n');
});

test('what says so nearly what was typed stands above the list: a fact with its source and day, an answer, a calculator', async () => {
  const fact: ParameterShown = {
    name: 'horario',
    label: 'Horario',
    group: 'Dónde y a quién',
    kind: 'text',
    unit: '',
    value: 'de 8 a 16',
    text: 'de 8 a 16',
    source: 'Decreto 4',
    link: '/leerleyreglamento',
    validFrom: '2026-01-01',
    reviewed: '2026-11-01',
    isOld: false,
    isExample: false,
    asked: '',
    version: 1,
    others: [],
  };
  const best: LoadedSearch['best'] = [
    { type: 'Dato', id: 38, title: 'Horario', anchor: 'horario', text: 'de 8 a 16', fact },
    { type: 'Respuesta', id: 4, title: '¿Abren los sábados?', text: 'No.' },
    { type: 'Calculadora', id: 2, title: '¿Cuánto recibiré?', text: 'Una pensión estimada.' },
  ];
  await open({ ...found, best }, { search: 'horario' });
  const card = document.querySelector('section[aria-labelledby=respuesta]');
  expect(card?.textContent).toBe(
    'Respuesta cortaHorario: de 8 a 16Decreto 4 · Vale desde el 1 de enero de 2026 · Revisado el 1 de noviembre de 2026¿Abren los sábados?No.¿Cuánto recibiré?Una pensión estimada.¿Te sirvió? HorarioSíNo',
  );
  expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/datos#dato-horario',
    '/leerleyreglamento',
    '/tema?respuesta=4#respuesta-4',
    '/calculadoras/cuanto-recibire',
  ]);
});
