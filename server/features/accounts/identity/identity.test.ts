import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/database/database.ts';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../../../testing/builders.ts';
import { eraseAccount } from '../../../testing/erase-account.ts';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { readPdf } from '../../../testing/files/read-pdf.ts';
import { lastMailTo } from '../../../testing/outbox.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';
import { accountTasks } from '../accounts.jobs.ts';
import { lockAccount } from '../accounts.queries.ts';
import { deleteRequests, withdrawRequest } from './identity.queries.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { admin } = anAdminOf(test);

const fixed = (...fields: string[]) => ({
  status: 409,
  body: {
    message: expect.stringContaining('lo puso el instituto'),
    errors: fields.map((field) => ({ field })),
  },
});
const profileOf = async (member: TestAccount) =>
  (await test.client.as(member).users.get({ userName: member.username })).data;
const asked = { FirstName: 'Ana María', LastName: 'Rojas', DocumentNumber: '99 LP', Reason: 'Me casé' };

/** Makes an enrolled member with the calls of the profile. */
async function anEnrolled(given: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(test.portal, { firstName: 'Ana', lastName: 'Quispe', ...given });
  await anEnrolment(test.portal, member, await aCourse(test.portal));
  return { member, own: test.client.as(member).users, name: `${member.username}@correo.test` };
}
async function waiting(given?: Parameters<typeof aMember>[1]) {
  const enrolled = await anEnrolled(given);
  await enrolled.own.askIdentity(asked);
  const { request } = (await profileOf(enrolled.member)).identity;
  return { ...enrolled, id: request?.id ?? 0 };
}
const decide = (Id: number, Granted: boolean, Answer = 'Visto', by = admin) =>
  test.client.as(by).usuario.decideIdentity({ Id, Granted, Answer });

async function isOneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.portal.db);
  return rows.length === 1;
}

describe('name and document of a member', () => {
  it('are theirs to change at any time, without a password; a name of who has enrolled is marked until it was looked at', async () => {
    const member = await aMember(test.portal, { firstName: 'Ana', lastName: 'Quispe' });
    const { users } = test.client.as(member);
    const { usuario, inicio, person } = test.client.as(admin);
    const marked = async () => (await profileOf(member)).identity.isNameDeclared;
    const asked = async () => (await inicio.get({})).data.pending.map(({ kind }) => kind);
    await users.update({ firstName: 'Rosa', documentNumber: '1 LP' });
    expect(await marked()).toBe(false); // nothing was printed before the first course
    const courseId = await aCourse(test.portal);
    await users.addUserCourse({ CourseId: courseId, UserId: member.id });
    const longAgo = new Date(test.clock.now().getTime() - 20 * 60_000); // the sign-in is no longer fresh
    await test.portal.db
      .updateTable('session')
      .set({ signed_in_at: longAgo })
      .where('account_id', '=', member.id)
      .execute();
    await users.update({ firstName: 'ROSÁ' });
    expect(await marked()).toBe(false); // an accent and capitals are the same name
    await users.update({ firstName: 'Eva', lastName: 'Rojas', documentNumber: '2 LP' });
    expect(await profileOf(member)).toMatchObject({
      firstName: 'Eva',
      lastName: 'Rojas',
      documentNumber: '2 LP',
      identity: { isNameDeclared: true, isDocumentDeclared: true },
    });
    expect(await asked()).toContain('declaredNames');
    expect((await usuario.get({ State: 'renamed' })).data.map(({ id }) => id)).toEqual([member.id]);
    expect((await person.get({ id: member.id })).data.identity?.isNameDeclared).toBe(true);
    const looking = test.client.as(await anAdmin(test.portal)).usuario;
    await looking.update({ id: member.id, firstName: 'Eva', NameSeen: true });
    expect(await marked()).toBe(false);
    expect(await asked()).not.toContain('declaredNames');
    await users.update({ documentNumber: '' });
    expect((await profileOf(member)).documentNumber).toBeNull();
  });

  it('changed while taking courses, the name is printed as declared until an administrator has looked at it', async () => {
    const sitting = await aSitting(test);
    const own = test.client.as(sitting.member);
    await own.users.update({ firstName: 'Nombre', lastName: 'Cambiado' });
    const { certificateCode } = await sitting.sit();
    const text = async () => {
      const ids = { UserId: sitting.member.id, CourseId: sitting.courseId };
      const file = (await own.question.getCertificate(ids)) as unknown as { data: Buffer };
      return (await readPdf(file.data)).pages[0]?.text;
    };
    expect(await text()).toContain('Nombre según declaró');
    const { data } = await test.client.visitor.certificate.verify({ code: certificateCode ?? '' });
    expect(data.certificate).toMatchObject({ fullName: 'Nombre Cambiado', isNameDeclared: true });
    const { usuario, certificate } = test.client.as(await anAdmin(test.portal));
    await usuario.update({ id: sitting.member.id, lastName: 'Corregido' });
    const [row] = (await certificate.get({ userId: sitting.member.id })).data;
    await certificate.reissue({ Id: row?.id ?? 0 });
    expect(await text()).toContain('Nombre Corregido');
    expect(await text()).not.toContain('según declaró');
  });

  it('given for the first time while taking courses is printed as declared', async () => {
    const sitting = await aSitting(test);
    const own = test.client.as(sitting.member);
    await own.users.update({ documentNumber: '4821993 LP' });
    const { certificateCode } = await sitting.sit();
    const text = async () => {
      const ids = { UserId: sitting.member.id, CourseId: sitting.courseId };
      const file = (await own.question.getCertificate(ids)) as unknown as { data: Buffer };
      return (await readPdf(file.data)).pages[0]?.text;
    };
    expect(await text()).toContain('Documento de identidad 4821993 LP, según declaró');
    const { data } = await test.client.visitor.certificate.verify({ code: certificateCode ?? '' });
    expect(data.certificate?.documentNumber).toBe('••••••3 LP, según declaró');
    // the institute has checked another document, which its owner may not change from then on
    const { usuario, certificate } = test.client.as(await anAdmin(test.portal));
    await usuario.update({ id: sitting.member.id, documentNumber: '4821994 LP' });
    const [row] = (await certificate.get({ userId: sitting.member.id })).data;
    await certificate.reissue({ Id: row?.id ?? 0 });
    expect(await text()).toMatch(/Documento de identidad 4821994 LP(?!, según)/);
  });

  it('is confirmed as it is by an administrator who has seen it', async () => {
    const member = await aMember(test.portal);
    await test.client.as(member).users.update({ documentNumber: '5 LP' });
    const { usuario } = test.client.as(await anAdmin(test.portal));
    const isDeclared = async () => (await usuario.getToEdit({ id: member.id })).data.isDocumentDeclared;
    await usuario.update({ id: member.id, documentNumber: '5 LP' });
    expect(await isDeclared()).toBe(true);
    await usuario.update({ id: member.id, documentNumber: '5 LP', DocumentSeen: true });
    expect(await isDeclared()).toBe(false);
  });

  it('that the institute has set is fixed even without a course', async () => {
    const member = await aMember(test.portal);
    await test.client
      .as(await anAdmin(test.portal))
      .usuario.update({ id: member.id, documentNumber: '7 LP' });
    const { users } = test.client.as(member);
    await expect(users.update({ documentNumber: '8 LP' })).rejects.toMatchObject(fixed('documentNumber'));
    await users.update({ documentNumber: '7 LP', firstName: 'Otra' });
  });
});

describe('a change that is asked for', () => {
  it('waits where administrators look, and holds once it is granted; its owner is told', async () => {
    const { member, id, name } = await waiting();
    const { inicio, usuario, person } = test.client.as(admin);
    expect((await inicio.get({})).data.pending).toContainEqual(
      expect.objectContaining({ kind: 'identityRequests', count: 1 }),
    );
    expect((await usuario.get({ State: 'asking' })).data.map((user) => user.id)).toEqual([member.id]);
    expect((await person.get({ id: member.id })).data.identity?.request).toMatchObject({
      id,
      firstName: 'Ana María',
      lastName: 'Rojas',
      documentNumber: '99 LP',
      reason: 'Me casé',
    });
    await decide(id, true);
    await decide(id, true); // its answer was lost
    expect(await profileOf(member)).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Rojas',
      documentNumber: '99 LP',
      identity: { isDocumentDeclared: false, request: { state: 'granted', answer: 'Visto' } },
    });
    expect((await usuario.get({ State: 'asking' })).data).toEqual([]);
    expect((await lastMailTo(test, name)).text).toContain(
      'en tus próximos certificados dirá Ana María Rojas',
    );
    const { events } = (await person.get({ id: member.id })).data;
    expect(events.map(({ action }) => action)).toContain('account.identityGranted');
  });

  it('confirms the document that was compared, also where its number stays', async () => {
    const member = await aMember(test.portal);
    const own = test.client.as(member).users;
    await own.update({ documentNumber: '6 LP' });
    await own.askIdentity({
      FirstName: 'Otra',
      LastName: 'Rojas',
      DocumentNumber: '6 LP',
      Reason: 'Me casé',
    });
    const { request } = (await profileOf(member)).identity;
    await decide(request?.id ?? 0, true);
    expect((await profileOf(member)).identity.isDocumentDeclared).toBe(false);
  });

  it('leaves all as it is where it is refused, which needs a reason', async () => {
    const { member, id, name } = await waiting();
    await expectRefusal(decide(id, false, ' '), 400, { Answer: true });
    await decide(id, false, 'Trae tu documento');
    expect(await profileOf(member)).toMatchObject({
      firstName: 'Ana',
      documentNumber: null,
      identity: { request: { state: 'refused', answer: 'Trae tu documento' } },
    });
    expect((await lastMailTo(test, name)).text).toContain('El instituto te dice: Trae tu documento');
  });

  it('is the last one that was asked, is withdrawn, and is decided once', async () => {
    const { member, own, id } = await waiting();
    await own.askIdentity({ ...asked, FirstName: 'Anita' });
    await expectRefusal(decide(id, true), 409);
    const { request } = (await profileOf(member)).identity;
    expect(request).toMatchObject({ firstName: 'Anita', state: 'waiting' });
    await own.withdrawIdentity({});
    await own.withdrawIdentity({});
    expect((await profileOf(member)).identity.request).toBeNull();
    await expectRefusal(decide(request?.id ?? 0, true), 409);
    const again = await waiting();
    const other = await anAdmin(test.portal);
    const settled = await Promise.allSettled([decide(again.id, true), decide(again.id, false, 'No', other)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused where nothing would change, in another script, and of a request that there is not', async () => {
    const { own, member } = await waiting();
    const { firstName: FirstName, lastName: LastName } = await profileOf(member);
    await expectRefusal(own.askIdentity({ FirstName, LastName }), 409);
    await expectRefusal(own.askIdentity({ FirstName: 'Анна', LastName }), 400);
    await expectRefusal(own.askIdentity({ FirstName: ' ', LastName }), 400);
    await expectRefusal(decide(999_999, true), 404);
  });

  it('that is decided while another is asked for, or while its account is deleted, does not deadlock', async () => {
    for (const [meanwhile, status] of [
      [withdrawRequest, 409],
      [deleteRequests, 404],
    ] as const) {
      const { member, id } = await waiting();
      const { decided } = await test.portal.db.transaction().execute(async (db) => {
        await lockAccount(db, member.id);
        const settled = Promise.allSettled([decide(id, true)]);
        await vi.waitUntil(isOneWaiting, { timeout: 60_000, interval: 10 });
        await meanwhile(db, member.id);
        return { decided: settled };
      });
      expect(await decided).toMatchObject([{ reason: { status } }]);
    }
  });

  it('goes with its account', async () => {
    const { member } = await waiting();
    await eraseAccount(test.client.as(await anAdmin(test.portal)), member.id);
    const left = test.portal.db
      .selectFrom('identity_request')
      .select('id')
      .where('account_id', '=', member.id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('a certificate for a name in another script', () => {
  it('waits for the name, and is issued when it can be printed', async () => {
    const member = await aMember(test.portal, { firstName: 'Ελένη', lastName: 'Παππά' });
    const sitting = await aSitting(test, { member });
    expect(await sitting.sit()).toMatchObject({ calification: 100, certificateCode: null });
    expect((await profileOf(member)).identity.heldCount).toBe(1);
    const { usuario, inicio } = test.client.as(await anAdmin(test.portal));
    expect((await usuario.get({ State: 'held' })).data.map(({ id }) => id)).toEqual([member.id]);
    expect((await inicio.get({})).data.pending.map(({ kind }) => kind)).toContain('heldCertificates');
    await usuario.update({ id: member.id, firstName: 'Eleni' });
    expect((await profileOf(member)).identity.heldCount).toBe(1);
    await usuario.update({ id: member.id, lastName: 'Pappa' });
    expect((await profileOf(member)).identity.heldCount).toBe(0);
    const ids = { UserId: member.id, CourseId: sitting.courseId };
    const file = (await test.client.as(member).question.getCertificate(ids)) as unknown as { data: Buffer };
    expect((await readPdf(file.data)).pages[0]?.text).toContain('Eleni Pappa');
  });

  it('is not issued again with it', async () => {
    const sitting = await aSitting(test);
    await sitting.sit();
    await test.portal.db
      .updateTable('account')
      .set({ first_name: 'Иван' })
      .where('id', '=', sitting.member.id)
      .execute();
    const { certificate } = test.client.as(await anAdmin(test.portal));
    const [row] = (await certificate.get({ userId: sitting.member.id })).data;
    await expectRefusal(
      certificate.reissue({ Id: row?.id ?? 0 }),
      409,
      expect.stringContaining('letras latinas'),
    );
    expect((await certificate.get({ userId: sitting.member.id })).data).toMatchObject([{ state: 'valid' }]);
  });
});

it('a request is forgotten two years after it was asked for, unless it waits still', async () => {
  const [decided, open] = [await waiting(), await waiting()];
  await decide(decided.id, true);
  test.clock.advance(731 * 24 * 3600);
  await accountTasks(test.portal).purgeAccounts?.({}, undefined as never);
  const left = await test.portal.db.selectFrom('identity_request').select('id').execute();
  const ids = left.map(({ id }) => id);
  expect([decided.id, open.id].map((id) => ids.includes(id))).toEqual([false, true]);
});
