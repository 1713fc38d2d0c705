import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { aCourse, callAsAdmin, sendAsAdmin } from './steps/calls.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

const added = async (portal: Portal, path: string, input: Record<string, unknown>): Promise<number> =>
  (await callAsAdmin<{ id: number }>(portal, 'POST', path, input)).id;

async function aLaw(portal: Portal, title: string): Promise<number> {
  const law = await sendAsAdmin<{ id: number }>(
    portal,
    'LeyReglamento/Add',
    { Title: title },
    'ley.pdf',
    pdf,
  );
  return law.id;
}

async function aLawText(portal: Portal): Promise<number> {
  const Id = await aLaw(portal, 'Ley que se lee');
  const Parts = [{ kind: 'article', number: '1', title: '', html: '<p>Uno.</p>' }];
  const input = { Id, Title: 'Ley que se lee', Number: 'Ley 9', Published: true, Parts, Amendments: [] };
  await callAsAdmin(portal, 'PUT', 'LeyTexto/Save', input);
  return Id;
}

interface Kind {
  noun: string;
  add(portal: Portal): Promise<number>;
  /** The call that moves it to the Papelera, where it has the type. */
  remove: string;
  type: string;
  address(id: number): string;
  /** The feed that names it. */
  feed?: string;
}

/** Every kind of row that has a public page. */
const kinds: readonly Kind[] = [
  {
    noun: 'an article',
    add: (portal) =>
      added(portal, 'Article/Add', { Title: 'Se irá', CategoryId: 1, Description: '<p>Sí.</p>' }),
    remove: 'Article/Delete',
    type: 'Articulo',
    address: (id) => `/leerarticulo?id=${id}`,
    feed: '/articulos.atom',
  },
  {
    noun: 'a course',
    add: (portal) => aCourse(portal, 'Un curso que se va', 5),
    remove: 'Course/Delete',
    type: 'Curso',
    address: (id) => `/leercurso?id=${id}`,
  },
  {
    noun: 'a video',
    add: (portal) =>
      added(portal, 'Video/Add', {
        Title: 'Un video',
        VideoUrl: 'https://vimeo.com/76979871',
        Description: '',
      }),
    remove: 'Video/Delete',
    type: 'Video',
    address: (id) => `/vervideo?id=${id}`,
  },
  {
    noun: 'a part of the pension system',
    add: (portal) => added(portal, 'SistemaPension/Add', { Name: 'Una parte', Description: '<p>Sí.</p>' }),
    remove: 'SistemaPension/Delete',
    type: 'Sistema',
    address: (id) => `/lsistemapension?id=${id}`,
  },
  {
    noun: 'a route',
    add: (portal) =>
      added(portal, 'Ruta/Add', {
        Title: 'Una ruta',
        Lead: 'Para ti.',
        Description: '<h3>Un paso</h3><p>Ve.</p>',
      }),
    remove: 'Ruta/Delete',
    type: 'Ruta',
    address: (id) => `/ruta?id=${id}`,
  },
  {
    noun: 'a subject',
    add: (portal) => added(portal, 'Subject/Add', { Title: 'Un tema', Answers: '¿Se irá?\nSí.' }),
    remove: 'Subject/Delete',
    type: 'Tema',
    address: (id) => `/tema?id=${id}`,
  },
  {
    noun: 'a law as text',
    add: aLawText,
    remove: 'LeyReglamento/DeleteLeyReglamento',
    type: 'Ley',
    address: (id) => `/ley?id=${id}`,
    feed: '/leyes.atom',
  },
];

const statusOf = async (portal: Portal, address: string) => (await fetch(portal.url + address)).status;
const textOf = async (portal: Portal, path: string) => (await fetch(portal.url + path)).text();

/** Every address in the files of the sitemap, in one text. */
async function sitemapOf(portal: Portal): Promise<string> {
  const files = (await textOf(portal, '/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap-[^<]*)<\/loc>/g);
  const texts = await Promise.all([...files].map(([, path = '']) => textOf(portal, path)));
  return texts.join('\n');
}

/** The status of an address, and if the sitemap and a feed name it. */
async function seenAt(portal: Portal, address: string, feed: string | undefined) {
  const isIn = (text: string) => text.includes(`${address}<`) || text.includes(`${address}"`);
  return {
    status: await statusOf(portal, address),
    isListed: isIn(await sitemapOf(portal)),
    isInFeed: feed !== undefined && isIn(await textOf(portal, feed)),
  };
}

test.for(kinds)(
  '$noun: found, gone into the Papelera (404), back, and gone for good (410)',
  async ({ add, remove, type, address, feed }, { portal }) => {
    const id = await add(portal);
    const seen = () => seenAt(portal, address(id), feed);
    const isThere = { status: 200, isListed: true, isInFeed: feed !== undefined };
    const isAway = (status: number) => ({ status, isListed: false, isInFeed: false });
    await expect.poll(seen).toEqual(isThere);
    await callAsAdmin(portal, 'DELETE', remove, { id });
    await expect.poll(seen).toEqual(isAway(404));
    await callAsAdmin(portal, 'POST', 'Papelera/Restore', { Type: type, Id: id });
    await expect.poll(seen).toEqual(isThere);
    await callAsAdmin(portal, 'DELETE', remove, { id });
    await callAsAdmin(portal, 'DELETE', 'Papelera/Delete', { type, id });
    await expect.poll(seen).toEqual(isAway(410));
    expect(await textOf(portal, address(id))).toContain('Esto ya no está aquí');
    expect(await statusOf(portal, address(id + 1000))).toBe(404);
  },
);

test('a law without a text leaves its place in the list; a text alone goes without its law', async ({
  portal,
}) => {
  const file = await aLaw(portal, 'Ley de un archivo');
  const inList = `/leerleyreglamento?id=${file}`;
  await expect.poll(() => statusOf(portal, inList)).toBe(200);
  await callAsAdmin(portal, 'DELETE', 'LeyReglamento/DeleteLeyReglamento', { id: file });
  await expect.poll(() => statusOf(portal, inList)).toBe(404);
  await callAsAdmin(portal, 'DELETE', 'Papelera/Delete', { type: 'Ley', id: file });
  await expect.poll(() => statusOf(portal, inList)).toBe(410);

  const law = await aLawText(portal);
  await expect.poll(() => statusOf(portal, `/ley?id=${law}`)).toBe(200);
  await callAsAdmin(portal, 'DELETE', 'LeyTexto/Delete', { id: law });
  await callAsAdmin(portal, 'DELETE', 'Papelera/Delete', { type: 'TextoLey', id: law });
  // the law is there, and may be read again one day
  await expect
    .poll(() => seenAt(portal, `/ley?id=${law}`, '/leyes.atom'))
    .toEqual({
      status: 404,
      isListed: false,
      isInFeed: false,
    });
  expect(await textOf(portal, '/leyes.atom')).toContain(`/leerleyreglamento?id=${law}<`);
});

test('an answer is 410 once its subject has it no more; a term leaves the glossary', async ({ portal }) => {
  const Id = await added(portal, 'Subject/Add', {
    Title: 'Con respuestas',
    Answers: '¿Queda?\nSí.\n\n¿Sale?\nSí.',
  });
  const { answers } = await callAsAdmin<{ answers: { id: number }[] }>(portal, 'GET', 'Subject/Read', {
    id: Id,
  });
  const [stays, leaves] = answers.map(({ id }) => `/tema?respuesta=${id}`);
  const statuses = async () => [await statusOf(portal, stays ?? ''), await statusOf(portal, leaves ?? '')];
  await expect.poll(statuses).toEqual([200, 200]);
  await callAsAdmin(portal, 'PUT', 'Subject/Update', { Id, Answers: '¿Queda?\nSí.' });
  await expect.poll(statuses).toEqual([200, 410]);
  await callAsAdmin(portal, 'DELETE', 'Subject/Delete', { id: Id });
  await expect.poll(statuses).toEqual([404, 410]);
  await callAsAdmin(portal, 'DELETE', 'Papelera/Delete', { type: 'Tema', id: Id });
  await expect.poll(statuses).toEqual([410, 410]);

  const term = await added(portal, 'Term/Add', { Term: 'Zanahoria', Definition: 'Una raíz.' });
  const isExplained = async () => (await textOf(portal, '/glosario')).includes('Zanahoria');
  await expect.poll(isExplained).toBe(true);
  await callAsAdmin(portal, 'DELETE', 'Term/Delete', { id: term });
  await expect.poll(isExplained).toBe(false);
});

test('another spelling of an address moved for good; what never was is 404', async ({ portal }) => {
  for (const [asked, one] of [
    ['/Tema?id=1', '/tema?id=1'],
    ['/LEY/?id=1&al=2012-02-01', '/ley?id=1&al=2012-02-01'],
    ['/Ruta/', '/ruta'],
    ['/GLOSARIO', '/glosario'],
    ['/Calculadoras/Cuanto-Recibire', '/calculadoras/cuanto-recibire'],
  ]) {
    const { status, headers } = await fetch(portal.url + asked, { redirect: 'manual' });
    expect([asked, status, headers.get('location')]).toEqual([asked, 301, one]);
  }
  for (const never of ['/calculadoras/otra', '/tema', '/ley?id=x', '/ruta?id=0', '/tema?respuesta=99999999'])
    expect([never, await statusOf(portal, never)]).toEqual([never, 404]);
});
