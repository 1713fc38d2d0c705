import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { readPdf, readQr } from '../../testing/files/read-pdf.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { recordCertificate } from './making/record-certificate.ts';
import { reconcileCourse } from './reconcile-certificates.ts';

const test = aTestPortal();

const certificates = (sitting: Sitting) =>
  test.portal.db
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', sitting.member.id)
    .orderBy('id')
    .execute();

interface FileReply {
  data: Buffer;
  headers: Record<string, string>;
}
const fileOf = (reply: unknown) => reply as FileReply;

describe('the file of a certificate', () => {
  it('says that it is PDF/A-3a and PDF/UA-1, shows its title, and has its credential as an associated file', async () => {
    const sitting = await aSitting(test, { course: { title: 'Para el archivo' } });
    await sitting.sit(4);
    const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const { data } = fileOf(await test.client.as(sitting.member).question.getCertificate(own));
    const { standards, tags, raw } = await readPdf(data);
    expect(standards).toEqual({ archive: '3A', access: '1' });
    expect(tags).toContain('"H1"');
    for (const entry of [
      /\/DisplayDocTitle true/,
      /\/OutputIntents/,
      /\/AFRelationship \/Alternative/,
      /\/Lang \(es\)/,
    ])
      expect(raw).toMatch(entry);
    expect(data.length).toBeLessThan(120_000);
  });
});

describe('a course whose title has a sign that nobody sees', () => {
  it('has it taken out when it is written', async () => {
    const admin = await anAdmin(test.portal);
    const titles = test.client.as(admin).category;
    await titles.add({ Name: 'Uno\u0001\u202eDos\nTres' });
    const { data } = await test.client.visitor.category.get({});
    expect(data.map(({ name }) => name)).toContain('UnoDos Tres');
  });

  it('gives its certificate all the same when it was stored before', async () => {
    const sitting = await aSitting(test, { course: { title: 'Uno\u0001Dos\u001f' } });
    await sitting.sit(4);
    const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const { data } = fileOf(await test.client.as(sitting.member).question.getCertificate(own));
    expect((await readPdf(data)).pages[0]?.text).toContain('UnoDos');
  });
});

describe('issuing a certificate', () => {
  it('freezes name, course, grade and the day of the exam where the institute is', async () => {
    const member = await aMember(test.portal, { firstName: ' Jose\u0301', lastName: 'Ñúñez  Güell ' });
    const sitting = await aSitting(test, { member, course: { title: 'Tu cuenta', durationMinutes: 45 } });
    test.clock.advance(12 * 3600); // 03:00 UTC of the 19th is 23:00 of the 18th in La Paz
    const { certificateCode } = await sitting.sit(4);
    expect(await certificates(sitting)).toMatchObject([
      {
        code: certificateCode,
        full_name: 'José Ñúñez Güell',
        course_title: 'Tu cuenta',
        grade: 100,
        lesson_count: 1,
        duration_minutes: 45,
        exam_date: '2026-11-18',
        replaced_at: null,
      },
    ]);
    test.clock.advance(-12 * 3600);
  });

  it('gives none under the minimum, nor where the course gives none', async () => {
    const under = await aSitting(test);
    await (await aSitting(test, { courseId: under.courseId })).sit(4); // another member's
    expect((await under.sit(3)).certificateCode).toBeNull();
    await (await aSitting(test, { member: under.member })).sit(4); // in another course
    expect((await under.finish()).data.certificateCode).toBeNull();
    const without = await aSitting(test, { course: { hasCertificate: false } });
    expect((await without.sit(4)).certificateCode).toBeNull();
    const ofUnder = (await certificates(under)).filter(({ course_id }) => course_id === under.courseId);
    expect(ofUnder).toEqual([]);
    expect(await certificates(without)).toEqual([]);
  });

  it('replaces it for a better grade only', async () => {
    const sitting = await aSitting(test, { course: { minimumGrade: 50 } });
    const first = await sitting.sit(2);
    const same = await sitting.sit(2);
    const worse = await sitting.sit(1);
    expect([same.certificateCode, worse.certificateCode]).toEqual([
      first.certificateCode,
      first.certificateCode,
    ]);
    const better = await sitting.sit(3);
    expect(better.certificateCode).not.toBe(first.certificateCode);
    expect(await certificates(sitting)).toMatchObject([
      { code: first.certificateCode, grade: 50, replaced_at: test.clock.now() },
      { code: better.certificateCode, grade: 75, replaced_at: null },
    ]);
  });

  it('issues for all who already qualify when the course begins to give them, once', async () => {
    const course = { hasCertificate: false };
    const first = await aSitting(test, { course });
    const second = await aSitting(test, { courseId: first.courseId });
    const failed = await aSitting(test, { courseId: first.courseId });
    await Promise.all([first.sit(4), second.sit(4), failed.sit(1)]);
    await test.portal.db
      .updateTable('course')
      .set({ has_certificate: true })
      .where('id', '=', first.courseId)
      .execute();
    const issue = () => transaction(test.context(), (inside) => reconcileCourse(inside, first.courseId));
    await issue();
    await issue();
    for (const passed of [first, second]) expect(await certificates(passed)).toHaveLength(1);
    expect(await certificates(failed)).toEqual([]);
  });

  it('takes nothing away when the course stops giving them', async () => {
    const sitting = await aSitting(test);
    const { certificateCode } = await sitting.sit(4);
    await test.portal.db
      .updateTable('course')
      .set({ has_certificate: false, minimum_grade: 100 })
      .where('id', '=', sitting.courseId)
      .execute();
    const { member } = sitting;
    const [row] = (await test.client.as(member).users.getUserCourse({ userName: member.username })).info;
    expect(row?.certificateCode).toBe(certificateCode);
  });
});

describe('Question/seeCertificate and getCertificate', () => {
  it('give the member the same bytes, to look at and to keep', async () => {
    const sitting = await aSitting(test, { course: { title: '¿Qué es la pensión?' } });
    const { certificateCode } = await sitting.sit(4);
    const { question } = test.client.as(sitting.member);
    const input = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const seen = await Promise.all([1, 2, 3].map(() => question.seeCertificate(input)));
    const kept = fileOf(await question.getCertificate(input));
    const [first] = seen.map(fileOf);
    expect(first?.data.subarray(0, 5).toString()).toBe('%PDF-');
    for (const other of [...seen.map(fileOf), kept])
      expect(other.data.equals(first?.data ?? Buffer.alloc(0))).toBe(true);
    expect(first?.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(first?.headers['content-disposition']).toContain(
      'inline; filename="certificado-que-es-la-pension.pdf"',
    );
    expect(kept.headers['content-disposition']).toContain(
      'attachment; filename="certificado-que-es-la-pension.pdf"',
    );
    const [row] = await certificates(sitting);
    expect(row?.pdf_sha256).toEqual(createHash('sha256').update(kept.data).digest());
    expect(await readQr(kept.data)).toBe(`http://portal.test/certificado/${certificateCode}`);
  });

  it('give the bytes that were made at issue, whatever changes later, and however often the job runs', async () => {
    const sitting = await aSitting(test);
    await sitting.sit(4);
    const [issued] = await certificates(sitting);
    if (issued === undefined) throw new Error('no certificate');
    const record = () => recordCertificate(test.context(), issued.id);
    await Promise.all([record(), record()]);
    const input = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const { data } = fileOf(await test.client.as(sitting.member).question.getCertificate(input));
    const { db } = test.portal;
    await db.updateTable('account').set({ first_name: 'Otra' }).where('id', '=', sitting.member.id).execute();
    await db
      .updateTable('course')
      .set({ title: 'Otro', duration_minutes: 600 })
      .where('id', '=', sitting.courseId)
      .execute();
    await record();
    const again = fileOf(await test.client.as(sitting.member).question.getCertificate(input));
    expect(again.data.equals(data)).toBe(true);
    expect((await readPdf(data)).pages[0]?.text).toContain('María Quispe Ñúñez');
    await expect(
      db.updateTable('certificate').set({ full_name: 'Otra' }).where('id', '=', issued.id).execute(),
    ).rejects.toThrow('immutable');
  });

  it('give one from before certificates were signed as it was first seen', async () => {
    const sitting = await aSitting(test);
    const { certificateCode } = await sitting.sit(4);
    const { db, files } = test.portal;
    await sql`alter table certificate disable trigger certificate_immutable`.execute(db);
    await db.updateTable('certificate').set({ template: 0 }).where('code', '=', certificateCode).execute();
    await sql`alter table certificate enable trigger certificate_immutable`.execute(db);
    await files.put(`certificates/${certificateCode}.pdf`, Buffer.from('%PDF-old'));
    const input = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const { data } = fileOf(await test.client.as(sitting.member).question.seeCertificate(input));
    expect(data.toString()).toBe('%PDF-old');
  });

  it('give an administrator those of any member, and refuse everybody else', async () => {
    const sitting = await aSitting(test);
    await sitting.sit(4);
    const [other, admin] = [await aMember(test.portal), await anAdmin(test.portal)];
    const input = { UserId: sitting.member.id, CourseId: sitting.courseId };
    expect(fileOf(await test.client.as(admin).question.seeCertificate(input)).data.length).toBeGreaterThan(
      1000,
    );
    for (const call of ['seeCertificate', 'getCertificate'] as const) {
      await expectRefusal(test.client.as(other).question[call](input), 403);
      await expectRefusal(test.client.visitor.question[call](input), 401);
    }
  });

  it('refuse (404) without a valid certificate', async () => {
    const sitting = await aSitting(test);
    await sitting.sit(3);
    const input = { UserId: sitting.member.id, CourseId: sitting.courseId };
    await expectRefusal(test.client.as(sitting.member).question.getCertificate(input), 404);
  });
});
