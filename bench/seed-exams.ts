import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../server/config.ts';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres.ts';
import { deriveKeys, loadSecret } from '../server/platform/keys.ts';
import { openTokens } from '../server/platform/tokens.ts';

export interface Sitting {
  headers: Record<string, string>;
  /** A click on each question of the exam, as JSON. */
  bodies: string[];
}

/** Members who have read the first course and sit its exam, each with a token and the clicks to make. */
export async function seedExams({
  dataDir,
  url,
  members,
}: {
  dataDir: string;
  url: string;
  members: number;
}): Promise<Sitting[]> {
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const client = new pg.Client(server.connection);
  await client.connect();
  const tokens = openTokens(
    deriveKeys(
      await loadSecret({
        given: undefined,
        sharedDatabase: undefined,
        dataDir: readConfig({ DATA_DIR: dataDir }).dataDir,
      }),
    ).token,
  );
  const sittings: Sitting[] = [];
  try {
    for (let n = 0; n < members; n += 1) sittings.push(await seat(client, tokens, url, n));
  } finally {
    await client.end();
    await server.stop();
  }
  return sittings;
}

async function seat(
  client: pg.Client,
  tokens: ReturnType<typeof openTokens>,
  url: string,
  n: number,
): Promise<Sitting> {
  const username = `bench${n}`;
  const sid = randomUUID();
  const { rows } = await client.query<{ id: number }>(
    `insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
     values ($1, $2, 'Prueba', 'De Carga', 1, '1980-01-01', '!', now(), now()) returning id`,
    [username, `${username}@correo.test`],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    'insert into session (id, account_id, secret_hash, rotated_at, signed_in_at, last_seen_at) values ($1, $2, $3, now(), now(), now())',
    [sid, id, Buffer.from(sid)],
  );
  await client.query(
    'insert into enrolment (account_id, course_id, enrolled_at, read_seconds, reading_completed_at) values ($1, 1, now(), 100000, now())',
    [id],
  );
  const now = new Date();
  const token = await tokens.sign(
    { sub: String(id), unique_name: username, role: 'member', years: 45, sid },
    new Date(now.getTime() + 3_600_000),
    now,
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/Question/GetTest?id=1&userId=${id}`, { headers });
  const { data } = (await response.json()) as {
    data: { attemptId: number; questions: { id: number; questionTypeId: number }[] };
  };
  const clicks = data.questions.flatMap(({ id: QuestionId }) =>
    ['A', 'B'].map((Answer) => ({ UserId: id, CourseId: 1, QuestionId, Answer, AttemptId: data.attemptId })),
  );
  return { headers, bodies: clicks.map((click) => JSON.stringify(click)) };
}
