import { describe, expect, it } from 'vitest';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { changeUser } from './administration.ts';
import { changeProfile } from './profile.ts';
import { removeUser } from './removal.ts';
import { signIn } from './sessions/sign-in.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test);

const contextOf = ({ id, ...account }: TestAccount) =>
  test.context({ caller: { ...account, accountId: id } });
const stored = (id: number) =>
  test.portal.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const openSessionsOf = (id: number) =>
  test.portal.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/**
 * Makes a context whose first transaction waits for `meanwhile`: everything before it, such as hashing, has happened.
 */
function withMeanwhile(account: TestAccount, meanwhile: () => Promise<unknown>) {
  const context = contextOf(account);
  const { db } = context;
  let isFirst = true;
  const slow = new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction')
        return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      return () => ({
        execute: async (work: never) => {
          if (isFirst) await meanwhile();
          isFirst = false;
          return target.transaction().execute(work);
        },
      });
    },
  });
  return { ...context, db: slow };
}

describe('an account deleted while', () => {
  it('its owner signs in opens no session', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const context = withMeanwhile(member, () => removeUser(contextOf(admin), member.id));
    await expectRefusal(signIn(context, member.username, password), 401);
    expect(await openSessionsOf(member.id)).toEqual([]);
  });

  it('its owner changes the profile takes no change', async () => {
    const member = await aMember(test.portal);
    const context = withMeanwhile(member, () => removeUser(contextOf(admin), member.id));
    const change = changeProfile(context, { firstName: 'Secreta', password: 'otra-lluvia-mesa-77' });
    await expectRefusal(change, 401);
    expect((await stored(member.id)).first_name).not.toBe('Secreta');
    expect(await openSessionsOf(member.id)).toEqual([]);
  });
});

it('two administrators who demote each other at once don’t block each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await anAdmin(test.portal), await anAdmin(test.portal)];
    const change = { role: 'member', firstName: 'Eva', lastName: 'Paz', gender: 2 } as const;
    // both have proved themselves, which the other's change undoes: whoever comes a moment later is refused there
    const proved = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const whenBoth = (own: 0 | 1) => () => {
      proved[own].resolve();
      return proved[1 - own]?.promise ?? Promise.resolve();
    };
    await Promise.all([
      changeUser(withMeanwhile(one, whenBoth(0)), two.id, change),
      changeUser(withMeanwhile(two, whenBoth(1)), one.id, change),
    ]);
    expect([(await stored(one.id)).role, (await stored(two.id)).role]).toEqual(['member', 'member']);
  }
});

it('an account deleted while an administrator changes all of it is changed and gone, or gone unchanged', async () => {
  for (let round = 0; round < 6; round += 1) {
    const one = await anAdmin(test.portal);
    const member = await aMember(test.portal);
    const email = `otra.${member.id}@correo.bo`;
    const change = { firstName: 'Ruth', username: `otra${member.id}`, email, role: 'admin' } as const;
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const whenBoth = (own: 0 | 1) => () => {
      begun[own].resolve();
      return begun[1 - own]?.promise ?? Promise.resolve();
    };
    const [removed, changed] = await Promise.allSettled([
      removeUser(withMeanwhile(one, whenBoth(0)), member.id),
      changeUser(withMeanwhile(admin, whenBoth(1)), member.id, change),
    ]);
    expect(removed.status).toBe('fulfilled');
    if (changed.status === 'rejected') expect(changed.reason).toMatchObject({ status: 404 });
    const row = await stored(member.id);
    expect(row.deleted_at).not.toBeNull();
    const isChanged = [row.first_name === 'Ruth', row.username === change.username, row.role === 'admin'];
    expect(isChanged).toEqual(Array(3).fill(changed.status === 'fulfilled'));
    expect(await openSessionsOf(member.id)).toEqual([]);
  }
});

it('a deleted account’s name leaves the pages kept for visitors', async () => {
  const member = await aMember(test.portal);
  let dropped = 0;
  test.portal.pubsub.on('content_changed', () => {
    dropped += 1;
  });
  await test.client.as(admin).usuario.delete({ id: member.id });
  expect(dropped).toBeGreaterThan(0);
});
