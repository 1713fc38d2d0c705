import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/database/database.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import { aSitting, type Sitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { aTestPortal } from '../../../testing/portal.ts';

const test = aTestPortal({ RATE_LIMIT_FACTOR: '1' });

async function sit(sitting: Sitting, right: number): Promise<{ attemptId: number; code: string }> {
  const { attemptId, certificateCode } = await sitting.sit(right);
  return { attemptId, code: certificateCode ?? '' };
}
const verify = async (code: string) => (await test.client.visitor.certificate.verify({ code })).data;

describe('Certificate/Verify', () => {
  it('repeats every printed field to anybody, however the code was typed', async () => {
    const member = await aMember(test.portal, { firstName: 'José', lastName: 'Ñúñez' });
    await test.portal.db
      .updateTable('account')
      .set({ document_number: '4821993 LP' })
      .where('id', '=', member.id)
      .execute();
    const sitting = await aSitting(test, { member, course: { title: 'Tu cuenta', durationMinutes: 75 } });
    const { code } = await sit(sitting, 4);
    const found = await verify(code);
    expect(found).toEqual({
      state: 'valid',
      ended: null,
      replacedBy: null,
      file: null,
      isHolderGone: false,
      signerWithdrawn: null,
      checkedAt: test.clock.now().toISOString(),
      certificate: {
        code,
        heading: 'Certificado digital de participación',
        fullName: 'José Ñúñez',
        isNameDeclared: false,
        documentNumber: '••••••3 LP, según declaró',
        courseTitle: 'Tu cuenta',
        grade: 100,
        lessons: '1 módulo',
        reading: '1,5 horas de lectura',
        examDate: '18 de noviembre de 2026',
        isByHand: false,
        issuedDate: '18 de noviembre de 2026',
        institute: 'Instituto de Formación Previsional',
        signatories: [],
      },
    });
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ' '), code.slice(3).replaceAll('0', 'O')])
      expect(await verify(typed)).toEqual(found);
  });

  it('knows codes of two groups, as they were before November 2026', async () => {
    const sitting = await aSitting(test);
    const { code } = await sit(sitting, 4);
    const older = code.slice(0, 12);
    await test.portal.db.transaction().execute(async (inside) => {
      await sql`alter table certificate disable trigger certificate_immutable`.execute(inside);
      await inside.updateTable('certificate').set({ code: older }).where('code', '=', code).execute();
      await sql`alter table certificate enable trigger certificate_immutable`.execute(inside);
    });
    for (const typed of [older, older.toLowerCase().replaceAll('-', ''), older.slice(3)])
      expect(await verify(typed)).toMatchObject({ state: 'valid', certificate: { code: older } });
  });

  it('says sustituido, and leads to the new one only if its holder shares it', async () => {
    const sitting = await aSitting(test, { course: { minimumGrade: 50 } });
    const first = await sit(sitting, 2);
    const better = await sit(sitting, 3);
    const replaced = { state: 'replaced', replacedBy: null, certificate: { grade: 50 } };
    expect(await verify(first.code)).toMatchObject(replaced);
    await test.portal.db
      .updateTable('certificate')
      .set({ is_shared: true })
      .where('code', '=', better.code)
      .execute();
    expect(await verify(first.code)).toMatchObject({ ...replaced, replacedBy: better.code });
    expect(await verify(better.code)).toMatchObject({ state: 'valid', certificate: { grade: 75 } });
  });

  it('says revocado and since when, not why, after its attempt was annulled', async () => {
    const sitting = await aSitting(test);
    const { attemptId, code } = await sit(sitting, 4);
    const admin = await anAdmin(test.portal);
    await test.client.as(admin).attempt.annul({ Id: attemptId, Reason: 'Otra persona rindió.' });
    expect(await verify(code)).toMatchObject({
      state: 'revoked',
      ended: { date: '18 de noviembre de 2026' },
    });
  });

  it('still knows it after the account was deleted', async () => {
    const sitting = await aSitting(test);
    const { code } = await sit(sitting, 4);
    await test.client.as(await anAdmin(test.portal)).usuario.delete({ id: sitting.member.id });
    expect(await verify(code)).toMatchObject({
      state: 'valid',
      certificate: { fullName: 'María Quispe Ñúñez' },
    });
  });

  it('knows nothing of codes that are not ours, whatever is typed, and limits them by address', async () => {
    const visitor = test.client.visitor.certificate;
    for (const code of ['AP-0000-0000-0000', 'hola', "AP-' or 1=1", 'AP-0000-0000-000Ñ', '<b>'])
      expect((await visitor.verify({ code })).data).toMatchObject({ state: 'unknown', certificate: null });
    await expectRefusal(visitor.verify({ code: ' ' }), 400);
    await expectRefusal(visitor.verify({ code: 'A'.repeat(41) }), 400);
    const guess = () => visitor.verify({ code: 'AP-1111-1111-1111' }).catch((error) => error.status);
    const statuses = [];
    for (let tries = 0; tries < 50; tries += 1) statuses.push(await guess());
    expect(statuses.at(-1)).toBe(429);
  });
});
