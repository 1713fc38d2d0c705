import { expect, test } from 'vitest';
import { aCourse, aMember, anEnrolment } from '../../testing/builders.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const server = openForTests(openMailServer);
const portal = aTestPortal(() => ({ smtpUrl: server.url }));
const { api } = anAdminOf(portal);

const mailsOf = (accountId: number) =>
  portal.portal.db.selectFrom('mail').select('subject').where('account_id', '=', accountId).execute();

test('without e-mail, gender and birth date somebody is listed, found and shown', async () => {
  const member = await aMember(portal.portal, {
    firstName: 'Ignacia',
    email: null,
    gender: null,
    birthDate: null,
    documentNumber: '4.567.890 LP',
    phone: '+591 700-12345',
  });
  const { id, username } = member;
  for (const Search of ['ignacia', username, '4.567', '4567890lp', '567890', '70012345', '700-12'])
    expect((await api.usuario.get({ Search })).data).toMatchObject([{ id, email: null }]);
  expect((await api.usuario.getToEdit({ id })).data).toMatchObject({
    email: null,
    gender: null,
    fechaNac: null,
    phone: '+591 700-12345',
  });
  expect((await api.person.get({ id })).data).toMatchObject({ email: null });
  const courseId = await aCourse(portal.portal);
  await anEnrolment(portal.portal, member, courseId);
  const { data } = await api.result.get({ courseId, Search: '4567890LP' });
  expect(data.rows).toMatchObject([{ userId: id, email: null }]);
});

test('a member without birth date is shown none, and no age', async () => {
  const member = await aMember(portal.portal, { birthDate: null, gender: null });
  const { data } = await portal.client.as(member).users.get({ userName: member.username });
  expect(data).toMatchObject({ fechaNac: null, gender: null, years: null });
});

test('nothing is mailed to somebody without e-mail, and a letter says whom it leaves out', async () => {
  const [silent, reached] = [await aMember(portal.portal, { email: null }), await aMember(portal.portal)];
  const courseId = await aCourse(portal.portal);
  for (const person of [silent, reached]) await anEnrolment(portal.portal, person, courseId);
  const letter = { courseId, Subject: 'Tu examen', Text: 'Ya puedes rendir.' };
  const { data } = await api.result.previewLetter(letter);
  expect(data).toMatchObject({
    count: 1,
    leftOut: [{ userId: silent.id, reason: 'noEmail' }],
    example: { to: `${reached.username}@correo.test` },
  });
  await api.result.sendLetter({ ...letter, Expected: 1 });
  await api.usuario.update({ id: silent.id, role: 'admin' });
  expect(await mailsOf(silent.id)).toEqual([]);
  expect(await mailsOf(reached.id)).toEqual([{ subject: 'Tu examen' }]);
});
