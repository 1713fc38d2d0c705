import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { definitionOf, type ParameterKey } from '../../../contract/facts/keys.ts';
import type { Api } from '../../../contract/index.ts';
import { FindLinksContext } from '../../components/rich-text/find-links.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { draftKey, readDrafts } from '../../lib/forms/draft-store.ts';
import { find, unmountAll } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { press, text, writeInto } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import ParametersPage from './parameters-page.tsx';
import { rowNumbers } from './typed-value.rules.ts';

beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(() => undefined));

const fact = (name: ParameterKey, more: Partial<ParameterShown>): ParameterShown => ({
  ...definitionOf(name),
  name,
  value: null,
  text: '',
  source: '',
  link: '',
  validFrom: null,
  reviewed: null,
  isOld: false,
  isExample: false,
  asked: '',
  version: 0,
  others: [],
  ...more,
});
const known = { source: 'Ley 214, art. 9', reviewed: '2026-11-01', version: 3 };
const facts = [
  fact('aporte', { ...known, value: 1200, text: '12 % del sueldo', isOld: true }),
  fact('pension-solidaria', { ...known, value: [{ months: 240, amount: 110_000 }], text: 'Bs 1 100' }),
  fact('pension-minima', {}),
];
const viewer = { accountId: 7, username: 'rosa', firstName: 'Rosa', role: 'admin' } as const;
const open = (dato: string | undefined, parameter: Partial<Record<keyof Api['parameter'], unknown>> = {}) =>
  mountWith(
    { parameter },
    <ParametersPage
      data={{ facts, calculators: [], today: '2026-11-29' }}
      query={{ dato }}
      site={site}
      viewer={viewer}
    />,
  );
const type = (name: string, value: string) =>
  act(async () => {
    (find(`[name="${name}"]`) as HTMLInputElement).value = value;
  });

test('the table says what is missing and what nobody has reviewed for a year, in the order of the answers', async () => {
  await open(undefined);
  const waiting = [...document.querySelectorAll('#por-revisar a')].map((link) => link.getAttribute('href'));
  expect(waiting).toEqual(['/parametros?dato=pension-minima', '/parametros?dato=aporte']);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Con estos seis datos ya responde «¿Cuándo puedo jubilarme?» Responde',
    expect.stringMatching(/^Con estos catorce, también «¿Cuánto recibiré\?» y las demás calculadoras/),
    'Lo que muestran los textos y las rutas ',
    'Cómo se pregunta por las calculadoras',
  ]);
});

const cell = (label: string) => find(`[aria-label="${label}, valor"]`) as HTMLInputElement;
const fill = (label: string, value: string) =>
  act(async () => {
    const box = cell(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('many values are typed in the table and saved at once; of one that a colleague saved both versions stand in its row', async () => {
  const updateMany = vi.fn().mockResolvedValue({
    message: '',
    data: [
      {
        name: 'aporte',
        state: 'stale',
        message: 'Otra persona lo cambió.',
        version: 4,
        theirs: { cell: '11', source: 'Ley 3', savedBy: 'Beto R.' },
      },
      { name: 'pension-minima', state: 'done', message: '', version: 1, theirs: null },
    ],
  });
  await open(undefined, { updateMany, get: vi.fn().mockResolvedValue({ data: facts }) });
  await fill('Aporte en total', '12,5');
  await fill('Pensión mínima', '900');
  expect(text()).toContain('Cambiaste 2 datos sin guardar');
  await press('Guardar 2 cambios');
  expect(updateMany.mock.calls[0]?.[0]).toEqual({
    Items: [
      { Name: 'aporte', Value: 1250, Reviewed: '2026-11-29', Version: 3 },
      { Name: 'pension-minima', Value: 90_000, Reviewed: '2026-11-29', Version: 0 },
    ],
  });
  expect(text()).toContain('Beto R. guardó mientras tanto «11» (Ley 3). Tú escribiste «12,5».');
  await press('Poner el mío');
  await press('Guardar 1 cambio');
  expect(updateMany.mock.calls[1]?.[0]).toMatchObject({
    Items: [{ Name: 'aporte', Value: 1250, Version: 4 }],
  });
});

test('the chosen rows get one source, and today as the day of their review', async () => {
  const updateMany = vi.fn().mockResolvedValue({ message: '', data: [] });
  await open(undefined, { updateMany, get: vi.fn().mockResolvedValue({ data: facts }) });
  const choose = (label: string) =>
    act(async () => (find(`[aria-label="Elegir ${label}"]`) as HTMLElement).click());
  await choose('Aporte en total');
  await choose('Pensión solidaria');
  await press('Revisado hoy');
  await press('Poner la fuente');
  await writeInto('dialog input', 'Ley 900');
  await press('Poner la fuente');
  await press('Guardar 2 cambios');
  expect(updateMany.mock.calls[0]?.[0]).toMatchObject({
    Items: [
      { Name: 'aporte', Source: 'Ley 900', Link: '', Reviewed: '2026-11-29' },
      { Name: 'pension-solidaria', Source: 'Ley 900', Reviewed: '2026-11-29' },
    ],
  });
});

test('a rate is typed as people write it', async () => {
  const update = vi.fn().mockResolvedValue({ message: 'Guardado.', data: { version: 4 } });
  await open('aporte', { update });
  expect((find('[name=value]') as HTMLInputElement).value).toBe('12');
  await type('value', '12,5 %');
  await press('Guardar');
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    Name: 'aporte',
    Value: 1250,
    Source: 'Ley 214, art. 9',
    Version: 3,
  });
  expect(location.assign).toHaveBeenCalledWith('/parametros');
});

test('rows are added and taken away; without any the fact is taken back', async () => {
  const update = vi.fn().mockResolvedValue({ message: 'Guardado.', data: { version: 4 } });
  await open('pension-solidaria', { update });
  await press('Agregar una línea');
  await type('row1.paid', '360');
  await type('row1.amount', '1.400');
  await press('Quitar la línea 1');
  await press('Guardar');
  expect(update.mock.calls[0]?.[0].Value).toEqual([{ months: 360, amount: 140_000 }]);
  await press('Quitar la línea 1');
  await press('Guardar');
  expect(update.mock.calls[1]?.[0].Value).toBe('');
});

test('a row that was taken away or added is an unsaved change, kept on the device', async () => {
  /** True if the browser would let the page be left without a question. */
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const change of ['Quitar la línea 1', 'Agregar una línea']) {
    await open('pension-solidaria');
    expect(leaves()).toBe(true);
    await press(change);
    expect(leaves()).toBe(false);
    await unmountAll(); // the tab was closed
  }
  const drafts = readDrafts(draftKey(7, 'parameter.pension-solidaria'));
  expect(drafts.map(({ texts }) => rowNumbers(texts))).toEqual([[], [0, 1]]);
});

test('an error of a table stands in its line, and leads there', async () => {
  const message = 'Línea 2: los meses de aporte van de 0 a 720.';
  const refusal = new ApiRefusal(400, 'Revisa los campos.', 'error', [{ field: 'Value', message }]);
  await open('pension-solidaria', { update: vi.fn().mockRejectedValue(refusal) });
  await press('Agregar una línea');
  await press('Guardar');
  const lines = document.querySelectorAll('fieldset fieldset');
  expect([...lines].map((line) => line.textContent?.includes(message))).toEqual([false, true]);
  await act(async () => (find('[role=alert] a') as HTMLElement).click());
  expect(document.activeElement).toBe(find('[name="row1.paid"]'));
});

test('an error of a table stays with its line when one before it is taken away', async () => {
  const message = 'Línea 2: los meses de aporte van de 0 a 720.';
  const refusal = new ApiRefusal(400, 'Revisa los campos.', 'error', [{ field: 'Value', message }]);
  await open('pension-solidaria', { update: vi.fn().mockRejectedValue(refusal) });
  await press('Agregar una línea');
  await press('Agregar una línea');
  await press('Guardar');
  await press('Quitar la línea 1');
  const lines = [...document.querySelectorAll('fieldset fieldset')];
  expect(lines.map((line) => /Línea \d: .*/.exec(line.textContent ?? '')?.[0])).toEqual([
    'Línea 1: los meses de aporte van de 0 a 720.',
    undefined,
  ]);
});

test('what another person saved meanwhile is not overwritten unasked', async () => {
  const stale = new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning');
  const update = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ message: 'Guardado.', data: { version: 5 } });
  const get = vi.fn(async () => ({
    data: [fact('aporte', { ...known, value: 1300, text: '13 % del sueldo', version: 4 })],
  }));
  const getRevisions = vi.fn(async () => ({
    data: [{ version: 4, savedBy: 'Ana Rojas', savedAt: new Date().toISOString() }],
  }));
  await open('aporte', { update, get, getRevisions });
  await type('value', '14');
  await press('Guardar');
  expect(find('dialog[open]').textContent).toContain('Versión 4, de Ana Rojas, guardada');
  expect(find('dialog[open]').textContent).toContain('Aporte en totalLo que guardó Ana Rojas');
  await press('Guardar el mío encima');
  expect(update.mock.calls[1]?.[0]).toMatchObject({ Value: 1400, Version: 4 });
});

test('an article of a law is found by its words and cited; it is the source where none is written', async () => {
  const update = vi.fn().mockResolvedValue({ message: 'Guardado.', data: { version: 4 } });
  const found = { label: 'Ley 214, artículo 9. El aporte', href: '/ley?id=1#art-9' };
  const search = vi.fn(async () => [found]);
  const data = {
    facts: [fact('aporte', { ...known, value: 1200, text: '12 %', source: '' })],
    calculators: [],
    today: '2026-11-29',
  };
  await mountWith(
    { parameter: { update } },
    <FindLinksContext value={search}>
      <ParametersPage data={data} query={{ dato: 'aporte' }} site={site} viewer={viewer} />
    </FindLinksContext>,
  );
  await press('Citar un artículo de ley');
  await writeInto('dialog [type=search]', 'aporte');
  await press('Buscar');
  await press(found.label);
  expect(document.querySelector('dialog[open]')).toBeNull();
  await press('Guardar');
  expect(search).toHaveBeenCalledWith('aporte');
  expect(update.mock.calls[0]?.[0]).toMatchObject({ Source: found.label, Link: found.href });
});
