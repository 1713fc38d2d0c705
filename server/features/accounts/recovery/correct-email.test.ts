import { expect, test } from 'vitest';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { aTestPortal } from '../../../testing/portal.ts';

const portal = aTestPortal({ RATE_LIMIT_FACTOR: '1' });

const visitor = () => aBrowser(portal);
async function registered(userName: string): Promise<string> {
  const { data } = await visitor().call(users.register, {
    FirstName: 'Rosa',
    LastName: 'Mamani',
    userName,
    password: 'lluvia-mesa-trompeta-9',
    email: `${userName}@coreo.test`,
    Gender: 2,
    FechaNac: '1990-02-28',
  });
  return data.correction;
}
const correct = (Correction: string, Email: string, Next?: string) =>
  visitor().call(users.correctEmail, { Correction, Email, ...(Next && { Next }) });

test('sends the link to the right address, with where one was going; the first link ends', async () => {
  const correction = await registered('rosa.1');
  const first = linkOf((await lastMailTo(portal, 'rosa.1@coreo.test')).text);
  await correct(correction, 'rosa.1@correo.test', '/leercurso?id=3');
  const mail = await lastMailTo(portal, 'rosa.1@correo.test');
  expect(mail.kind).toBe('activation');
  expect(mail.text).toContain(encodeURIComponent('/leercurso?id=3'));
  const { Username, Strcode } = linkOf(mail.text);
  await expectRefusal(
    visitor().call(users.active, { Username: first.Username, Strcode: first.Strcode }),
    400,
  );
  await visitor().call(users.active, { Username, Strcode });
});

test('refuses a forged one, one that is over, and one of an active account', async () => {
  const correction = await registered('rosa.2');
  const [id, until, seal] = correction.split('~');
  for (const forged of [
    `${Number(id) + 1}~${until}~${seal}`,
    `${id}~${Number(until) + 1}~${seal}`,
    'x',
    `${id}~${until}`,
  ])
    await expect(correct(forged, 'otra@correo.test'), forged).rejects.toMatchObject({ status: 400 });
  const { Username, Strcode } = linkOf((await lastMailTo(portal, 'rosa.2@coreo.test')).text);
  await visitor().call(users.active, { Username, Strcode });
  await expectRefusal(correct(correction, 'otra@correo.test'), 400);
  const old = await registered('rosa.3');
  portal.clock.advance(24 * 3600 + 1);
  await expectRefusal(correct(old, 'otra@correo.test'), 400);
});

test('refuses an address in use, one that is none, and the sixth try in an hour', async () => {
  const taken = await aMember(portal.portal);
  const { email } = await portal.portal.db
    .selectFrom('account')
    .select('email')
    .where('username', '=', taken.username)
    .executeTakeFirstOrThrow();
  const correction = await registered('rosa.4');
  await expectRefusal(correct(correction, email?.toUpperCase() ?? ''), 409, { Email: true });
  await expectRefusal(correct(correction, 'no es correo'), 400);
  for (const n of [1, 2, 3, 4]) await correct(correction, `rosa.4.${n}@correo.test`);
  await expectRefusal(correct(correction, 'rosa.4.5@correo.test'), 429);
});
