import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { encodeImage } from '../../platform/media/images.ts';
import { aCourse, aCourseFile, anAdmin, anArticle } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { storeForm } from '../certificates/archiving/archiving.queries.ts';
import { fileOf as keyOfCertificate } from '../certificates/certificate-file.ts';
import { findCertificateByCode } from '../certificates/certificates.queries.ts';
import { recordCertificate } from '../certificates/making/record-certificate.ts';
import { cleanFiles } from './clean-files.ts';
import { fileTasks } from './files.jobs.ts';

const hour = 3600;
const opened = aTestPortal();
let db: TestPortal['portal']['db'];

beforeAll(async () => {
  db = opened.portal.db;
});

const folderOf = (folder: string) => join(opened.portal.config.dataDir, 'files', folder);
const filesIn = (folder: string) => readdir(folderOf(folder)).catch(() => [] as string[]);

/** Puts a file with the time of the portal's own clock. */
async function put(key: string): Promise<void> {
  await opened.portal.files.put(key, Buffer.from('contenido'));
  await stamp(key);
}
async function stamp(key: string): Promise<void> {
  const now = opened.clock.now();
  await utimes(join(opened.portal.config.dataDir, 'files', key), now, now);
}
const clean = () => cleanFiles(opened.context());

beforeEach(async () => {
  await rm(folderOf('removed'), { recursive: true, force: true });
  for (const folder of ['articlefile', 'coursefileinfo', 'slider', 'leyes'])
    for (const name of await filesIn(folder)) await opened.portal.files.remove(`${folder}/${name}`);
});

describe('the clean-up of files', () => {
  test('takes all forms of a picture that no row names any more, a day after it was stored', async () => {
    const admin = opened.client.as(await anAdmin(opened.portal));
    const id = await anArticle(opened.portal);
    const set = async (side: number) => {
      const file = fileOf(await fourColours(side, side).jpeg().toBuffer());
      const { data } = await admin.article.addArticleImage({ file, articleId: id, isPortada: true });
      for (const name of await filesIn('articlefile')) await stamp(`articlefile/${name}`);
      return data.path.replace('.webp', '');
    };
    const first = await set(400);
    const second = await set(500);
    opened.clock.advance(23 * hour);
    expect(await clean()).toBe(0);
    opened.clock.advance(2 * hour);
    expect(await clean()).toBe(8);
    const left = await filesIn('articlefile');
    expect([left.filter((name) => name.startsWith(first)), left.length]).toEqual([[], 8]);
    expect(left.every((name) => name.startsWith(second))).toBe(true);
  });

  test('leaves files that any row names: columns, texts, stored versions, the Papelera', async () => {
    const now = opened.clock.now();
    const article = await anArticle(opened.portal, {
      html: '<p>x</p><figure><img src="/articlefile/texto.webp" alt=""></figure>',
    });
    await db
      .updateTable('article')
      .set({ cover_image: 'portada.webp', detail_image: 'detalle.webp', deleted_at: now })
      .where('id', '=', article)
      .execute();
    const text = await db
      .selectFrom('article')
      .selectAll()
      .where('id', '=', article)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('article_revision')
      .values({
        article_id: article,
        version: 1,
        title: text.title,
        content_html: '<img src="/articlefile/version-640.webp" alt="">',
        category_id: text.category_id,
        years_range: 1,
        is_published: true,
        saved_at: now,
      })
      .execute();
    const course = await aCourse(opened.portal);
    await db
      .updateTable('course')
      .set({
        cover_image: 'curso.webp',
        detail_image: 'curso-detalle.webp',
        description_html: '<img src="/coursefileinfo/descripcion.webp">',
      })
      .where('id', '=', course)
      .execute();
    await db
      .updateTable('course_module')
      .set({ html: '<p><img alt="" src="/slider/modulo.webp"></p>' })
      .where('course_id', '=', course)
      .execute();
    await db
      .insertInto('course_revision')
      .values({
        course_id: course,
        version: 1,
        title: 'Antes',
        description_html: '<img src="/coursefileinfo/antes.webp">',
        module_html: '<h2>Uno</h2><img src="/articlefile/modulo-antes.webp">',
        language: 'Español',
        lesson_count: 1,
        duration_minutes: 1,
        has_certificate: true,
        exam_minutes: 1,
        questions_per_exam: 1,
        minimum_grade: 80,
        is_published: true,
        saved_at: now,
      })
      .execute();
    const deleted = { deleted_at: now };
    const material = { file: 'video.mp4', type: 'mp4', captions: 'video.vtt' } as const;
    await aCourseFile(opened.portal, course, material);
    await db.updateTable('course_file').set(deleted).execute();
    await db
      .insertInto('slide')
      .values({ image: 'lamina.webp', position: 1, ...deleted })
      .execute();
    await db
      .insertInto('media')
      .values({ file: 'media.webp', width: 1, height: 1, size_bytes: 1, created_at: now, ...deleted })
      .execute();
    await db
      .insertInto('law')
      .values({ title: 'Ley', file: 'ley-640.pdf', file_type: 'pdf', size_bytes: 1, position: 1, ...deleted })
      .execute();
    await db
      .insertInto('pension_item')
      .values({
        title: 'x',
        content_html: '<img src="/articlefile/sistema.webp">',
        content_text: '',
        position: 1,
      })
      .execute();
    const named = [
      ...['portada', 'detalle', 'texto', 'version', 'media', 'sistema', 'modulo-antes'].map(
        (stem) => `articlefile/${stem}.webp`,
      ),
      'articlefile/texto.avif',
      'articlefile/texto-thumb.webp',
      'articlefile/version-320.avif',
      ...['curso', 'curso-detalle', 'descripcion', 'antes'].map((stem) => `coursefileinfo/${stem}.webp`),
      'slider/lamina.webp',
      'slider/lamina-1280.avif',
      'slider/modulo.webp',
      'leyes/ley-640.pdf',
      'courseFile/video.mp4',
      'courseFile/video.vtt',
    ];
    // the same name elsewhere, other names, and leftovers of a crashed put
    const unnamed = [
      'slider/portada.webp',
      'articlefile/lamina.webp',
      'articlefile/otra.webp',
      'leyes/ley.pdf',
      'leyes/ley-640.pdf.0f1e.part',
      'courseFile/otro.mp4',
      'courseFile/otro.vtt',
    ];
    for (const key of [...named, ...unnamed]) await put(key);
    opened.clock.advance(25 * hour);
    expect(await clean()).toBe(unnamed.length);
    for (const key of named) expect([key, await opened.portal.files.has(key)]).toEqual([key, true]);
    for (const key of unnamed) expect([key, await opened.portal.files.has(key)]).toEqual([key, false]);
  });

  test('leaves the pictures that a text only links, in whichever form, also by the whole address', async () => {
    await anArticle(opened.portal, {
      html: '<p><a href="/articlefile/grande.webp">una</a> <a href="/slider/otra-640.avif">otra</a></p>',
    });
    await anArticle(opened.portal, {
      html: '<p><a href="https://portal.example/coursefileinfo/entera.avif">El cuadro</a></p>',
    });
    const linked = ['articlefile/grande.webp', 'articlefile/grande-320.avif', 'slider/otra.webp'];
    linked.push('slider/otra-640.avif', 'coursefileinfo/entera.webp', 'coursefileinfo/entera.avif');
    for (const key of [...linked, 'slider/grande.webp']) await put(key);
    opened.clock.advance(25 * hour);
    expect(await clean()).toBe(1);
    for (const key of linked) expect([key, await opened.portal.files.has(key)]).toEqual([key, true]);
  });

  test('leaves files stored now and named a moment later, also an old unnamed file put again', async () => {
    await put('slider/vuelve.webp');
    opened.clock.advance(25 * hour);
    await put('slider/vuelve.webp'); // the same picture again: a row will name it in a moment
    await put('slider/nueva.webp');
    expect(await clean()).toBe(0);
    expect(await filesIn('slider')).toEqual(['nueva.webp', 'vuelve.webp']);
  });

  test('a file put between being looked at and being taken stays', async () => {
    await put('slider/carrera.webp');
    opened.clock.advance(25 * hour);
    const before = new Date(opened.clock.now().getTime() - 24 * hour * 1000);
    await put('slider/carrera.webp');
    expect(await opened.portal.files.retireOlder('slider/carrera.webp', before, opened.clock.now())).toBe(
      false,
    );
    expect(await filesIn('slider')).toEqual(['carrera.webp']);
  });

  test('takes the file of a certificate whose making was cut off; the issued one and its later forms stay', async () => {
    const sitting = await aSitting(opened);
    const { certificateCode: code } = await sitting.sit();
    const issued = await findCertificateByCode(db, code ?? '');
    if (issued === undefined) throw new Error('no certificate');
    const killed = () => Promise.reject(new Error('killed'));
    await expect(recordCertificate(opened.context(), issued.id, killed)).rejects.toThrow('killed');
    opened.clock.advance(60);
    await recordCertificate(opened.context(), issued.id);
    const later = Buffer.alloc(32, 7);
    await storeForm(db, {
      certificate_id: issued.id,
      level: 'LT',
      sha256: later,
      made_at: opened.clock.now(),
    });
    await put(keyOfCertificate(issued, later));
    const files = await filesIn('certificates');
    for (const name of files) await stamp(`certificates/${name}`);
    opened.clock.advance(25 * hour);
    expect([files.length, await clean()]).toEqual([3, 1]);
    const { pdfSha256 } = (await findCertificateByCode(db, code ?? '')) ?? {};
    const stays = [pdfSha256 ?? later, later].map((sha256) => keyOfCertificate(issued, sha256));
    expect((await filesIn('certificates')).map((name) => `certificates/${name}`).sort()).toEqual(
      stays.sort(),
    );
  });

  test('two at once do no harm, and other folders are not touched', async () => {
    const bytes = await fourColours(60, 60).png().toBuffer();
    await encodeImage(opened.portal.files, ['slider'], bytes);
    for (const name of await filesIn('slider')) await stamp(`slider/${name}`);
    await put('videos/pelicula.webm');
    opened.clock.advance(25 * hour);
    const removed = await Promise.all([clean(), clean()]);
    expect(removed.reduce((sum, count) => sum + count)).toBe(8);
    expect([await filesIn('slider'), await filesIn('videos')]).toEqual([[], ['pelicula.webm']]);
  });

  test('finds the one named among tens of thousands of texts', async () => {
    // each well within the time that a statement may take on a busy machine
    const firsts = Array.from({ length: 20 }, (_, n) => 1 + n * 1000);
    for (const first of firsts)
      await sql`insert into article (title, content_html, content_text, category_id, published_at, created_at, updated_at)
        select 'Artículo ' || n, '<p>' || repeat('palabra ', 60) || '</p><img src="/articlefile/foto' || n || '.webp">', '',
          (select min(id) from category), now(), now(), now() from generate_series(${first}::int, ${first + 999}::int) as n`.execute(
        db,
      );
    for (const name of ['foto1', 'foto20000', 'foto20001']) await put(`articlefile/${name}.webp`);
    opened.clock.advance(25 * hour);
    expect(await clean()).toBe(1);
    expect(await filesIn('articlefile')).toEqual(['foto1.webp', 'foto20000.webp']);
  });

  test('what it takes lies apart for 30 days, and is never served from there', async () => {
    await put('slider/vieja.webp');
    opened.clock.advance(25 * hour);
    expect(await clean()).toBe(1);
    expect(await filesIn('slider')).toEqual([]);
    expect(await filesIn('removed/slider')).toEqual(['vieja.webp']);
    expect(await readFile(join(folderOf('removed/slider'), 'vieja.webp'), 'utf8')).toBe('contenido');
    expect(() => opened.portal.files.has('removed/slider/vieja.webp')).toThrow('invalid file key');
    opened.clock.advance(30 * 24 * hour - 1);
    await clean();
    expect(await filesIn('removed/slider')).toEqual(['vieja.webp']);
    opened.clock.advance(2);
    await clean();
    expect(await filesIn('removed/slider')).toEqual([]);
  });
});

describe('a clean-up that would take more than 20 files and 5 %', () => {
  const putMany = async (first: number, count: number) => {
    for (let n = first; n < first + count; n += 1) await put(`slider/muchas${n}.webp`);
    opened.clock.advance(25 * hour);
  };
  const administrator = async () => opened.client.as(await anAdmin(opened.portal));
  const waiting = async () =>
    (await (await administrator()).inicio.get({})).data.pending.filter(({ kind }) => kind === 'unusedFiles');
  const allow = async (Count: number) => (await administrator()).inicio.allowCleanUp({ Count });

  test('takes none, asks at /inicio, and goes on when an administrator lets it', async () => {
    await putMany(0, 21);
    expect([await clean(), await clean()]).toEqual([0, 0]);
    expect((await filesIn('slider')).length).toBe(21);
    expect(await waiting()).toEqual([{ kind: 'unusedFiles', count: 21, courses: [] }]);
    const admin = await anAdmin(opened.portal);
    await opened.client.as(admin).inicio.allowCleanUp({ Count: 21 });
    expect(await waiting()).toEqual([]);
    const said = await db
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('actor_id', '=', admin.id)
      .execute();
    expect(said).toContainEqual({ action: 'files.allow', details: { count: 21 } });
    await runDueJobs(opened, fileTasks(opened.portal)); // it does not wait for the night
    expect([await filesIn('slider'), (await filesIn('removed/slider')).length]).toEqual([[], 21]);
    expect((await allow(21)).message).toMatch(/ya no espera/);
  });

  test('asks again where many more came since somebody let it go on', async () => {
    await putMany(0, 21);
    await clean();
    await allow(21);
    await putMany(100, 21);
    expect(await clean()).toBe(0);
    expect(await waiting()).toEqual([{ kind: 'unusedFiles', count: 42, courses: [] }]);
    await allow(42);
    expect(await clean()).toBe(42);
  });

  test('no longer waits once the rows are back', async () => {
    await putMany(0, 21);
    await clean();
    const images = await filesIn('slider');
    for (const image of images)
      await db.insertInto('slide').values({ image, alt: '', position: 1 }).execute();
    expect(await clean()).toBe(0);
    expect([(await filesIn('slider')).length, await waiting()]).toEqual([21, []]);
    await db.deleteFrom('slide').execute();
  });
});
