import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aMember, anAdmin, type TestAccount } from '../../../testing/builders.ts';
import { eraseAccount } from '../../../testing/erase-account.ts';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { readPdf } from '../../../testing/files/read-pdf.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { openForTests } from '../../../testing/lifetime.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { mailTasks } from '../../mail/mail.jobs.ts';
import { certificateTasks } from '../making/certificates.jobs.ts';

const server = openForTests(openMailServer);
const test = aTestPortal(() => ({ SMTP_URL: server.url, RATE_LIMIT_FACTOR: '1' }));

/** Makes a member who has just passed; the jobs have not run. */
async function graduate(title: string, member?: TestAccount) {
  const sitting = await aSitting(test, { course: { title }, ...(member && { member }) });
  const code = (await sitting.sit()).certificateCode ?? '';
  const calls = test.client.as(sitting.member).certificate;
  const own = { courseId: sitting.courseId };
  return { ...own, code, member: sitting.member, calls, own: async () => (await calls.getOwn(own)).data };
}
const runJobs = () => runDueJobs(test, { ...certificateTasks(test.portal), ...mailTasks(test.portal) });
const shared = (code: string) => test.client.visitor.certificate.getShared({ code });
const picture = (code: string) => test.app.inject({ url: `/logro/${code}/imagen.png` });
const paper = (code: string, width: number) => test.app.inject({ url: `/logro/${code}/papel-${width}.avif` });

describe('a new certificate', () => {
  it('comes: first it is being made, then it is ready and goes to its holder by mail, once', async () => {
    const { code, member, own } = await graduate('Tu cuenta individual');
    expect(await own()).toMatchObject({ code, isReady: false, isShared: false });
    await runJobs();
    await runJobs();
    expect(await own()).toMatchObject({ isReady: true });
    const [mail, ...others] = server.received.splice(0);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([`${member.username}@correo.test`]);
    expect(mail?.raw).toContain(`http://portal.test/certificado/${code}`);
    const attached = /filename=certificado-tu-cuenta-individual\.pdf\r\n\r\n([\s\S]*?)\r\n--/.exec(
      mail?.raw ?? '',
    );
    const { pages } = await readPdf(Buffer.from(attached?.[1] ?? '', 'base64'));
    expect(pages[0]?.text).toContain(code);
  });

  it('that takes the place of another says so to its holder, with the code that no longer holds', async () => {
    const { code } = await graduate('Con un nombre mejor');
    await runJobs();
    server.received.length = 0;
    const calls = test.client.as(await anAdmin(test.portal)).certificate;
    const [issued] = (await calls.get({ Search: code })).data;
    await calls.reissue({ Id: issued?.id ?? 0 });
    await runJobs();
    const [mail] = server.received.splice(0);
    expect(mail?.raw).toMatch(/reemplaza al de/);
    expect(mail?.raw).toContain(code);
    expect(mail?.raw).not.toContain('Aprobaste');
  });

  it('is shown to its holder alone, and to no administrator as if it were theirs', async () => {
    const { courseId } = await graduate('Solo mío');
    const [other, admin] = [await aMember(test.portal), await anAdmin(test.portal)];
    await expectRefusal(test.client.as(other).certificate.getOwn({ courseId }), 404);
    await expectRefusal(test.client.as(other).certificate.share({ courseId, Shared: true }), 404);
    await expectRefusal(test.client.as(admin).certificate.getOwn({ courseId }), 403);
  });
});

describe('the page of a certificate', () => {
  it('is there while its holder has switched it on, with its picture', async () => {
    const { code, courseId, calls, own, member } = await graduate('Tu jubilación');
    const beside = await graduate('Otro del mismo miembro', member);
    await expectRefusal(shared(code), 404);
    expect((await picture(code)).statusCode).toBe(404);
    await calls.share({ courseId, Shared: true });
    expect(await own()).toMatchObject({ isShared: true, shareUrl: `http://portal.test/logro/${code}` });
    expect((await shared(code)).data).toMatchObject({
      fullName: 'María Quispe Ñúñez',
      courseTitle: 'Tu jubilación',
      grade: 100,
      pictureUrl: `http://portal.test/logro/${code}/imagen.png`,
    });
    const drawn = await picture(code);
    expect(drawn.headers['content-type']).toBe('image/png');
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(drawn.rawPayload.length).toBeLessThan(150_000);
    for (const width of [640, 876]) {
      const lighter = await paper(code, width);
      expect(lighter.headers['content-type']).toBe('image/avif');
      expect(await sharp(lighter.rawPayload).metadata()).toMatchObject({ width, format: 'heif' });
      expect(lighter.rawPayload.length).toBeLessThan(width * 45);
    }
    expect((await paper(code, 641)).statusCode).toBe(404);
    await expectRefusal(shared(beside.code), 404);
    await beside.calls.share({ courseId: beside.courseId, Shared: true });
    expect((await picture(code)).headers['cache-control']).toBe('public, no-cache'); // nobody shows it from memory
    await calls.share({ courseId, Shared: false });
    await expectRefusal(shared(code), 404);
    expect((await picture(code)).statusCode).toBe(404);
    expect((await paper(code, 640)).statusCode).toBe(404);
    expect((await shared(beside.code)).data.courseTitle).toBe('Otro del mismo miembro');
  });

  it('never has the number of the identity document, which the paper has whole and the register masked', async () => {
    const member = await aMember(test.portal);
    const client = test.client.as(member);
    await client.users.update({ documentNumber: '  4821993   LP ' });
    expect((await client.users.get({ userName: member.username })).data.documentNumber).toBe('4821993 LP');
    const { code, courseId, calls } = await graduate('Con documento', member);
    await calls.share({ courseId, Shared: true });
    expect(JSON.stringify((await shared(code)).data)).not.toContain('4821');
    const { data } = await test.client.visitor.certificate.verify({ code });
    expect(data.certificate?.documentNumber).toBe('••••••3 LP, según declaró');
    const pdf = (await client.question.getCertificate({
      UserId: member.id,
      CourseId: courseId,
    })) as unknown as {
      data: Buffer;
    };
    expect((await readPdf(pdf.data)).pages[0]?.text).toContain(
      'Documento de identidad 4821993 LP, según declaró',
    );
  });

  it('refuses a document number that is none', async () => {
    const client = test.client.as(await aMember(test.portal));
    for (const documentNumber of ['<b>', '4821\u202e993', '-', '1'.repeat(31)])
      await expectRefusal(client.users.update({ documentNumber }), 400);
  });

  it('goes with the account of its holder; the certificate stays and says so', async () => {
    const { code, courseId, calls, member } = await graduate('Quien se fue');
    const stays = await graduate('Quien se queda');
    await stays.calls.share({ courseId: stays.courseId, Shared: true });
    await test.client.as(member).users.update({ documentNumber: '777' });
    await calls.share({ courseId, Shared: true });
    await eraseAccount(test.client.as(await anAdmin(test.portal)), member.id);
    await expectRefusal(shared(code), 404);
    expect((await shared(stays.code)).data.courseTitle).toBe('Quien se queda');
    expect((await test.client.visitor.certificate.verify({ code })).data).toMatchObject({
      state: 'valid',
      isHolderGone: true,
      certificate: { fullName: 'María Quispe Ñúñez' },
    });
    const account = test.portal.db
      .selectFrom('account')
      .select('document_number')
      .where('id', '=', member.id);
    expect(await account.executeTakeFirstOrThrow()).toEqual({ document_number: null });
    server.received.splice(0);
    await runJobs();
    const letters = server.received.splice(0).map(({ raw }) => raw);
    expect(letters.filter((raw) => raw.includes(code))).toEqual([]); // nobody is left to have it
    expect(letters.some((raw) => /certificados\s+que\s+obtuviste/.test(raw.replace(/=\r\n/g, '')))).toBe(
      true,
    );
  });

  it('LinkedIn’s form comes filled in', async () => {
    const address = new URL((await (await graduate('Fondos & comisiones')).own()).linkedInUrl);
    expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      name: 'Fondos & comisiones',
      organizationName: 'Instituto de Formación Previsional',
      issueYear: '2026',
      issueMonth: '11',
      certUrl: expect.stringMatching(/^http:\/\/portal\.test\/certificado\/AP-/),
    });
  });

  it('LinkedIn’s form has the month of the institute, not that of Greenwich', async () => {
    test.clock.advance((Date.parse('2027-01-01T01:00:00Z') - test.clock.now().getTime()) / 1000);
    const { searchParams } = new URL((await (await graduate('Fin de año')).own()).linkedInUrl);
    expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual(['2026', '12']);
  });
});
