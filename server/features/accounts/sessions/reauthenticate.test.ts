import { describe, expect, it } from 'vitest';
import { usuario } from '../../../../contract/accounts/calls.ts';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { papelera } from '../../../../contract/trash/calls.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { openForTest } from '../../../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { anotherPassword as another, password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal, openTestPortal } from '../../../testing/portal.ts';
import { markSent } from '../../mail/mail.queries.ts';
import { resetFromConsole } from '../recovery/console-reset.ts';

const needsOwner = { status: 400, body: { errors: [{ field: 'currentPassword' }] } };
const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started

/** Signs an account in in a browser and returns its token, as a thief would have it. */
async function signedIn(builder: typeof aMember, at = test) {
  const account = await builder(at.portal, { passwordHash });
  const browser = aBrowser(at);
  const signIn = async () =>
    (await browser.call(users.login, { UserName: account.username, Password: password })).data.token;
  return { ...account, browser, signIn, token: await signIn(), email: `${account.username}@correo.test` };
}
const stored = (id: number) =>
  test.portal.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const noticeTo = async (email: string) => (await lastMailTo(test, email)).subject;

describe('a token whose sign-in is a quarter of an hour old', () => {
  it('gives a member no new e-mail and no new password, until the password is given', async () => {
    const { browser, token, email } = await signedIn(aMember);
    test.clock.advance(15 * 60);
    for (const change of [{ email: 'ladron@correo.test' }, { password: another }])
      await expect(browser.call(users.update, change, token)).rejects.toMatchObject(needsOwner);
    await browser.call(users.update, { firstName: 'Ana', email, password: '', currentPassword: '' }, token);
    const reply = await browser.call(
      users.update,
      { email: 'nuevo@correo.test', currentPassword: password },
      token,
    );
    expect(reply.message).toContain('Te enviamos un enlace');
  });

  it('gives an administrator no role, name, e-mail, password or deletion, of their own account or another', async () => {
    const { id, browser, token, signIn } = await signedIn(anAdmin);
    const member = await aMember(test.portal);
    const before = [await stored(id), await stored(member.id)];
    test.clock.advance(15 * 60);
    const attempts: (() => Promise<unknown>)[] = [
      () => browser.call(users.update, { role: 'member' }, token),
      () => browser.call(usuario.update, { id, role: 'member' }, token),
      () => browser.call(usuario.update, { id: member.id, role: 'admin' }, token),
      ...[id, member.id].flatMap((whose) => [
        () => browser.call(usuario.update, { id: whose, Email: 'ladron@correo.test' }, token),
        () => browser.call(usuario.update, { id: whose, Password: another }, token),
        () => browser.call(usuario.update, { id: whose, lastName: 'Falso' }, token),
        () => browser.call(usuario.delete, { id: whose }, token),
      ]),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(needsOwner);
    expect([await stored(id), await stored(member.id)]).toEqual(before);
    await browser.call(usuario.update, { id: member.id, gender: 2, role: 'member' }, token);
    await browser.call(usuario.update, { id: member.id, role: 'admin', currentPassword: password }, token);
    await browser.call(usuario.delete, { id: member.id }, await signIn());
  });

  it('is no longer old for the whole session once the password has come with a call, for 15 minutes', async () => {
    const { id, browser, token } = await signedIn(anAdmin);
    test.clock.advance(15 * 60);
    const otherDevice = aBrowser(test);
    const { username } = await stored(id);
    await browser.call(usuario.update, { id, lastName: 'Uno', currentPassword: password }, token);
    test.clock.advance(15 * 60 - 1);
    await browser.call(usuario.update, { id, lastName: 'Dos' }, token);
    test.clock.advance(1);
    await expect(browser.call(usuario.update, { id, lastName: 'Tres' }, token)).rejects.toMatchObject(
      needsOwner,
    );
    const elsewhere = await otherDevice.call(users.login, { UserName: username, Password: password });
    test.clock.advance(15 * 60);
    await browser.call(usuario.update, { id, lastName: 'Tres', currentPassword: password }, token);
    await expect(
      otherDevice.call(usuario.update, { id, lastName: 'Cuatro' }, elsewhere.data.token),
    ).rejects.toMatchObject(needsOwner);
  });

  it('is proved by the password in a DELETE’s body or in the header, percent-encoded, and by none in the query', async () => {
    const { token, browser } = await signedIn(anAdmin);
    const [first, second] = [await aMember(test.portal), await aMember(test.portal)];
    const remove = (id: number, more: { query?: object; headers?: object; payload?: object | string }) =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/Usuario/Delete/',
        query: { id: `${id}`, ...more.query },
        headers: { authorization: `Bearer ${token}`, ...more.headers },
        ...(more.payload === undefined ? {} : { payload: more.payload }),
      });
    const codeOf = async (more: Parameters<typeof remove>[1], id = first.id) =>
      (await remove(id, more)).statusCode;
    test.clock.advance(15 * 60);
    expect(await codeOf({ query: { currentPassword: password } })).toBe(400);
    expect(await codeOf({ payload: { currentPassword: 'no es' } })).toBe(400);
    expect(await codeOf({ headers: { 'current-password': '%E0%A4%A' } })).toBe(400);
    expect(await codeOf({ headers: { 'content-type': 'text/plain' }, payload: 'nada' })).toBe(400);
    expect(await codeOf({ payload: { CurrentPassword: password } })).toBe(200);
    test.clock.advance(15 * 60);
    await browser.call(users.update, { password: 'camión-ñandú-49', currentPassword: password }, token);
    const renewed = await browser.call(users.refresh, {});
    test.clock.advance(15 * 60);
    const headers = {
      authorization: `Bearer ${renewed.data.token}`,
      'current-password': encodeURIComponent('camión-ñandú-49'),
    };
    expect(await codeOf({ headers }, second.id)).toBe(200);
  });

  it('ends with the sign-in that proves the owner, which is no second access', async () => {
    const { browser, token, signIn } = await signedIn(aMember);
    const accesses = () => test.portal.db.selectFrom('sign_in').select('at').execute();
    const before = (await accesses()).length;
    const fresh = await signIn();
    expect((await accesses()).length).toBe(before);
    await expectRefusal(browser.call(users.update, {}, token), 401);
    await browser.call(users.update, {}, fresh);
    await browser.call(users.logout, {}, fresh);
    await signIn();
    expect((await accesses()).length).toBe(before + 1);
  });
});

it('a token is no way to guess the password: after five wrong ones everybody waits, but not its owner for long', async () => {
  const narrow = await openForTest(
    openTestPortal({ RATE_LIMIT_FACTOR: '1', SMTP_URL: 'smtp://127.0.0.1:9' }),
  );
  const { username, browser, token, email } = await signedIn(aMember, narrow);
  const prove = (currentPassword: string, by = token) =>
    browser.call(users.update, { email: 'pedida@correo.test', currentPassword }, by);
  const guess = async () => {
    for (let n = 0; n < 5; n += 1) await expect(prove(`no es ${n}`)).rejects.toMatchObject(needsOwner);
    await expectRefusal(prove(password), 429);
  };
  await guess();
  narrow.clock.advance(5);
  await prove(password);
  await guess(); // the right one has ended the wait and cleared the count
  await browser.call(users.forgot, { Email: email });
  const { Username, Strcode } = linkOf((await lastMailTo(narrow, email)).text);
  await browser.call(users.resetPassword, { Username, Strcode, Password: another });
  const { data } = await browser.call(users.login, { UserName: username, Password: another });
  await prove(another, data.token); // nor does the owner wait after choosing a new one
});

describe('the owner is told by mail', () => {
  it('of a password, whoever chose it, and of a role', async () => {
    const member = await signedIn(aMember);
    const admin = await signedIn(anAdmin);
    await member.browser.call(users.update, { password: another }, member.token);
    const { subject, text } = await lastMailTo(test, member.email);
    expect(subject).toBe('Cambió la contraseña de tu cuenta en Aula Previsional');
    expect(text).toMatch(
      new RegExp(
        `^Cambió la contraseña de tu cuenta ${member.username} el \\d\\d/11/2026 a las \\d\\d:\\d\\d\\.$`,
        'm',
      ),
    );
    await admin.browser.call(usuario.update, { id: member.id, role: 'admin' }, admin.token);
    expect(await noticeTo(member.email)).toContain('Cambió el rol');
    await admin.browser.call(usuario.update, { id: member.id, Password: another }, admin.token);
    expect(await noticeTo(member.email)).toContain('Cambió la contraseña');
    await resetFromConsole(test.context(), admin.username);
    expect(await noticeTo(admin.email)).toContain('Cambió la contraseña');
  });

  it('of another e-mail at the one before, and of the deletion, whose address goes with the letter', async () => {
    const member = await signedIn(aMember);
    const admin = await signedIn(anAdmin);
    await member.browser.call(users.update, { email: 'segunda@correo.test' }, member.token);
    const { Username, Strcode } = linkOf((await lastMailTo(test, 'segunda@correo.test')).text);
    await member.browser.call(users.active, { Username, Strcode });
    expect(await noticeTo(member.email)).toContain('Cambió el correo');
    await admin.browser.call(usuario.update, { id: member.id, Email: 'tercera@correo.test' }, admin.token);
    expect(await noticeTo('segunda@correo.test')).toContain('Cambió el correo');
    await admin.browser.call(usuario.delete, { id: member.id }, admin.token);
    await expect(lastMailTo(test, 'tercera@correo.test')).rejects.toThrow();
    await admin.browser.call(papelera.delete, { type: 'Persona', id: member.id }, admin.token);
    const { id, subject } = await lastMailTo(test, 'tercera@correo.test');
    expect(subject).toContain('Se eliminó tu cuenta');
    await markSent(test.portal.db, id, test.clock.now());
    expect(await recipientOf(id)).toBe(`#eliminado-${member.id}`);
  });
});

const recipientOf = async (id: number) =>
  (await test.portal.db.selectFrom('mail').select('recipient').where('id', '=', id).executeTakeFirstOrThrow())
    .recipient;
