import { describe, expect, test } from 'vitest';
import { everyEndpoint } from '../../contract/index.ts';
import { noticeTasks } from '../features/mail/administrator-notices.jobs.ts';
import { sql } from '../platform/database/database.ts';
import { aMember, anAdmin, type TestAccount } from '../testing/builders.ts';
import { rowsForCalls } from '../testing/calls/rows-for-calls.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { validInput } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { runDueJobs } from '../testing/jobs.ts';
import { lastMailTo } from '../testing/outbox.ts';
import { aTestPortal } from '../testing/portal.ts';

/** A stolen token alone changes nothing by which others are deceived (spec 5.7). */
const portal = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });

const rows = everyEndpoint()
  .filter(({ row }) => row.needsFreshSignIn === true)
  .map((each) => ({ ...each, name: `${each.controller}.${each.action}` }));

const signedInAgo = (account: TestAccount, minutes: number) =>
  portal.portal.db
    .updateTable('session')
    .set({ signed_in_at: new Date(portal.clock.now().getTime() - minutes * 60_000) })
    .where('account_id', '=', account.id)
    .execute();
const asksForFreshSignIn = { status: 400, body: { errors: [{ field: 'currentPassword' }] } };

test('these calls ask for it by their row', () => {
  expect(rows.map(({ row }) => row.path).sort()).toEqual([
    'Attempt/AcceptLate',
    'Attempt/Annul',
    'Attempt/Pass',
    'Attempt/Regrade',
    'Certificate/IssueUnsigned',
    'Certificate/Reissue',
    'Certificate/ReissueMany',
    'Certificate/Restore',
    'Certificate/Revoke',
    'Certificate/SaveDesign',
    'Estado/DownloadBundle',
    'Estado/GetBundleLink',
    'Result/PassMany',
    'Usuario/BlockMany',
    'Usuario/DecideIdentity',
    'Usuario/Delete',
    'Usuario/DeleteMany',
  ]);
});

test.each(rows)('$name asks who signed in long ago who they are, and then does it', async ({ name, row }) => {
  const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
  const input = { ...validInput(row), ...(await rowsForCalls[name]?.({ test: portal, admin, member })) };
  await signedInAgo(admin, 16);
  const token = await tokenOf(portal.portal, admin);
  const refused = await sendCall(portal, row, input, token);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'currentPassword' })],
  ]);
  await signedInAgo(admin, 14);
  expect((await sendCall(portal, row, input, token)).statusCode).toBe(200);
});

describe('what depends on what is asked', () => {
  test('the link of an invited administrator asks for it, a member’s does not', async () => {
    const admin = await anAdmin(portal.portal);
    const person = { LastName: 'Quispe', Gender: 2, FechaNac: '1990-01-01', FirstName: 'Ana' } as const;
    const api = portal.client.as(admin);
    await api.usuario.add({ ...person, Email: 'jefa@correo.test', Role: 'admin' });
    await api.usuario.add({ ...person, Email: 'socia@correo.test' });
    await signedInAgo(admin, 16);
    const ofAdmin = await lastMailTo(portal, 'jefa@correo.test');
    const ofMember = await lastMailTo(portal, 'socia@correo.test');
    await expect(api.mail.getActivationLink({ id: ofAdmin.id })).rejects.toMatchObject(asksForFreshSignIn);
    expect((await api.mail.getActivationLink({ id: ofMember.id })).data.link).toContain('/forgetpassword');
    await signedInAgo(admin, 1);
    expect((await api.mail.getActivationLink({ id: ofAdmin.id })).data.link).toContain('/forgetpassword');
  });

  test('another name or username of somebody asks for it, the same ones sent back do not', async () => {
    const [admin, member] = [
      await anAdmin(portal.portal),
      await aMember(portal.portal, { firstName: 'Ελένη' }),
    ];
    const { usuario } = portal.client.as(admin);
    await signedInAgo(admin, 16);
    const { data: asShown } = await usuario.getToEdit({ id: member.id });
    const { id, username, firstName, lastName } = asShown;
    await usuario.update({ id, username, firstName, lastName, gender: 1 });
    for (const change of [{ firstName: 'Otra' }, { lastName: 'Otra' }, { username: 'otra.cuenta' }])
      await expect(usuario.update({ id, ...change })).rejects.toMatchObject(asksForFreshSignIn);
    await signedInAgo(admin, 1);
    await expect(usuario.update({ id, firstName: 'Иван' })).rejects.toMatchObject({
      body: { errors: [{ field: 'firstName', message: expect.stringContaining('letras latinas') }] },
    });
    await usuario.update({ id, firstName: ' Elena\u202e' });
    expect((await usuario.getToEdit({ id })).data.firstName).toBe('Elena');
  });
});

test('the other administrators are told in one letter, whatever many things one did', async () => {
  const [admin, other] = [
    await anAdmin(portal.portal, { firstName: 'Rosa', lastName: 'Flores' }),
    await anAdmin(portal.portal),
  ];
  await sql`delete from graphile_worker._private_jobs`.execute(portal.portal.db);
  const { certificate, usuario } = portal.client.as(admin);
  for (let each = 0; each < 3; each += 1) {
    const sitting = await aSitting(portal);
    await sitting.sit();
    const { data } = await certificate.get({ userId: sitting.member.id });
    await certificate.reissue({ Id: data[0]?.id ?? 0 });
    if (each === 0) await usuario.update({ id: sitting.member.id, lastName: 'Corregida' });
  }
  const letters = () =>
    portal.portal.db
      .selectFrom('mail')
      .select('recipient')
      .where('subject', 'like', 'Cambios de otra%')
      .execute();
  await runDueJobs(portal, noticeTasks(portal.portal));
  expect(await letters()).toEqual([]); // it gathers for five minutes
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.portal.db);
  await runDueJobs(portal, noticeTasks(portal.portal));
  const sent = (await letters()).map(({ recipient }) => recipient);
  expect(new Set(sent).size).toBe(sent.length);
  const { text } = await lastMailTo(portal, `${other.username}@correo.test`);
  expect(text).toContain('Rosa Flores');
  expect(text).toContain('- Volvió a emitir el certificado (3 veces)\n- Cambió los datos de la cuenta');
  await expect(lastMailTo(portal, `${admin.username}@correo.test`)).rejects.toThrow();
});
