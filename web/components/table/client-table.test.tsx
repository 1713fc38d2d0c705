import { act } from 'react';
import { expect, test } from 'vitest';
import { click, mount } from '../../testing/mount-for-test.tsx';
import { writeInto } from '../../testing/screen.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { findRows } from './client-table.rules.ts';
import { ClientTable, ClientTableSearch } from './client-table.tsx';
import { phoneticMatch } from './phonetic-match.ts';
import { useClientTable } from './use-client-table.ts';

const rows = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, title: `Pensión ${index + 1}` }));

function List() {
  const list = useClientTable();
  return (
    <>
      <ClientTableSearch list={list} label="Buscar" />
      <ClientTable
        caption="Textos"
        noun={['texto', 'textos']}
        list={list}
        rows={rows}
        rowKey={({ id }) => id}
        textOf={({ title }) => title}
        columns={[
          {
            key: 'title',
            label: 'Título',
            kind: 'title',
            sortBy: ({ id }) => -id,
            render: ({ title }) => title,
          },
        ]}
        empty={<p>Nada todavía</p>}
      />
    </>
  );
}

const titles = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const search = (words: string) => writeInto('input', words);

test('pages of twenty; sorting goes over all of them and back to the first', async () => {
  await mount(<List />);
  expect(titles()).toHaveLength(20);
  expect(document.body.textContent).toContain('1 a 20 de 45 textos');
  await click('[aria-label="Página 3"]');
  expect(titles()).toEqual(rows.slice(40).map(({ title }) => title));
  await click('th button');
  expect(titles()[0]).toBe('Pensión 45');
});

test('a word is found by another of its family and as it sounds', async () => {
  await mount(<List />);
  for (const words of ['pensiones 44', 'pension 44', 'pencion 44', 'penzión 44']) {
    await search(words);
    await waitFor(() => expect(titles(), words).toEqual(['Pensión 44']));
  }
  await search('pensar 44');
  expect(document.body.textContent).toContain('Nada con «pensar 44»');
});

test.each([
  ['jubilaciones', 'Tu jubilación'],
  ['comicion', 'Las comisiones'],
])("'%s' finds '%s', as the search of the portal does", (words, title) =>
  expect(findRows([title, 'Otra cosa'], words, String, phoneticMatch)).toEqual([title]),
);

test('words are found without accents, on all pages; nothing found says so and leads back', async () => {
  await mount(<List />);
  await click('[aria-label="Página 3"]');
  await search('PENSION 44');
  expect(titles()).toEqual(['Pensión 44']);
  await search('ahorro');
  expect(document.body.textContent).toContain('Nada con «ahorro»');
  await act(async () => [...document.querySelectorAll('button')].at(-1)?.click());
  expect(titles()).toHaveLength(20);
});
