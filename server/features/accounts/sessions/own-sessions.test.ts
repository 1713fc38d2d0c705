import { expect, test } from 'vitest';
import { seguridad } from '../../../../contract/accounts/factor-calls.ts';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { sentence } from '../../../../contract/refusal.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { lastMailTo } from '../../../testing/outbox.ts';
import { password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal } from '../../../testing/portal.ts';

const portal = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });

const enter = async (username: string, address: string) => {
  const browser = aBrowser(portal, { address });
  const { token } = (await browser.call(users.login, { UserName: username, Password: password })).data;
  return { browser, token };
};
const mailsTo = async (recipient: string) => {
  const rows = await portal.portal.db
    .selectFrom('mail')
    .select('id')
    .where('recipient', '=', recipient)
    .execute();
  return rows.length;
};

test('a second device is told by mail, once; the first, and one that is known, are not', async () => {
  const email = 'equipos@correo.test';
  const { username } = await aMember(portal.portal, { passwordHash, email });
  const first = await enter(username, '10.9.1.1');
  await first.browser.call(users.login, { UserName: username, Password: password });
  expect(await mailsTo(email)).toBe(0);
  const { browser } = await enter(username, '10.9.2.1');
  const { subject, text } = await lastMailTo(portal, email);
  expect(subject).toContain('Se abrió en un equipo nuevo tu cuenta');
  expect(text).toContain('Su red: 10.9.2.x.');
  await browser.call(users.login, { UserName: username, Password: password });
  await enter(username, '10.9.2.9');
  expect(await mailsTo(email)).toBe(1);
});

test('the sessions of an account are listed; one is closed, then all others, and this one never', async () => {
  const { username } = await aMember(portal.portal, { passwordHash });
  const [one, other, third] = [
    await enter(username, '10.8.1.1'),
    await enter(username, '10.8.2.1'),
    await enter(username, '10.8.3.1'),
  ];
  const list = async () => (await one.browser.call(seguridad.get, {}, one.token)).data.sessions;
  const sessions = (await list()).filter(({ device }) => device !== '');
  expect(sessions.map(({ network }) => network).toSorted()).toEqual(['10.8.1.x', '10.8.2.x', '10.8.3.x']);
  const idOf = (network: string) => sessions.find((each) => each.network === network)?.id ?? '';
  const close = (Id: string) => one.browser.call(seguridad.endSession, { Id }, one.token);
  await expectRefusal(close(idOf('10.8.1.x')), 409, sentence('thisSession'));
  await close(idOf('10.8.2.x'));
  await close(idOf('10.8.2.x'));
  await expectRefusal(other.browser.call(seguridad.get, {}, other.token), 401);
  await third.browser.call(seguridad.get, {}, third.token);
  await one.browser.call(seguridad.endOtherSessions, {}, one.token);
  await expectRefusal(third.browser.call(seguridad.get, {}, third.token), 401);
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('a session of somebody else is not closed', async () => {
  const [mine, theirs] = [
    await aMember(portal.portal, { passwordHash }),
    await aMember(portal.portal, { passwordHash }),
  ];
  await portal.client.as(mine).seguridad.endSession({ Id: theirs.sessionId });
  await portal.client.as(theirs).seguridad.get({});
});
