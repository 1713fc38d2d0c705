import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/database/database.ts';
import { anAdmin } from '../../../testing/builders.ts';
import { aSitting, type Sitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';
import { certificateTasks } from '../making/certificates.jobs.ts';
import { listReplacing } from '../making/holder.queries.ts';
import { checkRegister } from '../register/check-register.ts';

const test = aTestPortal();
let { admin } = anAdminOf(test);

const calls = () => test.client.as(admin).certificate;
async function graduate(title: string): Promise<{ sitting: Sitting; code: string; id: number }> {
  const sitting = await aSitting(test, { course: { title } });
  const code = (await sitting.sit()).certificateCode ?? '';
  const [row] = (await calls().get({ Search: code })).data;
  return { sitting, code, id: row?.id ?? 0 };
}
const stateOf = async (code: string) => (await test.client.visitor.certificate.verify({ code })).data;

describe('certificates for administrators', () => {
  it('are listed by course, state and search, without regard to accents', async () => {
    const { sitting, code } = await graduate('Retiro programado');
    const { data, total } = await calls().get({
      Search: 'nunez',
      courseId: sitting.courseId,
      State: 'valid',
    });
    expect({ data, total }).toMatchObject({
      data: [
        {
          code,
          fullname: 'María Quispe Ñúñez',
          courseName: 'Retiro programado',
          calification: 100,
          state: 'valid',
        },
      ],
      total: 1,
    });
    expect((await calls().get({ userId: sitting.member.id })).data).toMatchObject([{ code }]);
    expect((await calls().get({ userId: admin.id })).data).toEqual([]);
    expect((await calls().get({ Search: 'retiro', State: 'revoked' })).data).toEqual([]);
    expect((await calls().get({ Search: '%' })).data).toEqual([]);
  });

  it('are shown before a course begins to give them, and those that stay whatever it says', async () => {
    const sitting = await aSitting(test, { course: { title: 'Sin certificado', hasCertificate: false } });
    await sitting.sit();
    const { courseId, member } = sitting;
    const elsewhere = await aSitting(test, { member, course: { hasCertificate: false } });
    await elsewhere.sit();
    const preview = async () => (await calls().previewCourse({ courseId })).data;
    const due = [{ userId: member.id, fullname: 'María Quispe Ñúñez', grade: 100 }];
    expect(await preview()).toEqual({ people: due, total: 1, kept: 0, waits: false });
    await test.client.as(admin).course.update({ Id: courseId, Certificado: 1 });
    expect(await preview()).toEqual({ people: [], total: 0, kept: 1, waits: false });
    expect((await calls().get({ courseId })).data).toMatchObject([{ userId: member.id, state: 'valid' }]);
  });

  it('are revoked for a reason that nobody reads who checks them, and restored within a day', async () => {
    const { code, id } = await graduate('Revocable');
    const [valid, revoked] = [await graduate('Que vale'), await graduate('Que no vale')];
    const given = { Id: id, Because: 'dishonesty' as const, Reason: 'Rindió otra persona.' };
    await calls().revoke({ ...given, Id: revoked.id });
    await calls().revoke(given);
    const others = async () => [(await stateOf(valid.code)).state, (await stateOf(revoked.code)).state];
    expect(await others()).toEqual(['valid', 'revoked']);
    expect(await stateOf(code)).toMatchObject({ state: 'revoked', ended: { date: expect.any(String) } });
    expect(JSON.stringify(await stateOf(code))).not.toMatch(/falta|Rindió/);
    await calls().revoke(given); // its answer was lost: it is done
    await expectRefusal(calls().revoke({ ...given, Because: 'mistake' }), 409);
    test.clock.advance(24 * 3600 - 1);
    admin = await anAdmin(test.portal); // the other session is over
    await calls().restore({ Id: id });
    expect(await stateOf(code)).toMatchObject({ state: 'valid' });
    expect(await others()).toEqual(['valid', 'revoked']);
    await calls().revoke(given);
    test.clock.advance(24 * 3600 + 1);
    admin = await anAdmin(test.portal);
    await expectRefusal(calls().restore({ Id: id }), 409);
    const audit = await test.portal.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject', '=', `certificate:${id}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'certificate.revoke',
      'certificate.restore',
      'certificate.revoke',
    ]);
  });

  it('are issued again with a corrected name; the old one says sustituido', async () => {
    const { sitting, code, id } = await graduate('Con otro nombre');
    await test.portal.db
      .updateTable('account')
      .set({ last_name: 'Quispe Núñez' })
      .where('id', '=', sitting.member.id)
      .execute();
    await calls().reissue({ Id: id });
    expect(await stateOf(code)).toMatchObject({
      state: 'replaced',
      certificate: { fullName: 'María Quispe Ñúñez' },
    });
    const [renewed] = (await calls().get({ courseId: sitting.courseId, State: 'valid' })).data;
    expect(renewed).toMatchObject({ fullname: 'María Quispe Núñez', calification: 100 });
    expect(await listReplacing(test.portal.db, [id, renewed?.id ?? 0])).toEqual([
      { id: renewed?.id, formerCode: code },
    ]);
    await calls().revoke({ Id: renewed?.id ?? 0, Because: 'mistake', Reason: 'Otra vez' });
    const other = await aSitting(test, { courseId: sitting.courseId });
    for (const { id: question } of (await other.start()).questions) await other.save(question, 'B');
    await other.finish();
    for (const [State, ids] of [
      ['replaced', [id]],
      ['revoked', [renewed?.id]],
      ['valid', [expect.any(Number)]],
    ] as const) {
      const { data, total } = await calls().get({ courseId: sitting.courseId, State });
      expect([State, data.map((each) => each.id), total]).toEqual([State, ids, 1]);
    }
    await expectRefusal(calls().reissue({ Id: id }), 409);
    await expectRefusal(calls().reissue({ Id: 999_999 }), 404);
  });

  it('are found by what they lack, and issued again, many at once', async () => {
    const [renamed, spaced, same] = [
      await graduate('Uno de varios'),
      await graduate('Dos de varios'),
      await graduate('Tres de varios'),
    ];
    const rename = (sitting: Sitting, first_name: string) =>
      test.portal.db.updateTable('account').set({ first_name }).where('id', '=', sitting.member.id).execute();
    await rename(renamed.sitting, 'Mari\u0301a  Inés'); // composed and with one space, as it is printed
    await rename(spaced.sitting, ' María\u00a0'); // as it was printed
    const listed = async (State: 'unsigned' | 'otherName') =>
      (await calls().getAll({ Search: 'de varios', State })).data;
    expect(
      (await listed('otherName')).map(({ id, fullname, presentName }) => [id, fullname, presentName]),
    ).toEqual([[renamed.id, 'María Quispe Ñúñez', 'María Inés Quispe Ñúñez']]);
    expect((await listed('unsigned')).map(({ id }) => id)).toEqual([same.id, spaced.id, renamed.id]);
    const { version: Version, heading, lead, achievement } = (await calls().getDesign({})).data;
    const texts = { Heading: heading, Lead: lead, Achievement: achievement };
    const signed = [{ name: 'Ana Soliz', post: 'Dirección' }];
    await calls().saveDesign({ Version, ...texts, Signatories: signed });
    await calls().revoke({ Id: same.id, Because: 'mistake', Reason: 'Otro' });
    const { data, message } = await calls().reissueMany({
      Items: [renamed.id, spaced.id, same.id].map((Id) => ({ Id })),
    });
    expect(data.map(({ state }) => state)).toEqual(['done', 'done', 'failed']);
    expect(message).toBe('Se emitieron otra vez 2 certificados; 1 no se pudo.');
    expect([await listed('unsigned'), await listed('otherName')]).toEqual([[], []]);
    expect(await stateOf(renamed.code)).toMatchObject({ state: 'replaced' });
  });

  it('are not issued again while nobody signs and that was not chosen', async () => {
    const { id } = await graduate('Sin quien firme');
    await sql`insert into certificate_design (portal_name, institute, heading, lead, achievement, created_at)
      select portal_name, institute, heading, lead, achievement, created_at from certificate_design limit 1`.execute(
      test.portal.db,
    );
    await expectRefusal(calls().reissue({ Id: id }), 409);
    await calls().issueUnsigned({});
    await calls().reissue({ Id: id });
  });

  it('are exported as CSV and as one ZIP of their files', async () => {
    const { sitting, code } = await graduate('=Exportado');
    const filter = { courseId: sitting.courseId };
    const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const pdf = (await test.client.as(sitting.member).question.getCertificate(own)) as unknown as {
      data: Buffer;
    };
    const csv = (await calls().export(filter)) as unknown as { data: Buffer };
    expect(csv.data.toString()).toContain(`"${code}";"María Quispe Ñúñez";"";"";"";"'=Exportado";"100"`);
    const zip = (await calls().exportFiles(filter)) as unknown as { data: Buffer };
    expect(zip.data.includes(`María Quispe Ñúñez - =Exportado - ${code}.pdf`)).toBe(true);
    expect(zip.data.includes('Lista.csv')).toBe(true);
    expect(zip.data.includes(csv.data)).toBe(true);
    expect(zip.data.includes(pdf.data)).toBe(true);
    expect((await checkRegister(test.context())).trouble).toBeNull();
  });

  it('are exported without those that hold no more, unless these are asked for', async () => {
    const { id, sitting, code } = await graduate('Solo los que valen');
    const filter = { courseId: sitting.courseId };
    await calls().reissue({ Id: id });
    await runDueJobs(test, certificateTasks(test.portal));
    const names = async (State?: 'replaced') => {
      const zip = (await calls().exportFiles({ ...filter, State })) as unknown as { data: Buffer };
      return zip.data.includes(`${code}.pdf`);
    };
    expect(await names()).toBe(false);
    expect(await names('replaced')).toBe(true);
  });
});
