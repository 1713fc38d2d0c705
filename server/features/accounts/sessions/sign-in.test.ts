import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { visitor } from '../../../../contract/caller.ts';
import { contextOf } from '../../../context/context.ts';
import { aBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { openForTest } from '../../../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal, openTestPortal } from '../../../testing/portal.ts';
import { signIn as enter } from './sign-in.ts';

const test = aTestPortal({ RATE_LIMIT_FACTOR: '1' });

let addresses = 0;
const somewhere = () => {
  addresses += 1;
  return aBrowser(test, { address: `10.1.0.${addresses}` });
};
const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const salt = Buffer.alloc(16, 7);
const lowCost = { memory: 8, passes: 1, parallelism: 1 };
const cheapKey = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: 32, ...lowCost });
/**
 * A hash of the same password at another cost: a wrong guess takes next to no time, the right one renews it.
 */
const cheapHash = `$argon2id$v=19$m=8,t=1,p=1$${bare(salt)}$${bare(cheapKey)}`;
const aGuessed = (username?: string) =>
  aMember(test.portal, { passwordHash: cheapHash, ...(username === undefined ? {} : { username }) });
const signIn = (browser: TestBrowser, name: string, given = password) =>
  browser.call(users.login, { UserName: name, Password: given });
const fail = async (browser: TestBrowser, name: string, times: number) => {
  for (let n = 0; n < times; n += 1) await expectRefusal(signIn(browser, name, 'equivocada'), 401);
};

it('each sign-in leaves a line with account, network and result, whoever it is of, and nothing that was typed', async () => {
  const { id, username } = await aMember(test.portal, { passwordHash });
  const lines: object[] = [];
  const log = { ...test.portal.log, info: (line: object) => void lines.push(line) };
  const context = contextOf(test.portal, visitor, { address: '10.3.0.7', log });
  await enter(context, username, password);
  await expect(enter(context, username, 'equivocada')).rejects.toThrow();
  await expect(enter(context, 'nadie-con-este-nombre', password)).rejects.toThrow();
  expect(lines).toEqual([
    { account: id, network: '10.3.0.7', result: 'success' },
    { account: id, network: '10.3.0.7', result: 'badCredentials' },
    { network: '10.3.0.7', result: 'badCredentials' },
  ]);
});

it('with https, no other site of the domain can set the cookies', async () => {
  const secure = await openForTest(openTestPortal({ PUBLIC_URL: 'https://portal.test' }));
  const { username } = await aMember(secure.portal, { passwordHash });
  const browser = aBrowser(secure);
  await signIn(browser, username);
  expect([...browser.cookies.keys()].sort()).toEqual(['__Host-aula_device', '__Host-aula_session']);
  await browser.call(users.refresh, {});
});

describe('Users/login', () => {
  it('signs in with username or e-mail, whatever the case', async () => {
    const member = await aMember(test.portal, { username: 'teresa', passwordHash, birthDate: '1980-11-19' });
    const browser = somewhere();
    const { data } = await signIn(browser, 'Teresa@Correo.Test');
    expect(data.user).toEqual({
      id: member.id,
      username: 'teresa',
      firstName: 'María',
      role: 'member',
      mustChangePassword: false,
    });
    const claims = await test.portal.tokens.verify(data.token, test.clock.now());
    expect(claims).toMatchObject({
      sub: String(member.id),
      unique_name: 'teresa',
      role: 'member',
      years: 45,
      exp: test.clock.now().getTime() / 1000 + 3600,
    });
    expect(browser.headers['clear-site-data']).toBe('"cache"');
    const cookie = [browser.headers['set-cookie']]
      .flat()
      .find((text) => String(text).startsWith('aula_session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=2592000/);
    expect((await browser.call(users.get, { userName: 'teresa' }, data.token)).data).toMatchObject({
      id: member.id,
      years: 45,
    });
  });

  it('keeps a row without a name for the report on accesses, for members only', async () => {
    const [member, admin] = [
      await aMember(test.portal, { passwordHash }),
      await anAdmin(test.portal, { passwordHash }),
    ];
    const kept = () => test.portal.db.selectFrom('sign_in').selectAll().orderBy('id').execute();
    const before = await kept();
    for (const { username } of [member, admin]) await signIn(somewhere(), username);
    const rows = (await kept()).slice(before.length);
    expect(rows).toEqual([{ id: expect.any(Number), at: test.clock.now(), gender: 2 }]);
  });

  it('says the same of a wrong name and a wrong password', async () => {
    const { username } = await aMember(test.portal, { passwordHash });
    const wrong = await signIn(somewhere(), username, 'equivocada').catch((error: unknown) => error);
    const unknown = await signIn(somewhere(), 'nadie', 'equivocada').catch((error: unknown) => error);
    expect(wrong).toMatchObject({ status: 401 });
    expect(unknown).toEqual(wrong);
  });

  it('says that an account is not active only to who knows its password', async () => {
    const { username } = await aMember(test.portal, { passwordHash, isActive: false });
    await expectRefusal(signIn(somewhere(), username, 'equivocada'), 401);
    await expectRefusal(
      signIn(somewhere(), username),
      403,
      expect.stringContaining('El instituto la activará'),
    );
  });

  it('renews a hash of another cost, with the right password only', async () => {
    const { id, username } = await aMember(test.portal, { passwordHash: cheapHash });
    const stored = async () =>
      (
        await test.portal.db
          .selectFrom('account')
          .select('password_hash')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).password_hash;
    await fail(somewhere(), username, 1);
    expect(await stored()).toBe(cheapHash);
    await signIn(somewhere(), username);
    expect(await stored()).toMatch(/m=19456,t=2/);
    await signIn(somewhere(), username);
  });
});

describe('wrong passwords', () => {
  it('make the next try wait, the right one too, and are forgotten', async () => {
    const { username } = await aGuessed();
    await fail(somewhere(), username, 5);
    const browser = somewhere();
    await expectRefusal(signIn(browser, username), 429, expect.stringContaining('Espera 5 s y'));
    expect(browser.headers['retry-after']).toBe('5');
    test.clock.advance(5);
    await signIn(browser, username);
    await fail(somewhere(), username, 5); // the count began again
  });

  it('are counted one by one even when they arrive together', async () => {
    const { username } = await aMember(test.portal, { passwordHash });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => signIn(somewhere(), username, 'equivocada')),
    );
    const statuses = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as { status: number }).status : 200,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('are one account’s, however its name is spelt, and whether it is the e-mail', async () => {
    const { username } = await aGuessed(`s2.iris.${Date.now()}`);
    const spellings = [
      username,
      username.toUpperCase(),
      `${username}@correo.test`,
      username.replaceAll('i', 'İ'),
    ];
    const statuses: number[] = [];
    for (const spelling of [...spellings, ...spellings])
      await signIn(somewhere(), spelling, 'equivocada').catch(({ status }: { status: number }) =>
        statuses.push(status),
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('from one address, each for another name and all at once, stop at the limit', async () => {
    const crowd = aBrowser(test, { address: '10.9.9.8' });
    for (let n = 0; n < 60; n += 1) await aGuessed(`rociada-${n}`); // more than are checked; the others are nobody's
    const guesses = Array.from({ length: 600 }, (_, n) =>
      signIn(crowd, `rociada-${n}`, 'equivocada').then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(44);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(556);
  });

  it('do not stand in the way of a room that signs in at once, rightly', async () => {
    const room = await Promise.all(Array.from({ length: 60 }, () => aMember(test.portal, { passwordHash })));
    const statuses = await Promise.all(
      room.map(({ username }) =>
        signIn(aBrowser(test, { address: '10.9.9.7' }), username).then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      ),
    );
    expect(statuses).toEqual(room.map(() => 200));
  });

  it('count together at all nodes of a portal', async () => {
    const { username } = await aGuessed();
    const node = await openForTest(test.another());
    const nodes = [test, node, test, node, test, node, test];
    const statuses: number[] = [];
    for (const [number, each] of nodes.entries())
      await signIn(aBrowser(each, { address: `10.8.0.${number}` }), username, 'equivocada').catch(
        ({ status }: { status: number }) => statuses.push(status),
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('slow down an unknown name just like an existing one', async () => {
    await fail(somewhere(), 'fantasma', 5);
    await expectRefusal(signIn(somewhere(), 'fantasma'), 429);
  });

  it('let the owner in within a minute from a browser that has signed in before', async () => {
    const { username } = await aMember(test.portal, { passwordHash });
    const own = somewhere();
    await signIn(own, username);
    await fail(somewhere(), username, 5);
    await expectRefusal(signIn(somewhere(), username), 429);
    await signIn(own, username);
    await fail(own, username, 5);
    await expectRefusal(signIn(own, username), 429);
    test.clock.advance(59);
    await signIn(own, username);
  });

  it('take no browser’s word that it is known', async () => {
    const { username, id } = await aGuessed();
    await fail(somewhere(), username, 5);
    const liar = somewhere();
    liar.cookies.set('aula_device', `x~${id}~x`);
    await expectRefusal(signIn(liar, username), 429);
  });

  it('slow an address, after ten times as many', async () => {
    const crowd = aBrowser(test, { address: '10.9.9.9' });
    for (let n = 0; n < 41; n += 1) await fail(crowd, `persona-${n}`, 1);
    const { username } = await aMember(test.portal, { passwordHash });
    await expectRefusal(signIn(crowd, username), 429);
    await signIn(somewhere(), username);
    test.clock.advance(5);
    await signIn(crowd, username);
  });

  it('of a machine in a training room keep nobody waiting at the others, nor who has just read their mail', async () => {
    const address = '10.8.8.8';
    const others = await Promise.all(Array.from({ length: 41 }, () => aGuessed()));
    const [teacher, student, newcomer] = [
      await aMember(test.portal, { passwordHash }),
      await aMember(test.portal, { passwordHash }),
      await aMember(test.portal, { passwordHash }),
    ];
    const machine = aBrowser(test, { address });
    await signIn(machine, teacher.username);
    for (const { username } of others) await fail(aBrowser(test, { address }), username, 1);
    await expectRefusal(signIn(aBrowser(test, { address }), student.username), 429);
    await signIn(machine, student.username);
    const phone = aBrowser(test, { address });
    await phone.call(users.forgot, { Email: `${newcomer.username}@correo.test` });
    const { Username, Strcode } = linkOf((await lastMailTo(test, `${newcomer.username}@correo.test`)).text);
    await phone.call(users.resetPassword, { Username, Strcode, Password: 'nube-carta-molino-27' });
    await signIn(phone, newcomer.username, 'nube-carta-molino-27');
  });

  it('of others are forgotten once the owner has chosen another password by mail', async () => {
    const { username } = await aGuessed();
    await fail(somewhere(), username, 5);
    await somewhere().call(users.forgot, { Email: `${username}@correo.test` });
    const { Username, Strcode } = linkOf((await lastMailTo(test, `${username}@correo.test`)).text);
    await somewhere().call(users.resetPassword, { Username, Strcode, Password: 'nube-carta-molino-27' });
    await signIn(somewhere(), username, 'nube-carta-molino-27');
  });
});
