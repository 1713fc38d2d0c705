import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { fileOf } from '../../testing/files/images.ts';
import { anMp4 } from '../../testing/files/mp4.ts';
import { type ZipPart, zipOf } from '../../testing/files/zip.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
let courses: TestPortal['client']['visitor']['course'];

beforeAll(async () => {
  courses = portal.client.as(await anAdmin(portal.portal)).course;
});

const whole = {
  format: 'aula-previsional/course',
  version: 1,
  title: 'Traído',
  description: '<p>x</p>',
  modules: '<h2>Uno</h2><p>a</p>',
  language: 'Español',
  duration: 10,
  countModule: 1,
  certificado: 0,
  quantity: 5,
  time: 10,
  notaMinima: 70,
};
const zipped = (json: unknown, ...parts: ZipPart[]) =>
  fileOf(zipOf([{ name: 'course.json', content: JSON.stringify(json) }, ...parts]), 'curso.zip');
const tried = async (json: unknown, ...parts: ZipPart[]) =>
  (await courses.import({ file: zipped(json, ...parts), DryRun: true })).data.lines;
const problems = async (json: unknown, ...parts: ZipPart[]) =>
  (await tried(json, ...parts)).filter(({ isProblem }) => isProblem).map(({ text }) => text);
const count = async () => (await courses.get({ State: 'all', Page: 1 })).total;

describe('problems are reported line by line, and the rest is imported', () => {
  test('fields, questions, pictures, material, texts and unused files', async () => {
    const json = {
      ...whole,
      color: 'rojo',
      modules: '<h2>Uno</h2><script>x()</script><img src="/slider/falta.webp"><p>a</p>',
      cover: { file: 'pictures/texto.webp', alt: '' },
      questions: [
        { description: 'Bien', questionTypeId: 1, options: [], correct: 'V' },
        { description: 'Sin respuesta', questionTypeId: 12, options: ['a', 'b'], correct: 'D' },
        { description: 'Otra', questionTypeId: 7, options: [], correct: 'V' },
        'nada',
      ],
      material: [
        { title: 'Guía', file: 'guia.pdf' },
        { title: 'Programa', file: 'x.exe' },
        { title: 'Falta', file: 'falta.pdf' },
      ],
    };
    const parts = [
      { name: 'guia.pdf', content: aPdf() },
      { name: 'x.exe', content: 'MZ no es material' },
      { name: 'pictures/texto.webp', content: 'no es una imagen' },
      { name: '__MACOSX/resto', content: 'x' },
    ];
    const lines = await tried(json, ...parts);
    expect(lines.filter(({ isProblem }) => !isProblem).map(({ text }) => text)).toEqual([
      'El curso «Traído», en borrador, con 1 módulo de lectura.',
      '1 pregunta de examen.',
      'El material «Guía» (pdf).',
    ]);
    const said = lines.filter(({ isProblem }) => isProblem).map(({ text }) => text);
    for (const expected of [
      /^No entendemos «color»/,
      /^La pregunta 2 no se importa: Debe seleccionar/,
      /^La pregunta 3 no se importa: no es de un tipo/,
      /^La pregunta 4 no se importa/,
      /^Una parte de los textos no se admite/,
      /^La imagen «pictures\/texto.webp» no se importa: Ese archivo no es de un tipo/,
      /^La imagen «pictures\/slider\/falta.webp» no se importa/,
      /^El archivo de «Programa» no se importa/,
      /^El archivo de «Falta» no se importa/,
      /^No usamos el archivo «__MACOSX\/resto»/,
    ])
      expect(said).toContainEqual(expect.stringMatching(expected));
    expect(said).toHaveLength(10);
    const { id } = (await courses.import({ file: zipped(json, ...parts) })).data;
    expect((await courses.getToEdit({ id: id ?? 0 })).data).toMatchObject({
      modules: '<h2>Uno</h2><p>a</p>',
      published: false,
    });
    expect((await courses.getFileCourse({ courseId: id ?? 0 })).data).toMatchObject([{ title: 'Guía' }]);
  });

  test('an archive of before there was a wait between attempts comes in without one', async () => {
    const { question } = portal.client.as(await anAdmin(portal.portal));
    const waitOf = async (json: unknown) => {
      const { id = 0 } = (await courses.import({ file: zipped(json) })).data;
      return (await question.getConfig({ id: id ?? 0 })).data.waitHours;
    };
    expect(await waitOf(whole)).toBe(0);
    expect(await waitOf({ ...whole, waitHours: 24 })).toBe(24);
    expect(await problems({ ...whole, waitHours: -1 })).toHaveLength(1);
  });

  test('settings that are none: a dry run lists them, an import is refused with them', async () => {
    const json = { ...whole, title: '', duration: 'mucho', notaMinima: 400 };
    const said = ['El campo Título es obligatorio.', 'El campo Tiempo de Lectura es obligatorio.'];
    expect(await problems(json)).toEqual(expect.arrayContaining(said));
    const before = await count();
    await expect(courses.import({ file: zipped(json) })).rejects.toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining(said.map((message) => ({ field: 'file', message }))) },
    });
    expect(await count()).toBe(before);
  });
});

describe('hostile archives are refused', () => {
  const refused = (file: File, status = 400) => expectRefusal(courses.import({ file }), status);

  test('other files, other ZIPs, other courses', async () => {
    await refused(fileOf('no es un zip', 'curso.zip'), 415);
    await refused(fileOf(zipOf([{ name: 'otro.txt', content: 'x' }]), 'curso.zip'));
    await refused(fileOf(zipOf([{ name: 'course.json', content: '{' }]), 'curso.zip'));
    await refused(fileOf(zipOf([{ name: 'course.json', content: '['.repeat(500_000) }]), 'curso.zip'));
    await refused(zipped([]));
    await refused(zipped(null));
    await refused(zipped({ ...whole, format: 'otro' }));
    await refused(zipped({ ...whole, version: 2 }));
    await refused(zipped({ ...whole, title: 'a\0b' }));
    await refused(zipped({ ...whole, modules: '<p>'.repeat(5000) }));
  });

  test('names that lead elsewhere, twice the same, and more than there is room for', async () => {
    for (const name of ['../fuera.pdf', '/etc/passwd', 'a/../../b', 'C:\\x', 'a\\b', './a', 'a//b'])
      await refused(zipped(whole, { name, content: 'x' }));
    await refused(zipped(whole, { name: 'course.json', content: JSON.stringify(whole) }));
    await refused(zipped(whole, { name: 'a.pdf', content: 'x', declaredBytes: 2100 * 1024 ** 2 }));
    const many = Array.from({ length: 3001 }, (_, n) => ({ name: `f${n}`, content: '' }));
    await refused(zipped(whole, ...many));
  });

  test('a text that splits into more modules than a course may have', async () => {
    const json = { ...whole, modules: '<h2>Uno</h2><p>a</p>'.repeat(501) };
    expect(await problems(json)).toEqual(['Un curso tiene como máximo 500 módulos.']);
    await refused(zipped(json));
  });

  test('one file that is named many times is stored once', async () => {
    const stored = async () =>
      (await readdir(join(portal.portal.config.dataDir, 'files', 'courseFile'))).length;
    const one = { file: 'x.mp4', captions: 'x.vtt' };
    const material = Array.from({ length: 20 }, (_, index) => ({ ...one, title: `Vez ${index + 1}` }));
    const before = await stored();
    const { id } = (
      await courses.import({
        file: zipped(
          { ...whole, material },
          { name: 'x.mp4', content: anMp4() },
          { name: 'x.vtt', content: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n' },
        ),
      })
    ).data;
    const { data } = await courses.getFileCourse({ courseId: id ?? 0 });
    expect(data.map(({ title, hasCaptions }) => [title, hasCaptions])).toEqual(
      material.map(({ title }) => [title, true]),
    );
    expect((await stored()) - before).toBe(2);
  });

  test('files with a wrong length or checksum', async () => {
    const material = [{ title: 'Bomba', file: 'bomba.pdf' }];
    const content = Buffer.concat([aPdf(), Buffer.alloc(5_000_000)]);
    for (const declaredBytes of [1000, 6_000_000])
      await refused(zipped({ ...whole, material }, { name: 'bomba.pdf', content, declaredBytes }));
    const bytes = zipOf([
      { name: 'course.json', content: JSON.stringify({ ...whole, material }) },
      { name: 'bomba.pdf', content: aPdf() },
    ]);
    const crcAt = bytes.lastIndexOf('PK\x01\x02') + 16;
    bytes.writeUInt32LE(1, crcAt);
    await refused(fileOf(bytes, 'curso.zip'));
    await refused(fileOf(bytes.subarray(0, bytes.length - 30), 'curso.zip'), 415);
    expect(await readdir(join(portal.portal.config.dataDir, 'uploads'))).toEqual([]);
  });
});
