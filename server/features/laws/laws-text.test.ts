import { describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { LawAmendment, LawPart } from '../../../contract/laws/text-calls.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { aTrashable } from '../../testing/trash.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const text = () => portal.client.as(admin).leyTexto;
const visitor = () => portal.client.visitor.leyTexto;
const aLaw = () => aTrashable(portal, 'Ley', 'Ley de pensiones');
const article = (number: string, html: string): LawPart => ({ kind: 'article', number, title: '', html });
const replaced: LawAmendment = {
  from: '2024-05-06',
  by: 'Ley 388',
  byLaw: null,
  action: 'replace',
  number: '2',
  after: '',
  title: 'Edad',
  html: '<p>Sesenta y cinco.</p>',
  note: 'Bajó la edad.',
};
type Given = Parameters<Api['leyTexto']['save']>[0];
const save = (Id: number, given: Partial<Given> = {}, by = text()) =>
  by.save({
    Id,
    Title: 'Ley 214 de Pensiones',
    Number: 'Ley 214',
    Published: true,
    Parts: [
      { kind: 'heading', level: 1, label: 'Título I', title: 'Todo' },
      article('1', '<p>Objeto.</p>'),
      article('2', '<p>Sesenta y siete.</p>'),
    ],
    Amendments: [replaced],
    ...given,
  });

describe('LeyTexto/Save and Read', () => {
  test('of a second save an absent detail stays, and an empty one is taken away', async () => {
    const id = await aLaw();
    const details = {
      Gazette: 'Gaceta 1',
      PromulgatedOn: '2011-03-14',
      InForceFrom: '2011-04-01',
      RepealedOn: '2031-04-01',
    };
    const stored = async () => {
      const { gazette, promulgatedOn, inForceFrom, repealedOn } = (await visitor().read({ id })).data;
      return [gazette, promulgatedOn, inForceFrom, repealedOn];
    };
    await save(id, details);
    await save(id, { Title: 'Otra' });
    expect(await stored()).toEqual(Object.values(details));
    await save(id, { Gazette: '', PromulgatedOn: '', InForceFrom: '', RepealedOn: '' });
    expect(await stored()).toEqual(['', null, null, null]);
  });

  test('the text of a day is the base with the changes that hold by then; its address is open', async () => {
    const id = await aLaw();
    expect(
      (await save(id, { PromulgatedOn: '2011-03-14', InForceFrom: '', Gazette: 'Gaceta 1' })).data,
    ).toEqual({
      version: 1,
    });
    const today = (await visitor().read({ id })).data;
    expect(today).toMatchObject({
      title: 'Ley 214 de Pensiones',
      promulgatedOn: '2011-03-14',
      inForceFrom: null,
      gazette: 'Gaceta 1',
      day: today.today,
      days: [{ from: '2024-05-06', by: 'Ley 388', byLaw: null }],
    });
    expect(today.parts.map(({ anchor }) => anchor)).toEqual(['parte-1', 'art-1', 'art-2']);
    expect(today.parts[2]).toMatchObject({
      html: '<p>Sesenta y cinco.</p>',
      change: { note: 'Bajó la edad.' },
    });
    const before = (await visitor().read({ id, al: '2024-05-05' })).data;
    expect(before.parts[2]).toMatchObject({ html: '<p>Sesenta y siete.</p>', next: { from: '2024-05-06' } });
    await expectRefusal(visitor().read({ id, al: 'ayer' }), 400);
  });

  test('its HTML is made safe and loses its pictures; the list tells that it can be read', async () => {
    const id = await aLaw();
    const dirty =
      '<p onclick="x()">Uno<script>alert(1)</script></p><figure><img src="/articlefile/a.webp"></figure>';
    await save(id, { Parts: [article('1', dirty)], Amendments: [] });
    const { parts } = (await visitor().read({ id })).data;
    expect(parts[0]).toMatchObject({ html: '<p>Uno</p>' });
    const rows = (await portal.client.visitor.leyReglamento.get({})).data;
    expect(rows.find((row) => row.id === id)?.hasText).toBe(true);
  });

  test('a fact is printed with its current value, before and after a change and as XML too; a calculator is left out', async () => {
    const id = await aLaw();
    const html = (words: string) => `<p>${words} <data value="plazo-de-reclamo"></data>.</p>`;
    const calculator = '<data value="calculadora-cuanto-recibire"></data>';
    await save(id, {
      Parts: [article('1', html('Responde en')), article('2', html('Antes en') + calculator)],
      Amendments: [{ ...replaced, html: html('Ahora en') }],
    });
    const read = async () => {
      const [first, second] = (await visitor().read({ id })).data.parts;
      if (first?.kind !== 'article' || second?.kind !== 'article') throw new Error('no articles');
      const { change } = second;
      return [first.html, second.html, change?.before?.html, change?.after?.html];
    };
    const words = (value: string) =>
      ['Responde en', 'Ahora en', 'Antes en', 'Ahora en'].map((said) =>
        expect.stringMatching(
          new RegExp(`^<p>${said} <data value="plazo-de-reclamo"[^>]*>${value}</data>\\.</p>$`),
        ),
      );
    expect(await read()).toEqual(words('\\(tu institución todavía no dio este dato\\)'));
    for (const Value of ['diez días', 'doce días']) {
      const Reviewed = portal.clock.now().toISOString().slice(0, 10);
      await portal.client.as(admin).parameter.update({ Name: 'plazo-de-reclamo', Value, Reviewed });
      expect(await read()).toEqual(words(Value));
    }
    // the text of an earlier day has the values of that day
    const Reviewed = portal.clock.now().toISOString().slice(0, 10);
    await portal.client
      .as(admin)
      .parameter.update({ Name: 'plazo-de-reclamo', Value: 'ocho días', ValidFrom: Reviewed, Reviewed });
    expect(await read()).toEqual(words('ocho días'));
    const earlier = (await visitor().read({ id, al: '2026-01-05' })).data.parts[0];
    expect(earlier?.kind === 'article' && earlier.html).toContain('doce días');
    await portal.client
      .as(admin)
      .parameter.update({ Name: 'plazo-de-reclamo', Value: '', ValidFrom: Reviewed });
    const xml = await portal.app.inject({ url: `/api/LeyTexto/Akn?id=${id}` });
    expect(xml.body).toContain('<content><p>Responde en doce días.</p></content>');
    const stored = (await text().getToEdit({ id })).data;
    expect(stored?.parts[1]).toMatchObject({ html: html('Antes en') });
  });

  test('a draft is the administrators’ alone', async () => {
    const id = await aLaw();
    await save(id, { Published: false });
    await expectRefusal(visitor().read({ id }), 404);
    const member = portal.client.as(await aMember(portal.portal)).leyTexto;
    await expectRefusal(member.read({ id }), 404);
    expect((await text().read({ id })).data.published).toBe(false);
    const rows = (await portal.client.visitor.leyReglamento.get({})).data;
    expect(rows.find((row) => row.id === id)?.hasText).toBe(false);
  });

  test('cached pages are stale after a save', async () => {
    const id = await aLaw();
    const before = await readContentVersion(portal.portal.db);
    await save(id);
    expect(await readContentVersion(portal.portal.db)).toBe(before + 1);
  });

  test('refuses what cannot hold, and an unknown law', async () => {
    const id = await aLaw();
    const twice = [article('1', '<p>a</p>'), article('1.', '<p>b</p>')];
    await expectRefusal(save(id, { Parts: twice, Amendments: [] }), 400, {
      Parts: 'El artículo 1. está dos veces.',
    });
    await expectRefusal(save(id, { Amendments: [{ ...replaced, number: '9' }] }), 400, {
      Amendments: 'El 6 de mayo de 2024 no rige ningún artículo 9.',
    });
    await expectRefusal(save(id, { Parts: [] }), 400);
    await expectRefusal(save(999_999), 404);
    expect((await text().getToEdit({ id })).data).toBeNull();
    await expectRefusal(text().getToEdit({ id: 999_999 }), 404);
  });

  test('every wording is stored with the days between which it holds', async () => {
    const id = await aLaw();
    await save(id);
    await save(id, { Amendments: [{ ...replaced, from: '2024-06-01' }] });
    const rows = await portal.portal.db
      .selectFrom('law_wording')
      .select(['anchor', 'content_text', 'holds'])
      .where('law_id', '=', id)
      .orderBy('anchor')
      .orderBy('holds')
      .execute();
    expect(rows).toEqual([
      { anchor: 'art-1', content_text: 'Objeto.', holds: '(,)' },
      { anchor: 'art-2', content_text: 'Sesenta y siete.', holds: '(,2024-06-01)' },
      { anchor: 'art-2', content_text: 'Sesenta y cinco.', holds: '[2024-06-01,)' },
    ]);
  });
});

describe('the search', () => {
  const find = async (value: string) => (await portal.client.visitor.homeSlider.find({ value })).findObject;

  test('finds articles by the words of today, with their number, and leads to the anchor', async () => {
    const id = await aLaw();
    const dated = {
      Amendments: [{ ...replaced, title: 'Trompeta', html: '<p>Desde hoy una trompeta.</p>' }],
    };
    await save(id, { ...dated, Number: 'Ley 9' });
    const title = 'Ley 9, artículo 2. Trompeta';
    expect(await find('trompetas')).toEqual([{ type: 'Ley', id, title, anchor: 'art-2' }]);
    const { results } = (await portal.client.visitor.homeSlider.search({ value: 'trompeta' })).data;
    expect(results).toEqual([
      { type: 'Ley', id, title, anchor: 'art-2', excerpt: 'Desde hoy una trompeta.' },
    ]);
    await save(id, {
      ...dated,
      Number: 'Ley 9',
      Amendments: [{ ...replaced, from: '2999-01-01', title: 'Trompeta' }],
    });
    expect(await find('trompetas')).toEqual([]);
    await save(id, { ...dated, Number: 'Ley 9', Published: false });
    expect(await find('trompetas')).toEqual([]);
  });

  test('a law that can be read opens as text, any other in the list', async () => {
    const [read, other] = [
      await aTrashable(portal, 'Ley', 'Zampoña uno'),
      await aTrashable(portal, 'Ley', 'Zampoña dos'),
    ];
    await save(read, { Title: 'Zampoña uno' });
    const found = await find('zampoña');
    expect(found).toContainEqual({ type: 'Ley', id: read, title: 'Zampoña uno', anchor: '' });
    expect(found).toContainEqual({ type: 'Ley', id: other, title: 'Zampoña dos' });
  });
});

describe('versions of a law’s text', () => {
  test('are kept and restored; a save that came again makes none', async () => {
    const id = await aLaw();
    await save(id);
    expect((await save(id)).data).toEqual({ version: 1 });
    expect((await save(id, { Amendments: [], Version: 1 })).data).toEqual({ version: 2 });
    expect((await text().getRevisions({ id })).data.map(({ version }) => version)).toEqual([2, 1]);
    expect((await text().getRevision({ id, version: 1 })).data).toMatchObject({
      version: 1,
      amendments: [replaced],
    });
    await text().restoreRevision({ Id: id, Revision: 1, Version: 2 });
    expect((await text().getToEdit({ id })).data).toMatchObject({ version: 3, amendments: [replaced] });
    expect((await visitor().read({ id })).data.days).toHaveLength(1);
  });

  test('of two administrators who save at once one is told of the other, the first save too', async () => {
    const id = await aLaw();
    const other = portal.client.as(await anAdmin(portal.portal)).leyTexto;
    const first = await Promise.allSettled([
      save(id, { Gazette: 'Una', Version: 0 }),
      save(id, { Gazette: 'Otra', Version: 0 }, other),
    ]);
    expect(first.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const second = await Promise.allSettled([
      save(id, { Gazette: 'Tres', Version: 1 }),
      save(id, { Gazette: 'Cuatro', Version: 1 }, other),
    ]);
    expect(second.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect((await text().getToEdit({ id })).data?.version).toBe(2);
  });
});

describe('LeyTexto/Delete', () => {
  test('the text lies in the Papelera, the law stays; no other is stored until it is restored or gone', async () => {
    const id = await aLaw();
    await save(id);
    await text().delete({ id });
    await expectRefusal(visitor().read({ id }), 404);
    await expectRefusal(save(id), 409, expect.stringContaining('está en la Papelera'));
    await portal.client.as(admin).papelera.restore({ Type: 'TextoLey', Id: id });
    expect((await visitor().read({ id })).data.parts).toHaveLength(3);
    await text().delete({ id });
    await portal.client.as(admin).papelera.delete({ type: 'TextoLey', id });
    expect((await save(id)).data).toEqual({ version: 1 });
  });

  test('a law in the Papelera takes its text along', async () => {
    const id = await aLaw();
    await save(id);
    await portal.client.as(admin).leyReglamento.deleteLeyReglamento({ id });
    await expectRefusal(visitor().read({ id }), 404);
    await portal.client.as(admin).papelera.restore({ Type: 'Ley', Id: id });
    expect((await visitor().read({ id })).data.id).toBe(id);
    await portal.client.as(admin).leyReglamento.deleteLeyReglamento({ id });
    await portal.client.as(admin).papelera.delete({ type: 'Ley', id });
    await expectRefusal(text().getToEdit({ id }), 404);
  });
});
