import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../../contract/endpoint.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { text } from '../../../testing/screen.ts';
import { ImportDocxButton } from './import-docx-button.tsx';

const imported = { title: 'Informe', html: '<p>Texto</p>', notes: ['Una imagen no se pudo traer.'] };
const reply = (data: object) => ({ message: '', descriptionCode: 'success' as const, data });
const onImported = vi.fn();
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(name))?.click(),
  );

function open(importDocx: (input: object, options: CallOptions) => Promise<object>, hasText = false) {
  onImported.mockClear();
  return mountWith(
    { article: { importDocx } },
    <ImportDocxButton hasText={() => hasText} onImported={onImported} />,
  );
}
const choose = (name: string, size = 4) =>
  act(async () => {
    const input = find('input[type=file]') as HTMLInputElement;
    const file = new File([new Uint8Array(4)], name);
    Object.defineProperty(file, 'size', { value: size });
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('a document becomes the text, and what could not be kept is said', async () => {
  await open(async () => reply(imported));
  await choose('informe.docx');
  expect(onImported).toHaveBeenCalledWith(imported, 'replace');
  expect(text()).toContain('Revisa lo que no pasó igual:');
  expect(text()).toContain('Una imagen no se pudo traer.');
  await press('Entendido');
  expect(text()).not.toContain('Se importó');
  expect(document.activeElement?.closest('button')?.textContent).toContain('Importar de Word'); // the pressed button is gone
});

test('a text that is there is not replaced unasked', async () => {
  const importDocx = vi.fn(async () => reply({ ...imported, notes: [] }));
  await open(importDocx, true);
  await choose('informe.docx');
  expect(find('dialog[open]').textContent).toContain('Ya hay un texto');
  await press('Cancelar');
  expect(importDocx).not.toHaveBeenCalled();
  await choose('informe.docx');
  await press('Agregar al final');
  expect(onImported).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Informe' }), 'append');
  await choose('informe.docx');
  await press('Reemplazar');
  expect(onImported).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Informe' }), 'replace');
  expect(text()).toContain('Revísalo antes de guardar.');
});

test('what is no document of this kind, or too large, is not sent', async () => {
  const importDocx = vi.fn(async () => reply(imported));
  await open(importDocx);
  await choose('viejo.doc');
  expect(text()).toContain('guárdalo como .docx');
  await choose('foto.png');
  expect(text()).toContain('Se aceptan: DOCX.');
  await choose('enorme.docx', 21 * 1024 ** 2);
  expect(text()).toContain('El archivo es demasiado grande. Puede pesar hasta 20 MB.');
  expect(importDocx).not.toHaveBeenCalled();
});

test('it tells how far it has come, can be stopped, and sent again', async () => {
  let tries = 0;
  const importDocx = (_: object, { signal, onProgress }: CallOptions) => {
    tries += 1;
    if (tries > 1) return Promise.resolve(reply(imported));
    onProgress?.(0.42);
    return new Promise<object>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
    );
  };
  await open(importDocx);
  await choose('informe.docx');
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('42');
  await press('Cancelar el envío');
  expect(text()).toContain('Detuviste el envío.');
  expect(onImported).not.toHaveBeenCalled();
  await press('Enviar otra vez');
  expect(onImported).toHaveBeenCalledOnce();
});

test('a document that the server cannot read is refused in its words; a lost connection can be tried again', async () => {
  const refusals = [
    new ApiRefusal(400, 'No pudimos leer ese documento.', 'warning'),
    new ApiRefusal(0, 'No hay red.', 'error'),
  ];
  await open(async () => {
    throw refusals.shift();
  });
  await choose('informe.docx');
  expect(text()).toContain('No pudimos leer ese documento.');
  expect(text()).not.toContain('Enviar otra vez');
  await choose('informe.docx');
  expect(text()).toContain('Se perdió la conexión.');
  expect(text()).toContain('Enviar otra vez');
});
