import { describe, expect, it } from 'vitest';
import { aGroup, aMember, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { announcementFor } from './announcements.ts';

const test = aTestPortal();
const { api } = anAdminOf(test);
const said = { Title: 'Sin exámenes', Text: 'El jueves.', Reach: 'all' as const };

/** The minute so many hours from now, in the portal's zone, and one that many hours later. */
const span = (fromHours: number, hours: number) => {
  const minute = (at: number) =>
    new Date(at)
      .toLocaleString('sv', { timeZone: test.portal.config.timeZone })
      .slice(0, 16)
      .replace(' ', 'T');
  const begin = test.clock.now().getTime() + fromHours * 3_600_000;
  return { From: minute(begin), Until: minute(begin + hours * 3_600_000) };
};
const shownTo = async (person: Awaited<ReturnType<typeof aMember>>) => {
  const { id: accountId, username, role, years, sessionId } = person;
  const caller = { accountId, username, role, years, sessionId };
  return (await announcementFor({ ...test.context(), caller }))?.title;
};
const shownToVisitors = () => test.portal.announcements.forVisitor([])?.title;

describe('an announcement', () => {
  it('is shown from its beginning to its end, and closed by its reader once, on all devices', async () => {
    const ana = await aMember(test.portal);
    const beto = await aMember(test.portal);
    const { data } = await api.announcement.add({ ...said, ...span(1, 2) });
    expect([await shownTo(ana), shownToVisitors()]).toEqual([undefined, undefined]);
    test.clock.advance(3_700);
    await expect.poll(shownToVisitors).toBe('Sin exámenes');
    expect(await shownTo(ana)).toBe('Sin exámenes');
    await test.client.as(ana).announcement.close({ Id: data.id });
    await test.client.as(ana).announcement.close({ Id: data.id });
    expect([await shownTo(ana), await shownTo(beto)]).toEqual([undefined, 'Sin exámenes']);
    expect((await api.announcement.get({})).data).toMatchObject([{ state: 'live', closedCount: 1 }]);
    test.clock.advance(7_200);
    expect([await shownTo(beto), shownToVisitors()]).toEqual([undefined, undefined]);
  });

  it('of a group is shown to its people, and to no visitor', async () => {
    const [inside, outside] = [await aMember(test.portal), await aMember(test.portal)];
    const GroupId = await aGroup(test.portal, { people: [inside] });
    const { data } = await api.announcement.add({ ...said, Reach: 'group', GroupId, ...span(-1, 2) });
    await expect.poll(() => test.portal.announcements.isAnyLive()).toBe(true);
    expect([await shownTo(inside), await shownTo(outside), shownToVisitors()]).toEqual([
      'Sin exámenes',
      undefined,
      undefined,
    ]);
    expect(await shownTo(await anAdmin(test.portal))).toBeUndefined();
    await api.announcement.end({ Id: data.id });
    expect(await shownTo(inside)).toBeUndefined();
  });

  it('without an end, backwards, over or of no group is refused in words', async () => {
    const of = (given: object) => api.announcement.add({ ...said, ...span(-1, 2), ...given });
    await expectRefusal(of({ Until: '' }), 400, { Until: expect.stringMatching(/fecha/) });
    await expectRefusal(of(span(1, -2)), 400, { Until: expect.stringMatching(/antes de empezar/) });
    await expectRefusal(of(span(-3, 2)), 400, { Until: expect.stringMatching(/ya habría terminado/) });
    await expectRefusal(of({ Reach: 'group' }), 400, { GroupId: 'Elige un grupo.' });
    await expectRefusal(of({ Link: 'javascript:alert(1)' }), 400, { Link: expect.stringMatching(/enlace/) });
    await expectRefusal(api.announcement.end({ Id: 2_000_000 }), 404);
  });
});

it('a visitor who closes it keeps that in a cookie until it ends', async () => {
  const { data } = await api.announcement.add({ ...said, Title: 'Curso nuevo', ...span(-1, 2) });
  await expect.poll(shownToVisitors).toBe('Curso nuevo');
  const closed = await test.app.inject({
    method: 'POST',
    url: '/api/Announcement/Close',
    payload: { Id: data.id },
  });
  expect(String(closed.headers['set-cookie'])).toMatch(
    new RegExp(`anuncios=${data.id}; Max-Age=\\d{4}; .*HttpOnly`),
  );
  expect(test.portal.announcements.forVisitor([data.id])).toBeNull();

  const shorter = await api.announcement.add({ ...said, Title: 'Otro curso', ...span(-1, 1.5) });
  const both = await test.app.inject({
    method: 'POST',
    url: '/api/Announcement/Close',
    payload: { Id: shorter.data.id },
    headers: { cookie: `anuncios=${data.id}` },
  });
  const [, seconds] = /anuncios=[\d.]+; Max-Age=(\d+)/.exec(String(both.headers['set-cookie'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(1_860); // the other stays closed until its end
});
