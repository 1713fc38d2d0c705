import { openBrowser } from '../../e2e/fixtures/browser.ts';
import { median } from '../processes.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import { memberOf, type Person } from './people.ts';
import { type Device, desk, type Press, phone, pressOn, type View, viewOf, type Waits } from './phone.ts';
import type { Row, Size } from './row.ts';

const mostKilobytes = { visitor: 80, member: 110 };
const mostMilliseconds: Waits = { emptyCache: 1_500, fullCache: 400 };
const viewsAtOnce = 3;

/** A screen and a press that needs its script: the pressed element, and the one it shows. */
interface Screen {
  name: string;
  path: string;
  who: 'visitor' | 'member';
  press: Press;
}

const lens = { on: 'a.phone-only[data-search-open]', shows: 'dialog[open]' };
const sent = { on: 'main form button[type=submit]', shows: '[aria-invalid=true]' };

const visited = (name: string, path: string, press = lens): Screen => ({
  name,
  path,
  who: 'visitor',
  press,
});
const ofMember = (name: string, path: string, press = lens): Screen => ({
  name,
  path,
  who: 'member',
  press,
});

const screensOf = (courseId: number, userId: number): Screen[] => [
  visited('home', '/'),
  visited('articles', '/articulos'),
  visited('article', '/leerarticulo?id=1'),
  visited('courses', '/vercursos'),
  visited('course', `/leercurso?id=${courseId}`, {
    on: '[data-island^=apply] button',
    shows: 'dialog[open]',
  }),
  visited('videos', '/vervideo'),
  visited('pension system', '/lsistemapension'),
  visited('laws', '/leerleyreglamento'),
  visited('sign-in', '/login', {
    on: '[data-island=login] [aria-controls]',
    shows: '[name=Password][type=text]',
  }),
  visited('registration', '/register', sent),
  visited('contact', '/contact', sent),
  ofMember('profile', '/profile', { on: 'main button[class*=leave]', shows: 'dialog[open]' }),
  ofMember('profile: certificates', '/profile?tab=certificados'),
  ofMember('profile: data', '/profile?tab=datos', {
    on: 'main form:has([type=email]) [type=submit]',
    shows: 'main [type=email][aria-invalid=true]',
  }),
  ofMember('reading', `/leermodulos?id=${courseId}`, {
    on: 'main [data-step=next]',
    shows: '[data-module]:not([hidden]) #modulo-2',
  }),
  ofMember('reading: the comment', `/leermodulos?id=${courseId}`, {
    on: '[data-island=reading-aids] [type=submit]',
    shows: '[data-island=reading-aids] [aria-invalid=true]',
  }),
  ofMember('exam, before its start', `/test?id=${courseId}&userId=${userId}`, {
    on: 'main button[data-slow]',
    shows: '[data-island=exam][data-hydrated] [aria-busy=true], [data-question]',
  }),
  ofMember('attempts', `/misintentos?id=${courseId}`),
];
const shortList = ['home', 'sign-in', 'reading'];

const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(2)} s` : 'nothing within 20 s';

function rowOf({ name, who }: Screen, { kilobytes, paint }: View, { emptyCache, fullCache }: Waits): Row {
  const most = mostKilobytes[who];
  return {
    work: `phone: ${name}`,
    measured: `${kilobytes.toFixed(0)} kB; a press a second later: ${seconds(emptyCache)}, with a full cache ${seconds(fullCache)}`,
    reference: `largest paint at ${(paint / 1000).toFixed(2)} s`,
    goal: `≤ ${most} kB; ≤ 1.5 s, ≤ 0.4 s`,
    isReached:
      kilobytes <= most &&
      emptyCache <= mostMilliseconds.emptyCache &&
      fullCache <= mostMilliseconds.fullCache,
  };
}

function rowOfShifts(views: readonly { name: string; width: number; view: View }[]): Row {
  const shifting = views.filter(({ view }) => view.shift > 0);
  const named = shifting.map(({ name, width, view }) => `${name} ${width}: ${view.shift.toFixed(3)}`);
  for (const { name, width, view } of shifting)
    process.stderr.write(`shift ${name} ${width}: ${view.shifted}\n`);
  return {
    work: `layout shift on a slow network, ${views.length} views at 360 and 1280 px`,
    measured: named.length === 0 ? '0 on each' : named.join(', '),
    reference: 'a page that stands still: 0',
    goal: '0 on each',
    isReached: named.length === 0,
  };
}

/** Measures a first view on a phone: a slow network, an empty cache, the browser of the tests. */
export async function measureScreens({ isQuick, rounds }: Size): Promise<Row[]> {
  const rows: Row[] = [];
  const views: { name: string; width: number; view: View }[] = [];
  await withPortal(async (portal) => {
    const { screens, member } = await screensFor(portal);
    const chosen = screens.filter(({ name }) => !isQuick || shortList.includes(name));
    const browser = await openBrowser();
    try {
      const deviceOf = ({ who }: Screen, size: Device['size']): Device => ({
        browser,
        url: portal.url,
        size,
        person: who === 'member' ? member : undefined,
      });
      for (const screen of chosen) {
        const device = deviceOf(screen, phone);
        const view = await viewOf(device, screen.path);
        views.push({ name: screen.name, width: phone.width, view });
        const waits: Waits[] = [];
        for (let n = 0; n < median([1, rounds - 3, 3]); n += 1)
          waits.push(await pressOn(device, screen.path, screen.press));
        rows.push(
          rowOf(screen, view, {
            emptyCache: median(waits.map(({ emptyCache }) => emptyCache)),
            fullCache: median(waits.map(({ fullCache }) => fullCache)),
          }),
        );
      }
      const wide = (screen: Screen) => viewOf(deviceOf(screen, desk), screen.path);
      for (let n = 0; n < chosen.length; n += viewsAtOnce)
        views.push(
          ...(await Promise.all(
            chosen
              .slice(n, n + viewsAtOnce)
              .map(async (screen) => ({ name: screen.name, width: desk.width, view: await wide(screen) })),
          )),
        );
    } finally {
      await browser.close();
    }
  });
  return [...rows, rowOfShifts(views)];
}

/** The screens of a demonstration course, and a member who has read it. */
async function screensFor(portal: MeasuredPortal): Promise<{ screens: Screen[]; member: Person }> {
  const { rows } = await portal.client.query<{ id: number }>(
    'select course.id from course where exists (select from question where course_id = course.id) order by id limit 1',
  );
  const courseId = rows[0]?.id ?? 0;
  const member = await memberOf(portal, { username: 'mide.mira', courses: [courseId] });
  return { screens: screensOf(courseId, member.id), member };
}
