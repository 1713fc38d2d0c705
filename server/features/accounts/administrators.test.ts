import { describe, expect, it, vi } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { aTestPortal, openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { linkIn } from '../mail/mail.rules.ts';
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

it('three administrators who demote each other, eight requests each, are all answered; each one is demoted once', async () => {
  const alone = await openForTest(openTestPortal());
  const three = [await anAdmin(alone.portal), await anAdmin(alone.portal), await anAdmin(alone.portal)];
  const requests = three.flatMap((actor, place) =>
    Array.from({ length: 8 }, (_, count) => {
      const other = three[(place + 1 + (count % 2)) % 3] as TestAccount;
      return alone.client.as(actor).usuario.update({ id: other.id, role: 'member' });
    }),
  );
  const outcomes = await Promise.allSettled(requests);
  const unforeseen = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && ![401, 403, 409].includes(outcome.reason.status),
  );
  expect(unforeseen).toEqual([]);
  const subjects = three.map(({ id }) => `account:${id}`);
  const { db } = alone.portal;
  const rows = await db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('role', '=', 'member')
    .where(
      'id',
      'in',
      three.map(({ id }) => id),
    )
    .execute();
  const demoted = rows.map(({ id }) => `account:${id}`).toSorted();
  expect(demoted.length).toBeGreaterThan(0);
  const events = await db
    .selectFrom('audit_event')
    .select('subject')
    .where('action', '=', 'account.change')
    .where('subject', 'in', subjects)
    .execute();
  expect(events.map(({ subject }) => subject).toSorted()).toEqual(demoted);
});

describe('the links of an account', () => {
  const portal = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });
  /** A link on paper, and one to a new address, both asked for while the account was a member's. */
  async function aMemberWithLinks() {
    const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
    const { usuario } = portal.client.as(admin);
    const [handed] = (await usuario.makeLinks({ UserIds: [member.id] })).data;
    await portal.client.as(member).users.update({ email: `nueva.${member.id}@correo.test` });
    const moving = await lastMailTo(portal, `nueva.${member.id}@correo.test`);
    return { usuario, member, links: [handed?.link ?? '', linkIn(moving.text) ?? ''] };
  }
  const follow = async (link: string) => {
    const { searchParams } = new URL(link);
    const [Username, Strcode] = [searchParams.get('username') ?? '', searchParams.get('strcode') ?? ''];
    const open = portal.client.visitor.users;
    const done = await Promise.allSettled([
      open.resetPassword({ Username, Strcode, Password: 'otra-lluvia-mesa-trompeta-9' }),
      open.active({ Username, Strcode }),
    ]);
    return done.some(({ status }) => status === 'fulfilled');
  };

  it.each([
    ['another role', { role: 'admin' }],
    ['another address', { Email: 'distinta.persona@correo.test' }],
    ['another password', { Password: 'lluvia-mesa-trompeta-93' }],
  ] as const)('%s ends them all', async (_, change) => {
    const { usuario, member, links } = await aMemberWithLinks();
    await usuario.update({ id: member.id, ...change });
    const codes = await portal.portal.db
      .selectFrom('account_code')
      .select('purpose')
      .where('account_id', '=', member.id)
      .where('used_at', 'is', null)
      .execute();
    expect(codes).toEqual([]);
    for (const link of links) expect(await follow(link)).toBe(false);
  });

  it('who waits for the first one gets another by mail when their role changes', async () => {
    const admin = await anAdmin(portal.portal);
    const { usuario } = portal.client.as(admin);
    const person = { FirstName: 'Ana', LastName: 'Quispe', Gender: 2, FechaNac: '1990-01-01' } as const;
    const { id } = (await usuario.add({ ...person, Email: 'espera@correo.test' })).data;
    const mailed = async () => {
      const { rows } = await sql<{ id: number }>`select id from mail where recipient = 'espera@correo.test'
        and kind = 'activation' order by id desc limit 1`.execute(portal.portal.db);
      return (await portal.client.as(admin).mail.getActivationLink({ id: rows[0]?.id ?? 0 })).data.link;
    };
    const before = await mailed();
    await usuario.update({ id, role: 'admin' });
    expect([await follow(before), await follow(await mailed())]).toEqual([false, true]);
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
