import { describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { openMailServer, readMail } from '../../testing/mail-server.ts';
import { linkOf } from '../../testing/outbox.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { mailTasks } from './mail.jobs.ts';
import type { MailKind } from './mail.rules.ts';
import { putMail, queueWaitingMails, withdrawMails } from './outbox.ts';

const form = (name: string) => ({
  FirstName: 'María José',
  LastName: 'Ñúñez',
  userName: name,
  password: 'lluvia-mesa-trompeta-9',
  email: `${name}@correo.test`,
  Gender: 2 as const,
  FechaNac: '1990-02-28',
});
const stored = (test: TestPortal, recipient: string) =>
  test.portal.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

interface MailGiven {
  kind?: MailKind;
  account_id?: number;
  body?: null;
  has_secret?: boolean;
  created_at?: Date;
  sent_at?: Date;
  expires_at?: Date;
}

/** Inserts mails by name; the returned function lists those that still have their text. */
async function putRows({ portal: { db, clock } }: TestPortal, rows: Record<string, MailGiven>) {
  const usual = { kind: 'notice', recipient: 'x@correo.test', body: Buffer.from('x'), has_secret: false };
  const values = Object.entries(rows).map(([subject, given]) => ({
    ...usual,
    created_at: clock.now(),
    subject,
    ...given,
  }));
  const put = await db.insertInto('mail').values(values).returning('id').execute();
  const ids = put.map(({ id }) => id);
  return async () => {
    const found = await db.selectFrom('mail').select(['subject', 'body']).where('id', 'in', ids).execute();
    return found.flatMap(({ subject, body }) => (body === null ? [] : [subject])).sort();
  };
}

describe('with a mail server', () => {
  const server = openForTests(openMailServer);
  const test = aTestPortal(() => ({
    CONTACT_EMAIL: 'buzon@instituto.test',
    SMTP_URL: server.url,
    MAIL_FROM: 'Aula Previsional <aula@instituto.test>',
  }));
  const run = () => runDueJobs(test, mailTasks(test.portal));

  it('a registration’s mail arrives, and its link opens the account', async () => {
    const browser = aBrowser(test);
    const reply = await browser.call(users.register, form('nuria'));
    expect(reply).toMatchObject({
      data: { mailed: true },
      message: expect.stringContaining('Te enviamos un enlace'),
    });
    await expectRefusal(
      browser.call(users.login, { UserName: 'nuria', Password: 'lluvia-mesa-trompeta-9' }),
      403,
      expect.stringContaining('Abre el enlace que te enviamos'),
    );
    await run();
    const [mail] = server.received.splice(0);
    expect(mail?.to).toEqual(['nuria@correo.test']);
    expect(mail?.raw).toMatch(/^From: Aula Previsional <aula@instituto.test>/m);
    const text = readMail(mail?.raw ?? '');
    expect(mail?.raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*lang=3D"es"/);
    expect(text).toContain('Hola:');
    expect(text).not.toContain('María José'); // anybody can register a foreign address and call themselves an advertisement
    const { Username, Strcode } = linkOf(text);
    await browser.call(users.active, { Username, Strcode });
    await browser.call(users.login, { UserName: 'nuria@correo.test', Password: 'lluvia-mesa-trompeta-9' });
    expect(await stored(test, 'nuria@correo.test')).toMatchObject({
      body: null,
      sent_at: test.clock.now(),
      attempts: 1,
      last_error: null,
    });
  });

  it('keeps what the server said against a mail, and sends it at the next try', async () => {
    server.refuse(true);
    await aBrowser(test).call(users.register, form('rechazada'));
    await run();
    const admin = await anAdmin(test.portal);
    const list = async () => (await test.client.as(admin).mail.get({ Search: 'rechazada@' })).data;
    expect(await list()).toMatchObject([
      { state: 'failed', attempts: 1, lastError: expect.stringContaining('nobody here'), hasLink: true },
    ]);
    server.refuse(false);
    const now = test.clock.now();
    await putRows(test, { sent: { sent_at: now }, withdrawn: { body: null }, expired: { expires_at: now } });
    expect(await queueWaitingMails(test.context())).toBe(1); // as the next start does
    await run();
    expect(server.received.splice(0)).toHaveLength(1);
    expect(await list()).toMatchObject([
      {
        state: 'sent',
        attempts: 2,
        lastError: null,
        hasLink: false,
        sentDate: test.clock.now().toISOString(),
      },
    ]);
  });

  const aNotice = (to: string) =>
    putMail(test.context(), {
      kind: 'notice',
      accountId: null,
      to,
      subject: 'Aviso',
      text: 'Hola',
      hasSecret: false,
    });

  it('a node without a mail server leaves letters to those that have one', async () => {
    const config = { ...test.portal.config, smtpUrl: undefined };
    const silent = { ...test.portal, config };
    await aNotice('una@correo.test');
    await runDueJobs(test, mailTasks(silent));
    expect(server.received).toEqual([]);
    await run();
    expect(server.received.splice(0).map(({ to }) => to)).toEqual([['una@correo.test']]);

    await putMail(test.context({ config }), {
      kind: 'notice',
      accountId: null,
      to: 'otra@correo.test',
      subject: 'Aviso',
      text: 'Hola',
      hasSecret: false,
    });
    await run();
    expect(server.received).toEqual([]); // it was put where nobody sends: the next full hour asks for it
    await mailTasks(test.portal).queueWaitingMails?.({}, undefined as never);
    await run();
    expect(server.received.splice(0).map(({ to }) => to)).toEqual([['otra@correo.test']]);
  });

  it('asks each hour for what waits, and not again for what is being sent', async () => {
    const ids = [await aNotice('a@correo.test'), await aNotice('b@correo.test')];
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another'
      where key = ${`mail:${ids[0]}`}`.execute(test.portal.db);
    await mailTasks(test.portal).queueWaitingMails?.({}, undefined as never);
    await run();
    expect(server.received.splice(0).map(({ to }) => to)).toEqual([['b@correo.test']]);
    await sql`select graphile_worker.force_unlock_workers(array['another'])`.execute(test.portal.db);
    await run();
    expect(server.received.splice(0).map(({ to }) => to)).toEqual([['a@correo.test']]);
  });

  it('says in the log why a letter was not sent, by codes and without an address', async () => {
    const send = (smtpUrl: string, mailId: number | null) => {
      const portal = { ...test.portal, config: { ...test.portal.config, smtpUrl } };
      return mailTasks(portal).sendMail?.({ mailId }, undefined as never);
    };
    const id = await aNotice('causa@correo.test');
    const free = await openMailServer();
    await free.close();
    await expect(send(free.url, id)).rejects.toThrow(`sending mail ${id} failed: ESOCKET ECONNREFUSED`);
    server.refuse(true);
    await expect(send(server.url, id)).rejects.toThrow(`sending mail ${id} failed: EENVELOPE 550`);
    server.refuse(false);
    await run();
    expect(server.received.splice(0)).toHaveLength(1);
  });

  it('sends nothing twice, and nothing to an unknown address', async () => {
    await aBrowser(test).call(users.forgot, { Email: 'nadie@correo.test' });
    await run();
    const { id } = await stored(test, 'nuria@correo.test');
    await mailTasks(test.portal).sendMail?.({ mailId: id }, undefined as never);
    expect(server.received).toEqual([]);
  });

  it('a letter that goes out again, because the node died before it noted that it went, is the same letter', async () => {
    await test.client.visitor.contact.sendMessage({
      FirstName: 'Ana',
      Email: 'ana@correo.test',
      Subject: 'Dos veces',
      Comments: '¿Cuándo?',
    });
    await run();
    const { id } = await test.portal.db
      .updateTable('mail')
      .set({ sent_at: null })
      .where('recipient', '=', 'buzon@instituto.test')
      .returning('id')
      .executeTakeFirstOrThrow();
    await mailTasks(test.portal).sendMail?.({ mailId: id }, undefined as never);
    const ids = server.received.splice(0).map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(new RegExp(`^<${id}\\.[\\w-]{22}@instituto\\.test>$`));
    expect(ids[1]).toBe(ids[0]);
  });

  it('says where a weekly summary is stopped', async () => {
    await putMail(test.context(), {
      kind: 'summary',
      accountId: null,
      to: 'ana@correo.test',
      subject: 'Tu semana',
      text: 'Hola',
      hasSecret: false,
    });
    await run();
    const [mail] = server.received.splice(0);
    expect(mail?.raw).toMatch(/^List-Unsubscribe: <http:\/\/portal\.test\/profile>/m);
  });

  it('keeps a contact message one header and one address, whatever is typed', async () => {
    const message = {
      FirstName: 'Ana',
      Email: 'ana@correo.test',
      Subject: 'Hola\r\nBcc: todos@correo.test',
      Comments: 'Quiero saber más.\n.\nGracias',
    };
    await test.client.visitor.contact.sendMessage(message);
    await run();
    const [mail] = server.received.splice(0);
    expect(mail?.to).toEqual(['buzon@instituto.test']);
    expect(mail?.raw).toMatch(/^Reply-To: ana@correo.test/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m); // holiday answers stay away
    expect(mail?.raw).not.toMatch(/^(?:Bcc|List-Unsubscribe):/m);
    expect(readMail(mail?.raw ?? '')).toContain('Quiero saber más.');
  });
});

describe('without a mail server', () => {
  const test = aTestPortal();
  const register = (name: string) => aBrowser(test).call(users.register, form(name));

  it('mails wait; an administrator reads an activation link, which is recorded', async () => {
    await register('espera');
    const admin = await anAdmin(test.portal);
    const { data } = await test.client.as(admin).mail.get({ Search: 'espera@' });
    expect(data).toMatchObject([
      { kind: 'activation', state: 'waiting', to: 'espera@correo.test', hasLink: true, sentDate: null },
    ]);
    const id = data[0]?.id ?? 0;
    const { link } = (await test.client.as(admin).mail.getActivationLink({ id })).data;
    const { Username, Strcode } = linkOf(link);
    const event = await test.portal.db
      .selectFrom('audit_event')
      .select(['actor_id', 'action'])
      .where('subject', '=', `mail:${id}`)
      .execute();
    expect(event).toEqual([{ actor_id: admin.id, action: 'mail.readActivationLink' }]);
    await aBrowser(test).call(users.active, { Username, Strcode });
    await expectRefusal(test.client.as(admin).mail.getActivationLink({ id }), 404);
  });

  it('nobody can read a reset link', async () => {
    const member = await aMember(test.portal);
    await aBrowser(test).call(users.forgot, { Email: `${member.username}@correo.test` });
    const { id } = await stored(test, `${member.username}@correo.test`);
    const admin = await anAdmin(test.portal);
    await expectRefusal(test.client.as(admin).mail.getActivationLink({ id }), 404);
  });

  it('wipes a link that has expired', async () => {
    await register('tarde');
    test.clock.advance(7 * 24 * 3600);
    await register('temprano');
    const admin = await anAdmin(test.portal);
    expect((await test.client.as(admin).mail.get({ Search: 'tarde@' })).data).toMatchObject([
      { state: 'expired', hasLink: false },
    ]);
    await mailTasks(test.portal).purgeMails?.({}, undefined as never);
    expect((await stored(test, 'tarde@correo.test')).body).toBeNull();
    expect((await stored(test, 'temprano@correo.test')).body).not.toBeNull();
  });

  it('keeps a mail’s text without a secret', async () => {
    const mail = {
      kind: 'notice' as const,
      accountId: null,
      to: 'aviso@correo.test',
      subject: 'Aviso',
      text: 'Hola',
      hasSecret: false,
      expiresAt: test.clock.now(),
    };
    await putMail(test.context(), mail);
    test.clock.advance(400 * 24 * 3600);
    await mailTasks(test.portal).purgeMails?.({}, undefined as never);
    expect((await stored(test, 'aviso@correo.test')).body).not.toBeNull();
    expect(await queueWaitingMails(test.context())).toBe(0);
  });

  it('withdraws the links of one person and of one kind alone', async () => {
    const [own, other] = [await aMember(test.portal), await aMember(test.portal)];
    const reset = { kind: 'reset', has_secret: true } as const;
    const left = await putRows(test, {
      own: { ...reset, account_id: own.id },
      'of another kind': { ...reset, account_id: own.id, kind: 'activation' },
      'of another person': { ...reset, account_id: other.id },
      'without a link': { ...reset, account_id: own.id, has_secret: false },
    });
    await withdrawMails(test.context(), own.id, 'reset');
    expect(await left()).toEqual(['of another kind', 'of another person', 'without a link']);
  });

  it('a deleted person’s mails are emptied, and nobody else’s', async () => {
    const [gone, other] = [await aMember(test.portal), await aMember(test.portal)];
    const left = await putRows(test, { gone: { account_id: gone.id }, other: { account_id: other.id } });
    const admin = await anAdmin(test.portal);
    await eraseAccount(test.client.as(admin), gone.id);
    expect(await left()).toEqual(['other']);
  });

  it('wipes texts a month after they were sent, and no others', async () => {
    const ago = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 3_600_000);
    const left = await putRows(test, {
      'sent long ago': { created_at: ago(40), sent_at: ago(31) },
      'sent at last': { created_at: ago(40), sent_at: ago(29) },
      waiting: { created_at: ago(40) },
      old: { created_at: ago(366) },
    });
    await mailTasks(test.portal).purgeOldMails?.({}, undefined as never);
    expect(await left()).toEqual(['sent at last', 'waiting']);
  });
});
