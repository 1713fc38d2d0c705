import { anAdmin } from '../builders.ts';
import { tokenOf } from '../client.ts';
import { aPdf } from '../files/documents.ts';
import { fileOfKind } from '../files/files-for-calls.ts';
import { fileOf } from '../files/images.ts';
import { lastMailTo, linkOf } from '../outbox.ts';
import { password } from '../password.ts';
import type { TestPortal } from '../portal.ts';
import { type Answered, outsideClient, type Sent } from './outside-client.ts';

/** The answers of a life of an institute and its member, by 'METHOD Controller/Action', the last of each. */
export type Answers = ReadonlyMap<string, Answered>;

const correct = ['B', 'V'] as const;

/**
 * Lives the whole life once, by the prescribed calls alone and with the fields that stand there: content is added,
 * changed, read and deleted, somebody registers, learns, sits the exam and gets the certificate.
 */
export async function institutesLife(test: TestPortal): Promise<Answers> {
  const answers = new Map<string, Answered>();
  const send = outsideClient(test);
  const call = async (name: string, query = '', sent: Sent = {}): Promise<Answered> => {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const answered = await send(method, `${path}${query}`, sent);
    answers.set(name, answered);
    return answered;
  };
  const account = await anAdmin(test.portal);
  const token = await tokenOf(test.portal, account);
  const admin = (name: string, json?: Record<string, unknown>) =>
    call(name, '', { token, ...(json === undefined ? {} : { json }) });
  const ask = (name: string, query: string) => call(name, query, { token });
  const upload = (name: string, form: Record<string, string | Blob>) => call(name, '', { token, form });
  const idOf = ({ body }: Answered) => Number((body['data'] as { id: number }).id);
  const rowsOf = ({ body }: Answered, field = 'data') => body[field] as Record<string, unknown>[];
  const picture = () => fileOfKind('picture', 'foto.png');

  // content
  const category = idOf(await admin('POST Category/Add', { Name: 'Ahorro', Description: 'De ahorrar' }));
  await admin('PUT Category/Update', { Id: category, Name: 'Ahorro', Description: 'Otra' });
  await call('GET Category/Get');
  const written = {
    Title: 'Cómo ahorrar',
    Description: '<p>Un texto <strong>claro</strong>.</p>',
    CategoryId: category,
    Published: true,
    YearsRange: 1,
  };
  const article = idOf(await admin('POST Article/Add', written));
  await upload('POST Article/AddArticleImage', {
    file: await picture(),
    articleId: `${article}`,
    isPortada: 'true',
  });
  await admin('PUT Article/Update', { ...written, Id: article, PathPortada: '', PathDetalle: '' });
  await ask('GET Article/Get', '');
  await call('GET Article/GetClient');
  await ask('GET Article/GetToEdit', `/?id=${article}`);
  await call('GET Article/Read', `/?id=${article}`);
  await call('GET Article/GetImages', `/?id=${article}`);
  const video = {
    Title: 'Una charla',
    Description: 'x'.repeat(95),
    VideoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  };
  const videoId = idOf(await admin('POST Video/Add', video));
  await admin('PUT Video/Update', { Id: videoId, ...video, Title: 'La charla' });
  await call('GET Video/Get');
  await upload('POST HomeSlider/AddSliderImage', { file: await picture(), url: '/vercursos' });
  const [slide] = rowsOf(await call('GET HomeSlider/GetImages', '/'));
  await upload('POST HomeSlider/UpdateSliderImage', { link: '/articulos', id: String(slide?.['id']) });
  const law = { Title: 'Ley de prueba', Description: 'Una ley' };
  await upload('POST LeyReglamento/Add', { ...law, file: fileOf(aPdf(), 'ley.pdf') });
  const [lawRow] = rowsOf(await call('GET LeyReglamento/Get'));
  await call('PUT LeyReglamento/Update', '', {
    token,
    form: { ...law, Id: String(lawRow?.['id']), file: fileOf(aPdf('Otra'), 'ley.pdf') },
  });
  await call('GET LeyReglamento/DownloadLeyReglamento', `?fileId=${lawRow?.['id']}`);
  await admin('POST SistemaPension/Add', { Id: 0, Name: 'Qué es', Description: '<p>Es así.</p>' });
  await call('GET SistemaPension/Get');
  await call('GET HomeSlider/Find', '/?value=ahorrar');

  // a course
  const course = {
    Title: 'Entiende tu cuenta',
    Description: '<p>De qué trata.</p>',
    Duration: 1,
    Module: '<h2>Uno</h2><p>Texto</p>',
    Language: 'Español',
    CountModule: 1,
    Certificado: 1,
    CantidadPregunta: 2,
    DurationText: 20,
    Calification: 80,
  };
  const courseId = idOf(await admin('POST Course/Add', course));
  await admin('PUT Course/Update', { ...course, Id: courseId, PathPortada: '', PathDetalle: '' });
  await upload('POST Course/AddCourseImage', {
    file: await picture(),
    courseId: `${courseId}`,
    isPortada: 'true',
  });
  await call('GET Course/GetImages', `/?id=${courseId}`);
  await upload('POST Course/AddCourseFile', {
    file: fileOf(aPdf(), 'apuntes.pdf'),
    courseId: `${courseId}`,
    title: 'Apuntes',
  });
  await admin('POST Question/Add', {
    QuestionDescription: '¿Cuál?',
    QuestionTypeId: 12,
    CourseId: courseId,
    CorrectAnswerMultiple: correct[0],
    CorrectAnswerVoF: '',
    AnswerA: 'Una',
    AnswerB: 'Otra',
    AnswerC: 'Ninguna',
    AnswerD: 'Todas',
  });
  await admin('POST Question/Add', {
    QuestionDescription: '¿Es así?',
    QuestionTypeId: 1,
    CourseId: courseId,
    CorrectAnswerVoF: correct[1],
  });
  await admin('POST Question/AddTime', { Time: 15, IdCourse: courseId });
  await admin('POST Question/AddQuantityQuestion', { Quantity: 2, IdCourse: courseId });
  await admin('POST Question/AddMinCalification', { Calification: 80, IdCourse: courseId });
  const bank = rowsOf(await ask('GET Question/Get', `/?id=${courseId}`));
  await ask('GET Question/GetConfig', `/?id=${courseId}`);
  await call('GET Course/Get');
  await ask('GET Course/GetToEdit', `/?id=${courseId}`);

  // somebody registers and learns
  const email = 'ana@correo.test';
  await call('POST Users/register', '', {
    json: {
      FirstName: 'Ana',
      LastName: 'Rojas',
      userName: 'ana.rojas',
      password,
      email,
      Gender: 2,
      FechaNac: '1990-05-12',
    },
  });
  const { Username, Strcode } = linkOf((await lastMailTo(test, email)).text);
  await call('PUT Users/active', '', { json: { Username, Strcode } });
  const signedIn = await call('POST Users/login', '', {
    json: { UserName: 'ana.rojas', Password: password },
  });
  const own = (signedIn.body['data'] as { token: string } | undefined)?.token;
  const member = (name: string, json: Record<string, unknown>) => call(name, '', { token: own, json });
  const askAsMember = (name: string, query: string) => call(name, query, { token: own });
  const profile = await askAsMember('GET Users/get', '/?userName=ana.rojas');
  const userId = Number((profile.body['data'] as { id: number } | undefined)?.id);
  const both = { UserId: userId, CourseId: courseId };
  await member('POST Users/addusercourse', { ...both, ReadTime: 0 });
  await call('GET Course/Read', `/?id=${courseId}`, { token: own });
  test.clock.advance(60);
  await member('PUT Users/updatetime', { ...both, ReadTime: 60 });
  const [file] = rowsOf(await askAsMember('GET Course/GetFileCourse', `/?courseId=${courseId}`));
  await askAsMember('GET Course/DownloadFileCourse', `?fileId=${file?.['id']}`);
  await member('POST Course/AddComment', { ...both, Comment: 'Muy claro', Calification: 4 });
  await call('GET Course/GetComment', `/?courseId=${courseId}`);
  await askAsMember('GET Users/getDurationText', `/?courseId=${courseId}`);
  const sit = async (letterOf: (questionTypeId: number) => string) => {
    const exam = await askAsMember('GET Question/GetTest', `/?id=${courseId}&userId=${userId}`);
    const { questions } = exam.body['data'] as { questions: { id: number; questionTypeId: number }[] };
    for (const { id, questionTypeId } of questions)
      await member('POST Question/saveAnswerByUser', {
        ...both,
        Answer: letterOf(questionTypeId),
        QuestionId: id,
      });
    await member('POST Question/getCalification', { ...both, TimeOnTest: 60 });
  };
  await sit((type) => (type === 12 ? 'A' : 'F')); // a failed attempt first
  await sit((type) => (type === 12 ? correct[0] : correct[1]));
  await askAsMember('GET Users/isFinish', `/?courseId=${courseId}&userId=${userId}`);
  await askAsMember('GET Users/getusercourse', '/?userName=ana.rojas');
  await askAsMember('GET Question/seeCertificate', `?UserId=${userId}&CourseId=${courseId}`);
  await askAsMember('GET Question/getCertificate', `?UserId=${userId}&CourseId=${courseId}`);
  await member('PUT Users/update', {
    id: userId,
    username: 'ana.rojas',
    firstName: 'Ana María',
    lastName: 'Rojas',
    gender: 2,
    fechanac: '1990-05-12',
    email,
    password: '',
    role: 'member',
  });
  await call('POST Users/Forgot', '', { json: { Email: email } });
  await call('POST Contact/SendMessage', '', {
    json: { FirstName: 'Eva', Email: 'eva@correo.test', Subject: 'Duda', Comments: '¿Cuándo abren?' },
  });

  // the institute looks, corrects and deletes
  await ask('GET Report/GetGender', '');
  await ask('GET Report/GetCourse', '');
  await ask('GET Report/GetMostFailedQuestion', `/?courseId=${courseId}`);
  await ask('GET Usuario/Get', '');
  await ask('GET Usuario/GetToEdit', `/?id=${userId}`);
  await admin('PUT Usuario/update', {
    id: userId,
    username: 'ana.rojas',
    firstName: 'Ana',
    lastName: 'Rojas Díaz',
    gender: 2,
    role: 'member',
    Email: '',
    Password: '',
  });
  answers.set('after Usuario/update', await send('GET', `Usuario/GetToEdit/?id=${userId}`, { token }));
  await ask('DELETE Question/Delete', `/?id=${bank[0]?.['id']}`);
  await ask('DELETE Course/DeleteFile', `/?id=${file?.['id']}`);
  await ask('DELETE Course/Delete', `/?id=${courseId}`);
  await ask('DELETE Article/Delete', `/?id=${article}`);
  await ask('DELETE Category/Delete', `/?id=${category}`);
  await ask('DELETE Video/Delete', `/?id=${videoId}`);
  await ask('DELETE HomeSlider/DeleteImage', `/?path=${slide?.['path']}`);
  await ask('DELETE LeyReglamento/DeleteLeyReglamento', `/?id=${lawRow?.['id']}`);
  await ask('DELETE Usuario/Delete', `/?id=${userId}`);
  return answers;
}
