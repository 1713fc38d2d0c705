import { beforeAll, describe, expect, test } from 'vitest';
import { bestKinds, prescribedKinds } from '../../../contract/slider/calls.ts';
import { sql } from '../../platform/database/database.ts';
import {
  aCategory,
  aCourse,
  aCourseFile,
  aGroup,
  aMember,
  anAdmin,
  anArticle,
  aQuestion,
  type TestAccount,
} from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();

beforeAll(async () => {
  await anArticle(portal.portal, {
    title: 'La pensión de sobrevivencia',
    html: '<p>Protege a tu familia si faltas.</p>',
  });
  await anArticle(portal.portal, {
    title: 'Comisiones',
    html: '<p>Lo que cobra la administradora por cuidar tu dinero.</p>',
  });
  await aCourse(portal.portal, { title: 'Planifica tu jubilación' });
});

const isAnswer = (type: string) => (bestKinds as readonly string[]).includes(type);
const titles = async (value: string) =>
  (await portal.client.visitor.homeSlider.suggest({ value })).data.map(({ title }) => title);

describe('words that a sign joins', () => {
  const title = 'Un texto con signos';
  beforeAll(async () => {
    await anArticle(portal.portal, {
      title,
      html:
        '<p>Según el DS-24469, el DS N°24471, el D.S.24472 y APS/DPC/99123/2016 son 1.234.567 o Bs.3.300, 77.25% y 12,71%, ' +
        'del 15/07/2031 y 06-05-1947: consultas@orinocal.bo o gestoraficticia.bo. Es invi\u00adsible.</p>',
    });
  });
  test.each([
    ...['24469', 'DS 24469', 'DS-24469', '24471', '24472', 'D.S.24472', '99123', 'APS/DPC/99123/2016'],
    ...['1.234.567', '3.300', 'Bs.3.300', '77.25%', '12,71', '15/07/2031', '1947', '06-05-1947'],
    ...['orinocal', 'consultas@orinocal.bo', 'gestoraficticia.bo', 'gestoraficticia', 'invisible'],
  ])('%s is found', async (value) => {
    expect(await titles(value)).toContain(title);
    const { data } = await portal.client.visitor.article.getClient({ Search: value });
    expect(data.map((row) => row.title)).toContain(title);
  });
});

describe('the search (spec 6.14)', () => {
  for (const value of ['pensión', 'pension', 'PENSION', 'pensiones', 'Pensiónes', 'sobrevivencia pension']) {
    test(`'${value}' finds the pension`, async () =>
      expect(await titles(value)).toContain('La pensión de sobrevivencia'));
  }

  test('a typo still finds, a beginning too', async () => {
    expect(await titles('sobrevivenca')).toContain('La pensión de sobrevivencia');
    expect(await titles('jubilasion')).toContain('Planifica tu jubilación');
    expect(await titles('comisi')).toContain('Comisiones');
  });

  test('words of the text count too', async () =>
    expect(await titles('administradora')).toEqual(
      expect.arrayContaining(['Comisiones', '¿Cuánto pago de comisión?']),
    ));

  test('type and id tell where to go', async () => {
    const { data } = await portal.client.visitor.homeSlider.suggest({ value: 'planifica jubilación' });
    expect(data.find(({ type }) => type === 'course')).toMatchObject({ title: 'Planifica tu jubilación' });
  });

  test('nothing found is an empty list, no words a sentence, odd signs no error', async () => {
    expect(await titles('zzzzqqq')).toEqual([]);
    await anArticle(portal.portal, { title: 'Subir un archivo' });
    expect(await titles('xqzwv'), "it would sound like 'sub'").toEqual([]);
    await expectRefusal(titles('  '), 400);
    for (const value of ["'; drop table article; --", '%', '\\', '& | !', '"', '<script>'])
      expect(Array.isArray(await titles(value))).toBe(true);
  });
});

test('the prescribed call finds articles and courses first, then videos, laws and pension texts, and nothing else', async () => {
  const title = (kind: string) => `Marimba, ${kind}`;
  await aCourse(portal.portal, { title: title('curso') });
  await anArticle(portal.portal, { title: title('artículo') });
  await portal.portal.db
    .insertInto('video')
    .values({ title: title('video'), description: '', url: 'https://youtu.be/a', position: 1 })
    .execute();
  await portal.portal.db
    .insertInto('pension_item')
    .values({
      title: 'Marimba',
      content_html: '<p>Marimba marimba</p>',
      content_text: 'Marimba marimba',
      position: 99,
    })
    .execute();
  const admin = await anAdmin(portal.portal, { firstName: 'Marimba' });
  for (const client of [portal.client.visitor, portal.client.as(admin)]) {
    const { findObject } = await client.homeSlider.find({ value: 'marimba' });
    expect(
      findObject
        .slice(0, 2)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Articulo', 'course']);
    expect(
      findObject
        .slice(2)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Sistema', 'Video']);
  }
  const { findObject } = await portal.client.visitor.homeSlider.find({ value: 'jubilación' });
  const kinds = new Set<string>(prescribedKinds);
  expect(findObject.filter(({ type }) => !kinds.has(type))).toEqual([]);
  const { data } = await portal.client.visitor.homeSlider.suggest({ value: '¿cuánto pago de comisión?' });
  expect(data.map(({ type }) => type)).toContain('Calculadora');
  for (const table of ['video', 'pension_item'] as const) await portal.portal.db.deleteFrom(table).execute();
});

describe('people (spec 6.14)', () => {
  test('administrators find them by name, e-mail, username and document, first of all; nobody else finds any', async () => {
    const person = await aMember(portal.portal, { firstName: 'Pensiva', lastName: 'Yujra' });
    await portal.portal.db
      .updateTable('account')
      .set({ document_number: '4815162 LP', email: 'pensiva.y@correo.test' })
      .where('id', '=', person.id)
      .execute();
    const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
    const find = async (account: TestAccount, value: string) =>
      (await portal.client.as(account).homeSlider.suggest({ value })).data;
    const found = { type: 'Persona', id: person.id, title: 'Pensiva Yujra (pensiva.y@correo.test)' };
    for (const value of ['yujra', 'PENSIVA', 'pensiva.y@', '4815162', person.username])
      expect((await find(admin, value))[0], value).toEqual(found);
    await anArticle(portal.portal, { title: 'Pensiva lectura' });
    const kinds = async (account: TestAccount) =>
      (await find(account, 'pensiva')).map(({ type }) => type).filter((type) => !isAnswer(type));
    expect(await kinds(admin)).toEqual(['Persona', 'Articulo']);
    expect(await kinds(member)).toEqual(['Articulo']);
    expect(await titles('yujra')).toEqual([]);
    const { clock, db } = portal.portal;
    await db.updateTable('account').set({ deleted_at: clock.now() }).where('id', '=', person.id).execute();
    expect(await find(admin, 'yujra')).toEqual([]);
  });
});

describe('what administrators manage (spec 6.14)', () => {
  test('is found by them alone: drafts, groups, messages, comments, questions, material, mails, certificates by code, places', async () => {
    const admin = await anAdmin(portal.portal);
    const find = async (value: string) =>
      (await portal.client.as(admin).homeSlider.suggest({ value })).data
        .filter(({ type }) => !isAnswer(type))
        .map(({ type, title, href }) => ({ type, title, href }));
    const draft = await aCourse(portal.portal, { title: 'Xilófono en borrador', isPublished: false });
    await aQuestion(portal.portal, draft, { text: '¿Suena el xilófono?' });
    await anArticle(portal.portal, { title: 'Un xilófono por estrenar', isPublished: false });
    await aCourseFile(portal.portal, draft, { title: 'Partitura del xilófono' });
    await aGroup(portal.portal, { name: 'Orquesta del xilófono' });
    const created_at = portal.clock.now();
    const mail = { kind: 'letter', subject: 'Tu xilófono llegó', recipient: 'rosa@correo.test' };
    await portal.portal.db
      .insertInto('mail')
      .values({ ...mail, has_secret: false, created_at })
      .execute();
    await aCategory(portal.portal, 'Xilófonos');
    await portal.portal.db
      .insertInto('slide')
      .values({ image: 'x.webp', alt: 'Manos sobre un xilófono', position: 1 })
      .execute();
    await portal.client.visitor.contact.sendMessage({
      FirstName: 'Rosa',
      Email: 'rosa@correo.test',
      Subject: 'Un xilófono',
      Comments: 'Hola',
    });
    const reader = await aMember(portal.portal);
    const course = await aCourse(portal.portal, { title: 'Música' });
    await portal.portal.db
      .insertInto('course_comment')
      .values({
        course_id: course,
        account_id: reader.id,
        stars: 5,
        comment: 'Un buen xilófono',
        created_at: portal.clock.now(),
      })
      .execute();
    expect((await find('xilofono')).map(({ type, title }) => [type, title])).toEqual([
      ['Borrador', 'Xilófono en borrador (borrador)'],
      ['Articulo', 'Un xilófono por estrenar (borrador)'],
      ['Grupo', 'Orquesta del xilófono'],
      ['Mensaje', 'Un xilófono (Rosa)'],
      ['Comentario', 'Un buen xilófono (Música)'],
      ['Pregunta', '¿Suena el xilófono? (Xilófono en borrador)'],
      ['Material', 'Partitura del xilófono (Xilófono en borrador)'],
      ['Categoria', 'Xilófonos'],
      ['Slide', 'Manos sobre un xilófono'],
      ['Correo', 'Tu xilófono llegó (rosa@correo.test)'],
    ]);
    const [first, then] = await find('rosa@correo.test');
    expect([first?.type, then?.type]).toEqual(['Mensaje', 'Correo']);
    expect((await find('xilofono'))[4]?.href).toBe(`/comentarios?course=${course}&search=xilofono`);
    expect(await find('papelera')).toEqual([{ type: 'Lugar', title: 'Papelera', href: '/papelera' }]);
    const sitting = await aSitting(portal);
    await sitting.sit();
    const { code } = await portal.portal.db
      .selectFrom('certificate')
      .select('code')
      .executeTakeFirstOrThrow();
    expect((await find(code))[0]).toMatchObject({
      type: 'Certificado',
      href: `/certificados?search=${code}`,
    });
    const member = await aMember(portal.portal);
    for (const value of ['xilofono', 'papelera', code, 'AP-0RGQ-WA60-QWAN']) {
      for (const client of [portal.client.visitor, portal.client.as(member)]) {
        const { data } = await client.homeSlider.suggest({ value });
        expect(data.filter(({ type }) => !isAnswer(type))).toEqual([]);
      }
    }
  });
});

describe('a page of results (spec 6.14)', () => {
  const page = (value: string, more = {}) => portal.client.visitor.homeSlider.search({ value, ...more });

  test('has every kind with its number, words of the text, and pages', async () => {
    const about = 'faro';
    for (const letter of 'abcdefghijk') await anArticle(portal.portal, { title: `Un ${about} ${letter}` });
    const id = await aCourse(portal.portal, { title: 'Otra cosa' });
    const text = `${'Antes. '.repeat(30)}El gran ${about} alumbra.`;
    await portal.portal.db
      .updateTable('course')
      .set({ description_text: text })
      .where('id', '=', id)
      .execute();
    const { data, total } = await page(about);
    expect(total).toBe(12);
    expect(data.counts).toEqual([
      { type: 'Articulo', count: 11 },
      { type: 'course', count: 1 },
    ]);
    expect(data.results).toHaveLength(10);
    const rest = await page(about, { Page: 2 });
    const ids = [...data.results, ...rest.data.results].map(({ type, id }) => `${type} ${id}`);
    expect(new Set(ids).size).toBe(12);
    const courses = await page(about, { Type: 'course' });
    expect(courses.total).toBe(1);
    expect(courses.data.counts).toEqual(data.counts);
    expect(courses.data.results).toMatchObject([
      { title: 'Otra cosa', excerpt: expect.stringContaining('El gran faro alumbra.') },
    ]);
    expect((await page(about, { Page: 9 })).data.results).toEqual([]);
  });

  test('forgives like the search, keeps age and drafts, and refuses bad input', async () => {
    expect((await page('sobrevivenca')).data.results[0]).toMatchObject({
      title: 'La pensión de sobrevivencia',
    });
    await anArticle(portal.portal, { title: 'Bergantín escondido', isPublished: false });
    expect((await page('bergantín')).data).toMatchObject({ results: [], counts: [], best: [] });
    for (const bad of [{ Type: 'Otro' }, { Page: 0 }, { PageSize: 201 }])
      await expectRefusal(page('faro', bad), 400);
    await expectRefusal(page(' '), 400);
  });
});

describe('Search of a list (spec 3.6)', () => {
  test('percent signs and underscores stand for themselves', async () => {
    await anArticle(portal.portal, { title: 'Aporta el 10 % de tu sueldo' });
    const { data, total } = await portal.client.visitor.article.getClient({ Search: '10 %', Page: 1 });
    expect([data.map(({ title }) => title), total]).toEqual([['Aporta el 10 % de tu sueldo'], 1]);
    expect((await portal.client.visitor.course.get({ Search: '_' })).datas).toEqual([]);
    expect(await titles('%')).toEqual(['Aporta el 10 % de tu sueldo']);
  });

  test('videos, laws and pension texts are searched and counted like all else', async () => {
    const { db } = portal.portal;
    const names = ['Qué es una renta', 'Cómo calcular tu fondo', 'Rentas y retiros'];
    const rows = names.map((title, position) => ({ title, position }));
    await db
      .insertInto('video')
      .values(rows.map((row) => ({ ...row, url: 'https://v.test/a.mp4' })))
      .execute();
    const file = { file: 'a.pdf', file_type: 'pdf', size_bytes: 1 };
    await db
      .insertInto('law')
      .values(rows.map((row) => ({ ...row, ...file })))
      .execute();
    const text = { content_html: '', content_text: '' };
    await db
      .insertInto('pension_item')
      .values(rows.map((row) => ({ ...row, ...text })))
      .execute();
    const { video, leyReglamento, sistemaPension } = portal.client.visitor;
    for (const shelf of [video, leyReglamento, sistemaPension]) {
      const { data, total } = await shelf.get({ Search: 'RENTA', Page: 1, PageSize: 1 });
      expect([data.map(({ title }) => title), total]).toEqual([['Qué es una renta'], 2]);
      expect((await shelf.get({})).total).toBe(3);
    }
  });
});

describe('among many', () => {
  const many = 150;
  const articles = async (value: string) =>
    (await portal.client.visitor.homeSlider.suggest({ value })).data
      .filter(({ type }) => type === 'Articulo')
      .map(({ title }) => title);

  beforeAll(async () => {
    await anArticle(portal.portal, { title: 'Tus aportes, paso a paso' });
    const categoryId = await aCategory(portal.portal);
    for (let n = 0; n < many; n += 1) {
      portal.clock.advance(60);
      const html = `<p>Cada mes el aporte cuenta, también el ${n}.</p>`;
      await anArticle(portal.portal, { title: `Noticia ${n}`, html, categoryId });
    }
  });

  test('an old title comes before the newest texts, which fill the rest', async () => {
    const found = await articles('aporte');
    expect(found.slice(0, 2)).toContain('Tus aportes, paso a paso');
    expect(await titles('aporte')).toHaveLength(20);
    expect(found).toContain(`Noticia ${many - 1}`);
  });

  test('what only old articles say is found however many ids were given since', async () => {
    const old = await anArticle(portal.portal, {
      title: 'Antaño',
      html: '<p>Aquí se habla del astrolabio.</p>',
    });
    await sql`select setval('article_id_seq', ${old + 9000})`.execute(portal.portal.db);
    await anArticle(portal.portal, { title: 'Hogaño', html: '<p>También este del astrolabio.</p>' });
    expect((await titles('astrolabio')).toSorted()).toEqual(['Antaño', 'Hogaño']);
    expect(await titles('antaño')).toEqual(['Antaño']);
  });

  test('a typo finds it still; a word of every title shows the newest', async () => {
    expect(await titles('aporttes')).toContain('Tus aportes, paso a paso');
    expect((await articles('noticia'))[0]).toBe(`Noticia ${many - 1}`);
    const { data, total } = await portal.client.visitor.article.getClient({
      Search: 'cuentas',
      Page: 8,
      PageSize: 20,
    });
    expect([data.length, total]).toEqual([many - 140, many]);
  });
});
