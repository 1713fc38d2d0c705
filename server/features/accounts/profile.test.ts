import { describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../../testing/outbox.ts';
import { anotherPassword as another, password, passwordHash } from '../../testing/password.ts';
import { aTestPortal, openTestPortal } from '../../testing/portal.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started

async function signedIn(builder: typeof aMember = aMember) {
  const account = await builder(test.portal, { passwordHash });
  const browser = aBrowser(test);
  const { token } = (await browser.call(users.login, { UserName: account.username, Password: password }))
    .data;
  return { account, browser, token, email: `${account.username}@correo.test` };
}
const stored = (id: number) =>
  test.portal.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('Users/get', () => {
  it('answers one’s own profile', async () => {
    const member = await aMember(test.portal, { username: 'Nelida', birthDate: '1986-11-18' });
    const { data } = await test.client.as(member).users.get({ userName: 'nelida' });
    expect(data).toEqual({
      id: member.id,
      username: 'Nelida',
      firstName: 'María',
      lastName: 'Quispe Ñúñez',
      fullname: 'María Quispe Ñúñez',
      gender: 2,
      fechaNac: '1986-11-18',
      documentNumber: null,
      email: 'Nelida@correo.test',
      role: 'member',
      years: 40,
      identity: { isNameDeclared: false, isDocumentDeclared: true, heldCount: 0, request: null },
      mustChangePassword: false,
    });
  });

  it('shows another’s to an administrator only, and nobody’s to a visitor', async () => {
    const [one, other, admin] = [
      await aMember(test.portal),
      await aMember(test.portal),
      await anAdmin(test.portal),
    ];
    await expectRefusal(test.client.as(one).users.get({ userName: other.username }), 403);
    await expectRefusal(test.client.visitor.users.get({ userName: one.username }), 401);
    expect((await test.client.as(admin).users.get({ userName: one.username })).data.id).toBe(one.id);
    await expectRefusal(test.client.as(admin).users.get({ userName: 'nadie' }), 404);
  });
});

describe('Users/update', () => {
  it('changes the given fields and no others', async () => {
    const { account, browser, token } = await signedIn();
    const { data } = await browser.call(
      users.update,
      { id: account.id, username: account.username, lastName: 'Mamani', gender: 1, password: '' },
      token,
    );
    expect(data).toBeNull();
    expect(await stored(account.id)).toMatchObject({
      first_name: 'María',
      last_name: 'Mamani',
      gender: 1,
      birth_date: '1986-01-15',
      password_hash: passwordHash,
    });
  });

  it('answers a new token when the age changes, for the same session', async () => {
    const { account, browser, token } = await signedIn();
    const { data } = await browser.call(users.update, { fechanac: '2000-11-18' }, token);
    const [before, after] = await Promise.all(
      [token, data?.token ?? ''].map((text) => test.portal.tokens.verify(text, test.clock.now())),
    );
    expect(after).toMatchObject({ years: 26, sub: String(account.id), sid: before?.sid });
  });

  it('refuses another’s id or username, and a birth date to come; a member’s role is ignored', async () => {
    const { account, browser, token } = await signedIn();
    await expectRefusal(browser.call(users.update, { id: account.id + 1 }, token), 403);
    await expectRefusal(browser.call(users.update, { username: 'otro' }, token), 403);
    await expectRefusal(browser.call(users.update, { fechanac: '2026-11-19' }, token), 400, {
      fechanac: true,
    });
    await browser.call(users.update, { role: 'admin' }, token);
    expect((await stored(account.id)).role).toBe('member');
    await expectRefusal(test.client.visitor.users.update({ lastName: 'X' }), 401);
  });

  it('lets an administrator step back, but not the last one', async () => {
    const admin = await signedIn(anAdmin);
    await anAdmin(test.portal);
    await admin.browser.call(users.update, { role: 'member' }, admin.token);
    expect((await stored(admin.account.id)).role).toBe('member');
    await expectRefusal(admin.browser.call(users.update, {}, admin.token), 401);
  });
});

describe('a new password', () => {
  it('ends the other sessions; this browser goes on with a new one', async () => {
    const { account, browser, token } = await signedIn();
    const elsewhere = aBrowser(test);
    const other = await elsewhere.call(users.login, { UserName: account.username, Password: password });
    const { data } = await browser.call(users.update, { password: another }, token);
    for (const old of [token, other.data.token])
      await expectRefusal(browser.call(users.update, {}, old), 401);
    await expectRefusal(elsewhere.call(users.refresh, {}), 401);
    await browser.call(users.update, {}, data?.token);
    await browser.call(users.refresh, {});
    await aBrowser(test).call(users.login, { UserName: account.username, Password: another });
  });

  it('needs the current one once the sign-in is a quarter of an hour old', async () => {
    const { account, browser, token } = await signedIn();
    test.clock.advance(15 * 60);
    for (const currentPassword of [undefined, '', 'equivocada']) {
      await expectRefusal(browser.call(users.update, { password: another, currentPassword }, token), 400, {
        currentPassword: true,
      });
    }
    await browser.call(users.update, { password: another, currentPassword: password }, token);
    expect((await stored(account.id)).password_hash).not.toBe(passwordHash);
  });

  it('is refused when weak or short, and nothing else is changed then', async () => {
    const { account, browser, token } = await signedIn();
    await expectRefusal(
      browser.call(users.update, { password: 'pension2024', lastName: 'Mamani' }, token),
      400,
      { password: true },
    );
    await expectRefusal(browser.call(users.update, { password: 'corta' }, token), 400);
    expect((await stored(account.id)).last_name).toBe('Quispe Ñúñez');
  });

  it('is tried twenty times an hour by one account, and no more', async () => {
    const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.1' })); // two instead of twenty
    const [member, other] = [await aMember(narrow.portal), await aMember(narrow.portal)];
    const choose = (account: typeof member) =>
      narrow.client.as(account).users.update({ password: 'pension2024' });
    for (let n = 0; n < 2; n += 1) await expectRefusal(choose(member), 400);
    await expectRefusal(choose(member), 429);
    await expectRefusal(choose(other), 400);
  });

  it('of its own takes the place of a made-up one', async () => {
    const { account, browser, token } = await signedIn();
    await test.portal.db
      .updateTable('account')
      .set({ must_change_password: true })
      .where('id', '=', account.id)
      .execute();
    const { data } = await browser.call(users.update, { password: another }, token);
    expect(data?.user.mustChangePassword).toBe(false);
    expect((await stored(account.id)).must_change_password).toBe(false);
  });
});

describe('a new e-mail', () => {
  it('counts once its link was followed, and the old address is informed', async () => {
    const { account, browser, token, email } = await signedIn();
    const reply = await browser.call(users.update, { email: 'nueva@correo.test' }, token);
    expect(reply.message).toBe('Te enviamos un enlace al nuevo correo: ábrelo para confirmarlo.');
    expect((await stored(account.id)).email).toBe(email);
    expect(await lastMailTo(test, email)).toMatchObject({
      kind: 'notice',
      subject: expect.stringContaining('pidió cambiar'),
    });
    const { Username, Strcode } = linkOf((await lastMailTo(test, 'nueva@correo.test')).text);
    expect((await browser.call(users.active, { Username, Strcode })).message).toContain(
      'correo quedó confirmado',
    );
    await browser.call(users.active, { Username, Strcode });
    expect((await stored(account.id)).email).toBe('nueva@correo.test');
  });

  it('is refused when it is none or another’s, and asks for nothing when it is the same', async () => {
    const { browser, token, email } = await signedIn();
    const other = await aMember(test.portal);
    await expectRefusal(browser.call(users.update, { email: 'sin arroba' }, token), 400, { email: true });
    await expectRefusal(browser.call(users.update, { email: `${other.username}@CORREO.test` }, token), 409);
    expect((await browser.call(users.update, { email: email.toUpperCase() }, token)).message).toBe(
      'Tu perfil se actualizó.',
    );
  });

  it('is the last one that was asked for; the links before are over, and those to a new password at the old one', async () => {
    const { account, browser, token, email } = await signedIn();
    const linkTo = async (address: string) => {
      const { Username, Strcode } = linkOf((await lastMailTo(test, address)).text);
      return { Username, Strcode };
    };
    await aBrowser(test).call(users.forgot, { Email: email });
    const forgot = await linkTo(email);
    await browser.call(users.update, { email: 'primera@correo.test' }, token);
    const first = await linkTo('primera@correo.test');
    await browser.call(users.update, { email: 'segunda@correo.test' }, token);
    await expectRefusal(browser.call(users.active, first), 400);
    await browser.call(users.active, await linkTo('segunda@correo.test'));
    expect((await stored(account.id)).email).toBe('segunda@correo.test');
    const reset = aBrowser(test).call(users.resetPassword, { ...forgot, Password: another });
    await expectRefusal(reset, 400);
    const { db } = test.portal;
    const ofAccount = db.selectFrom('mail').select('body').where('account_id', '=', account.id);
    expect(await ofAccount.where('kind', '=', 'reset').execute()).toEqual([{ body: null }]); // not sent any more
  });

  it('is asked for five times an hour by one account, and no more', async () => {
    const narrow = await openForTest(
      openTestPortal({ RATE_LIMIT_FACTOR: '0.4', SMTP_URL: 'smtp://127.0.0.1:9' }),
    ); // two instead of five
    const [member, other] = [await aMember(narrow.portal), await aMember(narrow.portal)];
    const ask = (account: typeof member, email: string) => narrow.client.as(account).users.update({ email });
    for (const name of ['una', 'dos']) await ask(member, `${name}@correo.test`);
    await expectRefusal(ask(member, 'tres@correo.test'), 429);
    await ask(other, 'tres@correo.test');
  });

  it('asked for by a stranger falls with the next password', async () => {
    const { browser, token } = await signedIn();
    await browser.call(users.update, { email: 'ladron@correo.test' }, token);
    const { Username, Strcode } = linkOf((await lastMailTo(test, 'ladron@correo.test')).text);
    await browser.call(users.update, { password: another }, token);
    await expectRefusal(browser.call(users.active, { Username, Strcode }), 400);
  });

  it('goes to the first of two who asked for it', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const links = [];
    for (const { browser, token } of [one, two]) {
      await browser.call(users.update, { email: 'doble@correo.test' }, token);
      const { Username, Strcode } = linkOf((await lastMailTo(test, 'doble@correo.test')).text);
      links.push({ Username, Strcode });
    }
    const [first, second] = links;
    if (first === undefined || second === undefined) throw new Error('two links were expected');
    await one.browser.call(users.active, first);
    await expectRefusal(two.browser.call(users.active, second), 409);
  });
});
