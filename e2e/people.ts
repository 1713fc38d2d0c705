import type { Page } from 'playwright-core';
import { inject } from 'vitest';
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

export const signInAsAdmin = (page: Page, next = '/course') =>
  signIn(page, 'admin', inject('adminPassword'), next);

/** A member whose account is active and who has read a whole course, made over the API and the database. */
export async function aReader(
  username: string,
  courseTitle: string,
): Promise<{ courseId: number; userId: number }> {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${inject('portalUrl')}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const account = {
    FirstName: 'Julio',
    LastName: 'Mamani',
    userName: username,
    password,
    email: `${username}@correo.test`,
    Gender: 1,
    FechaNac: '1970-05-02',
  };
  await post('Users/register', account);
  await inDatabase('update account set activated_at = now() where username = $1', [username]);
  const { data } = (await (await post('Users/login', { UserName: username, Password: password })).json()) as {
    data: { token: string; user: { id: number } };
  };
  const [course] = await inDatabase<{ id: number }>('select id from course where title = $1', [courseTitle]);
  const courseId = course?.id ?? 0;
  await post('Users/addusercourse', { CourseId: courseId, UserId: data.user.id }, data.token);
  await inDatabase(
    'update enrolment set read_seconds = 100000, reading_completed_at = now() where account_id = $1',
    [data.user.id],
  );
  return { courseId, userId: data.user.id };
}

/** Answers every question of the running exam rightly and waits until the server has them all. */
export async function answerAll(page: Page, courseTitle: string): Promise<void> {
  const key = await answerKey(courseTitle);
  for (const question of await page.locator('fieldset').all()) {
    const legend = (await question.locator('legend').textContent()) ?? '';
    const [, correct = []] = [...key].find(([text]) => legend.includes(text)) ?? [];
    for (const letter of correct) {
      const nth = /[VF]/.test(letter) ? 'VF'.indexOf(letter) : 'ABCD'.indexOf(letter);
      await question.locator('label').nth(nth).click();
    }
  }
  await page.getByText('Todo guardado').waitFor();
}
