import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountWith } from '../../../testing/mount-with.tsx';
import { findButton, press, text } from '../../../testing/screen.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { ReadFilePanel } from './read-file-panel.tsx';

afterEach(() => void vi.unstubAllGlobals());

const law = {
  id: 1,
  title: 'Ley 065',
  description: '',
  path: 'x.pdf',
  type: 'pdf',
  sizeBytes: 28_000,
  version: 4,
  hasText: false,
};
const words = 'Leer el archivo oficial (PDF)';
const data = { parts: [], notes: [], original: [], title: 'Ley 065', number: '', gazette: '' };

function open(download: () => Promise<Response>) {
  vi.stubGlobal('fetch', download);
  const readFile = vi.fn(async (_: { file: File }) => ({ data }));
  return mountWith(
    { leyTexto: { readFile } },
    <ReadFilePanel law={law} hasText={false} onRead={() => undefined} />,
  ).then(() => readFile);
}

test('the official file is fetched, meanwhile the button waits, and is read under its name', async () => {
  const file = Promise.withResolvers<Response>();
  const readFile = await open(() => file.promise);
  await press(words);
  expect(findButton(words)?.getAttribute('aria-busy')).toBe('true');
  const headers = { 'content-disposition': 'attachment; filename="Ley 065.pdf"' };
  await act(async () => file.resolve(new Response('%PDF', { headers })));
  await waitFor(() => expect(readFile.mock.calls[0]?.[0].file.name).toBe('Ley 065.pdf'));
});

test('a cut network is told', async () => {
  await open(() => Promise.reject(new TypeError('network')));
  await press(words);
  await waitFor(() => expect(text()).toContain('No hay conexión con el portal.'));
});

test('so is the page of another network, which is not read as the law', async () => {
  const readFile = await open(
    async () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
  );
  await press(words);
  await waitFor(() => expect(text()).toContain('El portal respondió algo que no pudimos leer.'));
  expect(readFile).not.toHaveBeenCalled();
});
