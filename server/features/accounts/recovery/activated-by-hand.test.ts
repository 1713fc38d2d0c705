import { expect, test } from 'vitest';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin, type TestAccount } from '../../../testing/builders.ts';
import { items } from '../../../testing/calls/bulk-items.ts';
import { openForTest } from '../../../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { password, passwordHash } from '../../../testing/password.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../../testing/portal.ts';

const portal = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { admin } = anAdminOf(portal);
const addressOf = ({ username }: TestAccount) => `${username}@correo.test`;
const waiting = (given: { passwordHash?: string } = { passwordHash }) =>
  aMember(portal.portal, { isActive: false, ...given });

test('whoever was activated by hand is told once, each of many, and can sign in', async () => {
  const { usuario } = portal.client.as(admin);
  const [one, two] = [await waiting(), await waiting()];
  await usuario.activateMany(items(one.id, two.id));
  await usuario.activate({ id: one.id });
  for (const member of [one, two]) {
    const { subject, text } = await lastMailTo(portal, addressOf(member));
    expect(subject).toContain('está activa');
    expect(text).toContain(member.username);
    const letters = portal.portal.db.selectFrom('mail').select('id').where('account_id', '=', member.id);
    expect(await letters.execute()).toHaveLength(1);
    await aBrowser(portal).call(users.login, { UserName: member.username, Password: password });
  }
});

test('an invited person who was activated by hand gets the link to choose a password, and it works', async () => {
  const member = await waiting({});
  await portal.client.as(admin).usuario.activate({ id: member.id });
  const { Username, Strcode } = linkOf((await lastMailTo(portal, addressOf(member))).text);
  await aBrowser(portal).call(users.resetPassword, { Username, Strcode, Password: 'lluvia-mesa-trompeta-9' });
  await aBrowser(portal).call(users.login, { UserName: Username, Password: 'lluvia-mesa-trompeta-9' });
});

test('without a mail server nothing is put aside, and the answer says who has to tell them', async () => {
  const without = await openForTest(openTestPortal());
  const member = await aMember(without.portal, { isActive: false, passwordHash });
  const boss = await anAdmin(without.portal);
  const { usuario } = without.client.as(boss);
  expect((await usuario.activate({ id: member.id })).message).toContain('avísale tú a la persona');
  const others = [
    await aMember(without.portal, { isActive: false }),
    await aMember(without.portal, { isActive: false }),
  ];
  const { message } = await usuario.activateMany(items(...others.map(({ id }) => id)));
  expect(message).toContain('avísales tú: el portal no envía correos');
  expect(await without.portal.db.selectFrom('mail').select('id').execute()).toEqual([]);
});
