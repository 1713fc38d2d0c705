import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBulk } from '../../../contract/bulk.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, aCourse, aMember, anEnrolment } from '../../testing/builders.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { growthOf } from '../../testing/row-growth.ts';
import { aTrashable } from '../../testing/trash.ts';

type Input = Record<string, unknown>;
type Reply = Record<string, unknown>;

/** A call that adds something: its input, and where the addition shows. */
interface Addition {
  input: () => Input | Promise<Input>;
  /** The tables that gain one row. */
  grows: string[];
  isVisitors?: true;
}

let picture: File;
let course: File;
const here = aTestPortal({ CONTACT_EMAIL: 'buzon@instituto.test' });
const there = openForTests(() => here.another());
const { admin } = anAdminOf(here);
beforeAll(async () => {
  picture = fileOf(await fourColours(40, 40).png().toBuffer());
  const id = await aCourse(here.portal);
  const { data } = (await here.client.as(admin).course.export({ id })) as unknown as { data: Buffer };
  course = fileOf(data, 'curso.zip');
});

let number = 0;
const unlike = (text: string) => {
  number += 1;
  return `${text} ${number}`;
};
/** Makes somebody pass; returns the id of the newest certificate. */
async function aCertificate(): Promise<number | undefined> {
  const sitting = await aSitting(here, { course: { hasCertificate: true } });
  await sitting.start();
  for (const question of sitting.questionIds) await sitting.save(question, 'B');
  await sitting.finish();
  return (await here.client.as(admin).certificate.get({})).data[0]?.id;
}
const pdf = () => fileOf(aPdf(unlike('Ley')), 'ley.pdf');
const withFile = async () => ({ file: pdf(), courseId: await aCourse(here.portal), title: 'Guía' });

const additions: Record<string, Addition> = {
  'article.add': {
    input: async () => ({
      Title: 'Aportes',
      Description: '<p>a</p>',
      CategoryId: await aCategory(here.portal),
    }),
    grows: ['article', 'article_revision'],
  },
  'category.add': { input: () => ({ Name: unlike('Fondos') }), grows: ['category'] },
  'announcement.add': {
    input: () => ({
      Title: 'Aviso',
      Text: 'Hola',
      Reach: 'all',
      From: '2020-01-01T08:00',
      Until: '2090-01-01T08:00',
    }),
    grows: ['announcement'],
  },
  'mailing.addText': {
    input: () => ({ Name: unlike('Texto'), Subject: 'Aviso', Text: 'Hola' }),
    grows: ['letter_text'],
  },
  'group.add': { input: () => ({ Name: unlike('Grupo') }), grows: ['people_group'] },
  'contact.sendMessage': {
    input: () => ({
      FirstName: 'Ana',
      Email: 'ana@correo.test',
      Subject: unlike('Hola'),
      Comments: 'Una pregunta',
    }),
    grows: ['contact_message', 'mail'],
    isVisitors: true,
  },
  'contact.reply': {
    input: async () => ({ Id: await aTrashable(here, 'Mensaje'), Text: 'Sí, puedes.', Seen: 0 }),
    grows: ['contact_reply', 'mail'],
  },
  'course.add': { input: () => writtenCourse, grows: ['course', 'course_revision'] },
  'course.copy': { input: async () => ({ Id: await aCourse(here.portal) }), grows: ['course'] },
  'course.import': { input: () => ({ file: course }), grows: ['course'] },
  'course.addCourseFile': { input: withFile, grows: ['course_file'] },
  'users.register': {
    input: () => {
      const userName = unlike('nueva').replace(' ', '');
      const person = { FirstName: 'Ana', LastName: 'Rojas', Gender: 2, FechaNac: '1990-01-01' };
      return { ...person, userName, email: `${userName}@correo.test`, password: 'lluvia-mesa-trompeta-9' };
    },
    grows: ['account', 'mail'],
    isVisitors: true,
  },
  'usuario.add': {
    input: () => {
      const UserName = unlike('sumada').replace(' ', '');
      const person = { FirstName: 'Ana', LastName: 'Rojas', Gender: 2, FechaNac: '1990-01-01' };
      return { ...person, UserName, Email: `${UserName}@correo.test` };
    },
    grows: ['account', 'mail'],
  },
  'usuario.import': {
    input: () => ({
      Cells: `Nombre completo;Correo\nAna Rojas;${unlike('lista').replace(' ', '')}@correo.test`,
    }),
    grows: ['people_import', 'people_import_line'],
  },
  'question.add': {
    input: async () => ({
      CourseId: await aCourse(here.portal),
      QuestionDescription: '¿Quién aporta?',
      QuestionTypeId: 1,
      CorrectAnswerVoF: 'V',
    }),
    grows: ['question', 'question_version'],
  },
  'question.import': {
    input: async () => ({
      file: fileOf('¿Cuándo? {=Hoy ~Ayer}\n', 'a.gift'),
      courseId: await aCourse(here.portal),
    }),
    grows: ['question'],
  },
  'attempt.addMinutes': {
    input: async () => ({
      Id: (await (await aSitting(here)).start()).attemptId,
      Minutes: 10,
      Reason: 'Sin luz',
    }),
    grows: ['attempt_event'],
  },
  'result.enrol': {
    input: async () => ({
      courseId: await aCourse(here.portal),
      UserIds: [(await aMember(here.portal)).id],
    }),
    grows: ['enrolment'],
  },
  'mailing.send': {
    input: async () => ({
      UserIds: [(await aMember(here.portal)).id],
      Subject: 'Aviso',
      Text: 'Hola',
      Expected: 1,
    }),
    grows: ['mailing', 'mailing_recipient'],
  },
  'result.sendLetter': {
    input: async () => {
      const courseId = await aCourse(here.portal);
      await anEnrolment(here.portal, await aMember(here.portal), courseId);
      return { courseId, Subject: 'Tu examen', Text: 'Ya puedes rendir.', Expected: 1 };
    },
    grows: ['mail'],
  },
  'certificate.reissue': { input: async () => ({ Id: await aCertificate() }), grows: ['certificate'] },
  'certificate.reissueMany': {
    input: async () => ({ Items: [{ Id: await aCertificate() }] }),
    grows: ['certificate'],
  },
  'video.add': {
    input: () => ({ Title: 'Uno', VideoUrl: 'https://youtu.be/abcdefghijk' }),
    grows: ['video'],
  },
  'homeSlider.addSliderImage': { input: () => ({ file: picture, alt: 'Un faro' }), grows: ['slide'] },
  'leyReglamento.add': { input: () => ({ file: pdf(), Title: 'Ley' }), grows: ['law'] },
  'sistemaPension.add': {
    input: () => ({ Name: 'Qué es', Description: '<p>a</p>' }),
    grows: ['pension_item'],
  },
  'ruta.add': {
    input: () => ({
      Title: unlike('Ruta'),
      Lead: 'Para quién es.',
      Description: '<h2>Antes</h2><h3>Pide hora</h3><p>Por teléfono.</p>',
    }),
    grows: ['route'],
  },
  'subject.add': { input: () => ({ Title: 'Jubilarme' }), grows: ['subject'] },
  'untreated.add': {
    input: () => ({ Title: unlike('Divorcio'), Answer: 'Al juzgado.' }),
    grows: ['untreated'],
  },
  'lexicon.add': {
    input: () => ({ Kind: 'equals', Words: `${unlike('chalana')}\nfaluca` }),
    grows: ['lexicon_entry'],
  },
  'term.add': { input: () => ({ Term: unlike('Laguna'), Definition: 'Meses sin aporte.' }), grows: ['term'] },
  'feedback.addWords': {
    input: () => ({ Kind: 'calculator', Key: 'cuanto-recibire', Useful: false, Words: unlike('¿Cuándo?') }),
    grows: ['feedback_words'],
    isVisitors: true,
  },
  'parameter.updateMany': {
    input: () => ({ Items: [{ Name: 'telefono', Value: unlike('800'), Reviewed: '1990-01-31' }] }),
    grows: ['parameter'],
  },
  'media.add': { input: () => ({ file: picture, Alt: 'Un faro' }), grows: ['media'] },
};

const key = () => ({ 'idempotency-key': randomUUID() });

function send(
  portal: TestPortal,
  name: string,
  headers: Record<string, string>,
  input: Input,
): Promise<Reply> {
  const [controller = '', action = ''] = name.split('.');
  const { client } = portal;
  const api = additions[name]?.isVisitors ? client.asVisitor(headers) : client.as(admin, headers);
  const calls = api as unknown as Record<string, Record<string, (input: Input) => Promise<Reply>>>;
  const call = calls[controller]?.[action];
  if (call === undefined) throw new Error(`no call ${name}`);
  return call(input);
}

const growth = (tables: string[], work: () => Promise<unknown>) => growthOf(here.portal.db, tables, work);

test('every call that adds something is here, and every Add is one, or sets what there is one of', () => {
  const rows = everyEndpoint();
  const namesOf = (some: typeof rows) => some.map(({ controller, action }) => `${controller}.${action}`);
  const bulk = namesOf(rows.filter(({ row }) => isBulk(row)));
  const adding = namesOf(rows.filter(({ row }) => row.idempotent === 'stored'));
  const alone = (names: string[]) => names.filter((name) => !bulk.includes(name)).sort();
  expect(alone(adding)).toEqual(alone(Object.keys(additions)));
  const named = rows.filter(({ row }) => /\/(add|register|copy|import|send)/i.test(row.path));
  expect(named.filter(({ row }) => row.idempotent !== 'stored').map(({ row }) => row.path)).toEqual([
    'Article/AddArticleImage', // the cover or the detail image of one article
    'Article/ImportDocx', // makes a text; what it puts into the picker is there once
    'Certificate/AddPicture', // its file is named by its content: twice is once
    'Course/AddCaptions', // of one video
    'Course/AddCourseImage',
    'Course/AddComment', // one of each member; it takes the place of the one before
    'Users/addusercourse', // twice is harmless
    'Question/AddWait', // settings of one course
    'Question/AddAttemptLimit',
    'Question/AddDraw',
    'Question/AddTime',
    'Question/AddQuantityQuestion',
    'Question/AddMinCalification',
    'QuestionReport/Add', // one a person and question
    'Settings/AddPicture', // as Certificate/AddPicture
    'Settings/SendTestMail', // tries the mail server again
    'Lexicon/Import', // finds the groups of the first time
  ]);
});

describe.each(Object.entries(additions))('%s', (name, { input, grows }) => {
  const once = grows.map(() => 1);

  test('made again after its answer was lost adds nothing, and answers the same, on another node too', async () => {
    const [named, sent] = [key(), await input()];
    const answers: Reply[] = [];
    const grown = await growth(grows, async () => {
      for (const portal of [here, there, here]) answers.push(await send(portal, name, named, sent));
    });
    expect(grown).toEqual(once);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('made at once on two nodes is made once', async () => {
    const [named, sent] = [key(), await input()];
    let answers: Reply[] = [];
    const grown = await growth(grows, async () => {
      answers = await Promise.all(
        [here, there, here, there].map((portal) => send(portal, name, named, sent)),
      );
    });
    expect(grown).toEqual(once);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('a call cut off before its answer was stored has added nothing; the next try adds', async () => {
    const [named, sent] = [key(), await input()];
    const { db } = here.portal;
    await sql`create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`.execute(db);
    await sql`create trigger cut before insert on idempotent_answer for each row execute function cut()`.execute(
      db,
    );
    try {
      const grown = await growth(grows, () => expectRefusal(send(here, name, named, sent), 503));
      expect(grown).toEqual(grows.map(() => 0));
    } finally {
      await sql`drop function cut() cascade`.execute(db);
    }
    expect(await growth(grows, () => send(there, name, named, sent))).toEqual(once);
  });
});
