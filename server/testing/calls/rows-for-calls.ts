import { createHash } from 'node:crypto';
import type { TrashedContentType } from '../../../contract/trash/calls.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { aCategory, aCourseFile, aMember } from '../builders.ts';
import { fileOfKind } from '../files/files-for-calls.ts';
import { rowsForCertificates } from '../files/rows-for-certificates.ts';
import { anotherPassword, password } from '../password.ts';
import type { Scene } from '../scenes.ts';
import * as scenes from '../scenes.ts';
import { rowsForMailings } from './rows-for-mailings.ts';
import { rowsForParameters } from './rows-for-parameters.ts';
import { rowsForQuestionReports } from './rows-for-question-reports.ts';
import { rowsForSettings } from './rows-for-settings.ts';
import { rowsForTexts } from './rows-for-texts.ts';

const { as, course, article, picture, thing, question } = scenes;
type Input = Record<string, unknown>;
type Rows = (scene: Scene) => Promise<Input> | Input;
const wholeCrop = { CropX: 0, CropY: 0, CropWidth: 20, CropHeight: 20 };
const written = {
  QuestionTypeId: 12,
  CorrectAnswerMultiple: 'A',
  CorrectAnswerVoF: 'V',
  Module: '',
  LawLink: '/ley?id=1#art-1',
  AnswerA: 'Uno',
  AnswerB: 'Dos',
  AnswerC: 'Tres',
  AnswerD: 'Cuatro',
};
/** A fresh sign-in needs no password. */
const noPassword = { currentPassword: undefined };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const runningId = async (scene: Scene) => (await scenes.running(scene)).attemptId;
const idOf =
  (make: (scene: Scene) => Promise<number | string>, name = 'id'): Rows =>
  async (scene) => ({ [name]: await make(scene) });
/** With everybody signed in just now. */
const afresh =
  (make: Rows): Rows =>
  async (scene) => {
    const input = await make(scene);
    await scenes.signedInJustNow(scene);
    return input;
  };
const idOfThing = (type: TrashedContentType, name = 'id') => idOf((scene) => thing(scene, type), name);
const many =
  (make: (scene: Scene) => Promise<number>, more: Rows = () => ({})): Rows =>
  async (scene) => ({ Items: [{ Id: await make(scene) }], ...(await more(scene)) });
const manyTrashed: Rows = async (scene) => ({
  Items: [{ Type: 'Articulo', Id: await scenes.trashed(scene) }],
});
const member = async ({ test }: Scene) => (await aMember(test.portal, { isActive: false })).id;
/** A list of people whose columns are to be named, and one whose lines are read. */
const peopleImport = async (scene: Scene) => {
  const { data } = await as(scene).usuario.import({
    Cells: 'Nombre completo;CI;Correo\nAna Quispe;4567890;',
  });
  return data.id;
};
const reviewed = async (scene: Scene) => {
  const Id = await peopleImport(scene);
  const Columns = ['fullName', 'document', 'email'] as const;
  await as(scene).usuario.setImportColumns({ Id, Columns: [...Columns], NameOrder: 'namesFirst' });
  return Id;
};
const orderOf =
  (type: TrashedContentType): Rows =>
  async (scene) => ({ Ids: [await thing(scene, type)] });
/**
 * The rows made for each call, and values that a rule beyond its schema needs. A field given as undefined excludes
 * others.
 */
export const rowsForCalls: Record<string, Rows> = {
  'article.getImages': idOf(article),
  'article.setImageAlt': async (scene) => {
    const Id = await article(scene);
    await as(scene).article.addArticleImage({ articleId: Id, file: await picture(), isPortada: true });
    return { Id };
  },
  'article.deleteImage': idOf(article),
  'article.getToEdit': idOf(article),
  'article.read': idOf(article),
  'article.add': async ({ test }) => ({ CategoryId: await aCategory(test.portal), Published: false }),
  'article.update': async (scene) => ({
    Id: await article(scene),
    CategoryId: await aCategory(scene.test.portal),
    Published: false,
  }),
  'article.delete': idOf(article),
  'article.publishMany': many(article, () => ({ Published: false })),
  'article.moveMany': many(article, async ({ test }) => ({ CategoryId: await aCategory(test.portal) })),
  'article.deleteMany': many(article),
  'article.addArticleImage': async (scene) => ({ articleId: await article(scene), ...wholeCrop }),
  'article.getRevisions': idOf(scenes.articleSavedTwice),
  'article.getRevision': idOf(scenes.articleSavedTwice),
  'article.restoreRevision': async (scene) => ({ Id: await scenes.articleSavedTwice(scene), Version: 2 }),
  'category.update': async ({ test }) => ({ Id: await aCategory(test.portal), Name: 'Otra categoría' }),
  'category.delete': idOf(({ test }) => aCategory(test.portal)),
  'category.deleteMany': many(({ test }) => aCategory(test.portal)),
  'course.publishMany': many(course, () => ({ Published: false })),
  'course.deleteMany': many(course),
  'course.restoreMany': many(course),
  'course.deleteFileMany': many((scene) => thing(scene, 'Material')),
  'course.getFileCourse': idOf(scenes.enrolled, 'courseId'),
  'course.getFileLinks': idOf(scenes.enrolled, 'courseId'),
  'course.downloadFileCourse': idOf(scenes.storedDocument, 'fileId'),
  'course.downloadCaptions': async (scene) => ({ fileId: (await scenes.video(scene)).fileId }),
  'course.addCourseFile': async (scene) => ({ courseId: await course(scene), UploadId: undefined }),
  'course.updateFile': async (scene) => ({ Id: (await scenes.video(scene)).fileId }),
  'course.addCaptions': async (scene) => ({ fileId: (await scenes.video(scene)).fileId }),
  'course.orderFiles': async (scene) => {
    const courseId = await course(scene);
    return { courseId, Ids: [await aCourseFile(scene.test.portal, courseId)] };
  },
  'course.deleteFile': idOfThing('Material'),
  'course.getImages': idOf(course),
  'course.setImageAlt': async (scene) => {
    const Id = await course(scene);
    await as(scene).course.addCourseImage({ courseId: Id, file: await picture(), isPortada: true });
    return { Id };
  },
  'course.deleteImage': idOf(course),
  'course.addCourseImage': async (scene) => ({ courseId: await course(scene), ...wholeCrop }),
  'course.getRevisions': idOf(scenes.savedTwice),
  'course.getRevision': idOf(scenes.savedTwice),
  'course.restoreRevision': async (scene) => ({ Id: await scenes.savedTwice(scene), Version: 2 }),
  'course.restore': idOf(course, 'Id'),
  'course.copy': idOf(course, 'Id'),
  'course.getExportLink': idOf(course),
  'course.export': idOf(course),
  'course.import': async (scene) => {
    const { data } = await as(scene).course.export({ id: await course(scene) });
    return { file: new File([data], 'curso.zip'), UploadId: undefined };
  },
  'course.hideComment': idOf(scenes.comment, 'Id'),
  'course.get': () => ({ State: 'published' }),
  'course.read': idOf(course),
  'course.getHome': idOf(course),
  'course.getToEdit': idOf(course),
  'course.getComment': idOf(scenes.commentedCourse, 'courseId'),
  'course.update': idOf(course, 'Id'),
  'course.delete': idOf(course),
  'course.addComment': async (scene) => ({ UserId: scene.member.id, CourseId: await scenes.enrolled(scene) }),
  'users.get': ({ member }) => ({ userName: member.username }),
  'users.register': () => scenes.registration('registrada'),
  'users.login': async ({ test }) => {
    const passwordHash = await hashPassword(password);
    return { UserName: (await aMember(test.portal, { passwordHash })).username, Password: password };
  },
  'users.active': async (scene) => (await scenes.activationLink(scene)).link,
  'users.correctEmail': async (scene) => ({ Correction: (await scenes.activationLink(scene)).correction }),
  'users.forgot': () => ({ Email: 'nadie@correo.test' }),
  'users.resetPassword': async (scene) => ({ ...(await scenes.resetLink(scene)), Password: anotherPassword }),
  'users.update': afresh(async (scene) => {
    const { id, username } = scene.member;
    const others = { password: undefined, currentPassword: undefined, role: undefined };
    return { id, username, email: `${username}@correo.test`, ...others };
  }),
  'users.addUserCourse': async (scene) => ({ UserId: scene.member.id, CourseId: await course(scene) }),
  'users.leaveUserCourse': async (scene) => ({
    UserId: scene.member.id,
    CourseId: await scenes.enrolled(scene),
  }),
  'users.updateTime': async (scene) => ({ UserId: scene.member.id, CourseId: await scenes.enrolled(scene) }),
  'users.getUserCourse': ({ member }) => ({ userName: member.username }),
  'users.isFinish': async (scene) => ({ userId: scene.member.id, courseId: await scenes.enrolled(scene) }),
  'users.getDurationText': idOf(course, 'courseId'),
  'usuario.getToEdit': ({ member }) => ({ id: member.id }),
  'usuario.add': ({ member }) => ({
    ...noPassword,
    Email: `${member.username}@nueva.test`,
    DocumentNumber: `D${member.id}`,
    Role: 'member',
  }),
  'usuario.import': () => ({ Cells: undefined }),
  'usuario.getImport': idOf(peopleImport, 'Id'),
  'usuario.getImportLines': idOf(peopleImport, 'Id'),
  'usuario.setImportColumns': async (scene) => ({
    Id: await peopleImport(scene),
    Columns: ['fullName', 'document', 'email'],
  }),
  'usuario.mendImportLines': async (scene) => ({ Id: await reviewed(scene), Lines: [2] }),
  'usuario.runImport': async (scene) => ({ Id: await reviewed(scene), Version: 2, CourseIds: [] }),
  'usuario.deleteImport': idOf(peopleImport, 'Id'),
  'usuario.downloadImport': async (scene) => ({ Id: await reviewed(scene) }),
  'usuario.makeLinks': afresh((scene) => ({ ...noPassword, UserIds: [scene.member.id] })),
  'usuario.update': afresh(async (scene) => {
    const { id, username } = await aMember(scene.test.portal);
    const others = { ...noPassword, role: 'member', Password: '' };
    return { id, username, Email: `${username}@correo.test`, ...others };
  }),
  'usuario.delete': afresh(idOf(async ({ test }) => (await aMember(test.portal)).id)),
  'users.askIdentity': () => ({ FirstName: 'Ana María' }),
  'usuario.decideIdentity': afresh(async (scene) => {
    const member = await aMember(scene.test.portal);
    await as(scene, member).users.askIdentity({ FirstName: 'Ana María', LastName: 'Rojas' });
    const { data } = await as(scene, member).users.get({ userName: member.username });
    return { Id: data.identity.request?.id };
  }),
  'usuario.activate': async ({ test }) => ({ id: (await aMember(test.portal, { isActive: false })).id }),
  'usuario.activateMany': many(member),
  'usuario.blockMany': many(member),
  'usuario.unblockMany': many(async ({ test }) => (await aMember(test.portal, { isBlocked: true })).id),
  'usuario.endSessionsMany': many(member),
  'usuario.resendMany': many(member),
  'usuario.enrolMany': many(member, async (scene) => ({ CourseIds: [await course(scene)] })),
  'usuario.deleteMany': many(member, () => ({ Count: undefined, currentPassword: undefined })),
  'usuario.setTimeFactor': async ({ test }) => ({ Id: (await aMember(test.portal)).id }),
  'group.getToEdit': idOf(scenes.group),
  'group.update': async (scene) => ({ Id: await scenes.group(scene), Name: 'Otro grupo' }),
  'group.merge': async (scene) => ({ Id: await scenes.group(scene), IntoId: await scenes.group(scene) }),
  'group.delete': idOf(scenes.group),
  'group.addPeople': many(member),
  'group.removePeople': async (scene) => {
    const GroupId = await scenes.group(scene);
    return { Items: [{ Id: scene.member.id }], GroupId };
  },
  'question.deleteMany': many(question),
  'question.moveMany': many(question, idOf(course, 'CourseId')),
  'question.copyMany': many(question, idOf(course, 'CourseId')),
  'question.update': async (scene) => ({ Id: await question(scene), ...written }),
  'trial.start': async (scene) => ({ courseId: (await scenes.trial(scene)).courseId }),
  'trial.check': async (scene) => {
    const { Ticket, QuestionId } = await scenes.trial(scene);
    return { Ticket, QuestionId, Answer: 'B' };
  },
  'trial.grade': async (scene) => {
    const { Ticket, QuestionId } = await scenes.trial(scene);
    return { Ticket, Answers: [{ QuestionId, Answer: 'B' }] };
  },
  'attempt.endRetakes': scenes.passed,
  'question.addWait': idOf(course, 'IdCourse'),
  'question.export': idOf(course),
  'question.import': idOf(course, 'courseId'),
  'question.get': idOf(course),
  'question.getConfig': idOf(scenes.enrolled),
  'question.getTest': async (scene) => {
    const { sitting, attemptId } = await scenes.running(scene);
    return { id: sitting.courseId, userId: scene.member.id, AttemptId: attemptId };
  },
  'question.add': async (scene) => ({ CourseId: await course(scene), ...written }),
  'question.addTime': idOf(course, 'IdCourse'),
  'question.addQuantityQuestion': idOf(course, 'IdCourse'),
  'question.addMinCalification': idOf(course, 'IdCourse'),
  'question.delete': idOf(question),
  'question.saveAnswerByUser': async (scene) => {
    const { sitting, attemptId, questionId } = await scenes.running(scene);
    const ClickedAt = scene.test.clock.now().toISOString();
    return {
      UserId: scene.member.id,
      CourseId: sitting.courseId,
      QuestionId: questionId,
      Answer: 'A',
      AttemptId: attemptId,
      ClickedAt,
    };
  },
  'question.getCalification': async (scene) => {
    const { sitting, attemptId } = await scenes.running(scene);
    return { UserId: scene.member.id, CourseId: sitting.courseId, AttemptId: attemptId };
  },
  'question.getCertificateLinks': scenes.passed,
  'question.seeCertificate': scenes.passed,
  'question.getCertificate': scenes.passed,
  ...rowsForCertificates,
  ...rowsForMailings,
  ...rowsForParameters,
  ...rowsForQuestionReports,
  ...rowsForSettings,
  'attempt.get': async (scene) => ({ courseId: (await scenes.running(scene)).sitting.courseId }),
  'attempt.getOwn': async (scene) => ({ userId: scene.member.id, courseId: await scenes.enrolled(scene) }),
  'attempt.getTime': idOf(runningId),
  'attempt.getEvidence': idOf(runningId),
  'attempt.addMinutes': idOf(runningId, 'Id'),
  'attempt.reopen': afresh(async (scene) => ({ Id: (await scenes.failed(scene)).attemptId })),
  'attempt.annul': afresh(idOf(runningId, 'Id')),
  'attempt.acceptLate': afresh(async (scene) => {
    const { attemptId, questionId } = await scenes.failed(scene);
    return { Id: attemptId, QuestionIds: [questionId] };
  }),
  'attempt.previewRegrade': async (scene) => ({
    QuestionId: (await scenes.failed(scene)).questionId,
    Correct: 'A',
  }),
  'attempt.regrade': async (scene) => {
    const asked = { QuestionId: (await scenes.failed(scene)).questionId, Correct: 'A', LowerGrades: true };
    const { fingerprint } = (await as(scene).attempt.previewRegrade(asked)).data;
    await scenes.signedInJustNow(scene);
    return { ...asked, Fingerprint: fingerprint };
  },
  'contact.getMessage': idOf(scenes.contactMessage),
  'contact.watch': idOf(scenes.contactMessage, 'Id'),
  'contact.reply': async (scene) => ({ Id: await scenes.contactMessage(scene), Seen: 0 }),
  'contact.setStateMany': many(scenes.contactMessage, () => ({ State: 'archived' })),
  'contact.settleSender': async (scene) => ({ Id: await scenes.contactMessage(scene), Do: 'archived' }),
  'contact.deleteMany': many(scenes.contactMessage),
  'comment.get': () => ({ courseId: undefined }),
  'comment.seenMany': many(scenes.comment),
  'comment.hideMany': many(scenes.comment, () => ({ Hidden: true })),
  'comment.answer': async (scene) => ({ Id: await scenes.comment(scene), Before: undefined }),
  'comment.deleteAnswer': idOf(scenes.answeredComment),
  'comment.report': async (scene) => ({
    Id: await scenes.comment({ ...scene, member: await aMember(scene.test.portal) }),
  }),
  'report.getMostFailedQuestion': idOf(course, 'courseId'),
  'report.export': async (scene) => ({ ...(await scenes.courseAndGroup(scene)), Chart: 'questions' }),
  'result.get': idOf(course, 'courseId'),
  'result.exportCourses': async (scene) => ({ CourseIds: String(await course(scene)), GroupId: undefined }),
  'result.export': async (scene) => ({ courseId: await course(scene), Columns: 'grade,email' }),
  'result.previewEnrolment': idOf(course, 'courseId'),
  'result.removeMany': async (scene) => ({
    Items: [{ Id: scene.member.id }],
    courseId: await scenes.enrolled(scene),
    Reason: '',
  }),
  'result.reopenMany': async (scene) => {
    const courseId = await scenes.enrolled(scene);
    await scene.test.portal.db
      .updateTable('enrolment')
      .set({ closed_at: scene.test.clock.now(), closed_reason: 'Otro curso' })
      .where('account_id', '=', scene.member.id)
      .where('course_id', '=', courseId)
      .execute();
    return { Items: [{ Id: scene.member.id }], courseId };
  },
  'result.setGroupMany': many(async ({ member: { id } }) => id, idOf(scenes.enrolled, 'courseId')),
  'result.passMany': async (scene) => ({
    Items: [{ Id: scene.member.id }],
    courseId: await scenes.enrolled(scene),
    Calification: 95,
    Reason: 'Examen en aula',
  }),
  'result.enrol': async (scene) => ({ courseId: await course(scene), UserIds: [scene.member.id] }),
  'person.get': ({ member }) => ({ id: member.id }),
  'person.getAttempts': idOf(scenes.examined),
  'statistics.getActivity': idOf(course, 'courseId'),
  'statistics.getCourse': idOf(course, 'courseId'),
  'statistics.export': scenes.courseAndGroup,
  'video.add': () => ({ VideoUrl: 'https://vimeo.com/1' }),
  'video.update': async (scene) => ({ Id: await thing(scene, 'Video'), VideoUrl: 'https://vimeo.com/2' }),
  'video.delete': idOfThing('Video'),
  'video.deleteMany': many((scene) => thing(scene, 'Video')),
  'video.order': orderOf('Video'),
  'homeSlider.addSliderImage': () => ({ url: '/vercursos', ...wholeCrop }),
  'homeSlider.updateSliderImage': async (scene) => ({
    id: await thing(scene, 'Slider'),
    link: '/vercursos',
    ...wholeCrop,
  }),
  'homeSlider.deleteImage': async (scene) => {
    const { id, path } = (await as(scene).homeSlider.addSliderImage({ file: await picture() })).data;
    return { id, path };
  },
  'homeSlider.deleteMany': many((scene) => thing(scene, 'Slider')),
  'homeSlider.order': orderOf('Slider'),
  'leyReglamento.downloadLeyReglamento': async (scene) => {
    const given = { file: await fileOfKind('document'), Title: 'Ley' };
    return { fileId: (await as(scene).leyReglamento.add(given)).data.id };
  },
  'leyReglamento.update': idOfThing('Ley', 'Id'),
  'leyReglamento.deleteLeyReglamento': idOfThing('Ley'),
  'leyReglamento.deleteMany': many((scene) => thing(scene, 'Ley')),
  'leyReglamento.order': orderOf('Ley'),
  'leyTexto.read': idOfThing('TextoLey'),
  'leyTexto.akn': idOfThing('TextoLey'),
  'leyTexto.getToEdit': idOfThing('TextoLey'),
  'leyTexto.save': idOfThing('Ley', 'Id'),
  'leyTexto.delete': idOfThing('TextoLey'),
  'leyTexto.getRevisions': idOfThing('TextoLey'),
  'leyTexto.getRevision': async (scene) => ({ id: await thing(scene, 'TextoLey'), version: 1 }),
  'leyTexto.review': async (scene) => ({ Id: await scenes.lawCitation(scene) }),
  'leyTexto.restoreRevision': async (scene) => ({
    Id: await scenes.lawSavedTwice(scene),
    Revision: 1,
    Version: 2,
  }),
  ...rowsForTexts,
  'contact.delete': idOf(scenes.contactMessage),
  'mail.getActivationLink': async (scene) => ({ id: (await scenes.activationLink(scene)).mailId }),
  'media.update': idOfThing('Imagen', 'Id'),
  'media.delete': idOfThing('Imagen'),
  'papelera.restore': async (scene) => ({ Type: 'Articulo', Id: await scenes.trashed(scene) }),
  'papelera.restoreMany': manyTrashed,
  'papelera.deleteMany': manyTrashed,
  'papelera.delete': async (scene) => ({ type: 'Articulo', id: await scenes.trashed(scene) }),
  'upload.start': () => ({ SizeBytes: 4 }),
  'upload.part': async (scene) => ({ id: await scenes.begunUpload(scene), offset: 0 }),
  'upload.status': idOf(scenes.begunUpload),
  'upload.finish': async (scene) => ({ Id: await scenes.sentUpload(scene), Sha256: sha256('hola') }),
};
