import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../../contract/calls/users.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { resetFromConsole } from './recovery/console-reset.ts';

let test: TestPortal;
let admin: TestAccount;

beforeAll(async () => {
  test = await openTestPortal();
  admin = await anAdmin(test.portal, { username: 'jefa' });
});
afterAll(() => test.close());

const usuario = (account = admin) => test.client.as(account).usuario;
const stored = (id: number) =>
  test.portal.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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
    await expect(caller.usuario.get({})).rejects.toMatchObject({ status });
    await expect(caller.usuario.getToEdit({ id: member.id })).rejects.toMatchObject({ status });
    await expect(caller.usuario.update({ id: member.id, role: 'admin' })).rejects.toMatchObject({ status });
    await expect(caller.usuario.delete({ id: admin.id })).rejects.toMatchObject({ status });
    await expect(caller.usuario.activate({ id: member.id })).rejects.toMatchObject({ status });
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
      Email: data.email,
      Password: '',
    });
    expect(await stored(member.id)).toMatchObject({
      first_name: 'Rosa',
      last_name: 'Quispe Ñúñez',
      password_hash: '!',
    });
    expect(await isSignedIn(member)).toBe(true);
  });

  it('gives another role at once: the old token is over', async () => {
    const member = await aMember(test.portal);
    await usuario().update({ id: member.id, role: 'admin' });
    expect((await stored(member.id)).role).toBe('admin');
    expect(await isSignedIn(member)).toBe(false);
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
    await expect(
      browser.call(users.isFinish, { userId: member.id, courseId: 1 }, token),
    ).rejects.toMatchObject({ status: 404 });
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

/** Whether so many statements wait for a lock. */
async function areWaiting({ portal }: TestPortal, count: number): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
  return rows.length === count;
}

describe('the last administrator', () => {
  it('can be neither demoted nor deleted, not even by two at once', async () => {
    const alone = await openTestPortal();
    try {
      const [one, two] = [await anAdmin(alone.portal), await anAdmin(alone.portal)];
      await anAdmin(alone.portal, { isActive: false }); // can't sign in: doesn't count
      // both are let in as administrators before either can change an account
      const outcomes = await alone.portal.db.transaction().execute(async (db) => {
        await db.selectFrom('account').select('id').where('role', '=', 'admin').forUpdate().execute();
        const settled = Promise.allSettled([
          alone.client.as(one).usuario.update({ id: two.id, role: 'member' }),
          alone.client.as(two).usuario.delete({ id: one.id }),
        ]);
        await vi.waitUntil(() => areWaiting(alone, 2), { timeout: 20_000, interval: 10 });
        return () => settled;
      });
      const refused = (await outcomes()).filter((outcome) => outcome.status === 'rejected');
      expect(refused).toMatchObject([{ reason: { status: 409 } }]);
      const left = await alone.portal.db
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'admin')
        .where('deleted_at', 'is', null)
        .where('activated_at', 'is not', null)
        .execute();
      expect(left).toHaveLength(1);
      const last = left[0]?.id === one.id ? one : two;
      await expect(
        alone.client.as(last).usuario.update({ id: last.id, role: 'member' }),
      ).rejects.toMatchObject({ status: 409 });
      await expect(alone.client.as(last).usuario.delete({ id: last.id })).rejects.toMatchObject({
        status: 409,
      });
      await expect(alone.client.as(last).users.update({ role: 'member' })).rejects.toMatchObject({
        status: 409,
      });
    } finally {
      await alone.close();
    }
  });
});

describe('Usuario/Delete', () => {
  it('signs out at once and leaves no name, address or date of birth', async () => {
    const member = await aMember(test.portal, { username: 'borrable' });
    await usuario().delete({ id: member.id });
    expect(await isSignedIn(member)).toBe(false);
    const row = await stored(member.id);
    expect(row).toMatchObject({
      first_name: 'Usuario',
      last_name: 'eliminado',
      password_hash: '!',
      birth_date: '1900-01-01',
      deleted_at: test.clock.now(),
    });
    expect(JSON.stringify(row)).not.toContain('borrable');
    await expect(usuario().getToEdit({ id: member.id })).rejects.toMatchObject({ status: 404 });
    await expect(usuario().delete({ id: member.id })).rejects.toMatchObject({ status: 404 });
    const again = await aMember(test.portal, { username: 'borrable' });
    expect(again.id).not.toBe(member.id);
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
    const events = await test.portal.db
      .selectFrom('audit_event')
      .select(['actor_id', 'action'])
      .where('subject', '=', `account:${member.id}`)
      .execute();
    expect(events).toEqual([{ actor_id: admin.id, action: 'account.activate' }]);
  });
});

describe('the first administrator', () => {
  it('is made once, with a made-up password that has to be changed', async () => {
    const fresh = await openTestPortal({ ADMIN_USERNAME: 'directora' });
    try {
      const made = await Promise.all([ensureAdministrator(fresh.portal), ensureAdministrator(fresh.portal)]);
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
      const password = made.find(({ isNew }) => isNew)?.password ?? '';
      const signIn = (given: string) =>
        aBrowser(fresh).call(users.login, { UserName: 'directora', Password: given });
      expect((await signIn(password)).data.user).toMatchObject({ role: 'admin', mustChangePassword: true });
      expect(await ensureAdministrator(fresh.portal)).toEqual({
        username: 'directora',
        password: undefined,
        isNew: false,
      });
      const second = await resetFromConsole(fresh.context(), 'Directora');
      await expect(signIn(password)).rejects.toMatchObject({ status: 401 });
      expect((await signIn(second)).data.user.mustChangePassword).toBe(true);
      await expect(resetFromConsole(fresh.context(), 'nadie')).rejects.toMatchObject({ code: 'notFound' });
    } finally {
      await fresh.close();
    }
  });

  it('gets no ADMIN_PASSWORD that is guessed at once; a weak one is warned of', async () => {
    const fresh = await openTestPortal({ ADMIN_PASSWORD: '12345678' });
    try {
      await expect(ensureAdministrator(fresh.portal)).rejects.toThrow(/^ADMIN_PASSWORD: /);
      const warned = vi.spyOn(fresh.portal.log, 'warn');
      const config = { ...fresh.portal.config, adminPassword: 'admin1234' };
      expect(await ensureAdministrator({ ...fresh.portal, config })).toMatchObject({ isNew: true });
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('ADMIN_PASSWORD is weak'));
      const known = { ...config, adminPassword: '12345678' }; // it is not used any more
      expect(await ensureAdministrator({ ...fresh.portal, config: known })).toMatchObject({ isNew: false });
    } finally {
      await fresh.close();
    }
  });

  it('gets ADMIN_PASSWORD where it is set, and it is not printed', async () => {
    const fresh = await openTestPortal({ ADMIN_PASSWORD: 'solo-para-esta-prueba' });
    try {
      expect(await ensureAdministrator(fresh.portal)).toEqual({
        username: 'admin',
        password: undefined,
        isNew: true,
      });
      const { data } = await aBrowser(fresh).call(users.login, {
        UserName: 'admin',
        Password: 'solo-para-esta-prueba',
      });
      expect(data.user.mustChangePassword).toBe(false);
    } finally {
      await fresh.close();
    }
  });
});
