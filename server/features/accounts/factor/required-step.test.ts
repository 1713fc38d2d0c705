import { beforeAll, expect, test } from 'vitest';
import { seguridad } from '../../../../contract/accounts/factor-calls.ts';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { visitor } from '../../../../contract/caller.ts';
import { sentence } from '../../../../contract/refusal.ts';
import { contextOf } from '../../../context/context.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aHolder, aMember, anAdmin, type TestAccount } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { codeAt, giveAuthenticator } from '../../../testing/factors.ts';
import { lastMailTo } from '../../../testing/outbox.ts';
import { password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { accountTasks } from '../accounts.jobs.ts';
import { endSecondStepFromConsole } from './lost-phone.ts';

const portal = aTestPortal({ RATE_LIMIT_FACTOR: '1000', SMTP_URL: 'smtp://127.0.0.1:9' });

let asking: TestAccount;
beforeAll(async () => {
  asking = await anAdmin(portal.portal);
  await giveAuthenticator(portal, asking.id);
});
const ask = (AppliesTo: 'nobody' | 'admin' | 'roles', Days?: number) =>
  portal.client.as(asking).grant.setStepRule({ AppliesTo, ...(Days === undefined ? {} : { Days }) });
const pass = (days: number) => portal.clock.advance(days * 24 * 3600);
/** An administrator without a second step, once it is due. */
async function aLate() {
  await ask('admin', 1);
  pass(1);
  return anAdmin(portal.portal, { passwordHash });
}

test('who has no second step asks nobody for one', async () => {
  const other = await anAdmin(portal.portal);
  const set = portal.client.as(other).grant.setStepRule({ AppliesTo: 'admin' });
  await expectRefusal(set, 409, sentence('ownStepFirst'));
  expect((await portal.client.as(other).grant.getStepRule({})).data).toMatchObject({
    appliesTo: 'nobody',
    due: null,
    missing: expect.arrayContaining([expect.objectContaining({ id: other.id, isAdmin: true })]),
  });
});

test('a rule is told whom it concerns, once now and once before its day, and is in the audit', async () => {
  const admin = await anAdmin(portal.portal, { email: 'falta@correo.test' });
  const editor = await aHolder(portal.portal, ['redactor'], { email: 'redacta@correo.test' });
  const { data } = await ask('roles');
  const missing = data.missing.map(({ id }) => id);
  expect(missing).toEqual(expect.arrayContaining([admin.id, editor.id]));
  expect(missing).not.toContain(asking.id);
  const first = await lastMailTo(portal, 'falta@correo.test');
  expect(first.text).toContain('/seguridad');
  expect((await lastMailTo(portal, 'redacta@correo.test')).subject).toContain('Te falta el segundo paso');
  const remind = async () => {
    await accountTasks(portal.portal)['remindOfSecondStep']?.({}, {} as never);
    return (await lastMailTo(portal, 'falta@correo.test')).id;
  };
  pass(10);
  expect(await remind()).toBe(first.id);
  pass(1);
  const second = await remind();
  expect(second).toBeGreaterThan(first.id);
  expect(await remind()).toBe(second);
  const overview = await portal.client.as(asking).inicio.get({});
  expect(overview.data.pending).toContainEqual(
    expect.objectContaining({ kind: 'missingSteps', count: data.missingCount }),
  );
  const audited = (await portal.client.as(asking).auditoria.get({})).data;
  expect(audited.map(({ action }) => action)).toContain('account.secondStepRule');
  expect((await ask('nobody')).data.due).toBeNull();
});

test('who is late does nothing but set the second step up, and is then an administrator again', async () => {
  const late = await aLate();
  const { seguridad: own, usuario } = portal.client.as(late);
  expect((await own.get({})).data.due).toMatchObject({ isOver: true });
  await expectRefusal(usuario.get({}), 403, sentence('stepIsDue'));
  await expectRefusal(usuario.export({ Format: 'csv' }), 403, sentence('stepIsDue'));
  const { secret } = (await own.startAuthenticator({})).data;
  await own.confirmAuthenticator({ Code: codeAt(portal, 0, secret) });
  await usuario.get({});
  expect((await own.get({})).data.due).toBeNull();
});

test('who is late is a visitor where everybody may read', async () => {
  const late = await aLate();
  const answered = await portal.client.as(late).article.getClient({});
  expect(answered).toEqual(await portal.client.visitor.article.getClient({}));
  await portal.client.as(late).users.logout({});
  await expectRefusal(portal.client.as(late).seguridad.get({}), 401);
});

test('a rule for administrators leaves roles besides and members alone', async () => {
  const editor = await aHolder(portal.portal, ['redactor']);
  await aLate();
  await portal.client.as(editor).article.get({});
  expect((await portal.client.as(editor).seguridad.get({})).data.due).toBeNull();
  await ask('roles', 1);
  pass(1);
  await expectRefusal(portal.client.as(editor).media.get({}), 403, sentence('stepIsDue'));
  const member = await aMember(portal.portal);
  expect((await portal.client.as(member).seguridad.get({})).data.due).toBeNull();
});

test('the last administrator whose phone is lost comes in after the console, to set it up anew', async () => {
  await aLate();
  const { id, username } = await anAdmin(portal.portal, { passwordHash });
  await giveAuthenticator(portal, id);
  await endSecondStepFromConsole(contextOf(portal.portal, visitor), username);
  const browser = aBrowser(portal);
  const { token } = (await browser.call(users.login, { UserName: username, Password: password })).data;
  await expectRefusal(browser.call(users.get, { userName: username }, token), 403, sentence('stepIsDue'));
  const { secret } = (await browser.call(seguridad.startAuthenticator, {}, token)).data;
  await browser.call(seguridad.confirmAuthenticator, { Code: codeAt(portal, 0, secret) }, token);
  await browser.call(users.get, { userName: username }, token);
});
