import { expect, test } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { DataTable } from './data-table.tsx';

type Course = { title: string; count: number };
const courses: Course[] = [
  { title: 'Zona', count: 9 },
  { title: 'Álvaro', count: 100 },
  { title: 'Banco', count: 20 },
];

function Table({ rows, isPart = false }: { rows: Course[]; isPart?: boolean }) {
  return (
    <DataTable
      isPart={isPart}
      caption="Cursos"
      rows={rows}
      rowKey={(row) => row.title}
      empty={<p>Aún no hay cursos</p>}
      columns={[
        {
          key: 'title',
          label: 'Título',
          kind: 'title',
          sortBy: (row) => row.title,
          render: (row) => row.title,
        },
        {
          key: 'count',
          label: 'Veces',
          align: 'end',
          sortBy: (row) => row.count,
          render: (row) => row.count,
        },
      ]}
    />
  );
}
const titles = () => [...document.querySelectorAll('tbody tr')].map((row) => row.firstChild?.textContent);

test('a heading sorts up, down and back, as Spanish sorts, and says so', async () => {
  await mount(<Table rows={courses} />);
  const heading = find('th');
  expect(heading.getAttribute('aria-sort')).toBe('none');
  await click('th:first-child button');
  expect(titles()).toEqual(['Álvaro', 'Banco', 'Zona']);
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await click('th:first-child button');
  expect(titles()).toEqual(['Zona', 'Banco', 'Álvaro']);
  await click('th:first-child button');
  expect(titles()).toEqual(['Zona', 'Álvaro', 'Banco']);
  await click('th:last-child button');
  expect(titles()).toEqual(['Zona', 'Banco', 'Álvaro']);
});

test('headings of one page of a longer list do not sort: its other rows would be left out', async () => {
  await mount(<Table rows={courses} isPart />);
  expect(document.querySelectorAll('th button, [aria-sort]')).toHaveLength(0);
  expect(titles()).toEqual(['Zona', 'Álvaro', 'Banco']);
});

test('without rows it shows what that means', async () => {
  await mount(<Table rows={[]} />);
  expect(document.body.textContent).toBe('Aún no hay cursos');
});

test('the name of a row is its heading, also where the table is laid out as a list', async () => {
  await mount(<Table rows={courses} />);
  const heads = [...document.querySelectorAll('tbody th')].map((head) => [
    head.textContent,
    head.getAttribute('scope'),
    head.getAttribute('role'),
  ]);
  expect(heads).toEqual([
    ['Zona', 'row', 'rowheader'],
    ['Álvaro', 'row', 'rowheader'],
    ['Banco', 'row', 'rowheader'],
  ]);
  expect(document.querySelectorAll('td[role=rowheader]')).toHaveLength(0);
});
