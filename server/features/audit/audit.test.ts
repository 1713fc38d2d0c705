import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { resetFromConsole } from '../accounts/recovery/console-reset.ts';
import { personalDays } from './audit.rules.ts';
import { chainEvents, checkChain, purgeAudit } from './chain.ts';

const test = aTestPortal();
let admin: TestAccount;

const anAdminWhoSignsIn = () => anAdmin(test.portal, { passwordHash });
const signIn = (account: TestAccount, Password = password) =>
  test.client.visitor.users.login({ UserName: account.username, Password });
const eventsOf = (id: number) =>
  test.portal.db
    .selectFrom('audit_event')
    .leftJoin('audit_personal', 'event_id', 'audit_event.id')
    .select(['audit_event.id', 'action', 'actor_id', 'network', 'details', 'content'])
    .where('subject', '=', `account:${id}`)
    .orderBy('audit_event.id')
    .execute();

describe('the trail', () => {
  it('has an administrator’s sign-ins, refused ones, and the way out, with the network as a hash', async () => {
    admin = await anAdminWhoSignsIn();
    await expectRefusal(signIn(admin, 'otra-cosa-distinta'), 401);
    await expect.poll(() => eventsOf(admin.id)).toHaveLength(1); // nobody waits for it
    await signIn(admin);
    await test.client.as(admin).users.logout({});
    const events = await eventsOf(admin.id);
    expect(events).toMatchObject([
      { action: 'session.refused', actor_id: null },
      { action: 'session.begin', actor_id: admin.id },
      { action: 'session.end', actor_id: admin.id },
    ]);
    const [network] = new Set(events.map((event) => event.network));
    expect(network).toMatch(/^[\w-]{22}$/);
    expect(new Set(events.map((event) => event.network)).size).toBe(1);
  });

  it('has no sign-in of a member', async () => {
    const member = await aMember(test.portal, { passwordHash });
    await expectRefusal(signIn(member, 'otra-cosa-distinta'), 401);
    await signIn(member);
    expect(await eventsOf(member.id)).toEqual([]);
  });

  it('has names, username, e-mail and role before and after; what people are called apart', async () => {
    const [by, member] = [
      await anAdmin(test.portal),
      await aMember(test.portal, { username: 'antes.ana', firstName: 'Ana' }),
    ];
    await test.client.as(by).usuario.update({
      id: member.id,
      username: 'despues.ana',
      firstName: 'Anita',
      Email: 'nueva@correo.test',
      role: 'admin',
    });
    expect(await eventsOf(member.id)).toMatchObject([
      {
        action: 'account.change',
        actor_id: by.id,
        details: {
          before: { role: 'member' },
          after: { role: 'admin' },
          isRoleChanged: true,
          isPasswordChanged: false,
        },
        content: {
          before: { username: 'antes.ana', firstName: 'Ana' },
          after: { username: 'despues.ana', firstName: 'Anita', email: 'nueva@correo.test' },
        },
      },
    ]);
  });

  it('has what members change of their names, and what the console does', async () => {
    const member = await aMember(test.portal, { lastName: 'Ruiz' });
    await test.client.as(member).users.update({ lastName: 'Ríos' });
    await test.client.as(member).users.update({ lastName: 'Ríos' });
    await resetFromConsole(test.context(), member.username);
    expect(await eventsOf(member.id)).toMatchObject([
      {
        action: 'account.change',
        actor_id: member.id,
        content: { before: { lastName: 'Ruiz' }, after: { lastName: 'Ríos' } },
      },
      { action: 'account.console', actor_id: null, network: null },
    ]);
  });

  it('loses what it says of people with their account, not that something was done, nor who was deleted', async () => {
    const [by, member] = [await anAdmin(test.portal), await aMember(test.portal)];
    await test.client.as(by).usuario.update({ id: member.id, firstName: 'Otra' });
    await eraseAccount(test.client.as(by), member.id);
    const who = { name: 'Otra Quispe Ñúñez', username: member.username };
    expect(await eventsOf(member.id)).toMatchObject([
      { action: 'account.change', content: null },
      { action: 'account.delete', content: who },
      { action: 'account.erase', content: who },
    ]);
  });
});

describe('the chain', () => {
  const check = () => checkChain(test.context());
  const count = async () => (await test.portal.db.selectFrom('audit_event').select('id').execute()).length;
  /** Checks the chain after a change by somebody who may switch triggers off, and undoes the change. */
  const checkAfter = async (change: ReturnType<typeof sql>) => {
    let found: Awaited<ReturnType<typeof checkChain>> | undefined;
    const undone = new Error('undone');
    const tampered = test.portal.db.transaction().execute(async (db) => {
      for (const table of ['audit_event', 'audit_personal'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
      await change.execute(db);
      found = await checkChain(test.context({ db }));
      throw undone;
    });
    await expect(tampered).rejects.toBe(undone);
    return found?.trouble;
  };

  it('holds every event once the job ran, and those that two nodes chain at once', async () => {
    expect((await check()).waiting).toBe(await count());
    await Promise.all([chainEvents(test.context()), chainEvents(test.context())]);
    expect(await check()).toMatchObject({ events: await count(), waiting: 0, trouble: null });
    expect((await check()).head).toMatch(/^(?!0+$)[0-9a-f]{64}$/);
  });

  it.each([
    ['changes an event', sql`update audit_event set details = '{"x": 1}'`],
    ['gives one another place', sql`update audit_event set position = position + 1000000`],
    ['deletes an event', sql`delete from audit_event`],
    ['changes what is kept apart', sql`update audit_personal set content = '{}'`],
    ['empties the table', sql`truncate audit_event cascade`],
  ])('refuses who %s', async (_, change) => {
    await expect(change.execute(test.portal.db)).rejects.toThrow('append-only');
  });

  it('shows what was changed by somebody who may do everything', async () => {
    await chainEvents(test.context());
    const place = Math.floor((await check()).events / 2);
    const at = sql`where position = ${place}`;
    expect(await checkAfter(sql`update audit_event set action = 'account.add' ${at}`)).toContain(
      `place ${place} `,
    );
    expect(await checkAfter(sql`update audit_event set network = 'otra' ${at}`)).toContain(`place ${place} `);
    expect(await checkAfter(sql`delete from audit_event ${at}`)).toBe(`place ${place}: it is missing`);
    expect(await checkAfter(sql`update audit_personal set content = '{}'`)).toContain('kept apart');
    expect(await checkAfter(sql`select 1`)).toBeNull();
  });

  it('stands when what it says of people is over after two years', async () => {
    await chainEvents(test.context());
    test.clock.advance(personalDays * 24 * 3600 + 1);
    await purgeAudit(test.context());
    expect(await test.portal.db.selectFrom('audit_personal').select('event_id').execute()).toEqual([]);
    expect(await check()).toMatchObject({ events: await count(), trouble: null });
  });

  it('begins later when its first events are over after ten years', async () => {
    const other = await openForTest(openTestPortal());
    const { db } = other.portal;
    for (const at of ['2010-01-01', '2010-01-02', '2026-11-01'])
      await sql`insert into audit_event (at, action, subject) values (${at}, 'account.add', 'account:1')`.execute(
        db,
      );
    await chainEvents(other.context());
    const whole = await checkChain(other.context());
    await purgeAudit(other.context());
    expect(await db.selectFrom('audit_event').select('position').execute()).toEqual([{ position: 3 }]);
    expect(await checkChain(other.context())).toEqual({ ...whole, events: 1 });
    await sql`insert into audit_event (at, action, subject) values (now(), 'account.add', 'account:1')`.execute(
      db,
    );
    await chainEvents(other.context());
    expect(await checkChain(other.context())).toMatchObject({ events: 2, trouble: null });
  });
});
