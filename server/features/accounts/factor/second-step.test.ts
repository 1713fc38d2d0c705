import { expect, test } from 'vitest';
import { seguridad } from '../../../../contract/accounts/factor-calls.ts';
import { users } from '../../../../contract/accounts/own-calls.ts';
import type { SecondStep } from '../../../../contract/accounts/second-step.ts';
import { visitor } from '../../../../contract/caller.ts';
import { sentence } from '../../../../contract/refusal.ts';
import { contextOf } from '../../../context/context.ts';
import { aBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import type { RefusedCall } from '../../../testing/client.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { codeAt, giveAuthenticator } from '../../../testing/factors.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { anotherPassword, password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { endSecondStepFromConsole } from './lost-phone.ts';

const portal = aTestPortal({ RATE_LIMIT_FACTOR: '1', SMTP_URL: 'smtp://127.0.0.1:9' });

const signIn = (browser: TestBrowser, UserName: string, Password = password) =>
  browser.call(users.login, { UserName, Password });

/** Signs in as far as the second step; returns what the refusal says. */
const asFarAsStep = (browser: TestBrowser, username: string): Promise<SecondStep> =>
  signIn(browser, username).then(
    () => Promise.reject(new Error('no second step was asked')),
    (error: RefusedCall) => (error.body as { data?: SecondStep }).data as SecondStep,
  );
const answerOf = (browser: TestBrowser, Code: string, Challenge?: string) =>
  browser.call(seguridad.answerStep, { Code, ...(Challenge === undefined ? {} : { Challenge }) });

async function aProtected(given: Parameters<typeof aMember>[1] = {}) {
  const account = await aMember(portal.portal, { passwordHash, ...given });
  await giveAuthenticator(portal, account.id);
  return account;
}

test('an account without a factor signs in as before, one with it is asked for its code', async () => {
  const plain = await aMember(portal.portal, { passwordHash });
  expect((await signIn(aBrowser(portal), plain.username)).data.token).toEqual(expect.any(String));
  const { username, id } = await aProtected();
  const browser = aBrowser(portal);
  await expectRefusal(signIn(browser, username), 401, sentence('secondStepNeeded'));
  expect([...browser.cookies.keys()]).toEqual(['aula_step']);
  const { data } = await answerOf(browser, codeAt(portal));
  expect(data.user).toMatchObject({ id, username });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['aula_device', 'aula_session']);
  await browser.call(users.get, { userName: username }, data.token);
});

test('a program answers the challenge; it is answered once', async () => {
  const { username } = await aProtected();
  const program = aBrowser(portal, { origin: {} });
  const { challenge } = await asFarAsStep(program, username);
  await expectRefusal(answerOf(program, codeAt(portal)), 400, sentence('stepIsOver'));
  await answerOf(program, codeAt(portal), challenge);
  portal.clock.advance(60);
  await expectRefusal(answerOf(program, codeAt(portal), challenge), 400, sentence('stepIsOver'));
});

test('a code is taken once, and none before it', async () => {
  const { username } = await aProtected();
  const [one, other] = [aBrowser(portal), aBrowser(portal)];
  await asFarAsStep(one, username);
  await asFarAsStep(other, username);
  const code = codeAt(portal);
  const results = await Promise.allSettled([answerOf(one, code), answerOf(other, code)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = aBrowser(portal);
  await asFarAsStep(late, username);
  await expectRefusal(answerOf(late, code), 400, sentence('usedStepCode'));
  await expectRefusal(answerOf(late, codeAt(portal, -30)), 400, sentence('usedStepCode'));
  portal.clock.advance(30);
  await answerOf(late, codeAt(portal));
});

test('a clock half a minute off is taken, a slower one is told, of a faster one nothing is said', async () => {
  const { username } = await aProtected();
  const browser = aBrowser(portal);
  await asFarAsStep(browser, username);
  await expectRefusal(answerOf(browser, codeAt(portal, -300)), 400, sentence('clockIsSlow', { minutes: 5 }));
  for (const ahead of [60, 300])
    await expectRefusal(answerOf(browser, codeAt(portal, ahead)), 400, sentence('badStepCode'));
  expect(sentence('badStepCode')).toContain('hora automática');
  await answerOf(browser, codeAt(portal, 30));
});

test('wrong codes wait as wrong passwords do, and leave the step open', async () => {
  const { username } = await aProtected();
  const browser = aBrowser(portal);
  await asFarAsStep(browser, username);
  for (let n = 0; n < 5; n += 1)
    await expectRefusal(answerOf(browser, codeAt(portal, 3600)), 400, sentence('badStepCode'));
  await expectRefusal(answerOf(browser, codeAt(portal)), 429);
  portal.clock.advance(6);
  await answerOf(browser, codeAt(portal));
});

test('a step is over after ten minutes, once the password changed, and once the factor was removed', async () => {
  const { username, id } = await aProtected();
  const browser = aBrowser(portal);
  await asFarAsStep(browser, username);
  portal.clock.advance(600);
  await expectRefusal(answerOf(browser, codeAt(portal)), 400, sentence('stepIsOver'));

  await asFarAsStep(browser, username);
  const inside = aBrowser(portal);
  await asFarAsStep(inside, username);
  const { token } = (await answerOf(inside, codeAt(portal))).data;
  await inside.call(users.update, { password: anotherPassword }, token);
  portal.clock.advance(30);
  await expectRefusal(answerOf(browser, codeAt(portal)), 400, sentence('stepIsOver'));

  const again = aBrowser(portal);
  await expectRefusal(signIn(again, username, anotherPassword), 401, sentence('secondStepNeeded'));
  const { data } = await answerOf(again, codeAt(portal));
  const waiting = aBrowser(portal);
  await expectRefusal(signIn(waiting, username, anotherPassword), 401, sentence('secondStepNeeded'));
  await again.call(seguridad.removeAuthenticator, {}, data.token);
  portal.clock.advance(30);
  await expectRefusal(answerOf(waiting, codeAt(portal)), 400, sentence('stepIsOver'));
  expect((await signIn(waiting, username, anotherPassword)).data.user.id).toBe(id);
});

test('who was blocked meanwhile does not come in', async () => {
  const { username, id } = await aProtected();
  const browser = aBrowser(portal);
  await asFarAsStep(browser, username);
  const admin = await anAdmin(portal.portal);
  await portal.client.as(admin).usuario.blockMany({ Items: [{ Id: id }] });
  await expect(answerOf(browser, codeAt(portal))).rejects.toMatchObject({ status: expect.any(Number) });
  expect(browser.cookies.has('aula_session')).toBe(false);
});

test('the application is set up, its codes are shown once, and each opens the account once', async () => {
  const { username, id } = await aMember(portal.portal, { passwordHash, email: 'codigos@correo.test' });
  const browser = aBrowser(portal);
  const { token } = (await signIn(browser, username)).data;
  const { secret, uri, qr } = (await browser.call(seguridad.startAuthenticator, {}, token)).data;
  expect(uri).toContain(`secret=${secret}`);
  expect(qr.size).toBeGreaterThan(20);
  await signIn(aBrowser(portal), username); // it asks for nothing yet
  const wrong = browser.call(seguridad.confirmAuthenticator, { Code: '000000' }, token);
  await expectRefusal(wrong, 400, sentence('badStepCode'));
  const Code = codeAt(portal, 0, secret);
  const { codes } = (await browser.call(seguridad.confirmAuthenticator, { Code }, token)).data;
  expect(codes).toHaveLength(10);
  expect((await lastMailTo(portal, 'codigos@correo.test')).text).toContain('Cambió el segundo paso');
  expect((await browser.call(seguridad.get, {}, token)).data).toMatchObject({
    authenticator: { since: portal.clock.now().toISOString() },
    codesLeft: 10,
  });
  const stored = await portal.portal.db
    .selectFrom('recovery_code')
    .selectAll()
    .where('account_id', '=', id)
    .execute();
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);

  const lost = aBrowser(portal);
  await asFarAsStep(lost, username);
  const [first = ''] = codes;
  const { data } = await answerOf(lost, first.toLowerCase());
  expect((await lost.call(seguridad.get, {}, data.token)).data.codesLeft).toBe(9);
  const other = aBrowser(portal);
  await asFarAsStep(other, username);
  await expectRefusal(answerOf(other, first), 400, expect.stringContaining('Ese código ya se usó el'));
  const renewed = (await lost.call(seguridad.makeCodes, {}, data.token)).data.codes;
  await expectRefusal(answerOf(other, codes[1] ?? ''), 400, sentence('badStepCode'));
  await answerOf(other, renewed[1] ?? '');
});

test('a second start while the step is on, codes without it, and a confirmation of nothing are refused', async () => {
  const member = await aMember(portal.portal);
  const own = portal.client.as(member).seguridad;
  await expectRefusal(own.confirmAuthenticator({ Code: '123456' }), 409, sentence('noAuthenticator'));
  await expectRefusal(own.makeCodes({}), 409, sentence('noSecondStep'));
  await giveAuthenticator(portal, member.id);
  await expectRefusal(own.startAuthenticator({}), 409, sentence('authenticatorIsOn'));
});

test('a code is the proof of who has a second step, a password is none, and a proof holds for the session', async () => {
  const admin = await anAdmin(portal.portal, { passwordHash });
  await giveAuthenticator(portal, admin.id);
  portal.clock.advance(16 * 60);
  const own = portal.client.withTokenAlone(admin).seguridad;
  const byField = (message: string) => ({ currentPassword: message });
  await expectRefusal(own.makeCodes({}), 400, byField(sentence('stepCodeNeeded')));
  await expectRefusal(own.makeCodes({ currentPassword: password }), 400, byField(sentence('stepCodeNeeded')));
  const wrong = own.makeCodes({ currentPassword: codeAt(portal, 3600) });
  await expectRefusal(wrong, 400, byField(sentence('badStepCode')));
  const code = codeAt(portal);
  await own.makeCodes({ currentPassword: code });
  await own.makeCodes({});
  await expectRefusal(own.makeCodes({ currentPassword: code }), 400, byField(sentence('usedStepCode')));
});

test('who lost the phone comes back by an administrator’s link, once, with a new password and without a second step', async () => {
  const { username, id } = await aProtected({ email: 'sin.telefono@correo.test' });
  const admin = await anAdmin(portal.portal);
  const { usuario } = portal.client.as(admin);
  const first = (await usuario.makeLostPhoneLink({ Id: id })).data;
  const { link } = (await usuario.makeLostPhoneLink({ Id: id })).data;
  expect((await lastMailTo(portal, 'sin.telefono@correo.test')).text).toContain('sin el segundo paso');
  const follow = (url: string) => {
    const { Username, Strcode } = linkOf(url);
    return aBrowser(portal).call(users.resetPassword, { Username, Strcode, Password: anotherPassword });
  };
  await expectRefusal(follow(first.link), 400, sentence('badCode'));
  await follow(link);
  expect((await signIn(aBrowser(portal), username, anotherPassword)).data.user.id).toBe(id);
  await expectRefusal(usuario.makeLostPhoneLink({ Id: id }), 409, sentence('nothingToTakeAway'));
  const events = await portal.portal.db
    .selectFrom('audit_event')
    .select('action')
    .where('subject', '=', `account:${id}`)
    .execute();
  const actions = events.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['account.lostPhone', 'account.secondStepOff']));
});

test('a mailed link for a new password leaves the second step, and an hour later an administrator’s link is over', async () => {
  const { username, id } = await aProtected({ email: 'olvido@correo.test' });
  await aBrowser(portal).call(users.forgot, { Email: 'olvido@correo.test' });
  const { Username, Strcode } = linkOf((await lastMailTo(portal, 'olvido@correo.test')).text);
  await aBrowser(portal).call(users.resetPassword, { Username, Strcode, Password: anotherPassword });
  await expectRefusal(signIn(aBrowser(portal), username, anotherPassword), 401, sentence('secondStepNeeded'));
  const admin = await anAdmin(portal.portal);
  const { link } = (await portal.client.as(admin).usuario.makeLostPhoneLink({ Id: id })).data;
  portal.clock.advance(3600);
  const late = { ...linkOf(link), Password: password };
  const { path: _, ...code } = late;
  await expectRefusal(aBrowser(portal).call(users.resetPassword, code), 400, sentence('badCode'));
});

test('the console turns a second step off', async () => {
  const { username, id } = await aProtected();
  const console = contextOf(portal.portal, visitor);
  expect(await endSecondStepFromConsole(console, username)).toBe(true);
  expect(await endSecondStepFromConsole(console, username)).toBe(false);
  await expect(endSecondStepFromConsole(console, 'nadie')).rejects.toThrow();
  expect((await signIn(aBrowser(portal), username)).data.user.id).toBe(id);
});
