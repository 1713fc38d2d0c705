import { messageIdOf } from '../../features/mail/sender.ts';
import { aMember } from '../builders.ts';
import type { Scene } from '../scenes.ts';
import { as, enrolled } from '../scenes.ts';

const words = { Subject: 'Aviso', Text: 'Hola, {nombre}.' };

/** A letter to the scene's member, just sent. */
async function mailing({ member, ...scene }: Scene): Promise<number> {
  const sent = { ...words, UserIds: [member.id], Expected: 1 };
  return (await as({ ...scene, member }).mailing.send(sent)).data.id;
}

/** The notice of a letter that came back. */
async function notice(scene: Scene): Promise<string> {
  const { db, clock } = scene.test.portal;
  const mailing_id = await mailing(scene);
  const recipient = await aMember(scene.test.portal);
  const now = clock.now();
  const { id } = await db
    .insertInto('mail')
    .values({
      kind: 'letter',
      recipient: 'x@correo.test',
      subject: 'x',
      has_secret: false,
      created_at: now,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mailing_recipient')
    .values({ mailing_id, account_id: recipient.id, mail_id: id })
    .execute();
  return `Message-ID: ${messageIdOf(scene.test.portal, id)}`;
}

let texts = 0;
const newText = () => {
  texts += 1;
  return { ...words, Name: `Texto ${texts}` };
};

/** The letter of a call: to the scene's member alone. */
const toMember = ({ member }: Scene) => ({
  ...words,
  UserIds: [member.id],
  GroupId: undefined,
  State: undefined,
  Role: undefined,
  Search: undefined,
  CourseId: undefined,
});

/** An announcement to everybody that is shown now. */
const announcementNow = {
  Title: 'Sin exámenes el jueves',
  Text: 'Puedes leer como siempre.',
  Link: '',
  Reach: 'all' as const,
  GroupId: undefined,
  From: '2020-01-01T08:00',
  Until: '2090-01-01T08:00',
};
const announcement = async (scene: Scene) => (await as(scene).announcement.add(announcementNow)).data.id;

/** The rows of rowsForCalls for letters and announcements. */
export const rowsForMailings = {
  'announcement.add': () => announcementNow,
  'announcement.end': async (scene: Scene) => ({ Id: await announcement(scene) }),
  'announcement.close': async (scene: Scene) => ({ Id: await announcement(scene) }),
  'result.previewLetter': async (scene: Scene) => ({
    courseId: await enrolled(scene),
    UserIds: [scene.member.id],
    Search: undefined,
    State: undefined,
  }),
  'result.sendLetter': async (scene: Scene) => ({
    courseId: await enrolled(scene),
    UserIds: [scene.member.id],
    Search: undefined,
    State: undefined,
    Expected: 1,
  }),
  'mailing.read': async (scene: Scene) => ({ id: await mailing(scene) }),
  'mailing.getRecipients': async (scene: Scene) => ({ id: await mailing(scene), State: undefined }),
  'mailing.preview': toMember,
  'mailing.send': (scene: Scene) => ({ ...toMember(scene), Expected: 1 }),
  'mailing.setStopped': async (scene: Scene) => ({ Id: await mailing(scene), Stopped: true }),
  'mailing.markReturned': async (scene: Scene) => ({ Text: await notice(scene) }),
  'mailing.addText': newText,
  'mailing.deleteText': async (scene: Scene) => ({
    id: (await as(scene).mailing.addText(newText())).data.id,
  }),
};
