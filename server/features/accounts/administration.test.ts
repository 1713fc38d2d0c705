import { describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test, { username: 'jefa' });

const usuario = (account = admin) => test.client.as(account).usuario;
const stored = (id: number) =>
  test.portal.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const auditOf = (id: number) =>
  test.portal.db
    .selectFrom('audit_event')
    .select(['actor_id', 'action'])
    .where('subject', '=', `account:${id}`)
    .execute();
const isSignedIn = (account: TestAccount) =>
  test.client
    .as(account)
    .users.update({})
    .then(
      () => true,
      (error: { status: number }) => (error.status === 401 ? false : Promise.reject(error)),
    );

it('is for administrators only', async () => {
  const member = await aMember(test.portal);
  for (const [caller, status] of [
    [test.client.as(member), 403],
    [test.client.visitor, 401],
  ] as const) {
    await expectRefusal(caller.usuario.get({}), status);
    await expectRefusal(caller.usuario.getToEdit({ id: member.id }), status);
    await expectRefusal(caller.usuario.update({ id: member.id, role: 'admin' }), status);
    await expectRefusal(caller.usuario.delete({ id: admin.id }), status);
    await expectRefusal(caller.usuario.activate({ id: member.id }), status);
  }
});

describe('Usuario/Get', () => {
  it('lists users, the newest first, a page at a time, with how many there are', async () => {
    const [one, two] = [await aMember(test.portal, { isActive: false }), await aMember(test.portal)];
    const { data, total } = await usuario().get({ Page: 1, PageSize: 2 });
    expect(data.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(data.map(({ active }) => active)).toEqual([true, false]);
    expect(total).toBeGreaterThan(2);
    expect((await usuario().get({ Page: 2, PageSize: 2 })).data.map(({ id }) => id)).not.toContain(one.id);
  });

  it('finds parts of names, accents or not, and takes a percent sign as one', async () => {
    const { id } = await aMember(test.portal, { firstName: 'Ángela', lastName: 'Ibáñez 100%' });
    for (const Search of ['angela iba', 'IBÁÑEZ', '100%']) {
      expect(await usuario().get({ Search })).toMatchObject({
        total: 1,
        data: [{ id, fullname: 'Ángela Ibáñez 100%' }],
      });
    }
    expect((await usuario().get({ Search: '%z' })).total).toBe(0);
  });

  it('lists those in a state or with a role, each with the last use of its own sessions', async () => {
    const given = { lastName: 'Cernida' };
    const waiting = await aMember(test.portal, { ...given, isActive: false });
    const before = test.clock.now();
    test.clock.advance(60);
    const [member, chief] = [await aMember(test.portal, given), await anAdmin(test.portal, given)];
    const listed = async (wanted: { State?: 'active' | 'waiting'; Role?: 'admin' | 'member' }) => {
      const { data, total } = await usuario().get({ Search: 'cernida', ...wanted });
      expect(total).toBe(data.length);
      return data.map(({ id, lastSeen }) => [id, lastSeen]);
    };
    const now = test.clock.now().toISOString();
    const [first, second, third] = [
      [chief.id, now],
      [member.id, now],
      [waiting.id, before.toISOString()],
    ];
    expect(await listed({})).toEqual([first, second, third]);
    expect(await listed({ State: 'active' })).toEqual([first, second]);
    expect(await listed({ State: 'waiting' })).toEqual([third]);
    expect(await listed({ Role: 'admin' })).toEqual([first]);
    expect(await listed({ Role: 'member' })).toEqual([second, third]);
    expect(await listed({ State: 'active', Role: 'member' })).toEqual([second]);
  });
});

describe('Usuario/update', () => {
  it('changes the given fields; an empty password and the same e-mail change nothing', async () => {
    const member = await aMember(test.portal);
    const { data } = await usuario().getToEdit({ id: member.id });
    expect(data).toMatchObject({ username: member.username, role: 'member', active: true });
    await usuario().update({
      id: member.id,
      username: data.username,
      firstName: 'Rosa',
      Email: data.email ?? '',
      Password: '',
    });
    expect(await stored(member.id)).toMatchObject({
      first_name: 'Rosa',
      last_name: 'Quispe Ñúñez',
      password_hash: '!',
    });
    expect(await isSignedIn(member)).toBe(true);
  });

  it('with a stale Version is 409, whoever changed the person; without one, or with the present one, it is saved', async () => {
    const member = await aMember(test.portal, { lastName: 'Gutierrez' });
    const version = async () => (await usuario().getToEdit({ id: member.id })).data.version;
    const begun = await version();
    await test.client.as(member).users.update({ lastName: 'Gutiérrez' });
    const seen = await version();
    expect(seen).toBeGreaterThan(begun);
    const change = { id: member.id, Phone: '700 11220' };
    await expectRefusal(usuario().update({ ...change, Version: begun }), 409);
    expect(await stored(member.id)).toMatchObject({ last_name: 'Gutiérrez', phone: null });
    await usuario().update({ ...change, Version: seen, role: 'admin' });
    expect(await stored(member.id)).toMatchObject({
      last_name: 'Gutiérrez',
      phone: '700 11220',
      role: 'admin',
    });
    await expectRefusal(usuario().update({ id: member.id, role: 'member', Version: seen }), 409);
    expect((await stored(member.id)).role).toBe('admin');
    await usuario().update({ id: member.id, role: 'member' });
  });

  it('gives another role at once: the old token is over', async () => {
    const member = await aMember(test.portal);
    await usuario().update({ id: member.id, role: 'admin' });
    expect((await stored(member.id)).role).toBe('admin');
    expect(await isSignedIn(member)).toBe(false);
    expect(await auditOf(member.id)).toEqual([{ actor_id: admin.id, action: 'account.change' }]);
    await usuario().update({ id: member.id, role: 'member' });
  });

  it('sets a password that has to be changed, and signs the user out', async () => {
    const member = await aMember(test.portal);
    await usuario().update({ id: member.id, Password: 'ventana-azul-caminante-4' });
    expect(await isSignedIn(member)).toBe(false);
    const { data } = await aBrowser(test).call(users.login, {
      UserName: member.username,
      Password: 'ventana-azul-caminante-4',
    });
    expect(data.user.mustChangePassword).toBe(true);
  });

  it('sets a password that opens nothing but the choice of another', async () => {
    const member = await aMember(test.portal);
    await usuario().update({ id: member.id, Password: 'ventana-azul-caminante-4' });
    const browser = aBrowser(test);
    const { data } = await browser.call(users.login, {
      UserName: member.username,
      Password: 'ventana-azul-caminante-4',
    });
    const { data: renewed } = await browser.call(users.refresh, {});
    for (const token of [data.token, renewed.token]) {
      const own = { userName: member.username };
      await expect(
        browser.call(users.isFinish, { userId: member.id, courseId: 1 }, token),
      ).rejects.toMatchObject({
        status: 403,
        message: expect.stringContaining('contraseña provisional'),
      });
      expect((await browser.call(users.get, own, token)).data.username).toBe(member.username);
    }
    const changed = await browser.call(users.update, { password: 'nube-carta-molino-27' }, renewed.token);
    const { token = '' } = changed.data ?? {};
    await expectRefusal(browser.call(users.isFinish, { userId: member.id, courseId: 1 }, token), 404);
  });

  it('sets a password that ends after fourteen days, unless another was chosen', async () => {
    const [late, quick] = [await aMember(test.portal), await aMember(test.portal)];
    const given = 'ventana-azul-caminante-4';
    for (const { id } of [late, quick]) await usuario().update({ id, Password: given });
    const signIn = ({ username }: { username: string }, Password: string) =>
      aBrowser(test).call(users.login, { UserName: username, Password });
    test.clock.advance(14 * 86_400 - 60);
    const browser = aBrowser(test);
    const { data } = await browser.call(users.login, { UserName: quick.username, Password: given });
    await browser.call(users.update, { password: 'nube-carta-molino-27' }, data.token);
    test.clock.advance(60);
    await expect(signIn(late, given)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Pide otra al instituto'),
    });
    await signIn(quick, 'nube-carta-molino-27');
    await usuario().update({ id: late.id, Password: given });
    await signIn(late, given);
  });

  it('refuses weak and short passwords, invalid or used names and e-mails, and an unknown user', async () => {
    const [member, other] = [await aMember(test.portal), await aMember(test.portal)];
    const refused = (
      change: Parameters<ReturnType<typeof usuario>['update']>[0],
      status: number,
      field?: string,
    ) =>
      expect(usuario().update(change)).rejects.toMatchObject({
        status,
        ...(field === undefined ? {} : { body: { errors: [{ field }] } }),
      });
    await refused({ id: member.id, Password: '12345678' }, 400, 'Password');
    await refused({ id: member.id, Password: 'corta' }, 400, 'Password');
    await refused({ id: member.id, username: 'con espacio' }, 400, 'username');
    await refused({ id: member.id, Email: 'sin arroba' }, 400, 'Email');
    await refused({ id: member.id, username: other.username.toUpperCase() }, 409, 'username');
    await refused({ id: member.id, Email: `${other.username}@correo.test` }, 409, 'Email');
    await refused({ id: 999_999, firstName: 'Nadie' }, 404);
  });
});

describe('Usuario/Activate', () => {
  it('activates with one click; repeating is harmless; the audit trail has it', async () => {
    const member = await aMember(test.portal, {
      isActive: false,
      passwordHash: await hashPassword('lluvia'),
    });
    await usuario().activate({ id: member.id });
    await usuario().activate({ id: member.id });
    await aBrowser(test).call(users.login, { UserName: member.username, Password: 'lluvia' });
    expect(await auditOf(member.id)).toEqual([{ actor_id: admin.id, action: 'account.activate' }]);
  });
});
