import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aGroup, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { openMailServer, readMail } from '../../testing/mail-server.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { mailTasks } from '../mail/mail.jobs.ts';
import { mailingTasks } from './mailings.jobs.ts';

const written = { Subject: 'Hola, {nombre}', Text: 'Te esperamos.\n\nHasta pronto.' };

/** A group of so many members, and one each whom no letter reaches. */
async function aCrowd({ portal }: TestPortal, count: number) {
  const people = [];
  for (let place = 0; place < count; place += 1) people.push(await aMember(portal));
  const unreached = [
    await aMember(portal, { isBlocked: true }),
    await aMember(portal, { isActive: false }),
    await aMember(portal, { email: null }),
  ];
  return { GroupId: await aGroup(portal, { people: [...people, ...unreached] }), people, unreached };
}

describe('without a mail server', () => {
  const test = aTestPortal();
  const { api } = anAdminOf(test);

  it('a letter is shown as its first reader gets it, with how many get none and why', async () => {
    const { GroupId, people, unreached } = await aCrowd(test, 2);
    const { data } = await api.mailing.preview({ ...written, GroupId });
    const { username } = people[0] ?? { username: '' };
    expect(data).toMatchObject({
      count: 2,
      addressedTo: expect.stringMatching(/^Grupo «Grupo \d+»$/),
      leftOut: { deleted: 0, inactive: 1, blocked: 1, noEmail: 1 },
      example: {
        to: `${username}@correo.test`,
        subject: 'Hola, María',
        text: 'Hola, María:\n\nTe esperamos.\n\nHasta pronto.\n\nUn saludo,\nEl equipo de Aula Previsional\n',
      },
      sendsMail: false,
    });
    expect(data.leftOutNames.map(({ userId }) => userId)).toEqual(unreached.map(({ id }) => id));
    expect((await api.mailing.get({})).total).toBe(0);
  });

  it('each reads their own grade, the course and its last day', async () => {
    const CourseId = await aCourse(test.portal, { title: 'Tu cuenta' });
    const closing = new Date('2031-12-03T12:00:00Z');
    await test.portal.db
      .updateTable('course')
      .set({ closes_at: closing })
      .where('id', '=', CourseId)
      .execute();
    const [ana, beto] = [await aMember(test.portal), await aMember(test.portal)];
    await anEnrolment(test.portal, ana, CourseId);
    await sql`update enrolment set best_grade = 72 where account_id = ${ana.id}`.execute(test.portal.db);
    const Text = '{nota} en {curso}, hasta el {Fecha limite}.';
    const textFor = async (id: number) =>
      (await api.mailing.preview({ ...written, Text, CourseId, UserIds: [id] })).data.example?.text;
    expect(await textFor(ana.id)).toMatch(/72 en Tu cuenta, hasta el 3 de diciembre de 2031, \d\d:\d\d\./);
    expect(await textFor(beto.id)).toContain('sin nota en Tu cuenta');
    expect(await textFor(beto.id)).toContain(`/leercurso?id=${CourseId}`);
  });

  it('what cannot be filled is refused in words', async () => {
    const CourseId = await aCourse(test.portal);
    const of = (given: object) => api.mailing.preview({ ...written, ...given });
    await expectRefusal(of({ Text: 'Debes {saldo}.' }), 400, {
      Text: expect.stringMatching(/{saldo} no se conoce/),
    });
    await expectRefusal(of({ Text: 'Sacaste {nota}.' }), 400, expect.stringMatching(/la carta dice {nota}/));
    await expectRefusal(
      of({ Text: 'Hasta el {fecha límite}.', CourseId }),
      400,
      expect.stringMatching(/no tiene fecha de cierre/),
    );
    await expectRefusal(of({ GroupId: 2_000_000 }), 404, expect.stringMatching(/grupo ya no existe/));
    await expectRefusal(of({ CourseId: 2_000_000 }), 404);
  });

  it('all members are meant where nobody is named, administrators where they are asked for', async () => {
    await anAdmin(test.portal);
    const everybody = (await api.mailing.preview(written)).data;
    const members = await api.usuario.get({ Role: 'member' });
    const { deleted, inactive, blocked, noEmail } = everybody.leftOut;
    expect(everybody.addressedTo).toBe('Todos los miembros');
    expect(everybody.count + deleted + inactive + blocked + noEmail).toBe(members.total);
    const admins = (await api.mailing.preview({ ...written, State: 'admin' })).data;
    expect(admins.addressedTo).toBe('Usuarios que administran');
    expect(admins.count).toBe((await api.usuario.get({ State: 'admin' })).total);
  });

  it('a letter whose people changed since it was shown is not sent', async () => {
    const { GroupId } = await aCrowd(test, 2);
    await expectRefusal(
      api.mailing.send({ ...written, GroupId, Expected: 3 }),
      409,
      expect.stringMatching(/cambió quiénes/),
    );
    const { data } = await api.mailing.send({ ...written, GroupId, Expected: 2 });
    const { counts, state, leftOutCount } = (await api.mailing.read({ id: data.id })).data;
    expect({ counts, state, leftOutCount }).toMatchObject({
      counts: { all: 5, waiting: 2, leftOut: 3 },
      state: 'leaving',
      leftOutCount: 3,
    });
  });

  it('a saved text is found again by name; a name is used once', async () => {
    const { data } = await api.mailing.addText({ ...written, Name: 'Bienvenida' });
    await expectRefusal(
      api.mailing.addText({ ...written, Name: 'bienvenída' }),
      409,
      expect.stringMatching(/ya hay un texto/i),
    );
    expect((await api.mailing.getTexts({})).data).toEqual([
      { id: data.id, name: 'Bienvenida', subject: written.Subject, text: written.Text },
    ]);
    await api.mailing.deleteText({ id: data.id });
    await expectRefusal(api.mailing.deleteText({ id: data.id }), 404);
  });
});

describe('with a mail server', () => {
  const server = openForTests(openMailServer);
  const test = aTestPortal(() => ({ SMTP_URL: server.url, MAIL_FROM: 'Aula <aula@instituto.test>' }));
  const { api } = anAdminOf(test);
  const run = () => runDueJobs(test, { ...mailTasks(test.portal), ...mailingTasks(test.portal) });
  const sent = async (count: number) => {
    const { GroupId, people } = await aCrowd(test, count);
    const { data } = await api.mailing.send({ ...written, GroupId, Expected: count });
    return { ...data, people, addresses: people.map(({ username }) => `${username}@correo.test`) };
  };
  const counts = async (id: number) => (await api.mailing.read({ id })).data;
  const reached = (address: string) => server.received.filter(({ to }) => to.includes(address));
  const inOutbox = async (id: number) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from mailing_recipient
      where mailing_id = ${id} and mail_id is not null`.execute(test.portal.db);
    return rows[0]?.count;
  };

  it('everybody gets one, in batches, and the letter is done', async () => {
    const { id, addresses } = await sent(60);
    await run();
    expect(addresses.map((address) => reached(address).length)).toEqual(addresses.map(() => 1));
    expect(readMail(reached(addresses[0] ?? '')[0]?.raw ?? '')).toContain('Te esperamos.');
    expect(await counts(id)).toMatchObject({ state: 'done', counts: { sent: 60, waiting: 0, leftOut: 3 } });
  });

  it('no more than a batch waits in the outbox while the server refuses, and the rest goes once it takes letters', async () => {
    const { id, addresses } = await sent(53);
    server.refuseForNow(true);
    await run();
    expect([await inOutbox(id), await counts(id)]).toMatchObject([
      50,
      { state: 'paused', counts: { failed: 50, waiting: 3 } },
    ]);
    server.refuseForNow(false);
    await mailTasks(test.portal).queueWaitingMails?.({}, undefined as never);
    await run();
    expect(await counts(id)).toMatchObject({ state: 'done', counts: { sent: 53, failed: 0 } });
    expect(addresses.every((address) => reached(address).length === 1)).toBe(true);
  });

  it('an address that is refused for good holds up nobody, and its person is named with the reason', async () => {
    const { GroupId, people } = await aCrowd(test, 2);
    const [gone, there] = people;
    server.refuse(`${gone?.username}@correo.test`);
    const { data } = await api.mailing.send({ ...written, GroupId, Expected: 2 });
    await run();
    server.refuse(false);
    expect(reached(`${there?.username}@correo.test`)).toHaveLength(1);
    const failed = (await api.mailing.getRecipients({ id: data.id, State: 'failed' })).data;
    expect(failed).toMatchObject([
      { userId: gone?.id, lastError: expect.stringContaining('rechaza esa dirección') },
    ]);
    expect(await counts(data.id)).toMatchObject({ state: 'done' });
  });

  it('what was sent when the node died goes twice with the same Message-ID, and nothing is lost', async () => {
    const { id, addresses } = await sent(5);
    await run();
    const [first = '', second = ''] = addresses;
    // as a node leaves it that died after the server's answer and before its own last line
    await sql`update mail set sent_at = null where recipient in (${first}, ${second})`.execute(
      test.portal.db,
    );
    await sql`update mailing set finished_at = null where id = ${id}`.execute(test.portal.db);
    await mailTasks(test.portal).queueWaitingMails?.({}, undefined as never);
    await run();
    const idsOf = (address: string) =>
      reached(address).map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]?.trim());
    for (const address of [first, second]) {
      expect(idsOf(address)).toHaveLength(2);
      expect(new Set(idsOf(address)).size).toBe(1);
    }
    expect(addresses.slice(2).every((address) => reached(address).length === 1)).toBe(true);
    expect((await counts(id)).state).toBe('done');
  });

  it('a stopped letter waits, and goes on', async () => {
    const { id, addresses } = await sent(3);
    await api.mailing.setStopped({ Id: id, Stopped: true });
    await run();
    expect([reached(addresses[0] ?? '').length, (await counts(id)).state]).toEqual([0, 'stopped']);
    await api.mailing.setStopped({ Id: id, Stopped: false });
    await run();
    expect(addresses.every((address) => reached(address).length === 1)).toBe(true);
    await expectRefusal(
      api.mailing.setStopped({ Id: id, Stopped: true }),
      409,
      expect.stringMatching(/salieron ya/),
    );
  });

  it('who was blocked and who left the group since: the first gets none, the second was told they would', async () => {
    const { id, people, addresses } = await sent(2);
    await api.usuario.blockMany({ Items: [{ Id: people[0]?.id ?? 0 }] });
    await sql`delete from account_group where account_id = ${people[1]?.id}`.execute(test.portal.db);
    await run();
    expect(addresses.map((address) => reached(address).length)).toEqual([0, 1]);
    expect(await counts(id)).toMatchObject({ count: 1, leftOutCount: 4, counts: { sent: 1, leftOut: 4 } });
  });

  it('a notice of a mail server says which letter came back, and only one of this portal', async () => {
    const { id, people, addresses } = await sent(2);
    await run();
    const messageId = /^message-id: (.+)$/im.exec(reached(addresses[0] ?? '')[0]?.raw ?? '')?.[1] ?? '';
    const notice = (named: string) => `Undelivered Mail\nMessage-ID: ${named}\nSubject: Hola`;
    expect((await api.mailing.markReturned({ Text: notice(messageId) })).data).toEqual({ count: 1 });
    expect((await api.mailing.markReturned({ Text: notice(messageId) })).data).toEqual({ count: 1 });
    const returned = (await api.mailing.getRecipients({ id, State: 'returned' })).data;
    expect(returned.map(({ userId }) => userId)).toEqual([people[0]?.id]);
    const forged = messageId.replace(/\.(.)/, (_, letter: string) => `.${letter === 'A' ? 'B' : 'A'}`);
    await expectRefusal(
      api.mailing.markReturned({ Text: notice(forged) }),
      400,
      expect.stringMatching(/ninguna carta/),
    );
  });
});
