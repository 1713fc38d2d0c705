import { afterEach, expect, test, vi } from 'vitest';
import { fileOf } from './download.ts';

afterEach(() => void vi.unstubAllGlobals());

const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const results = () => fileOf('GET', 'Report/Results', {}, 'resultados.pdf');
const unreadable = 'El portal respondió algo que no pudimos leer. Vuelve a intentarlo en unos minutos.';

test('a file has the name of its answer', async () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''a%C3%B1o.pdf" };
  answerWith(() => new Response('%PDF', { headers }));
  const file = await results();
  expect([file.name, await file.text()]).toEqual(['año.pdf', '%PDF']);
});

test('a refusal of the portal says its own words', async () => {
  answerWith(() => Response.json({ message: 'No.', descriptionCode: 'warning' }, { status: 409 }));
  await expect(results()).rejects.toMatchObject({ status: 409, message: 'No.' });
});

test('a page of a proxy is a refusal that can be shown', async () => {
  answerWith(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(results()).rejects.toMatchObject({ status: 502, icon: 'error', message: unreadable });
});

test('so is the page by which a hotel’s network answers in its place', async () => {
  answerWith(
    () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  await expect(results()).rejects.toMatchObject({ status: 502, icon: 'error', message: unreadable });
});

test('so is a file that breaks off', async () => {
  answerWith(
    () =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('%PDF'));
            body.error(new TypeError('network error'));
          },
        }),
      ),
  );
  await expect(results()).rejects.toMatchObject({ status: 502, icon: 'error', message: unreadable });
});
