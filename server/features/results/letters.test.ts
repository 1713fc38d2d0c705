import { describe, expect, it } from 'vitest';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { openMailServer, readMail } from '../../testing/mail-server.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { mailTasks } from '../mail/mail.jobs.ts';

const test = aTestPortal();
const { admin, api } = anAdminOf(test);

const written = { Subject: 'Tu examen', Text: 'Ya puedes rendir.\n\nTe esperamos.' };
const letters = (courseId: number) =>
  test.portal.db
    .selectFrom('mail')
    .innerJoin('enrolment', 'enrolment.account_id', 'mail.account_id')
    .select('mail.recipient')
    .where('mail.kind', '=', 'letter')
    .where('enrolment.course_id', '=', courseId)
    .execute();

/** A course with Ana and Beto, who read nothing, Carla, who read everything, and somebody who was deleted. */
async function aClass(at = test, calls = api) {
  const courseId = await aCourse(at.portal, { title: 'Tu cuenta' });
  const [ana, beto, carla, gone] = [
    await aMember(at.portal, { firstName: 'Ana' }),
    await aMember(at.portal, { firstName: 'Beto' }),
    await aMember(at.portal, { firstName: 'Carla' }),
    await aMember(at.portal, { firstName: 'Gina' }),
  ];
  for (const person of [ana, beto, gone]) await anEnrolment(at.portal, person, courseId);
  await anEnrolment(at.portal, carla, courseId, 600);
  await eraseAccount(calls, gone.id);
  return { courseId, ana, beto, carla, gone };
}

describe('a letter', () => {
  it('is shown as it will be sent, with whom it leaves out, and sends nothing yet', async () => {
    const { courseId, ana, gone } = await aClass();
    const other = await aMember(test.portal, { firstName: 'Otra', lastName: 'Persona' });
    const asked = { ...written, courseId, UserIds: [ana.id, gone.id, other.id] };
    const { data } = await api.result.previewLetter(asked);
    expect(data).toEqual({
      count: 1,
      leftOut: [
        { userId: gone.id, fullname: 'Usuario eliminado', reason: 'deleted' },
        { userId: other.id, fullname: 'Otra Persona', reason: 'notEnrolled' },
      ],
      example: {
        to: `${ana.username}@correo.test`,
        subject: 'Tu examen',
        text: `Hola, Ana:\n\nYa puedes rendir.\n\nTe esperamos.\n\nCurso: Tu cuenta\nhttp://portal.test/leercurso?id=${courseId}\n\nUn saludo,\nEl equipo de Aula Previsional\n`,
      },
      sendsMail: false,
    });
    expect(await letters(courseId)).toEqual([]);
  });

  it('does not go to who is blocked, and says so', async () => {
    const { courseId, ana, beto } = await aClass();
    await test.client.as(await anAdmin(test.portal)).usuario.blockMany({ Items: [{ Id: beto.id }] });
    const asked = { ...written, courseId, State: 'fresh' as const };
    const { data } = await api.result.previewLetter(asked);
    const blocked = data.leftOut.filter(({ reason }) => reason === 'blocked');
    expect([data.count, blocked.map(({ userId }) => userId)]).toEqual([1, [beto.id]]);
    await api.result.sendLetter({ ...asked, Expected: 1 });
    expect(await letters(courseId)).toEqual([{ recipient: `${ana.username}@correo.test` }]);
  });

  it('goes once to everybody a filter finds though it is sent twice, and is recorded without its text', async () => {
    const { courseId, ana, beto } = await aClass();
    const asked = { ...written, courseId, State: 'fresh' as const, Expected: 2 };
    const pressed = test.client.as(admin, { 'idempotency-key': crypto.randomUUID() }).result;
    const answers = await Promise.all([1, 2].map(() => pressed.sendLetter(asked)));
    answers.push(await pressed.sendLetter(asked));
    for (const { data, message } of answers) {
      expect(data).toEqual({ count: 2 });
      expect(message).toBe('2 cartas en espera: saldrán cuando el portal tenga un servidor de correo.');
    }
    const sent = (await letters(courseId)).map(({ recipient }) => recipient);
    expect(sent.toSorted()).toEqual([ana, beto].map(({ username }) => `${username}@correo.test`).toSorted());
    expect((await lastMailTo(test, `${beto.username}@correo.test`)).text).toContain('Hola, Beto:');
    const audit = await test.portal.db
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('subject', '=', `course:${courseId}`)
      .execute();
    expect(audit).toEqual([{ action: 'letter.send', details: { count: 2 } }]);
    expect((await api.mail.get({})).data[0]).toMatchObject({
      kind: 'letter',
      state: 'waiting',
      hasLink: false,
    });
  });

  it('is not sent to others than the preview said', async () => {
    const { courseId } = await aClass();
    const preview = await api.result.previewLetter({ ...written, courseId, State: 'fresh' });
    await anEnrolment(test.portal, await aMember(test.portal), courseId);
    const asked = { ...written, courseId, State: 'fresh' as const, Expected: preview.data.count };
    await expectRefusal(api.result.sendLetter(asked), 409);
    expect(await letters(courseId)).toEqual([]);
  });

  it('is over after a week in which no mail server took it', async () => {
    const { courseId, ana } = await aClass();
    await api.result.sendLetter({ ...written, courseId, UserIds: [ana.id], Expected: 1 });
    test.clock.advance(7 * 86_400);
    const asAdmin = test.client.as(await anAdmin(test.portal));
    expect((await asAdmin.mail.get({})).data[0]).toMatchObject({ kind: 'letter', state: 'expired' });
  });
});

describe('with a mail server', () => {
  const server = openForTests(openMailServer);
  const mailing = aTestPortal(() => ({
    SMTP_URL: server.url,
    MAIL_FROM: 'Aula Previsional <aula@instituto.test>',
    CONTACT_EMAIL: 'ayuda@instituto.test',
  }));

  it('each gets a letter of their own, which is answered to the institute', async () => {
    const calls = mailing.client.as(await anAdmin(mailing.portal));
    const { courseId, ana } = await aClass(mailing, calls);
    const { message } = await calls.result.sendLetter({ ...written, courseId, State: 'all', Expected: 3 });
    expect(message).toBe('3 cartas en camino. En Correos ves cómo van.');
    await runDueJobs(mailing, mailTasks(mailing.portal));
    expect(
      server.received
        .map(({ raw }) => /^Subject: (.*)/m.exec(raw)?.[1])
        .filter((subject) => subject === 'Tu examen'),
    ).toHaveLength(3);
    const toAna = server.received.find(({ to }) => to[0] === `${ana.username}@correo.test`);
    expect(toAna?.raw).toMatch(/^Reply-To: ayuda@instituto.test/m);
    expect(toAna?.raw).toMatch(/^Subject: Tu examen/m);
    expect(readMail(toAna?.raw ?? '')).toContain('Hola, Ana:');
  });
});
