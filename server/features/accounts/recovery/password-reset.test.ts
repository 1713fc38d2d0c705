import { describe, expect, it } from 'vitest';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin, type TestAccount } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { openForTest } from '../../../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { anotherPassword as another, password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal, openTestPortal } from '../../../testing/portal.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started

const browser = () => aBrowser(test);
const emailOf = (account: TestAccount) => `${account.username}@correo.test`;
const signIn = (name: string, given: string) =>
  browser().call(users.login, { UserName: name, Password: given });

async function linkFor(account: TestAccount) {
  await browser().call(users.forgot, { Email: emailOf(account) });
  const { Username, Strcode, path } = linkOf((await lastMailTo(test, emailOf(account))).text);
  expect(path).toBe('http://portal.test/forgetpassword');
  return { Username, Strcode };
}

describe('Users/Forgot', () => {
  it('mails a link and leaves the old password as it is', async () => {
    const member = await aMember(test.portal, { passwordHash });
    await linkFor(member);
    await signIn(member.username, password);
  });

  it('answers the same for an unknown address, and stores nothing about it', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const known = await browser().call(users.forgot, { Email: emailOf(member).toUpperCase() });
    const before = await test.portal.db.selectFrom('mail').select('id').execute();
    expect(await browser().call(users.forgot, { Email: 'nadie@correo.test' })).toEqual(known);
    expect(await test.portal.db.selectFrom('mail').select('id').execute()).toEqual(before);
  });

  it('takes five an hour for one address of mail and fifty from one of the network, known or not', async () => {
    const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.4' })); // two and twenty
    const member = await aMember(narrow.portal, { passwordHash });
    const forgot = (Email: string, host: number) =>
      aBrowser(narrow, { address: `10.0.0.${host}` }).call(users.forgot, { Email });
    for (const email of [emailOf(member), 'nadie@correo.test']) {
      for (const host of [1, 2]) await forgot(email, host);
      await expectRefusal(forgot(email.toUpperCase(), 3), 429);
    }
    for (let n = 0; n < 20; n += 1) await forgot(`nadie${n}@correo.test`, 4);
    await expectRefusal(forgot('otra@correo.test', 4), 429);
    await forgot('otra@correo.test', 5);
  });
});

describe('Users/resetPassword', () => {
  it('sets the new password, once, and ends every session', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const link = await linkFor(member);
    const { data } = await signIn(member.username, password);
    await browser().call(users.resetPassword, { ...link, Password: another });
    await expectRefusal(browser().call(users.update, {}, data.token), 401);
    await expectRefusal(signIn(member.username, password), 401);
    await signIn(member.username, another);
    await expectRefusal(browser().call(users.resetPassword, { ...link, Password: password }), 400);
  });

  it('is done when the same comes again because its answer was lost, also while the first is under way', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const link = await linkFor(member);
    const reset = () => browser().call(users.resetPassword, { ...link, Password: another });
    await Promise.all([reset(), reset()]);
    const { data } = await signIn(member.username, another);
    await reset();
    await browser().call(users.update, {}, data.token); // no session has ended by it
  });

  it('leaves the links of others alone', async () => {
    const [one, other] = [
      await aMember(test.portal, { passwordHash }),
      await aMember(test.portal, { passwordHash }),
    ];
    const [mine, theirs] = [await linkFor(one), await linkFor(other)];
    await browser().call(users.resetPassword, { ...mine, Password: another });
    await browser().call(users.resetPassword, { ...theirs, Password: another });
    await signIn(other.username, another);
  });

  it('takes back the other links of that hour', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const [first, second] = [await linkFor(member), await linkFor(member)];
    await browser().call(users.resetPassword, { ...first, Password: another });
    await expectRefusal(browser().call(users.resetPassword, { ...second, Password: password }), 400);
    const mails = await test.portal.db
      .selectFrom('mail')
      .select('body')
      .where('account_id', '=', member.id)
      .where('kind', '=', 'reset')
      .execute();
    expect(mails).toEqual([{ body: null }, { body: null }]); // what was not sent yet is withdrawn
  });

  it('is done by a link from before its owner asked for another e-mail', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const link = await linkFor(member);
    await test.client.as(member).users.update({ email: 'pedida@correo.test' });
    await browser().call(users.resetPassword, { ...link, Password: another });
    await signIn(member.username, another);
  });

  it('activates an account that was waiting: the link came by mail', async () => {
    const member = await aMember(test.portal, { passwordHash, isActive: false });
    await browser().call(users.resetPassword, { ...(await linkFor(member)), Password: another });
    await signIn(member.username, another);
  });

  it('refuses a weak password, and the link stays good', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const link = await linkFor(member);
    await expectRefusal(browser().call(users.resetPassword, { ...link, Password: '12345678' }), 400, {
      Password: true,
    });
    await browser().call(users.resetPassword, { ...link, Password: another });
  });

  it('refuses another’s link, an activation link, and one after an hour', async () => {
    const [member, other] = [
      await aMember(test.portal, { passwordHash }),
      await aMember(test.portal, { passwordHash, isActive: false }),
    ];
    const link = await linkFor(member);
    await expectRefusal(
      browser().call(users.resetPassword, { ...link, Username: other.username, Password: another }),
      400,
    );
    await expectRefusal(browser().call(users.active, link), 400);
    await browser().call(users.resendActivation, { UserName: other.username });
    const { Username, Strcode } = linkOf((await lastMailTo(test, emailOf(other))).text);
    await expectRefusal(browser().call(users.resetPassword, { Username, Strcode, Password: another }), 400);
    test.clock.advance(3600);
    await expectRefusal(browser().call(users.resetPassword, { ...link, Password: another }), 400);
  });
});

describe('wrong codes', () => {
  it('are those of a deleted account, a used one under its new name too', async () => {
    const member = await aMember(test.portal, { passwordHash, isActive: false });
    await browser().call(users.resendActivation, { UserName: member.username });
    const { Username, Strcode } = linkOf((await lastMailTo(test, emailOf(member))).text);
    for (let twice = 0; twice < 2; twice += 1) await browser().call(users.active, { Username, Strcode });
    await test.client.as(await anAdmin(test.portal)).usuario.delete({ id: member.id });
    for (const name of [Username, `#eliminado-${member.id}`])
      await expectRefusal(browser().call(users.active, { Username: name, Strcode }), 400);
  });

  it('of one address are refused by another sentence after fifty, and the right one is let in', async () => {
    const narrow = await openForTest(
      openTestPortal({ RATE_LIMIT_FACTOR: '1', SMTP_URL: 'smtp://127.0.0.1:9' }),
    );
    const member = await aMember(narrow.portal, { passwordHash });
    const caller = aBrowser(narrow);
    await caller.call(users.forgot, { Email: emailOf(member) });
    const { Username, Strcode } = linkOf((await lastMailTo(narrow, emailOf(member))).text);
    const wrong = { Username, Strcode: `${Strcode.slice(1)}x` };
    const statuses: number[] = [];
    const seen = ({ status }: { status: number }) => statuses.push(status);
    for (let n = 0; n < 49; n += 1) await caller.call(users.active, wrong).catch(seen);
    await caller.call(users.resetPassword, { ...wrong, Password: another }).catch(seen);
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 400));
    await caller.call(users.resetPassword, { ...wrong, Password: another }).catch(seen);
    await caller.call(users.active, wrong).catch(seen);
    expect(statuses.slice(50)).toEqual([429, 429]);
    await caller.call(users.resetPassword, { Username, Strcode, Password: another });
  });
});
