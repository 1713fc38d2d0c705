import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, membersPage, visitorsPage } from './cached-page.ts';

test('a visitors’ page says the same in every encoding, and its tag tells its content', async () => {
  const page = await visitorsPage({ html: '<p>Pensión</p>', tags: new Set() });
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe('<p>Pensión</p>');
  expect(gunzipSync(page.bodies.gzip).toString()).toBe('<p>Pensión</p>');
  expect((await visitorsPage({ html: '<p>Pensión</p>', tags: new Set() })).etag).toBe(page.etag);
  expect((await visitorsPage({ html: '<p>Otra</p>', tags: new Set() })).etag).not.toBe(page.etag);
});

test('a members’ page has the own parts of one member in their places', async () => {
  const page = await membersPage({
    texts: ['<p>Hola, ', '. ', '</p>'],
    ownPartsOf: async () => ({ state: undefined, render: () => [] }),
    tags: new Set(),
  });
  const own = ['Íñigo', '¿Seguimos?'];
  expect(gunzipSync(bodyOf(page.texts, own, 'gzip')).toString()).toBe('<p>Hola, Íñigo. ¿Seguimos?</p>');
  expect(bodyOf(page.texts, own, 'identity').toString()).toBe('<p>Hola, Íñigo. ¿Seguimos?</p>');
});
