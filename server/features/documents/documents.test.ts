import type { JobHelpers } from 'graphile-worker';
import { expect, test, vi } from 'vitest';
import { typesetDocument } from '../../platform/pdf/pdf.ts';
import { aCourse, aMember, anEnrolment } from '../../testing/builders.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { paragraph, run, wordDocument } from '../../testing/files/word-document.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { documentTasks } from './documents.jobs.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const job = (name: 'readDocuments' | 'purgeDocuments') =>
  documentTasks(portal.portal)[name]?.({}, {} as JobHelpers);
const fileOf = (bytes: Uint8Array, name = 'texto.pdf') => new File([Buffer.from(bytes)], name);
const words = (text: string) => wordDocument(paragraph(run(text)));

/** A PDF whose third page has the text. */
const onThirdPage = (text: string) =>
  typesetDocument({
    title: 'Reglamento 7',
    description: 'Una norma de ejemplo.',
    sections: [
      {
        heading: 'Uno',
        paragraphs: Array.from({ length: 60 }, () => 'Disposiciones generales de la norma.'),
      },
      { heading: 'Dos', paragraphs: [text] },
    ],
    portalName: 'Aula',
    institute: 'Instituto',
    issuedAt: '2026-11-24T12:00:00Z',
  });

async function found(value: string, by = portal.client.visitor) {
  const { data } = await by.homeSlider.search({ value });
  // pages of the portal, and what it does not treat, may stand above
  return data.results.filter(({ type }) => type !== 'NoTratado' && type !== 'Pagina');
}

test('the words inside a PDF of a law are found with their page, those of a DOCX without one', async () => {
  const law = portal.client.as(admin).leyReglamento;
  const pdf = await onThirdPage('El subsidio de lactancia se paga en bancos autorizados.');
  const { data: first } = await law.add({ Title: 'Reglamento 7', file: fileOf(pdf) });
  const { data: second } = await law.add({
    Title: 'Reglamento 8',
    file: fileOf(words('La pensión de orfandad se prorroga por estudios.'), 'a.docx'),
  });
  const { data: broken } = await law.add({ Title: 'Reglamento 9', file: fileOf(aPdf()) });
  expect(await found('lactancia')).toEqual([]);
  await job('readDocuments');
  const [hit] = await found('SUBSIDIOS de lactancia');
  const place = { type: 'Ley', id: first.id, title: 'Reglamento 7, página 3', anchor: 'pagina-3' };
  expect(hit).toMatchObject(place);
  expect((await portal.client.visitor.homeSlider.find({ value: 'lactancia' })).findObject).toEqual([place]);
  expect(hit?.excerpt).toContain('subsidio de lactancia');
  expect((await found('prorroga orfandad'))[0]).toMatchObject({ id: second.id, title: 'Reglamento 8' });

  const { db } = portal.portal;
  const rowsOf = () =>
    db.selectFrom('document_page').select(['file', 'part']).orderBy('file').orderBy('part').execute();
  const rows = await rowsOf();
  expect(rows.length).toBeGreaterThan(4);
  await job('readDocuments'); // a broken file is not read again
  expect(await rowsOf()).toEqual(rows);

  await law.deleteLeyReglamento({ id: first.id });
  expect(await found('lactancia')).toEqual([]);
  for (const { id } of [second, broken]) await law.deleteLeyReglamento({ id });
});

test('a file that the disk does not give keeps no other from being read, and is read once it does', async () => {
  const { db, files } = portal.portal;
  const law = portal.client.as(admin).leyReglamento;
  const ids: number[] = [];
  for (const word of ['viudedad', 'invalidez'])
    ids.push((await law.add({ Title: word, file: fileOf(words(`La ${word}.`), 'a.docx') })).data.id);
  const laws = db.selectFrom('law').select('file').where('id', 'in', ids).orderBy('file');
  const [first = '', second = ''] = (await laws.execute()).map(({ file }) => file);
  const { read } = files;
  const reading = vi
    .spyOn(files, 'read')
    .mockImplementation((key) =>
      key === `leyes/${first}` ? Promise.reject(new Error('EIO: i/o error, read')) : read(key),
    );
  await expect(job('readDocuments')).rejects.toThrow();
  reading.mockRestore();
  const known = async () =>
    (await db.selectFrom('document_page').select('file').where('file', 'in', [first, second]).execute()).map(
      ({ file }) => file,
    );
  expect(await known()).toEqual([second]);
  await job('readDocuments');
  expect((await known()).sort()).toEqual([first, second]);
  for (const id of ids) await law.deleteLeyReglamento({ id });
});

test('a word where a long text is cut into pieces is found', async () => {
  const law = portal.client.as(admin).leyReglamento;
  const filler = 'norma '.repeat(665); // 3,990 characters: the next word would be halved at 4,000
  const file = fileOf(words(`${filler}supervivencia de los hijos`), 'larga.docx');
  const { data } = await law.add({ Title: 'Reglamento 11', file });
  await job('readDocuments');
  expect((await found('supervivencia'))[0]).toMatchObject({ id: data.id, title: 'Reglamento 11' });
  await law.deleteLeyReglamento({ id: data.id });
});

test('material is found by those enrolled alone, and leads to their course', async () => {
  const courseId = await aCourse(portal.portal, { title: 'Ahorro' });
  const [enrolled, other] = [await aMember(portal.portal), await aMember(portal.portal)];
  await anEnrolment(portal.portal, enrolled, courseId);
  await portal.client.as(admin).course.addCourseFile({
    file: fileOf(words('Ejercicio del frasco de monedas'), 'a.docx'),
    courseId,
    title: 'Guía de ejercicios',
  });
  await job('readDocuments');
  expect((await found('frasco de monedas', portal.client.as(enrolled)))[0]).toMatchObject({
    type: 'Material',
    id: courseId,
    title: 'Guía de ejercicios',
  });
  for (const by of [portal.client.visitor, portal.client.as(other), portal.client.as(admin)])
    expect(await found('frasco de monedas', by)).toEqual([]);
});

test('the words of a file that nothing names any more are deleted at night', async () => {
  const { db } = portal.portal;
  const count = async () => (await db.selectFrom('document_page').select('file').execute()).length;
  await db
    .insertInto('document_page')
    .values({ file: 'sin-dueño.pdf', part: 0, page: 1, content_text: 'Nada' })
    .execute();
  const before = await count();
  await job('purgeDocuments');
  expect(await count()).toBe(before - 1);
});
