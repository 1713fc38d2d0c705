import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact } from '../../../contract/calls/contact.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ CONTACT_EMAIL: 'buzon@instituto.test' });
});
afterAll(() => test.close());

const message = {
  FirstName: 'Ana Ñ.',
  Email: 'ana@correo.test',
  Subject: 'Mi pensión',
  Comments: '¿Cuándo empieza el curso?',
};

it('a message is stored, listed and put into the institute’s mail', async () => {
  expect((await test.client.visitor.contact.sendMessage(message)).message).toContain('Recibimos tu mensaje');
  const admin = await anAdmin(test.portal);
  expect(await test.client.as(admin).contact.get({ Search: 'PENSION' })).toMatchObject({
    total: 1,
    data: [
      {
        name: 'Ana Ñ.',
        email: 'ana@correo.test',
        subject: 'Mi pensión',
        message: '¿Cuándo empieza el curso?',
        date: test.clock.now().toISOString(),
      },
    ],
  });
  const mail = await lastMailTo(test, 'buzon@instituto.test');
  expect(mail).toMatchObject({ kind: 'contact', subject: 'Aula Previsional: Mi pensión' });
  expect(mail.text).toContain('¿Cuándo empieza el curso?');
});

it('refuses what is missing, each field with its sentence', async () => {
  await expect(
    test.client.visitor.contact.sendMessage({ ...message, FirstName: ' ', Email: 'ana', Comments: '' }),
  ).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ field: 'FirstName' }, { field: 'Email' }, { field: 'Comments' }] },
  });
});

it('messages are read by administrators only', async () => {
  const member = await aMember(test.portal);
  await expect(test.client.as(member).contact.get({})).rejects.toMatchObject({ status: 403 });
  await expect(test.client.visitor.contact.get({})).rejects.toMatchObject({ status: 401 });
});

it('takes fifty an hour from one address, and no more', async () => {
  const narrow = await openTestPortal({ RATE_LIMIT_FACTOR: '0.04' }); // two instead of fifty
  try {
    const here = aBrowser(narrow, { address: '10.0.0.1' });
    for (let n = 0; n < 2; n += 1) await here.call(contact.sendMessage, message);
    await expect(here.call(contact.sendMessage, message)).rejects.toMatchObject({ status: 429 });
    await aBrowser(narrow, { address: '10.0.0.2' }).call(contact.sendMessage, message);
  } finally {
    await narrow.close();
  }
});
