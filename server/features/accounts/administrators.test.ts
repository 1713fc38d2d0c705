import { describe, expect, it, vi } from 'vitest';
import { users } from '../../../contract/calls/users.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { resetFromConsole } from './recovery/console-reset.ts';

/** True if so many statements wait for a lock. */
async function areWaiting({ portal }: TestPortal, count: number): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
  return rows.length === count;
}

describe('the last administrator', () => {
  it('can be neither demoted nor deleted, not even by two at once', async () => {
    const alone = await openForTest(openTestPortal());
    const [one, two] = [await anAdmin(alone.portal), await anAdmin(alone.portal)];
    await anAdmin(alone.portal, { isActive: false }); // can't sign in: doesn't count
    await alone.client.as(one).usuario.delete({ id: (await anAdmin(alone.portal)).id }); // nor this one
    // both are let in as administrators before either can change an account
    const outcomes = await alone.portal.db.transaction().execute(async (db) => {
      await db.selectFrom('account').select('id').where('role', '=', 'admin').forUpdate().execute();
      const settled = Promise.allSettled([
        alone.client.as(one).usuario.update({ id: two.id, role: 'member' }),
        alone.client.as(two).usuario.delete({ id: one.id }),
      ]);
      await vi.waitUntil(() => areWaiting(alone, 2), { timeout: 60_000, interval: 10 });
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
    await expectRefusal(alone.client.as(last).usuario.update({ id: last.id, role: 'member' }), 409);
    await expectRefusal(alone.client.as(last).usuario.delete({ id: last.id }), 409);
    await expectRefusal(alone.client.as(last).users.update({ role: 'member' }), 409);
  });
});

describe('the first administrator', () => {
  it('is made once, members or not, with a made-up password that has to be changed', async () => {
    const fresh = await openForTest(openTestPortal({ ADMIN_USERNAME: 'directora' }));
    await aMember(fresh.portal);
    const made = await Promise.all([ensureAdministrator(fresh.portal), ensureAdministrator(fresh.portal)]);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    const password = made.find(({ isNew }) => isNew)?.password ?? '';
    const signIn = (given: string) =>
      aBrowser(fresh).call(users.login, { UserName: 'directora', Password: given });
    const { data } = await signIn(password);
    expect(data.user).toMatchObject({ role: 'admin', mustChangePassword: true });
    expect(await ensureAdministrator(fresh.portal)).toEqual({
      username: 'directora',
      password: undefined,
      isNew: false,
    });
    const second = await resetFromConsole(fresh.context(), 'Directora');
    await expectRefusal(signIn(password), 401);
    const own = { userName: 'directora' };
    await expectRefusal(aBrowser(fresh).call(users.get, own, data.token), 401);
    expect((await signIn(second)).data.user.mustChangePassword).toBe(true);
    await expect(resetFromConsole(fresh.context(), 'nadie')).rejects.toMatchObject({ code: 'notFound' });
  });

  it('gets no ADMIN_PASSWORD that is guessed at once; a weak one is warned of', async () => {
    const fresh = await openForTest(openTestPortal({ ADMIN_PASSWORD: '12345678' }));
    await expect(ensureAdministrator(fresh.portal)).rejects.toThrow(/^ADMIN_PASSWORD: /);
    const warned = vi.spyOn(fresh.portal.log, 'warn');
    const config = { ...fresh.portal.config, adminPassword: 'admin1234' };
    expect(await ensureAdministrator({ ...fresh.portal, config })).toMatchObject({ isNew: true });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('ADMIN_PASSWORD is weak'));
    const known = { ...config, adminPassword: '12345678' }; // it is not used any more
    expect(await ensureAdministrator({ ...fresh.portal, config: known })).toMatchObject({ isNew: false });
  });

  it('gets ADMIN_PASSWORD where it is set, and it is not printed', async () => {
    const fresh = await openForTest(openTestPortal({ ADMIN_PASSWORD: 'solo-para-esta-prueba' }));
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
  });
});
