import type { Locator, Page, Response } from 'playwright-core';
import { inject } from 'vitest';
import type { Session } from '../contract/calls/users.ts';
import { finishDelaySeconds } from '../contract/constants.ts';
import { answerKey, inDatabase } from './shortcuts.ts';

export const password = 'lluvia-mesa-trompeta-9';

export interface Person {
  username: string;
  email: string;
}

/** Fills the registration form that stands on a page; doesn't send it. */
export async function fillRegistration(page: Page, { username, email }: Person): Promise<void> {
  await page.getByLabel('Nombres').fill('María Fernanda');
  await page.getByLabel('Apellidos').fill('Quispe Ñúñez');
  await page.getByLabel(/^G[ée]nero/).selectOption('2');
  await page.getByLabel('Fecha de Nacimiento').fill('1986-03-14');
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByLabel('Email').fill(email);
}

/** Signs in on /login and waits for where `next` leads. */
export async function signIn(
  page: Page,
  username: string,
  secret = password,
  next = '/profile',
): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Nombre de usuario o email').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.waitForURL((url) => url.pathname.startsWith(next.split('?', 1)[0] ?? '/'));
}

/**
 * Comes to `next` signed in, as the form on /login would leave the browser: for journeys that prove something else, at
 * half the time.
 */
export async function arriveAs(
  page: Page,
  username: string,
  next: string,
  secret = password,
): Promise<Response | null> {
  const login = await page.request.post('/api/Users/login', {
    data: { UserName: username, Password: secret },
  });
  const { data } = (await login.json()) as { data: Session };
  await page.goto('/healthz'); // the smallest page there is: only its place to keep things is wanted
  await page.evaluate((kept) => localStorage.setItem('portal.session', kept), JSON.stringify(data));
  return page.goto(next);
}

export const arriveAsAdmin = (page: Page, next: string) =>
  arriveAs(page, 'admin', next, inject('adminPassword'));

export const signInAsAdmin = (page: Page, next = '/course') =>
  signIn(page, 'admin', inject('adminPassword'), next);

/** A portal under test: the one that the journeys share, or one of a journey's own. */
export interface Portal {
  url: string;
  dataDir: string;
}
const shared = (): Portal => ({ url: inject('portalUrl'), dataDir: inject('dataDir') });

const post = (path: string, body: unknown, token?: string, { url } = shared()) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** Signs in over the API. */
export async function tokenOf(
  username: string,
  secret = password,
  portal = shared(),
): Promise<{ token: string; userId: number }> {
  const login = await post('Users/login', { UserName: username, Password: secret }, undefined, portal);
  const { data } = (await login.json()) as {
    data: { token: string; user: { id: number } };
  };
  return { token: data.token, userId: data.user.id };
}

/** A member whose account is active, made over the API and the database. */
export async function aMember(
  username: string,
  portal = shared(),
): Promise<{ token: string; userId: number }> {
  const account = {
    FirstName: 'Julio',
    LastName: 'Mamani',
    userName: username,
    password,
    email: `${username}@correo.test`,
    Gender: 1,
    FechaNac: '1970-05-02',
  };
  await post('Users/register', account, undefined, portal);
  await inDatabase('update account set activated_at = now() where username = $1', [username], portal.dataDir);
  return tokenOf(username, password, portal);
}

/** A member who has read a whole course. */
export async function aReader(
  username: string,
  courseTitle: string,
  portal = shared(),
): Promise<{ courseId: number; userId: number }> {
  const { token, userId } = await aMember(username, portal);
  const { dataDir } = portal;
  const [course] = await inDatabase<{ id: number }>(
    'select id from course where title = $1',
    [courseTitle],
    dataDir,
  );
  const courseId = course?.id ?? 0;
  await post('Users/addusercourse', { CourseId: courseId, UserId: userId }, token, portal);
  await inDatabase(
    'update enrolment set read_seconds = 100000, reading_completed_at = now() where account_id = $1',
    [userId],
    dataDir,
  );
  return { courseId, userId };
}

/** Clicks the right answer of a question that has none yet. */
export async function answerRightly(question: Locator, key: Map<string, string[]>): Promise<void> {
  const legend = (await question.locator('legend').textContent()) ?? '';
  const [, correct = []] = [...key].find(([text]) => legend.includes(text)) ?? [];
  for (const letter of correct) {
    const nth = /[VF]/.test(letter) ? 'VF'.indexOf(letter) : 'ABCD'.indexOf(letter);
    await question.locator('label').nth(nth).click();
  }
}

/** Answers every question of the running exam rightly and waits until the server has them all. */
export async function answerAll(page: Page, courseTitle: string): Promise<void> {
  const key = await answerKey(courseTitle);
  for (const question of await page.locator('fieldset').all()) await answerRightly(question, key);
  await page.getByText('Todo guardado').waitFor();
}

/**
 * Presses Terminar and lets its 15 seconds pass on the page's own clock, which `page.clock.install()` has to have taken
 * over. They are waited for in earnest where a visitor becomes a member on a phone.
 */
export async function finishExam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terminar' }).filter({ visible: true }).first().click();
  await page.getByText(/Faltan \d+ segundos/).waitFor();
  await page.clock.fastForward(finishDelaySeconds * 1_000);
}
