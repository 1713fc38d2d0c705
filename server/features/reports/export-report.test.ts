import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import readWorkbook from 'read-excel-file/node';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aQuestion } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
beforeAll(async () => {
  const at = new Date('2026-03-01T12:00:00Z');
  await portal.portal.db
    .insertInto('sign_in')
    .values([1, 2, 2].map((gender) => ({ gender, at })))
    .execute();
});

/** The file of a report as a browser gets it. */
async function exported(query: Record<string, string>) {
  const response = await portal.app.inject({
    url: '/api/Report/Export',
    query,
    headers: { authorization: `Bearer ${await tokenOf(portal.portal, admin)}` },
  });
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  const { 'content-type': type, 'content-disposition': disposition } = response.headers;
  return {
    bytes: response.rawPayload,
    type,
    name: decodeURIComponent(String(disposition).split("''")[1] ?? ''),
  };
}

test('the figures by gender as CSV and workbook: numbers are numbers', async () => {
  const csv = await exported({ Chart: 'gender', Format: 'csv', From: '2026-03-01', To: '2026-03-31' });
  expect(csv.type).toBe('text/csv; charset=utf-8');
  expect(csv.name).toBe('Accesos Hombre y Mujer desde 2026-03-01 hasta 2026-03-31.csv');
  const rows = [
    ['Género', 'Accesos', 'Porcentaje'],
    ['Mujer', '2', '67'],
    ['Hombre', '1', '33'],
    ['Total', '3', '100'],
  ];
  expect(parse(csv.bytes, { delimiter: ';', bom: true })).toEqual(rows);
  const [sheet] = await readWorkbook((await exported({ Chart: 'gender', Format: 'xlsx' })).bytes);
  expect(sheet?.data[1]).toEqual(['Mujer', 2, 67]);
});

test('a question that looks like a formula stays text, in CSV and in a workbook', async () => {
  const sitting = await aSitting(portal, { keys: [], course: { title: 'Curso «raro» /1' } });
  const text = '=1+1;"dos"\n_x0041_';
  await aQuestion(portal.portal, sitting.courseId, { text });
  await sitting.start();
  await sitting.finish();
  const wanted = { Chart: 'questions', courseId: String(sitting.courseId) };
  const csv = await exported({ ...wanted, Format: 'csv' });
  expect(parse(csv.bytes, { delimiter: ';', bom: true })[1]).toEqual([`'${text}`, '1', '1', '100']);
  const [sheet] = await readWorkbook((await exported({ ...wanted, Format: 'xlsx' })).bytes, { trim: false });
  expect(sheet?.data[1]).toEqual([text, 1, 1, 100]);
  const svg = await exported({ ...wanted, Format: 'svg' });
  expect(svg.type).toBe('image/svg+xml; charset=utf-8');
  expect(JSON.stringify(new XMLParser().parse(svg.bytes).svg.text)).toContain('Curso «raro» /1');
});

test('a picture has the colours that were asked for', async () => {
  const png = async (Colours: string) => {
    const { bytes, type } = await exported({ Chart: 'gender', Format: 'png', Colours });
    expect(type).toBe('image/png');
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = 3 * (info.width * (2 * 326) + 2 * (48 + 190 + 60)); // in the first slice, right of the middle
    return data.subarray(at, at + 3).toString('hex');
  };
  expect(await png('0')).toBe('0b5a50');
  expect(await png('1')).toBe('e9a820');
  expect(await png('4')).toBe('6b3a78');
});
