import { expect, it } from 'vitest';
import { contact } from '../../../contract/contact/calls.ts';
import { aBrowser } from '../../testing/browser.ts';
import { anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { mailTasks } from '../mail/mail.jobs.ts';
import { queueWaitingMails } from '../mail/outbox.ts';
import { readWaitingCounts } from '../overview/waiting-counts.ts';
import { contactTasks } from './contact.jobs.ts';

const test = aTestPortal({ CONTACT_EMAIL: 'buzon@instituto.test' });

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
  await expectRefusal(
    test.client.visitor.contact.sendMessage({ ...message, FirstName: ' ', Email: 'ana', Comments: '' }),
    400,
    { FirstName: true, Email: true, Comments: true },
  );
});

it('a message is not mailed any more after a week, but still waits at its desk', async () => {
  const settings = { CONTACT_EMAIL: 'buzon@instituto.test', SMTP_URL: 'smtp://127.0.0.1:9' };
  const here = await openForTest(openTestPortal(settings));
  await here.client.visitor.contact.sendMessage(message);
  expect(await queueWaitingMails(here.context())).toBe(1);
  here.clock.advance(7 * 24 * 3600);
  expect(await queueWaitingMails(here.context())).toBe(0);
  expect((await readWaitingCounts(here.context())).newMessages).toBe(1);
});

it('the menu of administrators says how many nobody has answered', async () => {
  const countNew = async () => (await readWaitingCounts(test.context())).newMessages;
  const before = await countNew();
  await test.client.visitor.contact.sendMessage({ ...message, Subject: 'Otra cosa' });
  expect(await countNew()).toBe(before + 1);
  const api = test.client.as(await anAdmin(test.portal));
  const [newest] = (await api.contact.get({ State: 'new' })).data;
  expect(newest).toMatchObject({ subject: 'Otra cosa', state: 'new' });
  await api.contact.setStateMany({ Items: [{ Id: newest?.id ?? 0 }], State: 'archived' });
  expect(await countNew()).toBe(before);
  expect((await api.contact.get({ State: 'archived' })).data).toMatchObject([{ subject: 'Otra cosa' }]);
});

it('takes fifty an hour from one address, and no more', async () => {
  const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.04' })); // two instead of fifty
  const here = aBrowser(narrow, { address: '10.0.0.1' });
  for (let n = 0; n < 2; n += 1) await here.call(contact.sendMessage, message); // the same text counts, too
  await expectRefusal(here.call(contact.sendMessage, message), 429);
  await aBrowser(narrow, { address: '10.0.0.2' }).call(contact.sendMessage, message);
});

it('a message is deleted by administrators alone, and by itself after a year; its letter goes too', async () => {
  const own = test.client.as(await anAdmin(test.portal)).contact;
  await test.client.visitor.contact.sendMessage({ ...message, Subject: 'Bórrenme' });
  await test.client.visitor.contact.sendMessage({ ...message, Subject: 'Que queda' });
  const { data: found } = await own.get({ Search: 'Bórrenme' });
  expect(found.map(({ subject }) => subject)).toEqual(['Bórrenme']);
  const id = found[0]?.id ?? 0;
  await expectRefusal(test.client.visitor.contact.delete({ id }), 401);
  await own.delete({ id });
  expect((await own.get({ Search: 'Bórrenme' })).total).toBe(0);
  expect((await own.get({ Search: 'Que queda' })).total).toBe(1);
  await expectRefusal(own.delete({ id }), 404);
  await test.client.visitor.contact.sendMessage({ ...message, Subject: 'Vieja' });
  const { db, clock } = test.portal;
  await db.updateTable('mail').set({ sent_at: clock.now() }).execute();
  const purge = async () => {
    await contactTasks(test.portal).purgeMessages?.({}, undefined as never);
    await mailTasks(test.portal).purgeOldMails?.({}, undefined as never);
  };
  const texts = async () =>
    (await db.selectFrom('mail').select('body').execute()).filter(({ body }) => body !== null).length;
  await purge();
  expect(await texts()).toBeGreaterThan(0);
  test.clock.advance(31 * 24 * 3600);
  await purge();
  expect(await texts()).toBe(0);
  expect((await own.get({ Search: 'Vieja' })).total).toBe(1);
  test.clock.advance(335 * 24 * 3600);
  await purge();
  const admin = test.client.as(await anAdmin(test.portal)).contact;
  expect((await admin.get({ Search: 'Vieja' })).total).toBe(0);
  expect(await db.selectFrom('mail').select('id').execute()).toEqual([]);
});
