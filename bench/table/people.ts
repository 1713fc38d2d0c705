import type { Session } from '../../contract/accounts/session.ts';
import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import type { MeasuredPortal } from '../with-portal.ts';

const memberPassword = 'lluvia-mesa-trompeta-9';

/** Somebody signed in, as a browser is. */
export interface Person {
  id: number;
  cookie: string;
  token: string;
  /** The session as the portal's pages store it in the browser. */
  kept: Session;
}

async function send(url: string, body: unknown, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

export async function signIn(url: string, UserName: string, Password: string): Promise<Person> {
  const response = await send(`${url}/api/Users/login`, { UserName, Password });
  const { data } = (await response.json()) as { data: Session };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { id: data.user.id, cookie, token: data.token, kept: data };
}

export const administrator = (url: string): Promise<Person> => signIn(url, 'admin', adminPassword);

/** A member of these courses who has completed their reading. */
export async function memberOf(
  { url, client }: Pick<MeasuredPortal, 'url' | 'client'>,
  { username, courses }: { username: string; courses: readonly number[] },
): Promise<Person> {
  await send(`${url}/api/Users/register`, {
    FirstName: 'Julia',
    LastName: 'Mamani',
    userName: username,
    password: memberPassword,
    email: `${username}@correo.test`,
    Gender: 2,
    FechaNac: '1970-05-02',
  });
  await client.query('update account set activated_at = now() where username = $1', [username]);
  const person = await signIn(url, username, memberPassword);
  for (const CourseId of courses)
    await send(`${url}/api/Users/addusercourse`, { CourseId, UserId: person.id }, person.token);
  await client.query(
    'update enrolment set read_seconds = 100000, reading_completed_at = now() where account_id = $1',
    [person.id],
  );
  return person;
}
