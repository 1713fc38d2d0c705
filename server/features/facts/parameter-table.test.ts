import { expect, test } from 'vitest';
import { readWorkbook } from '../../platform/spreadsheets/workbook.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
const { admin } = anAdminOf(world);
const api = () => world.client.as(admin).parameter;
const Reviewed = () => world.clock.now().toISOString().slice(0, 10);
const fact = async (name: string) =>
  (await world.client.visitor.parameter.get({})).data.find((each) => each.name === name);

test('of many rows each is saved or refused alone; of one that a colleague saved both versions come back', async () => {
  const row = { Source: 'Ley 214', Reviewed: Reviewed() };
  await api().update({ Name: 'aporte', Value: 1100, ...row });
  const { data } = await api().updateMany({
    Items: [
      { Name: 'meses-de-aporte', Value: 180, ...row, Version: 0 },
      { Name: 'aporte', Value: 1200, ...row, Version: 0 },
      { Name: 'sueldo-minimo', Value: 'mucho', ...row, Version: 0 },
    ],
  });
  expect(data).toEqual([
    { name: 'meses-de-aporte', state: 'done', message: '', version: 1, theirs: null },
    {
      name: 'aporte',
      state: 'stale',
      message: expect.stringMatching(/\.$/),
      version: 1,
      theirs: { cell: '11', source: 'Ley 214', savedBy: expect.stringMatching(/\S/) },
    },
    {
      name: 'sueldo-minimo',
      state: 'failed',
      message: 'Escribe un monto de 0 o más, por ejemplo 1800 o 1800,50.',
      version: 0,
      theirs: null,
    },
  ]);
  expect(await fact('aporte')).toMatchObject({ value: 1100 });
  expect(await fact('meses-de-aporte')).toMatchObject({ value: 180 });
});

test('the workbook goes out with every fact and comes in as rows; a stranger’s is refused in words', async () => {
  const { data: bytes } = (await api().export({})) as unknown as { data: Buffer };
  const { sheets } = await readWorkbook(bytes);
  const table = sheets[0]?.rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? '')) ?? [];
  expect(table[0]?.slice(0, 2)).toEqual(['Dato', 'Valor']);
  expect(table.find(([label]) => label === 'Meses de aporte que se piden')?.[1]).toBe('180');
  expect(table.length).toBeGreaterThan(45);

  const file = new Blob([new Uint8Array(bytes)]);
  const { data } = await api().readTable({ file });
  expect(data.rows.find(({ name }) => name === 'aporte')).toMatchObject({ cell: '11', version: 1 });
  expect(data.notes).toEqual([]);

  const strange = await xlsxOf({
    name: 'Hoja',
    widths: [10, 10],
    rows: [
      ['Valor', 'Dato'],
      ['1800', 'Sueldo mínimo'],
      ['7', 'Color del cielo'],
    ],
  });
  const read = (await api().readTable({ file: new Blob([new Uint8Array(strange)]) })).data;
  expect(read.rows).toMatchObject([{ name: 'sueldo-minimo', cell: '1800', version: null }]);
  expect(read.notes).toEqual(['«Color del cielo» no es un dato que este portal conozca.']);
  await expectRefusal(api().readTable({ file: new Blob(['hola']) }), 400, { file: true });
});
