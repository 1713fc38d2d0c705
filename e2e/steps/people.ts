import type { Page, Response } from 'playwright-core';
import type { Session } from '../../contract/accounts/session.ts';
import { hashPassword } from '../../server/platform/crypto/passwords.ts';
import { adminPassword } from '../fixtures/admin-password.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { call, signInByCall } from './calls.ts';
import { courseIdOf, inDatabase } from './shortcuts.ts';

export const password = 'lluvia-mesa-trompeta-9';

export interface Person {
  username: string;
  email: string;
}

/** Fills the registration form of a page without sending it. */
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

/** Presses Aplicar on a course's page as a visitor: a window says that this needs an account. */
export async function applyWithoutAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page
    .getByRole('dialog')
    .getByText('Para aplicar a este curso debe tener una cuenta de usuario')
    .waitFor();
}

/** Signs in on /login and waits for the page behind `next`. */
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
 * Opens `next` signed in, with the session that the form on /login would store: for journeys that test something else,
 * in half the time.
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

export const arriveAsAdmin = (page: Page, next: string) => arriveAs(page, 'admin', next, adminPassword);

export const signInAsAdmin = (page: Page, next = '/course') => signIn(page, 'admin', adminPassword, next);

/** Signs in over the API. */
const tokenOf = (portal: Portal, username: string, secret = password) =>
  signInByCall(portal, username, secret);

let passwordHash: Promise<string> | undefined;

/**
 * A member with an active account, inserted into the database: other journeys test registration, which takes six times
 * as long.
 */
export async function aMember(portal: Portal, username: string): Promise<{ token: string; userId: number }> {
  passwordHash ??= hashPassword(password);
  await inDatabase(
    portal,
    `insert into account (username, email, password_hash, first_name, last_name, gender, birth_date, role, created_at, activated_at)
     values ($1, $1 || '@correo.test', $2, 'Julio', 'Mamani', 1, '1970-05-02', 'member', now(), now())`,
    [username, await passwordHash],
  );
  return tokenOf(portal, username);
}

/** A member who has read a whole course. */
export async function aReader(
  portal: Portal,
  username: string,
  courseTitle: string,
): Promise<{ courseId: number; userId: number; token: string }> {
  const { token, userId } = await aMember(portal, username);
  const courseId = await courseIdOf(portal, courseTitle);
  await call(portal, token, 'POST', 'Users/addusercourse', { CourseId: courseId, UserId: userId });
  await inDatabase(
    portal,
    'update enrolment set read_seconds = 100000, reading_completed_at = now() where account_id = $1',
    [userId],
  );
  return { courseId, userId, token };
}
