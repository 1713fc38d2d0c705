import { beforeEach, describe, expect, it } from 'vitest';
import { contact } from '../../../contract/contact/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest, openForTests } from '../../testing/lifetime.ts';
import { openMailServer, readMail } from '../../testing/mail-server.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { mailTasks } from '../mail/mail.jobs.ts';
import { queueWaitingMails } from '../mail/outbox.ts';
import { readWaitingCounts } from '../overview/waiting-counts.ts';
import { trashTasks } from '../trash/trash.jobs.ts';

const mailServer = openForTests(openMailServer);
const test = aTestPortal(() => ({ CONTACT_EMAIL: 'buzon@instituto.test', SMTP_URL: mailServer.url }));
const { api: rosa } = anAdminOf(test, { firstName: 'Rosa', lastName: 'Medina' });
const { api: luis } = anAdminOf(test, { firstName: 'Luis', lastName: 'Rojas' });
beforeEach(async () => {
  await sql`delete from contact_message`.execute(test.portal.db);
  await sql`delete from limit_counter`.execute(test.portal.db);
});

async function aMessage(given: Partial<Record<'Email' | 'Subject' | 'Comments' | 'Website', string>> = {}) {
  await test.client.visitor.contact.sendMessage({
    FirstName: 'Delfín Copa',
    Email: 'delfin@correo.test',
    Subject: 'Falta un mes',
    Comments: 'Trabajé en mayo.\n¿Se pierde?',
    ...given,
  });
  const { rows } = await sql<{ id: number }>`select max(id) as id from contact_message`.execute(
    test.portal.db,
  );
  return rows[0]?.id ?? 0;
}
const stateOf = async (id: number) => (await rosa.contact.getMessage({ id })).data.state;
/** Sends what the outbox holds for an address, as the job does. */
async function sendMailsTo(address: string): Promise<void> {
  const { id } = await lastMailTo(test, address);
  await mailTasks(test.portal).sendMail?.({ mailId: id }, undefined as never);
}

describe('Contact/Reply', () => {
  it('mails the reply with the institute as reply address, keeps it with author and time, and tells its state', async () => {
    const id = await aMessage();
    expect((await rosa.contact.getMessage({ id })).data).toMatchObject({
      state: 'new',
      replyTo: 'buzon@instituto.test',
      sendsMail: true,
      replies: [],
    });
    expect(await stateOf(id)).toBe('new'); // opening changes nothing
    await rosa.contact.reply({ Id: id, Text: 'No se pierde.\n\nLa deuda es de tu empleador.', Seen: 0 });
    const { data } = await luis.contact.getMessage({ id });
    expect(data).toMatchObject({
      state: 'answered',
      replies: [
        {
          by: 'Rosa Medina',
          text: 'No se pierde.\n\nLa deuda es de tu empleador.',
          date: test.clock.now().toISOString(),
          delivery: 'waiting',
        },
      ],
    });

    mailServer.refuse(true);
    await expect(sendMailsTo('delfin@correo.test')).rejects.toThrow('sending mail');
    expect((await rosa.contact.getMessage({ id })).data.replies).toMatchObject([
      { delivery: 'failed', lastError: expect.stringContaining('nobody here') },
    ]);
    mailServer.refuse(false);
    await sendMailsTo('delfin@correo.test');
    expect((await rosa.contact.getMessage({ id })).data.replies).toMatchObject([
      { delivery: 'sent', sentDate: test.clock.now().toISOString() },
    ]);
    const mail = mailServer.received.at(-1);
    expect(mail?.to).toEqual(['delfin@correo.test']);
    expect(mail?.raw).toMatch(/^Reply-To: buzon@instituto\.test/im);
    expect(mail?.raw).toMatch(/^Subject: Re: Falta un mes/im);
    const text = readMail(mail?.raw ?? '').replace(/\r/g, '');
    expect(text).toContain('Hola, Delfín Copa:\n\nNo se pierde.\n\nLa deuda es de tu empleador.');
    expect(text).toContain('> Trabajé en mayo.\n> ¿Se pierde?');
  });

  it('takes several replies, but none beside one that its author has not seen', async () => {
    const id = await aMessage();
    await rosa.contact.reply({ Id: id, Text: 'Uno.', Seen: 0 });
    await expectRefusal(
      luis.contact.reply({ Id: id, Text: 'Dos.', Seen: 0 }),
      409,
      expect.stringContaining('Otra persona respondió'),
    );
    await luis.contact.reply({ Id: id, Text: 'Dos.', Seen: 1 });
    const { replies } = (await rosa.contact.getMessage({ id })).data;
    expect(replies.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'Rosa Medina: Uno.',
      'Luis Rojas: Dos.',
    ]);
    expect((await rosa.contact.get({})).data).toMatchObject([{ id, replyCount: 2, state: 'answered' }]);
  });

  it('a reply that could not be sent for a week is given up, and its author sees so', async () => {
    const here = await openForTest(openTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }));
    const api = here.client.as(await anAdmin(here.portal));
    await here.client.visitor.contact.sendMessage({
      FirstName: 'Eva',
      Email: 'eva@correo.test',
      Subject: 'Hola',
      Comments: 'Hola',
    });
    const id = (await api.contact.get({})).data[0]?.id ?? 0;
    await api.contact.reply({ Id: id, Text: 'Hola, Eva.', Seen: 0 });
    expect(await queueWaitingMails(here.context())).toBe(1);
    here.clock.advance(7 * 24 * 3600);
    expect(await queueWaitingMails(here.context())).toBe(0);
    const later = here.client.as(await anAdmin(here.portal));
    expect((await later.contact.getMessage({ id })).data.replies).toMatchObject([{ delivery: 'expired' }]);
  });

  it('of two at once one is sent and the other told', async () => {
    const id = await aMessage();
    const both = await Promise.allSettled([
      rosa.contact.reply({ Id: id, Text: 'Uno.', Seen: 0 }),
      luis.contact.reply({ Id: id, Text: 'Dos.', Seen: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await rosa.contact.getMessage({ id })).data.replies).toHaveLength(1);
  });

  it('refuses an unknown message and an empty text', async () => {
    await expectRefusal(rosa.contact.reply({ Id: 999_999, Text: 'Hola.', Seen: 0 }), 404);
    const id = await aMessage();
    await expectRefusal(rosa.contact.reply({ Id: id, Text: '  ', Seen: 0 }), 400, {
      Text: 'Escribe tu respuesta.',
    });
  });

  it('without a contact address of its own the portal names none, and without a mail server the reply waits', async () => {
    const bare = await openForTest(openTestPortal());
    const api = bare.client.as(await anAdmin(bare.portal));
    await bare.client.visitor.contact.sendMessage({
      FirstName: 'Eva',
      Email: 'eva@correo.test',
      Subject: 'Hola',
      Comments: 'Hola',
    });
    const id = (await api.contact.get({})).data[0]?.id ?? 0;
    await api.contact.reply({ Id: id, Text: 'Hola, Eva.', Seen: 0 });
    const { data } = await api.contact.getMessage({ id });
    expect(data).toMatchObject({ replyTo: null, sendsMail: false, replies: [{ delivery: 'waiting' }] });
    const { rows } = await sql`select reply_to from mail where recipient = 'eva@correo.test'`.execute(
      bare.portal.db,
    );
    expect(rows).toEqual([{ reply_to: null }]);
  });
});

describe('the list of messages', () => {
  it('has states with counts; the list of all leaves spam out; search finds in each', async () => {
    const [one, two, three] = [
      await aMessage({ Subject: 'Uno' }),
      await aMessage({ Subject: 'Dos', Email: 'otra@correo.test' }),
      await aMessage({ Subject: 'Tres', Email: 'spam@correo.test' }),
    ];
    await rosa.contact.setStateMany({ Items: [{ Id: one }], State: 'archived' });
    await rosa.contact.setStateMany({ Items: [{ Id: three }], State: 'spam' });
    expect((await rosa.contact.getCounts({})).data).toEqual({ new: 1, answered: 0, archived: 1, spam: 1 });
    const subjects = async (input: object) =>
      (await rosa.contact.get(input)).data.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['Dos', 'Uno']); // new ones first
    expect(await subjects({ State: 'spam' })).toEqual(['Tres']);
    expect(await subjects({ State: 'archived', Search: 'delfin' })).toEqual(['Uno']);
    expect(
      (await rosa.contact.setStateMany({ Items: [{ Id: two }, { Id: 999_999 }], State: 'archived' })).data,
    ).toMatchObject([{ state: 'done' }, { state: 'failed' }]);
  });

  it('names the account of the address, and how many more came from it', async () => {
    const member = await aMember(test.portal, { firstName: 'Delfín', lastName: 'Copa' });
    await test.portal.db
      .updateTable('account')
      .set({ email: 'Delfin.C@correo.test' })
      .where('id', '=', member.id)
      .execute();
    await aMessage({ Email: 'delfin.c@correo.test' });
    const id = await aMessage({ Email: 'delfin.c@correo.test', Subject: 'Otra vez' });
    expect((await rosa.contact.getMessage({ id })).data).toMatchObject({
      account: { userId: member.id, fullname: 'Delfín Copa' },
      othersOfSender: 1,
    });
  });

  it('a deleted message lies in the Papelera with its replies, comes back, and goes for good', async () => {
    const id = await aMessage();
    await rosa.contact.reply({ Id: id, Text: 'Uno.', Seen: 0 });
    await rosa.contact.delete({ id });
    await expectRefusal(rosa.contact.getMessage({ id }), 404);
    expect((await rosa.papelera.get({ Type: 'Mensaje' })).data).toMatchObject([
      { id, title: 'Falta un mes' },
    ]);
    await rosa.papelera.restore({ Type: 'Mensaje', Id: id });
    expect((await rosa.contact.getMessage({ id })).data.replies).toHaveLength(1);
    await rosa.contact.deleteMany({ Items: [{ Id: id }] });
    test.clock.advance(31 * 24 * 3600);
    await trashTasks(test.portal).purgeTrash?.({}, undefined as never);
    const { rows } = await sql`select from contact_message`.execute(test.portal.db);
    expect(rows).toEqual([]);
  });

  it('who has it open is named to the others for a while, with whether they write', async () => {
    const id = await aMessage();
    const watch = async (api: Api, IsWriting: boolean) =>
      (await api.contact.watch({ Id: id, IsWriting })).data;
    const [one, other] = [
      test.client.as(await anAdmin(test.portal, { firstName: 'Ana', lastName: 'Paz' })),
      test.client.as(await anAdmin(test.portal, { firstName: 'Eva', lastName: 'Sol' })),
    ];
    expect(await watch(one, true)).toEqual({ others: [], replyCount: 0 });
    expect(await watch(other, false)).toEqual({
      others: [{ name: 'Ana Paz', isWriting: true }],
      replyCount: 0,
    });
    test.clock.advance(60);
    expect((await watch(other, false)).others).toEqual([]);
  });
});

describe('a campaign of spam', () => {
  it('the same text is counted on the first while that is new, and mailed once', async () => {
    const id = await aMessage();
    const mails = async () =>
      (await sql`select from mail where kind = 'contact'`.execute(test.portal.db)).rows.length;
    const before = await mails();
    await aMessage();
    await Promise.all([aMessage(), aMessage({ Email: 'DELFIN@correo.test' })]);
    expect((await rosa.contact.get({})).data).toMatchObject([{ id, times: 4 }]);
    expect(await mails()).toBe(before);
    await rosa.contact.setStateMany({ Items: [{ Id: id }], State: 'answered' });
    expect(await aMessage()).not.toBe(id); // asked again after the answer
  });

  it('what fills the trap for robots, and later ones of a marked sender, stand under spam and are mailed to nobody', async () => {
    const mails = async () =>
      (await sql`select from mail where kind = 'contact'`.execute(test.portal.db)).rows.length;
    const before = await mails();
    const trapped = await aMessage({ Website: 'https://compra.test', Subject: 'Compra' });
    expect(await stateOf(trapped)).toBe('spam');
    expect(await mails()).toBe(before);
    const real = await aMessage({ Email: 'vende@correo.test', Subject: 'Vendo' });
    await rosa.contact.settleSender({ Id: real, Do: 'spam' });
    const later = await aMessage({ Email: 'Vende@correo.test', Subject: 'Vendo más' });
    expect(await stateOf(later)).toBe('spam');
    expect((await readWaitingCounts(test.portal)).newMessages).toBe(0);
    await rosa.contact.setStateMany({ Items: [{ Id: real }, { Id: later }], State: 'new' });
    expect(await stateOf(await aMessage({ Email: 'vende@correo.test', Subject: 'Otra cosa' }))).toBe('new');
  });

  it('all of one sender are archived or deleted at once, nobody else’s', async () => {
    const other = await aMessage({ Email: 'otra@correo.test' });
    for (const Subject of ['Uno', 'Dos']) await aMessage({ Subject });
    const id = await aMessage({ Subject: 'Tres', Email: 'Delfin@correo.test' });
    expect((await rosa.contact.settleSender({ Id: id, Do: 'archived' })).data).toEqual({ count: 3 });
    expect((await rosa.contact.settleSender({ Id: id, Do: 'delete' })).data).toEqual({ count: 3 });
    expect((await rosa.contact.get({})).data.map((row) => row.id)).toEqual([other]);
    expect((await rosa.papelera.get({ Type: 'Mensaje' })).total).toBe(3);
  });

  it('beyond its limits a message is refused in a sentence, and beyond those of mails it stands on the desk alone', async () => {
    const narrow = await openForTest(
      openTestPortal({ RATE_LIMIT_FACTOR: '0.02', CONTACT_EMAIL: 'buzon@instituto.test' }),
    ); // 6 of all, 1 mail
    const send = (n: number) =>
      aBrowser(narrow, { address: `10.0.${n}.1` }).call(contact.sendMessage, {
        FirstName: 'Ana',
        Email: `ana${n}@correo.test`,
        Subject: `Tema ${n}`,
        Comments: 'Hola',
      });
    for (let n = 0; n < 6; n += 1) await send(n);
    await expectRefusal(
      send(7),
      429,
      'Ahora llegan demasiados mensajes y el tuyo no se guardó. Tu texto sigue aquí: vuelve a enviarlo en 60 min.',
    );
    const stored = await sql`select from contact_message`.execute(narrow.portal.db);
    const mailed = await sql`select from mail where kind = 'contact'`.execute(narrow.portal.db);
    expect([stored.rows.length, mailed.rows.length]).toEqual([6, 1]);
  });
});

it('the counts of the menu come from indexes and stop at a thousand', async () => {
  await sql`insert into contact_message (name, email, subject, message, created_at, last_at)
    select 'Ana', 'ana' || n || '@correo.test', 'Tema', 'Hola', now(), now() from generate_series(1, 1200) n`.execute(
    test.portal.db,
  );
  expect((await readWaitingCounts(test.portal)).newMessages).toBe(1000);
});
