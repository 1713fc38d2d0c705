import { median } from '../processes.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import { type Compared, compare, cpuOf } from './loads.ts';
import { administrator, memberOf } from './people.ts';
import type { Row, Size } from './row.ts';

const [visitorsAtOnce, signedInAtOnce] = [32, 16];
const encodings = { 'accept-encoding': 'gzip, deflate, br' };

/** A page for a signed-in person, and its allowed CPU time. */
interface Opened {
  work: string;
  path: string;
  who: 'member' | 'administrator';
  mostMilliseconds: number;
}

const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(2);

function rowOfVisitor({ portal, bare, ratio }: Compared): Row {
  return {
    work: `visitor’s cached page, ${visitorsAtOnce} in flight`,
    measured: `CPU ${ratio.toFixed(2)} × bare; ${portal.cpuMicroseconds.toFixed(0)} µs, p99 ${portal.p99} ms`,
    reference: `bare node:http with the same bytes: ${bare.cpuMicroseconds.toFixed(0)} µs, p99 ${bare.p99} ms`,
    goal: '≤ 1.5 × bare, its line in the log included',
    isReached: ratio <= 1.5,
  };
}

function rowOfSignedIn({ work, path, mostMilliseconds }: Opened, { portal, bare }: Compared): Row {
  const longest = path.startsWith('/leerarticulo') ? 8 : undefined;
  return {
    work: `${work}, ${signedInAtOnce} in flight`,
    measured: `CPU ${milliseconds(portal.cpuMicroseconds)} ms; p50 ${portal.p50} ms`,
    reference: `bare: ${milliseconds(bare.cpuMicroseconds)} ms; p50 ${bare.p50} ms`,
    goal: `≤ ${mostMilliseconds.toFixed(1)} ms${longest === undefined ? '' : `; p50 ≤ ${longest} ms`}`,
    isReached:
      portal.cpuMicroseconds <= mostMilliseconds * 1000 &&
      portal.p50 <= (longest ?? Number.POSITIVE_INFINITY),
  };
}

const openedIn = (courseId: number): Opened[] => [
  { work: 'article, a member', path: '/leerarticulo?id=1', who: 'member', mostMilliseconds: 1 },
  { work: 'home, a member', path: '/', who: 'member', mostMilliseconds: 1 },
  { work: 'list of articles, a member', path: '/articulos', who: 'member', mostMilliseconds: 1 },
  { work: 'course, a member', path: `/leercurso?id=${courseId}`, who: 'member', mostMilliseconds: 1 },
  ...(
    [
      ['home', '/'],
      ['list of articles', '/articulos'],
      ['article', '/leerarticulo?id=1'],
      ['list of public courses', '/vercursos'],
      ['course', `/leercurso?id=${courseId}`],
      ['laws', '/leerleyreglamento'],
      ['videos', '/vervideo'],
    ] as const
  ).map(([work, path]) => ({
    work: `${work}, an administrator`,
    path,
    who: 'administrator' as const,
    mostMilliseconds: 1,
  })),
  { work: '/leermodulos, a member', path: `/leermodulos?id=${courseId}`, who: 'member', mostMilliseconds: 1 },
  { work: '/profile, a member', path: '/profile', who: 'member', mostMilliseconds: 2 },
  { work: 'list of courses, an administrator', path: '/course', who: 'administrator', mostMilliseconds: 2 },
];

const shortList = [
  'home, a member',
  'course, an administrator',
  'article, a member',
  '/leermodulos, a member',
  '/profile, a member',
];

/** Measures pages beside a server that answers the same compressed bytes, by CPU of portal and PostgreSQL together. */
export async function measurePages({ isQuick, rounds, seconds }: Size): Promise<Row[]> {
  const rows: Row[] = [];
  await withPortal(async (portal) => {
    const { courseId, member } = await aReader(portal);
    const people = { member, administrator: await administrator(portal.url) };
    const of = (path: string, headers: Record<string, string>) => ({
      cpu: () => cpuOf(portal),
      plan: {
        url: `${portal.url}${path}`,
        method: 'GET' as const,
        variants: [{ headers: { ...encodings, ...headers }, bodies: [] }],
      },
    });
    const visited = { rounds, seconds, connections: visitorsAtOnce };
    rows.push(rowOfVisitor(await compare(of('/leerarticulo?id=1', {}), visited)));
    const fewer = { rounds: median([1, rounds, 3]), seconds, connections: signedInAtOnce };
    const chosen = openedIn(courseId).filter(({ work }) => !isQuick || shortList.includes(work));
    for (const opened of chosen)
      rows.push(
        rowOfSignedIn(opened, await compare(of(opened.path, { cookie: people[opened.who].cookie }), fewer)),
      );
  });
  return rows;
}

async function aReader(portal: MeasuredPortal) {
  const { rows } = await portal.client.query<{ id: number }>('select id from course order by id limit 3');
  const courses = rows.map(({ id }) => id);
  const member = await memberOf(portal, { username: 'mide.lee', courses });
  return { courseId: courses[0] ?? 0, member };
}
