import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { aCourse, anArticle, anEnrolment } from '../testing/builders.ts';
import { openForTests } from '../testing/lifetime.ts';
import { openTestPages } from '../testing/page-build.ts';

/**
 * A list that depends on the reader's age, a course that some may not see, and a screen in a cached frame, each with own
 * parts.
 */
const renderer = `const frames = { member: ['<p>member ', ': ', '</p>'], admin: ['<p>admin ', ': ', '</p>'] };
export const renderer = {
  screens: [
    { path: '/articulos', who: 'open', mode: 'page', params: [] },
    { path: '/leercurso', who: 'open', mode: 'page', params: ['id'] },
    { path: '/leerarticulo', who: 'open', mode: 'page', params: ['id'] },
    { path: '/profile', who: 'signedIn', mode: 'app', params: [] },
  ],
  setTimeZone() {},
  async renderPage({ screen, api, query, role }) {
    globalThis.renderings = (globalThis.renderings ?? 0) + 1;
    const shown = screen.path === '/articulos'
      ? (await api.article.getClient({})).data.map(({ title }) => title).sort().join(' ')
      : screen.path === '/leerarticulo'
        ? (await api.article.read({ id: Number(query.id) })).data.title
        : (await api.course.read({ id: Number(query.id) })).data.title;
    const id = crypto.randomUUID();
    return {
      texts: ['<p>' + role + ' ', ': ' + shown + '</p>'],
      async ownPartsOf(viewer, ownApi) {
        if (viewer === null) return { render: () => ['nadie'] };
        const { data } = await ownApi.users.get({ userName: viewer.username });
        const state = JSON.stringify({ id, viewer, data });
        return { state, render: () => [viewer.username + ' ' + data.id] };
      },
    };
  },
  async renderApp({ viewer, api }) {
    const { data } = await api.users.get({ userName: viewer.username });
    const render = () => [viewer.username + ' ' + data.id, (data.username + data.id + ' ').repeat(200)];
    return { status: 200, texts: frames[viewer.role], own: { state: JSON.stringify({ viewer, data }), render } };
  },
  renderRefusal: async ({ title }) => ({ texts: [title], ownTexts: () => [] }),
};`;
const renderings = () => (globalThis as { renderings?: number }).renderings ?? 0;

const pages = openForTests(() => openTestPages(renderer));
beforeAll(async () => {
  const { portal } = pages.portal;
  for (const [title, yearsRange] of [
    ['todos', 1],
    ['jóvenes', 18],
    ['mayores', 60],
  ] as const)
    await anArticle(portal, { title, yearsRange });
});

const open = (url: string, cookie?: string) =>
  pages.app.inject({
    url,
    headers: { 'accept-encoding': 'gzip', ...(cookie === undefined ? {} : { cookie }) },
  });
const textOf = ({ rawPayload }: { rawPayload: Buffer }) => gunzipSync(rawPayload).toString();
const person = async (username: string, birthDate: string, role?: 'admin') => {
  const { account, cookie } = await pages.signedIn({
    username,
    birthDate,
    ...(role === undefined ? {} : { role }),
  });
  return { cookie, account, start: `<p>${account.role} ${username} ${account.id}: ` };
};

test('members of any age, an administrator and a visitor, thousands of times among each other: each their own', async () => {
  const girl = await person('girl', '2012-05-05');
  const woman = await person('woman', '1990-05-05');
  const man = await person('man', '1991-05-05');
  const elder = await person('elder', '1950-05-05');
  const admin = await person('root', '2012-05-05', 'admin');
  const young = 'jóvenes todos</p>';
  const all = 'jóvenes mayores todos</p>';
  const viewers = [
    { cookie: undefined, expected: `<p>open nadie: ${all}` },
    { cookie: girl.cookie, expected: `${girl.start}todos</p>` },
    { cookie: woman.cookie, expected: `${woman.start}${young}` },
    { cookie: man.cookie, expected: `${man.start}${young}` },
    { cookie: elder.cookie, expected: `${elder.start}${all}` },
  ];
  const adminPage = textOf(await open('/articulos', admin.cookie));
  expect(adminPage.startsWith(admin.start)).toBe(true);
  const people = [girl, woman, man, elder, admin];
  const everybody = [
    ...[...viewers, { cookie: admin.cookie, expected: adminPage }].map((viewer) => ({
      url: '/articulos',
      ...viewer,
    })),
    ...people.map(({ cookie, account, start }) => ({
      url: '/profile',
      cookie,
      expected: `${start}${`${account.username}${account.id} `.repeat(200)}</p>`,
    })),
  ];
  for (let round = 0; round < 24; round += 1) {
    const asked = Array.from({ length: 10 }, (_, shift) =>
      everybody.map((_, index) => everybody[(index + shift + round) % everybody.length]),
    ).flat();
    const bodies = await Promise.all(
      asked.map(async (viewer, index) => {
        if (index === round) pages.portal.portal.pubsub.notifySelf('content_changed', '');
        return textOf(await open(viewer?.url ?? '', viewer?.cookie));
      }),
    );
    expect(bodies).toEqual(asked.map((viewer) => viewer?.expected));
  }
});

test('members who may read the same share one rendering, also of different ages', async () => {
  const [one, two] = [await person('ana', '1990-01-01'), await person('eva', '1970-01-01')];
  pages.portal.portal.pubsub.notifySelf('content_changed', '');
  const before = renderings();
  for (const { cookie } of [one, two, one, two]) await open('/articulos', cookie);
  expect(renderings() - before).toBe(1);
});

test('administrators share one rendering, each with their own part', async () => {
  const [one, two] = [
    await person('rosa', '1990-01-01', 'admin'),
    await person('luis', '1970-01-01', 'admin'),
  ];
  pages.portal.portal.pubsub.notifySelf('content_changed', '');
  const before = renderings();
  for (const { cookie, start } of [one, two, one, two])
    expect(textOf(await open('/articulos', cookie))).toBe(`${start}jóvenes mayores todos</p>`);
  expect(renderings() - before).toBe(1);
});

test('what only administrators may read is theirs at each moment as it was saved last, and reaches nobody else', async () => {
  const { portal, client } = pages.portal;
  const admin = await person('editora', '1990-01-01', 'admin');
  const member = await person('lectora', '1950-01-01');
  const api = client.as(admin.account);
  const id = await anArticle(portal, { title: 'borrador', isPublished: false });
  const courseId = await aCourse(portal, { title: 'borrador', isPublished: false });
  const shown = async (url: string, cookie?: string) => {
    const response = await open(url, cookie);
    return response.statusCode === 200 ? textOf(response) : response.statusCode;
  };
  const seen = (cookie?: string) =>
    Promise.all([`/leerarticulo?id=${id}`, `/leercurso?id=${courseId}`].map((url) => shown(url, cookie)));
  const by = (title: string) => [`${admin.start}${title}</p>`, `${admin.start}${title}</p>`];
  const before = renderings();
  for (let again = 0; again < 3; again += 1) expect(await seen(admin.cookie)).toEqual(by('borrador'));
  expect(renderings() - before).toBe(2);
  for (const cookie of [member.cookie, undefined]) expect(await seen(cookie)).toEqual([404, 404]);

  await api.article.update({ Id: id, Title: 'segundo' });
  await api.course.update({ Id: courseId, Title: 'segundo' });
  expect(await seen(admin.cookie)).toEqual(by('segundo'));
  await api.article.update({ Id: id, Title: 'tercero', PublishAt: '2026-12-01T10:00' });
  await api.course.update({ Id: courseId, Title: 'tercero' });
  expect(await seen(admin.cookie)).toEqual(by('tercero'));
  for (const cookie of [member.cookie, undefined]) expect(await seen(cookie)).toEqual([404, 404]);

  await api.article.update({ Id: id, Published: true });
  await api.course.update({ Id: courseId, Published: true });
  expect(await seen(member.cookie)).toEqual([`${member.start}tercero</p>`, `${member.start}tercero</p>`]);
  await api.article.update({ Id: id, Published: false });
  await api.course.update({ Id: courseId, Published: false });
  for (const cookie of [member.cookie, undefined]) expect(await seen(cookie)).toEqual([404, 404]);
  expect(await seen(admin.cookie)).toEqual(by('tercero'));
  await api.article.delete({ id });
  await api.course.delete({ id: courseId });
  for (const cookie of [admin.cookie, member.cookie, undefined])
    expect(await seen(cookie)).toEqual([404, 404]);
});

test('who was an administrator and is none sees no page of theirs', async () => {
  const { portal, client } = pages.portal;
  const boss = await person('jefa', '1990-01-01', 'admin');
  const other = await person('saliente', '1990-01-01', 'admin');
  const id = await anArticle(portal, { title: 'secreto', isPublished: false });
  expect(textOf(await open(`/leerarticulo?id=${id}`, other.cookie))).toContain('secreto');
  await client.as(boss.account).usuario.delete({ id: other.account.id });
  expect((await open(`/leerarticulo?id=${id}`, other.cookie)).statusCode).toBe(404);
});

test('an archived course is there for its members alone, and its page reaches nobody else', async () => {
  const { portal } = pages.portal;
  const id = await aCourse(portal, { title: 'Guardado', archivedAt: portal.clock.now() });
  const [enrolled, other] = [await person('inscrita', '1990-01-01'), await person('ajena', '1990-01-01')];
  await anEnrolment(portal, enrolled.account, id);
  const statuses = async (cookie?: string) => (await open(`/leercurso?id=${id}`, cookie)).statusCode;
  for (let again = 0; again < 3; again += 1) {
    expect(await statuses(enrolled.cookie)).toBe(200);
    expect([await statuses(other.cookie), await statuses()]).toEqual([404, 404]);
  }
});

test('the bytes that a browser gets are one gzip stream with the person’s own part in it', async () => {
  const { cookie, start } = await person('íñigo', '1990-01-01');
  const { rawPayload, headers } = await pages.app.inject({
    url: '/articulos',
    headers: { cookie, 'accept-encoding': 'gzip, br' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' });
  expect(gunzipSync(rawPayload).toString()).toBe(`${start}jóvenes todos</p>`);
});
