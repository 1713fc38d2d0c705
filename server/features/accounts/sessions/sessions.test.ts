import { describe, expect, it } from 'vitest';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { aBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { password, passwordHash } from '../../../testing/password.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { sessionOfCookie } from './sessions.ts';

const cookie = 'aula_session';
const test = aTestPortal();

async function signedIn(
  builder: typeof aMember = aMember,
): Promise<{ browser: TestBrowser; token: string; id: number }> {
  const { username, id } = await builder(test.portal, { passwordHash });
  const browser = aBrowser(test);
  const { data } = await browser.call(users.login, { UserName: username, Password: password });
  return { browser, token: data.token, id };
}
const key = (n: number) => `6f1fd1b2-7c0e-4c57-9d3c-0d4a4a2d000${n}`;
const refreshAs = (browser: TestBrowser, n: number) => {
  browser.key = key(n);
  return refresh(browser);
};
/** Copies a browser with its cookies: a second tab before the answer came, or a thief. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = aBrowser(test);
  copy.cookies = new Map(browser.cookies);
  return copy;
}
const refresh = (browser: TestBrowser) => browser.call(users.refresh, {});
const works = (browser: TestBrowser, token: string) => browser.call(users.update, {}, token);
const page = (browser: TestBrowser) => sessionOfCookie(test.portal, browser.cookies.get(cookie));

describe('Users/refresh', () => {
  it('answers a new token and changes the cookie', async () => {
    const { browser, id } = await signedIn();
    const before = browser.cookies.get(cookie);
    const { data } = await refresh(browser);
    expect(data.user.id).toBe(id);
    expect(browser.cookies.get(cookie)).not.toBe(before);
    await works(browser, data.token);
  });

  it('takes the value before for 60 s and gives the one that followed it, however often', async () => {
    const { browser } = await signedIn();
    const otherTab = copyOf(browser);
    await refresh(browser);
    for (const seconds of [20, 39]) {
      test.clock.advance(seconds);
      const before = copyOf(otherTab);
      await refresh(before);
      expect(before.cookies.get(cookie)).toBe(browser.cookies.get(cookie));
    }
    await refresh(browser);
  });

  it('counts as use, also when its answer was lost and it is asked for again', async () => {
    const { browser } = await signedIn();
    const before = copyOf(browser);
    await refreshAs(browser, 1);
    test.clock.advance(11 * 3600);
    await refreshAs(before, 1);
    test.clock.advance(11 * 3600);
    await refreshAs(before, 2);
  });

  it('gives a lost answer again to the browser that asked, hours later too, and the exam goes on', async () => {
    const { browser, token } = await signedIn();
    const kept = copyOf(browser);
    await refreshAs(browser, 0); // the answer is lost with its cookie
    test.clock.advance(3 * 3600);
    expect(await page(kept)).toMatchObject({ caller: { role: 'member' } });
    const { data } = await refreshAs(kept, 0);
    expect(kept.cookies.get(cookie)).toBe(browser.cookies.get(cookie));
    await works(kept, data.token);
    expect(token).not.toBe(data.token);
    await refreshAs(kept, 1); // and the next one works
  });

  it.each([
    ['with another key', 2],
    ['without one', undefined],
  ])('ends the session when the value before comes late %s: somebody has a copy', async (_, other) => {
    const { browser } = await signedIn();
    const thief = copyOf(browser);
    const { data } = await refreshAs(browser, 0);
    test.clock.advance(60);
    if (other !== undefined) thief.key = key(other);
    await expectRefusal(refresh(thief), 401);
    await expectRefusal(works(browser, data.token), 401);
    expect(await page(browser)).toBeUndefined();
  });

  it('shows pages for the value before until the new one has been seen, then for 60 s', async () => {
    const { browser } = await signedIn();
    const before = copyOf(browser);
    await refresh(browser);
    test.clock.advance(600);
    expect(await page(before)).toBeDefined();
    expect(await page(browser)).toBeDefined();
    expect(await page(before)).toBeUndefined();
  });

  it('finds out a thief who renews first, as soon as the owner does', async () => {
    const { browser } = await signedIn();
    const thief = copyOf(browser);
    const { data } = await refreshAs(thief, 0);
    test.clock.advance(60);
    await expectRefusal(refreshAs(browser, 3), 401);
    await expectRefusal(works(thief, data.token), 401);
  });

  it('ends the session when an older value turns up again', async () => {
    const { browser, token } = await signedIn();
    const thief = aBrowser(test);
    thief.cookies.set(cookie, browser.cookies.get(cookie) ?? '');
    await refresh(browser);
    test.clock.advance(60);
    await expectRefusal(refresh(thief), 401);
    await expectRefusal(refresh(browser), 401);
    await expectRefusal(works(browser, token), 401);
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  it('refuses what does not come from a page of the portal', async () => {
    const { browser } = await signedIn();
    for (const origin of [
      { origin: 'http://evil.test' },
      {},
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const forged = aBrowser(test, { origin: origin as Record<string, string> });
      forged.cookies = browser.cookies;
      await expectRefusal(refresh(forged), 403);
    }
    const modern = aBrowser(test, { origin: { 'sec-fetch-site': 'same-origin' } });
    modern.cookies = browser.cookies;
    await refresh(modern);
  });

  it('refuses no cookie, and one that is not ours', async () => {
    const browser = aBrowser(test);
    await expectRefusal(refresh(browser), 401);
    browser.cookies.set(cookie, "x'; drop table session; --");
    await expectRefusal(refresh(browser), 401);
  });

  it('ends after 12 h idle, and for an administrator after 1 h', async () => {
    const member = await signedIn();
    const admin = await signedIn(anAdmin);
    test.clock.advance(3599);
    await refresh(admin.browser);
    test.clock.advance(3600);
    await expectRefusal(refresh(admin.browser), 401);
    test.clock.advance(12 * 3600 - 7200);
    await refresh(member.browser);
    test.clock.advance(12 * 3600);
    await expectRefusal(refresh(member.browser), 401);
  });

  it('ends an administrator’s at last after 12 h', async () => {
    const { browser } = await signedIn(anAdmin);
    for (let n = 0; n < 23; n += 1) {
      test.clock.advance(1800);
      await refresh(browser);
    }
    const { data } = await refresh(browser);
    expect(new Date(data.expiresAt).getTime() - test.clock.now().getTime()).toBe(1_800_000);
    test.clock.advance(1800);
    await expectRefusal(refresh(browser), 401);
  });
});

describe('the cookie on pages', () => {
  it('names the person, and keeps that session alive at most once a minute', async () => {
    const { browser, id } = await signedIn();
    const sessionId = browser.cookies.get(cookie)?.split('.')[0] ?? '';
    const other = await aMember(test.portal);
    const seen = async (whose = sessionId) =>
      (
        await test.portal.db
          .selectFrom('session')
          .select('last_seen_at')
          .where('id', '=', whose)
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    const start = test.clock.now();
    test.clock.advance(59);
    expect(await page(browser)).toMatchObject({ caller: { accountId: id, role: 'member' } });
    expect(await seen()).toEqual(start);
    test.clock.advance(1);
    await page(browser);
    expect(await seen()).toEqual(test.clock.now());
    expect(await seen(other.sessionId)).toEqual(start);
  });

  it('gives no viewer once it is idle too long, or is not valid', async () => {
    const { browser } = await signedIn(anAdmin);
    test.clock.advance(3600);
    expect(await page(browser)).toBeUndefined();
    expect(await sessionOfCookie(test.portal, undefined)).toBeUndefined();
    expect(
      await sessionOfCookie(test.portal, `${(await signedIn()).browser.cookies.get(cookie)?.slice(0, -1)}x`),
    ).toBeUndefined();
  });

  it('gives no viewer of a deleted account, even where its session was left open', async () => {
    const { browser, id } = await signedIn();
    expect(await page(browser)).toBeDefined();
    const deleted = { deleted_at: test.clock.now() };
    await test.portal.db.updateTable('account').set(deleted).where('id', '=', id).execute();
    expect(await page(browser)).toBeUndefined();
  });

  it('is no proof to any other call', async () => {
    const { browser } = await signedIn();
    await expectRefusal(browser.call(users.update, {}), 401);
  });
});

describe('Users/logout', () => {
  it('ends the session at once, and drops cookie and cache', async () => {
    const { browser, token } = await signedIn();
    const copy = browser.cookies.get(cookie) ?? '';
    await browser.call(users.logout, {}, token);
    expect(browser.cookies.has(cookie)).toBe(false);
    expect(browser.headers['clear-site-data']).toBe('"cache"');
    await expectRefusal(works(browser, token), 401);
    browser.cookies.set(cookie, copy);
    await expectRefusal(refresh(browser), 401);
  });

  it('works with the cookie alone, for a page of the portal only; twice is harmless', async () => {
    const { browser } = await signedIn();
    const forged = aBrowser(test, { origin: { origin: 'http://evil.test' } });
    forged.cookies = new Map(browser.cookies);
    await forged.call(users.logout, {});
    expect(await page(browser)).toMatchObject({ caller: { role: 'member' } });
    const copy = browser.cookies.get(cookie);
    await browser.call(users.logout, {});
    expect(await sessionOfCookie(test.portal, copy)).toBeUndefined();
    await browser.call(users.logout, {});
  });
});
