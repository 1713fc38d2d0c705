import type { TrashedContentType } from '../../contract/trash/calls.ts';
import {
  aCategory,
  aCourse,
  aGroup,
  aMember,
  anArticle,
  anEnrolment,
  aQuestion,
  type TestAccount,
} from './builders.ts';
import { writtenCourse } from './courses.ts';
import { aSitting } from './exam-sitting.ts';
import { aPdf } from './files/documents.ts';
import { fileOfKind } from './files/files-for-calls.ts';
import { fileOf } from './files/images.ts';
import { anMp4 } from './files/mp4.ts';
import { lastMailTo, linkOf } from './outbox.ts';
import { password } from './password.ts';
import type { TestPortal } from './portal.ts';
import { aTrashable, putIntoTrash } from './trash.ts';

type Input = Record<string, unknown>;

export interface Scene {
  test: TestPortal;
  admin: TestAccount;
  /** The member who makes calls; not enrolled yet. */
  member: TestAccount;
}

export const as = (scene: Scene, account = scene.admin) => scene.test.client.as(account);
/** Signs everybody in just now, which opens what only an account's owner may change. */
export const signedInJustNow = ({ test }: Pick<Scene, 'test'>) =>
  test.portal.db.updateTable('session').set({ signed_in_at: test.clock.now() }).execute();
export const course = ({ test }: Scene) => aCourse(test.portal);
export const article = ({ test }: Scene) => anArticle(test.portal);
export const picture = () => fileOfKind('picture');
export const thing = (scene: Scene, type: TrashedContentType) => aTrashable(scene.test, type);

export const group = ({ test, member }: Scene) => aGroup(test.portal, { people: [member] });

/** A course, and a group that the member is in, as a report of it is asked for. */
export const courseAndGroup = async (scene: Scene) => ({
  courseId: await course(scene),
  GroupId: await group(scene),
});

export const question = async (scene: Scene) => aQuestion(scene.test.portal, await course(scene));

/** A trial exam of the administrator, just begun. */
export async function trial(scene: Scene) {
  const courseId = await course(scene);
  const QuestionId = await aQuestion(scene.test.portal, courseId);
  const { ticket: Ticket } = (await as(scene).trial.start({ courseId })).data;
  return { courseId, QuestionId, Ticket };
}

export async function enrolled(scene: Scene): Promise<number> {
  const courseId = await course(scene);
  await anEnrolment(scene.test.portal, scene.member, courseId);
  return courseId;
}

export async function video(scene: Scene): Promise<{ courseId: number; fileId: number }> {
  const courseId = await enrolled(scene);
  const calls = as(scene).course;
  const { id } = (await calls.addCourseFile({ file: fileOf(anMp4()), courseId, title: 'Clase' })).data;
  await calls.addCaptions({ file: await fileOfKind('captions'), fileId: id });
  return { courseId, fileId: id };
}

export async function storedDocument(scene: Scene): Promise<number> {
  const courseId = await enrolled(scene);
  return (await as(scene).course.addCourseFile({ file: fileOf(aPdf()), courseId, title: 'Guía' })).data.id;
}

export async function savedTwice(scene: Scene): Promise<number> {
  const { id } = (await as(scene).course.add(writtenCourse)).data;
  await as(scene).course.update({ Id: id, Title: 'Otro título' });
  return id;
}

export async function articleSavedTwice(scene: Scene): Promise<number> {
  const CategoryId = await aCategory(scene.test.portal);
  const { id } = (await as(scene).article.add({ Title: 'Uno', CategoryId, Description: '<p>Uno</p>' })).data;
  await as(scene).article.update({ Id: id, Title: 'Dos' });
  return id;
}

/** An article that cites a law's article; returns the id of the citation. */
export async function lawCitation(scene: Scene): Promise<number> {
  const law = await thing(scene, 'TextoLey');
  const CategoryId = await aCategory(scene.test.portal);
  const Description = `<p><a href="/ley?id=${law}#art-1">Artículo 1</a></p>`;
  await as(scene).article.add({ Title: 'Cita', CategoryId, Description });
  const { id } = await scene.test.portal.db
    .selectFrom('law_citation')
    .select('id')
    .where('law_id', '=', law)
    .executeTakeFirstOrThrow();
  return id;
}

export async function lawSavedTwice(scene: Scene): Promise<number> {
  const id = await thing(scene, 'TextoLey');
  const facts = { Title: 'Otro título', Number: 'Ley 1', Published: true, Amendments: [] };
  const Parts = [{ kind: 'article' as const, number: '1', title: '', html: '<p>Dos.</p>' }];
  await as(scene).leyTexto.save({ Id: id, ...facts, Parts });
  return id;
}

/** A text without drafts, saved twice. */
export const answersSavedTwice = {
  async term(scene: Scene): Promise<number> {
    const id = await thing(scene, 'Termino');
    await as(scene).term.update({ Id: id, Definition: 'Otra.' });
    return id;
  },
  async subject(scene: Scene): Promise<number> {
    const id = await thing(scene, 'Tema');
    await as(scene).subject.update({ Id: id, Summary: 'Otra.' });
    return id;
  },
  async route(scene: Scene): Promise<number> {
    const id = await thing(scene, 'Ruta');
    await as(scene).ruta.update({ Id: id, Lead: 'Otra.' });
    return id;
  },
};

export async function running(scene: Scene) {
  const sitting = await aSitting(scene.test, { member: scene.member });
  const { attemptId, questions } = await sitting.start();
  return { sitting, attemptId, questionId: questions[0]?.id ?? 0 };
}

/** Makes a failed attempt, with a late click on the question. */
export async function failed(scene: Scene) {
  const { sitting, attemptId, questionId } = await running(scene);
  scene.test.clock.advance(1300);
  await sitting.saveLate(questionId, 'B');
  await sitting.finish();
  return { attemptId, questionId };
}

/** Lets the member sit an exam; returns their id. */
export async function examined(scene: Scene): Promise<number> {
  await failed(scene);
  return scene.member.id;
}

export async function passed(scene: Scene): Promise<Input> {
  const { sitting } = await running(scene);
  for (const id of sitting.questionIds) await sitting.save(id, 'B');
  await sitting.finish();
  return { UserId: scene.member.id, CourseId: sitting.courseId };
}

/** Issues a valid certificate of the member; returns its id. */
export async function certificate(scene: Scene): Promise<number> {
  const { CourseId } = await passed(scene);
  const { data } = await as(scene).certificate.get({ courseId: Number(CourseId) });
  return data[0]?.id ?? 0;
}

export async function commentedCourse(scene: Scene): Promise<number> {
  const courseId = await enrolled(scene);
  const written = { UserId: scene.member.id, CourseId: courseId, Comment: 'Claro.', Calification: 4 };
  await as(scene, scene.member).course.addComment(written);
  return courseId;
}

export async function comment(scene: Scene): Promise<number> {
  const courseId = await commentedCourse(scene);
  return (await as(scene).course.getComment({ courseId })).data[0]?.id ?? 0;
}

export async function answeredComment(scene: Scene): Promise<number> {
  const id = await comment(scene);
  await as(scene).comment.answer({ Id: id, Text: 'Gracias.' });
  return id;
}

export const registration = (name: string) => ({
  FirstName: 'Ana',
  LastName: 'Ruiz',
  userName: name,
  password,
  email: `${name}@correo.test`,
  Gender: 2 as const,
  FechaNac: '1990-01-01',
});

let registered = 0;
export async function activationLink({ test }: Scene) {
  registered += 1;
  const name = `recien${registered}`;
  const { data } = await test.client.visitor.users.register(registration(name));
  const mail = await lastMailTo(test, `${name}@correo.test`);
  const { Username, Strcode } = linkOf(mail.text);
  return { mailId: mail.id, link: { Username, Strcode }, correction: data.correction };
}

export async function resetLink({ test }: Scene) {
  const { username } = await aMember(test.portal);
  await test.client.visitor.users.forgot({ Email: `${username}@correo.test` });
  const { Username, Strcode } = linkOf((await lastMailTo(test, `${username}@correo.test`)).text);
  return { Username, Strcode };
}

export async function begunUpload(scene: Scene): Promise<string> {
  return (await as(scene).upload.start({ Name: 'clase.mp4', SizeBytes: 4, Kind: 'video' })).data.id;
}

export async function trashed(scene: Scene): Promise<number> {
  const id = await thing(scene, 'Articulo');
  await putIntoTrash(scene.test, { type: 'Articulo', id }, scene.admin);
  return id;
}

export async function sentUpload(scene: Scene): Promise<string> {
  const id = await begunUpload(scene);
  await as(scene).upload.part({ id, offset: 0, bytes: new Blob(['hola']) });
  return id;
}

let messages = 0;
export async function contactMessage(scene: Scene): Promise<number> {
  messages += 1; // the same text again would be counted on the first
  const Subject = `Tema ${messages}`;
  const given = { FirstName: 'Ana', Email: 'ana@correo.test', Subject, Comments: 'Hola' };
  await scene.test.client.visitor.contact.sendMessage(given);
  return (await as(scene).contact.get({})).data[0]?.id ?? 0;
}

let phrases = 0;
/** A phrase that three addresses searched. */
export async function searchedWords(scene: Scene): Promise<string> {
  phrases += 1;
  const words = `que se busca ${'abcdefghijklmnopqrstuvwxyz'[phrases % 26]}${'bcdfg'[Math.floor(phrases / 26)]}`;
  const { portal } = scene.test;
  for (const address of ['10.9.0.1', '10.9.0.2', '10.9.0.3'])
    portal.searchedPhrases.opened(words, { kind: 'Calculadora', rowId: 1, anchor: '' }, address);
  await portal.searchedPhrases.flush();
  return words;
}

/** The same, noted as answered. */
export async function decidedWords(scene: Scene): Promise<string> {
  const Words = await searchedWords(scene);
  await as(scene).searchedPhrase.makeAnswered({ Words, Title: '¿Uno?' });
  return Words;
}

/** A sentence that somebody wrote about a page. */
export async function feedbackWords(scene: Scene): Promise<number> {
  const page = { Kind: 'calculator', Key: 'cuanto-recibire', Useful: false } as const;
  await scene.test.client.visitor.feedback.addWords({ ...page, Words: '¿Y si tengo dos trabajos?' });
  return (await as(scene).feedback.get({})).data[0]?.words[0]?.id ?? 0;
}
