import { beforeEach, describe, expect, test } from 'vitest';
import type { LawAmendment } from '../../../contract/laws/text-calls.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, aCourse, aQuestion } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { aTrashable } from '../../testing/trash.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
let law: number;
beforeEach(async () => {
  await sql`delete from law_citation`.execute(portal.portal.db);
  law = await aTrashable(portal, 'Ley', 'Ley');
  await saveLaw('<p>Uno.</p>');
});

const api = () => portal.client.as(admin);
const amended: LawAmendment = {
  from: '2024-01-01',
  by: 'Ley 9',
  byLaw: null,
  action: 'replace',
  number: '2',
  after: '',
  title: '',
  html: '<p>Dos, otra vez.</p>',
  note: '',
};
const saveLaw = (first: string, Amendments: LawAmendment[] = []) =>
  api().leyTexto.save({
    Id: law,
    Title: 'Ley 1',
    Number: 'Ley 1',
    Published: true,
    Parts: [
      { kind: 'article', number: '1', title: '', html: first },
      { kind: 'article', number: '2', title: '', html: '<p>Dos.</p>' },
    ],
    Amendments,
  });
const link = (anchor: string) => `<p><a href="/ley?id=${law}#${anchor}">así dice la ley</a></p>`;
const anArticle = async (Description: string) =>
  (await api().article.add({ Title: 'Texto', CategoryId: await aCategory(portal.portal), Description })).data
    .id;
const cited = async () => {
  const { rows } = await sql<{ what: string }>`
    select source || ' ' || anchor as what from law_citation where law_id = ${law} order by 1`.execute(
    portal.portal.db,
  );
  return rows.map(({ what }) => what);
};
const changed = async () => (await api().leyTexto.getCitations({})).data;
const pending = async () =>
  (await api().inicio.get({})).data.pending.find(({ kind }) => kind === 'citedLaws')?.count;

describe('what cites an article', () => {
  test('is known of articles, pension texts, courses with their modules, questions and parameters', async () => {
    await anArticle(
      `${link('art-1')}${link('art-1')}<p><a href="/ley?id=${law}&amp;al=2024-01-01#art-2">2</a></p>`,
    );
    await api().sistemaPension.add({ Name: 'Parte', Description: link('art-2') });
    const course = await aCourse(portal.portal);
    await api().course.update({ Id: course, Module: link('art-1') });
    await aQuestion(portal.portal, course, { text: `¿Qué dice /ley?id=${law}#art-2?` });
    const all = ['article art-1', 'article art-2', 'course art-1', 'pension_item art-2', 'question art-2'];
    expect(await cited()).toEqual(all);
    await saveLaw('<p>Uno, mendado.</p>');
    await api().course.update({ Id: course, Module: `<p>Otra frase.</p>${link('art-1')}` });
    expect(await cited()).toEqual(all); // modules are stored again, what was looked at stays
    expect((await changed()).map(({ kind }) => kind)).toEqual(['article', 'course']);
  });

  test('is known of the explanation of a question and of the article on which it rests', async () => {
    const course = await aCourse(portal.portal);
    const Id = await aQuestion(portal.portal, course, {});
    await api().question.update({ Id, Explanation: link('art-1'), LawLink: `/ley?id=${law}#art-2` });
    expect(await cited()).toEqual(['question art-1', 'question art-2']);
    await api().question.update({ Id, LawLink: '' });
    expect(await cited()).toEqual(['question art-1']);
  });

  test('is known of subjects, terms, routes and facts, by their texts and by the links beside them', async () => {
    const href = (anchor: string) => `/ley?id=${law}#${anchor}`;
    const subject = (
      await api().subject.add({
        Title: 'Tema',
        Answers: `¿Lo dice?\nSí: https://portal.test${href('art-1')}.`,
        Links: `${href('art-2')} | El artículo 2`,
      })
    ).data.id;
    await api().term.add({ Term: 'Palabra', Definition: 'Lo que dice.', LawLink: href('art-1') });
    const route = (
      await api().ruta.add({ Title: 'Ruta', Lead: 'Para ti', Description: `<h3>Uno</h3>${link('art-1')}` })
    ).data.id;
    await api().parameter.update({
      Name: 'seguro-de-salud',
      Value: 'Sigues con el mismo.',
      Link: href('art-1'),
      Reviewed: portal.clock.now().toISOString().slice(0, 10),
    });
    const all = ['parameter art-1', 'route art-1', 'subject art-1', 'subject art-2', 'term art-1'];
    expect(await cited()).toEqual(all);
    await saveLaw('<p>Uno, mendado.</p>');
    expect((await changed()).map(({ kind, title }) => [kind, title]).sort()).toEqual([
      ['parameter', 'Seguro de salud después de jubilarse'],
      ['route', 'Ruta'],
      ['subject', 'Tema'],
      ['term', 'Palabra'],
    ]);
    expect(await pending()).toBe(4);
    const { parts } = (await portal.client.visitor.leyTexto.read({ id: law })).data;
    expect(parts[0]).toMatchObject({
      citedBy: [
        { kind: 'route', id: route, title: 'Ruta' },
        { kind: 'subject', id: subject, title: 'Tema' },
      ],
    });
    await api().subject.delete({ id: subject });
    expect((await changed()).map(({ kind }) => kind).sort()).toEqual(['parameter', 'route', 'term']);
    await api().ruta.add({
      Id: route,
      Title: 'Ruta',
      Lead: 'Para ti',
      Description: '<h3>Uno</h3><p>Nada.</p>',
    });
    expect((await changed()).map(({ kind }) => kind).sort()).toEqual(['parameter', 'term']);
  });

  test('is what the text says now: a link that is taken out is forgotten, others keep what was looked at', async () => {
    const id = await anArticle(link('art-1') + link('art-2'));
    await saveLaw('<p>Uno, mendado.</p>');
    await api().article.update({ Id: id, Description: `${link('art-1')}<p>Más.</p>` });
    expect(await cited()).toEqual(['article art-1']);
    expect(await changed()).toMatchObject([{ kind: 'article', key: String(id), anchor: 'art-1' }]);
  });

  test('stands under the article, once it is published', async () => {
    const id = await anArticle(link('art-1'));
    const parts = async () => (await portal.client.visitor.leyTexto.read({ id: law })).data.parts;
    expect((await parts())[0]).toMatchObject({ citedBy: [{ kind: 'article', id, title: 'Texto' }] });
    await api().article.update({ Id: id, Published: false });
    expect((await parts())[0]).toMatchObject({ citedBy: [] });
  });
});

describe('a change of a cited article', () => {
  test('is told at the start page until each text was looked at', async () => {
    const [one, two] = [await anArticle(link('art-1')), await anArticle(link('art-1'))];
    await anArticle(link('art-2'));
    expect(await pending()).toBeUndefined();
    await saveLaw('<p>Uno, mendado.</p>');
    expect(await pending()).toBe(2);
    const [first] = await changed();
    expect(first).toMatchObject({
      law: 'Ley 1',
      lawId: law,
      article: '1',
      title: 'Texto',
      since: null,
      courseId: null,
    });
    await api().leyTexto.review({ Id: first?.id ?? 0 });
    expect((await changed()).map(({ key }) => key)).toEqual([String(first?.key === String(one) ? two : one)]);
    await saveLaw('<p>Uno.</p>'); // as it was for the one, changed again for the other
    expect((await changed()).map(({ key }) => key)).toEqual([first?.key]);
    await expectRefusal(api().leyTexto.review({ Id: 999_999 }), 404);
  });

  test('by an amendment or a repeal is one from its day on, without anybody saving anything', async () => {
    await anArticle(link('art-2'));
    await saveLaw('<p>Uno.</p>', [{ ...amended, from: '2999-01-01' }]);
    expect(await changed()).toEqual([]);
    await saveLaw('<p>Uno.</p>', [amended]);
    expect(await changed()).toMatchObject([{ anchor: 'art-2', since: '2024-01-01' }]);
    await saveLaw('<p>Uno.</p>', [{ ...amended, action: 'repeal', html: '' }]);
    expect(await changed()).toMatchObject([{ anchor: 'art-2', article: null, since: null }]);
  });

  test('is nobody’s concern while the text lies in the Papelera, or the law', async () => {
    const id = await anArticle(link('art-1'));
    await saveLaw('<p>Otro.</p>');
    await api().article.delete({ id });
    expect(await changed()).toEqual([]);
    await api().papelera.restore({ Type: 'Articulo', Id: id });
    expect(await changed()).toHaveLength(1);
    await api().leyTexto.delete({ id: law });
    expect(await changed()).toEqual([]);
  });
});
