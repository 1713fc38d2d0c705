import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CertificateDesign } from '../../../../contract/certificates/design-calls.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { chooseFile, fileOf } from '../../../testing/choose-file.ts';
import { asksBeforeLeaving } from '../../../testing/leaving.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press, text } from '../../../testing/screen.ts';
import DesignPage from './design-page.tsx';

const design: CertificateDesign = {
  version: 3,
  institute: 'Instituto',
  heading: 'Diploma',
  lead: 'La {instituto} reconoce que',
  achievement: 'terminó el curso',
  logo: null,
  seal: 'sello.png',
  signatories: [
    { name: 'Rosa Quispe', post: 'Directora', picture: 'rosa.png' },
    { name: 'Luis Mamani', post: 'Decano', picture: null },
  ],
  unsignedBecause: null,
  waiting: 0,
};

beforeEach(() => void vi.useFakeTimers()); // the sample is asked for only after a pause
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['Quitar la firma 2', 'Quitar: Imagen de la firma 1', 'Quitar: Sello', 'Agregar una firma'])(
  'after «%s» the browser asks before the page is left',
  async (choice) => {
    await mountView({ certificate: {} }, DesignPage, design);
    expect(asksBeforeLeaving()).toBe(false);
    await press(choice);
    expect(asksBeforeLeaving()).toBe(true);
  },
);

test('a signature that was removed is not sent, and once saved nothing is asked', async () => {
  const left = { ...design, version: 4, signatories: design.signatories.slice(0, 1) };
  const saveDesign = vi.fn(async (_: object) => ({ message: 'El diseño se guardó.', data: left }));
  await mountView({ certificate: { saveDesign } }, DesignPage, design);
  await press('Quitar la firma 2');
  await press('Guardar');
  expect(saveDesign.mock.calls).toMatchObject([
    [{ Version: 3, Seal: 'sello.png', Signatories: [{ name: 'Rosa Quispe', picture: 'rosa.png' }] }],
  ]);
  expect(text()).toContain('El diseño se guardó.');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a save that issues what waited says how many first, shows one, and is not made before it is confirmed', async () => {
  const saved = { ...design, version: 4, waiting: 27 };
  const saveDesign = vi.fn(async (_: object) => ({ message: 'Guardado.', data: saved }));
  const ask = vi.fn(async (_: string, __: { body: string }) =>
    Response.json({ message: 'Así.' }, { status: 400 }),
  );
  vi.stubGlobal('fetch', ask);
  await mountView({ certificate: { saveDesign } }, DesignPage, { ...design, waiting: 27 });
  await press('Guardar y emitir 27');
  expect(text()).toContain('27 certificados esperan: al guardar se emiten así');
  expect(saveDesign).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(ask.mock.calls.map(([, { body }]) => JSON.parse(body).OfWaiting)).toContain(true);
  await press('Cancelar');
  expect(saveDesign).not.toHaveBeenCalled();
  await press('Guardar y emitir 27');
  await press('Guardar y emitir 27');
  expect(saveDesign).toHaveBeenCalledTimes(1);
  expect(text()).toContain('Guardado.');
});

test('where nobody signs, waiting is the institute’s choice, off at first', async () => {
  const unsigned = { ...design, signatories: [], unsignedBecause: 'before' as const };
  const saveDesign = vi.fn(async (_: object) => ({ message: 'Guardado.', data: unsigned }));
  await mountView({ certificate: { saveDesign } }, DesignPage, unsigned);
  const box = find('input[type=checkbox]') as HTMLInputElement;
  expect(box.checked).toBe(false);
  await act(async () => box.click());
  await press('Guardar');
  expect(saveDesign.mock.calls).toMatchObject([[{ HoldUnsigned: true, Signatories: [] }]]);
});

test('a picture that is too large is refused before it is sent, changes nothing, and its field takes it again', async () => {
  const addPicture = vi.fn(async (_: object) => ({ data: { path: 'nueva.png' } }));
  await mountView({ certificate: { addPicture } }, DesignPage, { ...design, seal: null });
  const input = find('input[type=file]') as HTMLInputElement;
  await chooseFile(input, fileOf('sello.jpg', 'image/jpeg', 9 * 1024 ** 2));
  expect(text()).toContain('El archivo es demasiado grande. Puede pesar hasta 8 MB.');
  expect([addPicture.mock.calls.length, input.files?.length, asksBeforeLeaving()]).toEqual([0, 0, false]);
  await chooseFile(input, fileOf('sello.jpg', 'image/jpeg'));
  expect(text()).not.toContain('demasiado grande');
  expect([addPicture.mock.calls.length, asksBeforeLeaving()]).toEqual([1, true]);
});

test('a design that a colleague saved meanwhile is shown beside one’s own; theirs can be taken', async () => {
  const theirs = { ...design, version: 4, heading: 'Constancia', signatories: [] };
  const saveDesign = vi.fn(async () => {
    throw new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning');
  });
  const getDesign = async () => ({ message: '', data: theirs });
  await mountView({ certificate: { saveDesign, getDesign } }, DesignPage, design);
  await press('Quitar la firma 2');
  await press('Guardar');
  for (const said of ['Alguien guardó antes que tú', 'Constancia', 'Rosa Quispe, Directora'])
    expect(find('dialog[open]').textContent).toContain(said);
  await press('Quedarme con el suyo');
  await press('Quedarme con el suyo');
  expect((find('[name=Heading]') as HTMLInputElement).value).toBe('Constancia');
  expect(text()).not.toContain('Quitar la firma 1');
});
