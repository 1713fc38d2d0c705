import { describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { sentence } from '../../../contract/refusal.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aGroup, aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { aSitting, putOverTime } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { certificateTasks } from '../certificates/making/certificates.jobs.ts';
import { closeOverdue } from '../exams/close-attempt.ts';
import { trashTasks } from '../trash/trash.jobs.ts';
import { eraseDueUsers } from './removal.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });
const day = 24 * 3600;

/** An administrator who has signed in just now. */
const anew = async () => test.client.as(await anAdmin(test.portal));
const stored = (id: number) =>
  test.portal.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const purge = () => runDueJobs(test, trashTasks(test.portal)).then(() => eraseDueUsers(test.context()));
const emailOf = ({ username }: TestAccount) => `${username}@correo.test`;

/** Somebody with a course, an exam that is passed, a certificate, a comment and a group. */
async function aLife(given: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(test.portal, {
    firstName: 'Zulema',
    lastName: 'Ñandú',
    passwordHash,
    ...given,
  });
  const sitting = await aSitting(test, { member });
  await sitting.sit();
  await test.client.as(member).course.addComment({
    UserId: member.id,
    CourseId: sitting.courseId,
    Comment: 'Muy bueno.',
    Calification: 5,
  });
  const groupId = await aGroup(test.portal, { people: [member] });
  await runDueJobs(test, certificateTasks(test.portal));
  const { code } = await test.portal.db
    .selectFrom('certificate')
    .select('code')
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { member, sitting, courseId: sitting.courseId, groupId, code };
}

describe('a deleted person', () => {
  it('is signed out at once, cannot sign in or set a password, and the links of before are over', async () => {
    const api = await anew();
    const member = await aMember(test.portal, { passwordHash });
    await aBrowser(test).call(users.forgot, { Email: emailOf(member) });
    const codes = test.portal.db.selectFrom('account_code').select('id').where('account_id', '=', member.id);
    expect(await codes.execute()).toHaveLength(1);
    expect((await api.usuario.delete({ id: member.id })).data).toBeNull();
    expect(await codes.execute()).toEqual([]);
    await expectRefusal(test.client.as(member).users.update({}), 401);
    const signIn = () => aBrowser(test).call(users.login, { UserName: member.username, Password: password });
    await expect(signIn()).rejects.toThrow(sentence('badCredentials'));
    const { message } = await aBrowser(test).call(users.forgot, { Email: 'nadie@correo.test' });
    expect((await aBrowser(test).call(users.forgot, { Email: emailOf(member) })).message).toBe(message);
    expect(await codes.execute()).toEqual([]);
    await expectRefusal(api.usuario.delete({ id: member.id }), 404);
  });

  it('stands in no list, search or count of people, nor by name beside what they did', async () => {
    const api = await anew();
    const { member, courseId, groupId } = await aLife({ firstName: 'Zacarías' });
    const before = (await api.usuario.getCounts({})).data.all;
    await api.usuario.delete({ id: member.id });
    expect((await api.usuario.getCounts({})).data.all).toBe(before - 1);
    expect((await api.usuario.get({ Search: 'zacarias' })).total).toBe(0);
    expect((await api.usuario.get({ GroupId: groupId })).total).toBe(0);
    expect((await api.group.get({ PageSize: 200 })).data.find(({ id }) => id === groupId)?.peopleCount).toBe(
      0,
    );
    const results = (await api.result.get({ courseId })).data;
    expect([results.rows, results.counts.all, results.counts.certified]).toEqual([[], 0, 0]);
    expect((await api.attempt.get({ courseId })).total).toBe(0);
    const seen = [
      await api.usuario.getAll({}),
      await api.person.get({ id: member.id }),
      await api.comment.get({ PageSize: 200 }),
      await test.client.visitor.course.getComment({ courseId }),
    ];
    expect(JSON.stringify(seen)).not.toContain('Zacarías');
    await expectRefusal(api.usuario.getToEdit({ id: member.id }), 404);
  });

  it('comes back with courses, attempts, certificates and groups, and signs in as before', async () => {
    const api = await anew();
    const { member, courseId, groupId } = await aLife();
    const life = async () => ({
      account: (await api.usuario.get({ Search: member.username })).data,
      person: (await api.person.get({ id: member.id })).data.courses,
      certificates: (await api.person.get({ id: member.id })).data.certificates,
      result: (await api.result.get({ courseId })).data.rows,
      attempts: (await api.attempt.get({ courseId })).data,
      group: (await api.usuario.get({ GroupId: groupId })).total,
      comments: (await test.client.visitor.course.getComment({ courseId })).data,
    });
    const before = await life();
    await api.usuario.delete({ id: member.id });
    const { data } = await api.papelera.get({ Type: 'Persona', Search: member.username });
    expect(data).toMatchObject([
      {
        type: 'Persona',
        id: member.id,
        title: 'Zulema Ñandú',
        goneAt: new Date(test.clock.now().getTime() + 30 * day * 1000).toISOString(),
        person: { username: member.username, courseCount: 1, attemptCount: 1, certificateCount: 1 },
      },
    ]);
    expect(data[0]?.person?.groups).toHaveLength(1);
    await api.papelera.restore({ Type: 'Persona', Id: member.id });
    expect(await life()).toEqual({
      ...before,
      account: [{ ...before.account[0], lastSeen: expect.anything() }],
    });
    await aBrowser(test).call(users.login, { UserName: member.username, Password: password });
    await expectRefusal(api.papelera.restore({ Type: 'Persona', Id: member.id }), 404);
  });

  it('keeps a certificate that verifies, file and number included, whose public page rests', async () => {
    const api = await anew();
    const { member, courseId, code } = await aLife();
    await test.client.as(member).certificate.share({ courseId, Shared: true });
    await api.usuario.delete({ id: member.id });
    await runDueJobs(test, certificateTasks(test.portal));
    const verified = async () => (await test.client.visitor.certificate.verify({ code })).data;
    expect(await verified()).toMatchObject({ state: 'valid', isHolderGone: false });
    await expectRefusal(test.client.visitor.certificate.getShared({ code }), 404);
    await api.papelera.restore({ Type: 'Persona', Id: member.id });
    expect((await test.client.visitor.certificate.getShared({ code })).data.code).toBe(code);
  });

  it('gets no certificate for an exam that ends meanwhile, and gets it when restored', async () => {
    const sitting = await aSitting(test);
    const { attemptId, questions } = await sitting.start();
    for (const { id } of questions) await sitting.save(id, 'B');
    const api = await anew();
    await api.usuario.delete({ id: sitting.member.id });
    await putOverTime(test, attemptId);
    await closeOverdue(test.context());
    const certificates = () =>
      test.portal.db
        .selectFrom('certificate')
        .select('grade')
        .where('account_id', '=', sitting.member.id)
        .execute();
    expect(await certificates()).toEqual([]);
    await api.papelera.restore({ Type: 'Persona', Id: sitting.member.id });
    expect(await certificates()).toEqual([{ grade: 100 }]);
  });

  it('that is an administrator leaves another one, who is told; the last one stays', async () => {
    const [boss, gone] = [await anAdmin(test.portal), await anAdmin(test.portal)];
    const { usuario, papelera } = test.client.as(boss);
    await usuario.delete({ id: gone.id });
    await expectRefusal(test.client.as(gone).usuario.get({}), 401);
    const { data } = await papelera.get({ Type: 'Persona', Search: gone.username });
    expect(data[0]?.person?.role).toBe('admin');
    await papelera.restore({ Type: 'Persona', Id: gone.id });
    expect((await usuario.getToEdit({ id: gone.id })).data.role).toBe('admin');
  });
});

describe('what is theirs in the Papelera', () => {
  it('is refused to who registers, in the words of any that is in use', async () => {
    const api = await anew();
    const [gone, there] = [await aMember(test.portal), await aMember(test.portal)];
    await api.usuario.delete({ id: gone.id });
    const asked = (account: TestAccount, what: 'name' | 'email') =>
      test.client.visitor.users
        .register({
          FirstName: 'Otra',
          LastName: 'Persona',
          Gender: 2,
          FechaNac: '1990-01-01',
          userName: what === 'name' ? account.username : `libre.${account.id}`,
          email: what === 'email' ? emailOf(account) : `libre.${account.id}@correo.test`,
          password: 'lluvia-mesa-trompeta-9',
        })
        .then(
          () => 'let in',
          (error: { status: number; body: unknown }) => [error.status, error.body],
        );
    for (const what of ['name', 'email'] as const)
      expect(await asked(gone, what)).toEqual(await asked(there, what));
  });

  it('is named to the administrator who adds or gives it, with whom to restore', async () => {
    const api = await anew();
    const gone = await aMember(test.portal, { firstName: 'Julio', lastName: 'Aramayo' });
    const other = await aMember(test.portal);
    await test.portal.db
      .updateTable('account')
      .set({ document_number: '7654321 LP' })
      .where('id', '=', gone.id)
      .execute();
    await api.usuario.delete({ id: gone.id });
    const person = { FirstName: 'Julio', LastName: 'Aramayo', Gender: 1, FechaNac: '1990-01-01' } as const;
    const inTrash = (field: string) => ({
      status: 409,
      body: { errors: [{ field, message: expect.stringMatching(/Julio Aramayo.*está en la Papelera/) }] },
    });
    const { add, update } = api.usuario;
    await expect(add({ ...person, Email: emailOf(gone).toUpperCase() })).rejects.toMatchObject(
      inTrash('Email'),
    );
    await expect(add({ ...person, UserName: gone.username })).rejects.toMatchObject(inTrash('UserName'));
    await expect(add({ ...person, DocumentNumber: '7654321-lp' })).rejects.toMatchObject(
      inTrash('DocumentNumber'),
    );
    const { id } = other;
    await expect(update({ id, Email: emailOf(gone) })).rejects.toMatchObject(inTrash('Email'));
    await expect(update({ id, username: gone.username })).rejects.toMatchObject(inTrash('username'));
    await expect(update({ id, documentNumber: '7654321' })).resolves.toBeDefined();
    await expect(update({ id, documentNumber: '7654321 LP' })).rejects.toMatchObject(
      inTrash('documentNumber'),
    );
    await api.papelera.delete({ type: 'Persona', id: gone.id });
    expect((await add({ ...person, Email: emailOf(gone), UserName: gone.username })).data.id).toBeGreaterThan(
      0,
    );
  });
});

describe('the end of the thirty days', () => {
  it('erases the person, who is told then and not before; the certificate is verified for ever', async () => {
    const api = await anew();
    const { member, code } = await aLife({ username: 'borrable' });
    await api.usuario.delete({ id: member.id });
    test.clock.advance(30 * day - 1);
    await purge();
    expect((await stored(member.id)).username).toBe('borrable');
    await expect(lastMailTo(test, emailOf(member))).resolves.not.toMatchObject({
      subject: expect.stringContaining('Se eliminó tu cuenta'),
    });
    test.clock.advance(1);
    await purge();
    await purge(); // it may run twice
    const row = await stored(member.id);
    expect(row).toMatchObject({
      first_name: 'Usuario',
      password_hash: '!',
      birth_date: '1900-01-01',
      erase_at: null,
    });
    expect(JSON.stringify(row)).not.toContain('borrable');
    expect((await lastMailTo(test, emailOf(member))).subject).toContain('Se eliminó tu cuenta');
    const letters =
      await sql`select from mail where account_id = ${member.id} and subject like 'Se eliminó%'`.execute(
        test.portal.db,
      );
    expect(letters.rows).toHaveLength(1);
    expect((await test.client.visitor.certificate.verify({ code })).data).toMatchObject({
      state: 'valid',
      isHolderGone: true,
    });
    const again = await anew();
    expect((await again.papelera.get({ Type: 'Persona', Search: 'borrable' })).total).toBe(0);
    await expectRefusal(again.papelera.restore({ Type: 'Persona', Id: member.id }), 404);
    expect((await aMember(test.portal, { username: 'borrable' })).id).not.toBe(member.id);
  });

  it('keeps nobody from being erased because one cannot be, and erases that one the next night', async () => {
    const api = await anew();
    const [stuck, next] = [await aMember(test.portal), await aMember(test.portal)];
    for (const { id } of [stuck, next]) await api.usuario.delete({ id });
    test.clock.advance(30 * day);
    const blocked = sql`create function refuse_one() returns trigger language plpgsql as $$
      begin raise exception 'no disk'; end $$`;
    await blocked.execute(test.portal.db);
    await sql`create trigger refuse_one before update on account for each row
      when (new.erase_at is null and new.id = ${sql.lit(stuck.id)}) execute function refuse_one()`.execute(
      test.portal.db,
    );
    await expect(eraseDueUsers(test.context())).rejects.toThrow('were not erased');
    expect((await stored(next.id)).erase_at).toBeNull();
    expect(await stored(stuck.id)).toMatchObject({ username: stuck.username, erase_at: expect.any(Date) });
    await sql`drop trigger refuse_one on account`.execute(test.portal.db);
    await eraseDueUsers(test.context());
    expect((await stored(stuck.id)).username).toBe(`#eliminado-${stuck.id}`);
  });

  it('by two nodes at once writes one letter', async () => {
    const api = await anew();
    const member = await aMember(test.portal);
    await api.usuario.delete({ id: member.id });
    test.clock.advance(30 * day);
    await Promise.all([eraseDueUsers(test.context()), eraseDueUsers(test.context())]);
    const letters = test.portal.db.selectFrom('mail').select('id').where('account_id', '=', member.id);
    await expect.poll(() => letters.execute()).toHaveLength(1);
  });

  it('lists first those who go within a week, the next one before the others', async () => {
    await sql`update account set erase_at = null where erase_at is not null`.execute(test.portal.db);
    const people = [await aMember(test.portal), await aMember(test.portal), await aMember(test.portal)];
    for (const [place, { id }] of people.entries()) {
      test.clock.advance(([0, 20, 5][place] ?? 0) * day);
      await (await anew()).usuario.delete({ id });
    }
    const ids = async () => (await (await anew()).papelera.get({ Type: 'Persona' })).data.map(({ id }) => id);
    const [oldest, middle, newest] = people.map(({ id }) => id);
    expect(await ids()).toEqual([oldest, newest, middle]);
  });
});
