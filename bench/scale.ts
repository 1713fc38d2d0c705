import type pg from 'pg';
import { measureLatency } from './latency.ts';
import { seedScale } from './seed/seed-scale.ts';
import { signIn } from './seed/sign-in.ts';
import { withPortal } from './with-portal.ts';

/** Measures waiting times among 1,000 courses, 1,000,000 enrolments and 200,000 comments: `node bench/scale.ts`. */
const scale = {
  courses: Number(process.env['BENCH_COURSES'] ?? 1000),
  members: Number(process.env['BENCH_MEMBERS'] ?? 50_000),
  coursesOfMember: 20,
  comments: Number(process.env['BENCH_COMMENTS'] ?? 200_000),
};
const [cards, rows] = [24, 20]; // a page of /vercursos, a page of an administrator's list

async function seed(client: pg.Client, dataDir: string) {
  const { headers: administrator } = await signIn(client, dataDir, { username: 'mide', role: 'admin' });
  const member = await signIn(client, dataDir, { username: 'lectora', role: 'member' });
  const busiest = await seedScale(client, scale, member.id);
  const { rows: counts } = await client.query(
    `select (select count(*) from course) as courses, (select count(*) from enrolment) as enrolments,
       (select count(*) from course_comment) as comments, (select count(*) from attempt) as attempts,
       (select count(*) from course_comment where course_id = $1) as "commentsOfBusiest"`,
    [busiest],
  );
  process.stdout.write(`${JSON.stringify(counts[0])}\n`);
  const commentPages = Math.ceil(Number(counts[0]?.commentsOfBusiest) / rows);
  return { administrator, member, busiest, commentPages };
}

await withPortal(
  async ({ url, dataDir, client }) => {
    const call = (name: string, path: string, headers?: Record<string, string>) =>
      measureLatency(name, `${url}/api/${path}`, headers);
    /** An ended session keeps the page out of the cache, so that it is read and rendered each time. */
    const page = (path: string) =>
      measureLatency(`page ${path}`, `${url}${path}`, { cookie: 'aula_session=over' });
    const { administrator, member, busiest, commentPages } = await seed(client, dataDir);
    const window = (Page: number, PageSize: number) => `Page=${Page}&PageSize=${PageSize}`;
    const last = (size: number) => Math.ceil(scale.courses / size);
    await page('/');
    await page('/vercursos');
    await page(`/vercursos?page=${last(cards)}`);
    await page(`/leercurso?id=${busiest}`);
    await page(`/leercurso?id=${busiest}&comments=1`);
    await page(`/leercurso?id=${busiest}&comments=${commentPages}`);
    await call('Course/Get, first page', `Course/Get?${window(1, cards)}`);
    await call('Course/Get, last page', `Course/Get?${window(last(cards), cards)}`);
    await call('Course/Get, newest 1,000', 'Course/Get');
    await call('Course/Get, popular', `Course/Get?${window(1, 6)}&Sort=popular`);
    await call('Course/Get, popular, last page', `Course/Get?${window(last(cards), cards)}&Sort=popular`);
    await call('Course/Get, Search', `Course/Get?${window(1, cards)}&Search=pensiones`);
    await call('Course/Get, administrator', `Course/Get?${window(1, rows)}`, administrator);
    await call(
      'Course/Get, administrator, last page',
      `Course/Get?${window(last(rows), rows)}`,
      administrator,
    );
    await call('Course/Read', `Course/Read?id=${busiest}`);
    await call('Course/Read, enrolled', `Course/Read?id=${busiest + 7}`, member.headers);
    await call('Course/GetComment, first page', `Course/GetComment?courseId=${busiest}&${window(1, rows)}`);
    await call(
      'Course/GetComment, last page',
      `Course/GetComment?courseId=${busiest}&${window(commentPages, rows)}`,
    );
    await call('Course/GetComment, newest 1,000', `Course/GetComment?courseId=${busiest}`);
    await call(
      'Course/GetComment, Search',
      `Course/GetComment?courseId=${busiest}&${window(1, rows)}&Search=caso%2012`,
      administrator,
    );
    await call('Users/getusercourse, 200 courses', 'Users/getusercourse?userName=lectora', member.headers);
    await call('Users/getusercourse, administrator', 'Users/getusercourse?userName=lectora', administrator);
    await call('Users/isFinish', `Users/isFinish?courseId=${busiest}&userId=${member.id}`, member.headers);
  },
  { DEMO: '0' },
);
