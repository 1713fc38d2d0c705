import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { usuario } from '../../../../contract/accounts/calls.ts';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { leyReglamento } from '../../../../contract/laws/calls.ts';
import { signLink } from '../../../api/call/signed-links.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { openForTest } from '../../../testing/lifetime.ts';
import { password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal } from '../../../testing/portal.ts';

const test = aTestPortal();

it('a token of the right key opens nothing for a session that never was, or in a role that it has not', async () => {
  const member = await aMember(test.portal);
  const admin = await anAdmin(test.portal);
  await test.client.as(member).users.update({});
  const forged = [
    { ...admin, sessionId: randomUUID() },
    { ...member, role: 'admin' as const },
    { ...admin, sessionId: member.sessionId },
  ];
  for (const account of forged) await expectRefusal(test.client.as(account).usuario.get({}), 401);
});

it('an account that was demoted or deleted elsewhere is asked for once more and refused', async () => {
  const node = await openForTest(test.another());
  const [admin, chief] = [await anAdmin(test.portal), await anAdmin(test.portal)];
  await node.client.as(admin).usuario.get({});
  await test.client.as(chief).usuario.update({ id: admin.id, role: 'member' });
  await expect
    .poll(() =>
      node.client
        .as(admin)
        .usuario.get({})
        .catch((error: { status: number }) => error.status),
    )
    .toBe(401);
});

it('an administrator’s new name ends their other sessions, not this one, and nobody else’s', async () => {
  const [admin, member] = [await anAdmin(test.portal), await aMember(test.portal)];
  const elsewhere = { ...admin, sessionId: randomUUID() };
  const now = test.clock.now();
  await test.portal.db
    .insertInto('session')
    .values({
      id: elsewhere.sessionId,
      account_id: admin.id,
      secret_hash: Buffer.from(elsewhere.sessionId),
      rotated_at: now,
      signed_in_at: now,
      last_seen_at: now,
    })
    .execute();
  for (const account of [admin, elsewhere, member]) await test.client.as(account).users.update({});
  await test.client.as(admin).usuario.update({ id: admin.id, username: 'otro.nombre' });
  for (const account of [admin, member]) await test.client.as(account).users.update({});
  await expectRefusal(test.client.as(elsewhere).users.update({}), 401);
});

it('an administrator who works on one page is not idle', async () => {
  const { username } = await anAdmin(test.portal, { passwordHash });
  const browser = aBrowser(test);
  const given = { UserName: username, Password: password };
  const { token } = (await browser.call(users.login, given)).data;
  test.clock.advance(55 * 60);
  await browser.call(usuario.get, {}, token);
  test.clock.advance(50 * 60); // the token is over, the session is not
  await browser.call(usuario.get, {}, (await browser.call(users.refresh, {})).data.token);
  test.clock.advance(61 * 60);
  await expectRefusal(browser.call(users.refresh, {}), 401);
});

it('a signed link ends with its session', async () => {
  const member = await aMember(test.portal);
  const caller = { role: 'member' as const, accountId: member.id, username: member.username, years: 40 };
  const context = test.context({ caller: { ...caller, sessionId: member.sessionId } });
  const url = signLink(context, leyReglamento.downloadLeyReglamento, { fileId: 1 }, 6 * 3600);
  const status = async () => (await test.app.inject({ url })).statusCode;
  expect(await status()).toBe(404); // let in: there is no such law
  await test.client.as(member).users.logout({});
  expect(await status()).toBe(401);
  test.clock.advance(2 * 3600);
  expect(await status()).toBe(401);
});
