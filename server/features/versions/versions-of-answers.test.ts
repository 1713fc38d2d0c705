import { describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { aTrashable } from '../../testing/trash.ts';

const portal = aTestPortal();
const { api: ana } = anAdminOf(portal, { firstName: 'Ana', lastName: 'Rojas' });
const { api: luis } = anAdminOf(portal, { firstName: 'Luis', lastName: 'Peña' });

const steps = (words: string) => `<h3>Un paso</h3><p>${words}</p>`;

/** Every text that keeps versions and has no drafts: how it is added, how its words are changed, and its calls. */
const kinds = [
  {
    noun: 'a term',
    type: 'Termino',
    action: 'term',
    calls: (api: Api) => api.term,
    add: async (name: string) => (await ana.term.add({ Term: name, Definition: 'Uno.' })).data.id,
    change: (api: Api, Id: number, words: string, Version?: number) =>
      api.term.update({ Id, Definition: words, Version }),
    words: async (id: number) => (await ana.term.getToEdit({ id })).data.definition,
    wordsOf: async (id: number, version: number) =>
      (await ana.term.getRevision({ id, version })).data.definition,
  },
  {
    noun: 'a subject',
    type: 'Tema',
    action: 'subject',
    calls: (api: Api) => api.subject,
    add: async (name: string) => (await ana.subject.add({ Title: name, Summary: 'Uno.' })).data.id,
    change: (api: Api, Id: number, words: string, Version?: number) =>
      api.subject.update({ Id, Summary: words, Version }),
    words: async (id: number) => (await ana.subject.getToEdit({ id })).data.summary,
    wordsOf: async (id: number, version: number) =>
      (await ana.subject.getRevision({ id, version })).data.summary,
  },
  {
    noun: 'a route',
    type: 'Ruta',
    action: 'route',
    calls: (api: Api) => api.ruta,
    add: async (name: string) =>
      (await ana.ruta.add({ Title: name, Lead: 'Uno.', Description: steps('a') })).data.id,
    change: (api: Api, Id: number, words: string, Version?: number) =>
      api.ruta.update({ Id, Lead: words, Version }),
    words: async (id: number) => (await ana.ruta.getToEdit({ id })).data.lead,
    wordsOf: async (id: number, version: number) => (await ana.ruta.getRevision({ id, version })).data.lead,
  },
] as const;
type Kind = (typeof kinds)[number];

const versionsOf = async ({ calls }: Kind, id: number) => (await calls(ana).getRevisions({ id })).data;

describe.each(kinds)('$noun', (kind) => {
  const { noun, type, action, calls, add, change, words, wordsOf } = kind;

  test('keeps what every save stored, with who and when; newest first', async () => {
    const id = await add(`Primero, ${noun}`);
    portal.clock.advance(60);
    await change(luis, id, 'Dos.');
    const now = portal.clock.now().getTime();
    const at = (seconds: number) => new Date(now - seconds * 1000).toISOString();
    const title = `Primero, ${noun}`;
    expect(await versionsOf(kind, id)).toEqual([
      { version: 2, title, savedAt: at(0), savedBy: 'Luis Peña' },
      { version: 1, title, savedAt: at(60), savedBy: 'Ana Rojas' },
    ]);
    expect([await wordsOf(id, 1), await wordsOf(id, 2)]).toEqual(['Uno.', 'Dos.']);
    expect((await calls(ana).getToEdit({ id })).data).toMatchObject({
      version: 2,
      savedBy: 'Luis Peña',
      savedAt: at(0),
    });
    const { data: events } = await ana.auditoria.get({});
    const own = events.filter(({ subject }) => subject?.title === title);
    expect(own.map((event) => [event.action, event.versions])).toEqual([
      [`${action}.change`, expect.stringMatching(/^\/versiones(termino|tema|ruta)\?id=\d+&version=1$/)],
      [`${action}.add`, null],
    ]);
  });

  test('that came with the portal keeps its first version too', async () => {
    const id = await aTrashable(portal, type, `De fábrica, ${noun}`);
    const first = { version: 1, title: `De fábrica, ${noun}`, savedBy: null };
    expect(await versionsOf(kind, id)).toMatchObject([first]);
    expect(await wordsOf(id, 1)).toEqual(await words(id));
    await change(luis, id, 'Otra cosa.');
    expect(await versionsOf(kind, id)).toMatchObject([{ version: 2, savedBy: 'Luis Peña' }, first]);
  });

  test('makes none of a save that changes nothing, and no page stale', async () => {
    const id = await add(`Igual, ${noun}`);
    const before = await readContentVersion(portal.portal.db);
    await change(luis, id, 'Uno.', 1);
    expect(await versionsOf(kind, id)).toHaveLength(1);
    expect(await readContentVersion(portal.portal.db)).toBe(before);
  });

  test('takes back an earlier one as a new one; pages are stale', async () => {
    const id = await add(`Buena, ${noun}`);
    await change(luis, id, 'Mala.');
    const before = await readContentVersion(portal.portal.db);
    const restored = await calls(ana).restoreRevision({ Id: id, Revision: 1, Version: 2 });
    expect(restored).toMatchObject({ data: { version: 3 }, message: 'La versión se restauró.' });
    expect(await words(id)).toBe('Uno.');
    expect(await versionsOf(kind, id)).toHaveLength(3);
    expect(await readContentVersion(portal.portal.db)).toBe(before + 1);
  });

  test('refuses a stale version (409), but not the same again', async () => {
    const id = await add(`Disputada, ${noun}`);
    await change(luis, id, 'Dos.');
    const restore = (Revision: number) => calls(ana).restoreRevision({ Id: id, Revision, Version: 2 });
    const both = await Promise.all([restore(1), restore(1)]);
    expect(both.map(({ data }) => data.version)).toEqual([3, 3]);
    await expectRefusal(restore(2), 409);
    await expectRefusal(change(luis, id, 'Tres.', 2), 409);
  });

  test('of many saves at once keeps each', async () => {
    const id = await add(`A la vez, ${noun}`);
    await Promise.all(Array.from({ length: 6 }, (_, n) => change(n % 2 ? ana : luis, id, `Palabras ${n}.`)));
    const numbers = (await versionsOf(kind, id)).map(({ version }) => version);
    expect(numbers).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('says 404 for what is not there: version, row, one in the Papelera', async () => {
    const id = await add(`Se irá, ${noun}`);
    const notFound = { status: 404 };
    await expect(calls(ana).getRevision({ id, version: 9 })).rejects.toMatchObject(notFound);
    await expect(calls(ana).restoreRevision({ Id: id, Revision: 9 })).rejects.toMatchObject(notFound);
    await calls(ana).delete({ id });
    await expect(calls(ana).getToEdit({ id })).rejects.toMatchObject(notFound);
    await expect(calls(ana).getRevisions({ id })).rejects.toMatchObject(notFound);
    await expect(calls(ana).getRevision({ id, version: 1 })).rejects.toMatchObject(notFound);
    await expect(calls(ana).restoreRevision({ Id: id, Revision: 1 })).rejects.toMatchObject(notFound);
    await expectRefusal(calls(ana).getRevisions({ id: 0 }), 400);
    await ana.papelera.restore({ Type: type, Id: id });
    expect(await versionsOf(kind, id)).toHaveLength(1);
  });
});

test('a restored route is drawn and found by its old words', async () => {
  const { data } = await ana.ruta.add({ Title: 'Vieja', Lead: 'L.', Description: steps('zanahoria') });
  await ana.ruta.update({ Id: data.id, Description: steps('calabaza') });
  const found = async (value: string) =>
    (await portal.client.visitor.homeSlider.search({ value })).data.results.length;
  expect([await found('zanahoria'), await found('calabaza')]).toEqual([0, 1]);
  await ana.ruta.restoreRevision({ Id: data.id, Revision: 1 });
  expect([await found('zanahoria'), await found('calabaza')]).toEqual([1, 0]);
  expect((await portal.client.visitor.ruta.read({ id: data.id })).data.description).toContain('zanahoria');
});

test('a restored subject has its old answers; those that still have their question keep their anchor', async () => {
  const Answers = '¿A?\nUno.\n\n¿B?\nDos.';
  const { data } = await ana.subject.add({ Title: 'Con respuestas', Answers });
  const answers = async () => (await portal.client.visitor.subject.read({ id: data.id })).data.answers;
  const [first] = await answers();
  await ana.subject.update({ Id: data.id, Answers: '¿A?\nTres.' });
  await ana.subject.restoreRevision({ Id: data.id, Revision: 1 });
  expect(await answers()).toMatchObject([
    { id: first?.id, question: '¿A?', answer: 'Uno.' },
    { question: '¿B?', answer: 'Dos.' },
  ]);
});

test('a version of a term names the terms to read as well as they are called now, but for those in the Papelera', async () => {
  const other = (await ana.term.add({ Term: 'Faro', Definition: 'Luz.' })).data.id;
  const gone = (await ana.term.add({ Term: 'Ancla', Definition: 'Hierro.' })).data.id;
  const { data } = await ana.term.add({ Term: 'Puerto', Definition: 'Mar.', SeeAlso: 'Faro\nAncla' });
  await ana.term.update({ Id: data.id, SeeAlso: '' });
  await ana.term.update({ Id: other, Term: 'Faro grande' });
  await ana.term.delete({ id: gone });
  const { seeAlso } = (await ana.term.getRevision({ id: data.id, version: 1 })).data;
  expect(seeAlso).toBe('Faro grande');
});

test('a term whose old name another one took meanwhile is not restored (409)', async () => {
  const { data } = await ana.term.add({ Term: 'Bote', Definition: 'Uno.' });
  await ana.term.update({ Id: data.id, Term: 'Barca' });
  await ana.term.add({ Term: 'Bote', Definition: 'Otro.' });
  await expectRefusal(
    ana.term.restoreRevision({ Id: data.id, Revision: 1 }),
    409,
    'Ya hay un término con ese nombre en el glosario.',
  );
  expect((await ana.term.getRevisions({ id: data.id })).data).toHaveLength(2);
});
