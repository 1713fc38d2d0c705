import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { startMailServer } from '../../e2e/fixtures/mail.ts';
import { percentile } from '../processes.ts';
import { openSigning } from '../seed/tokens.ts';
import { type Saved, saveSteadily, savesOf, savesTold } from '../steady-saves.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import type { Row, Size } from './row.ts';

const members = 8;
const people = { imported: 5_000, listed: 100_000 };
const most = { importSeconds: 60, saveMilliseconds: 60, listMilliseconds: 300 };
const columns = ['fullName', 'document', 'email', 'birthDate', 'phone'] as const;

async function administratorOf(portal: MeasuredPortal) {
  const sign = await openSigning(portal.dataDir);
  const { rows } = await portal.client.query<{ id: number; sid: string }>(
    `insert into session (id, account_id, secret_hash, rotated_at, signed_in_at, last_seen_at)
     select $1, id, decode(md5('admin'), 'hex'), now(), now(), now() from account where username = 'admin'
     returning account_id as id, id as sid`,
    [randomUUID()],
  );
  const { id = 0, sid = '' } = rows[0] ?? {};
  const token = await sign({ sub: String(id), unique_name: 'admin', role: 'admin', years: 46, sid });
  return async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Data> => {
    const response = await fetch(`${portal.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  };
}

type Administrator = Awaited<ReturnType<typeof administratorOf>>;

/** A company's list of people: every fifth has no e-mail. */
function cellsOf(count: number): string {
  const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const lines = Array.from({ length: count }, (_, n) => {
    const email = n % 5 === 0 ? '' : `persona${n}@lista.test`;
    const birthday = `${1 + (n % 28)}/${1 + (n % 12)}/${1950 + (n % 50)}`;
    return `Quispe${letters(n)} Ana;${5_000_000 + n};${email};${birthday};${70_000_000 + n}`;
  });
  return ['Apellidos y nombres;CI;Correo;Fecha nac.;Celular', ...lines].join('\n');
}

/** Imports a list, enrols its people in a course and tells them, while members save answers. */
async function measureImport(portal: MeasuredPortal, call: Administrator): Promise<Row> {
  const requests = await savesOf(portal, members);
  const alone = await saveSteadily(requests, 5);
  const { rows } = await portal.client.query<{ id: number }>(
    'select id from course order by id desc limit 1',
  );
  const { id: Id } = await call<{ id: number }>('POST', 'Usuario/Import', {
    Cells: cellsOf(people.imported),
  });
  await call('PUT', 'Usuario/SetImportColumns', { Id, Columns: columns, NameOrder: 'surnamesFirst' });
  const progress = () =>
    call<{ state: string; version: number; outcomes: { added: number } }>(
      'GET',
      `Usuario/GetImport?Id=${Id}`,
    );
  const { version: Version } = await progress();
  const plan = {
    Id,
    Version,
    CourseIds: [rows[0]?.id],
    Group: 'Empresa',
    Access: 'letter',
    TellExisting: false,
  };
  const since = performance.now();
  await call('POST', 'Usuario/RunImport', plan);
  const beside: Saved = { times: [], refused: 0 };
  let now = await progress();
  let seconds = 0;
  while (now.state === 'running') {
    const saved = await saveSteadily(requests, 1);
    beside.times.push(...saved.times);
    beside.refused += saved.refused;
    seconds = (performance.now() - since) / 1000;
    now = await progress();
  }
  beside.times.sort((a, b) => a - b);
  const p99 = percentile(beside.times, 0.99);
  return {
    work: `${people.imported} people of a list imported, enrolled and told, beside saved answers`,
    measured: `${now.outcomes.added} in ${seconds.toFixed(0)} s; saves ${savesTold(beside)}`,
    reference: `saves alone: ${savesTold(alone)}`,
    goal: `≤ ${most.importSeconds} s; p99 ≤ ${most.saveMilliseconds} ms`,
    isReached:
      now.outcomes.added === people.imported &&
      seconds <= most.importSeconds &&
      beside.refused === 0 &&
      p99 <= most.saveMilliseconds,
  };
}

/**
 * Fills the portal with people, half of them in one group and every 500th in another, and a course that all of them have
 * passed.
 */
async function seedPeople({
  client,
}: MeasuredPortal): Promise<{ large: number; small: number; course: number }> {
  const { rows } = await client.query<{ large: number; small: number; course: number }>(
    `with made as (
       insert into course (title, description_html, description_text, language, lesson_count, has_certificate,
         duration_minutes, exam_minutes, questions_per_exam, created_at, updated_at)
       values ('De todos', '', '', 'Español', 1, true, 60, 60, 5, now(), now()) returning id),
     groups as (
       insert into people_group (name, created_at) values ('La mitad', now()), ('Unos pocos', now()) returning id, name),
     person as (
       insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
       select 'lista' || n, 'lista' || n || '@correo.test', 'Ana María', 'Quispe ' || n, 2, '1980-01-01', '!', now(), now()
       from generate_series(1, $1::int) n returning id),
     carried as (
       insert into account_group (account_id, group_id)
       select person.id, groups.id from person, groups
       where (name = 'La mitad' and person.id % 2 = 0) or (name = 'Unos pocos' and person.id % 500 = 0)),
     enrolled as (
       insert into enrolment (account_id, course_id, enrolled_at, read_seconds)
       select person.id, made.id, now(), 60 from person, made),
     sat as (
       insert into attempt (account_id, course_id, started_at, closes_at, finished_at, ended_by, allowed_minutes, minimum_grade,
         question_count, correct_count, grade)
       select person.id, made.id, now(), now() + interval '1 hour', now(), 'member', 60, 80, 5, 5, 100 from person, made
       returning id, account_id, course_id),
     certified as (
       insert into certificate (account_id, attempt_id, course_id, code, course_title, duration_minutes, exam_date, full_name, grade,
         issued_at, lesson_count)
       select account_id, id, course_id, 'AP-' || to_char(id, 'FM0000-0000-0000'), 'De todos', 60, current_date, 'Ana María Quispe', 100, now(), 1
       from sat)
     select (select id from groups where name = 'La mitad') as large, (select id from groups where name = 'Unos pocos') as small,
       (select id from made) as course`,
    [people.listed],
  );
  await client.query('vacuum (analyze)');
  return rows[0] ?? { large: 0, small: 0, course: 0 };
}

/** Lists of many people, narrowed to a group: the slowest of several reads of each. */
async function measureLists(portal: MeasuredPortal, call: Administrator, times: number): Promise<Row[]> {
  const { large, small, course } = await seedPeople(portal);
  const lists = [
    ['users', 'Usuario/Get?PageSize=20'],
    ['users, a late page', `Usuario/Get?PageSize=20&Page=${people.listed / 2 / 20}`],
    ['users by name', 'Usuario/Get?PageSize=20&Search=Quispe'],
    ['results of a course', `Result/Get?courseId=${course}&PageSize=20`],
    ['attempts of a course', `Attempt/Get?courseId=${course}&PageSize=20`],
    ['certificates', 'Certificate/Get?PageSize=20'],
  ] as const;
  const slowestOf = async (path: string) => {
    let slowest = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const since = performance.now();
      await call('GET', path);
      slowest = Math.max(slowest, performance.now() - since);
    }
    return slowest;
  };
  const rows: Row[] = [];
  for (const [name, path] of lists) {
    const whole = await slowestOf(path);
    const [ofLarge, ofSmall] = [
      await slowestOf(`${path}&GroupId=${large}`),
      await slowestOf(`${path}&GroupId=${small}`),
    ];
    rows.push({
      work: `${people.listed} people: ${name}, by a group`,
      measured: `of half of them ${ofLarge.toFixed(0)} ms, of a few ${ofSmall.toFixed(0)} ms`,
      reference: `without a group ${whole.toFixed(0)} ms`,
      goal: `≤ ${most.listMilliseconds} ms`,
      isReached: Math.max(ofLarge, ofSmall) <= most.listMilliseconds,
    });
  }
  return rows;
}

/** Measures lists of people: an import beside exams, and long lists narrowed to a group. */
export async function measurePeople({ isQuick }: Size): Promise<Row[]> {
  const rows: Row[] = [];
  const mail = await startMailServer();
  const SMTP_URL = `smtp://127.0.0.1:${(mail.smtp.server.address() as AddressInfo).port}`;
  try {
    await withPortal(
      async (portal) => {
        const call = await administratorOf(portal);
        rows.push(await measureImport(portal, call));
        rows.push(...(await measureLists(portal, call, isQuick ? 3 : 10)));
      },
      { SMTP_URL },
    );
  } finally {
    await mail.stop();
  }
  return rows;
}
