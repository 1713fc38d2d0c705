import { expect, test } from 'vitest';
import { aMember, anArticle, anEnrolment } from '../../testing/builders.ts';
import { outsideClient, type Sent } from '../../testing/calls/outside-client.ts';
import { tokenOf } from '../../testing/client.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { fileOfKind } from '../../testing/files/files-for-calls.ts';
import { fileOf } from '../../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

/** The messages of docs/specification/prescribed.md, by an outside client that leaves out what a field asks for. */
const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const complete = 'Por favor complete correctamente todos los campos';
const required = (name: string) => `El campo ${name} es obligatorio.`;

/** Sends what is refused with 400; returns the message and those of the fields by their names in lower case. */
async function refused(method: 'POST' | 'PUT', path: string, sent: Sent) {
  const { status, body } = await outsideClient(portal)(method, path, sent);
  expect([path, status, body['descriptionCode']]).toEqual([path, 400, 'warning']);
  const errors = (body['errors'] ?? []) as { field: string; message: string }[];
  return {
    message: body['message'],
    fields: Object.fromEntries(errors.map(({ field, message }) => [field.toLowerCase(), message])),
  };
}

const byAdmin = async () => ({ token: await tokenOf(portal.portal, admin) });
const admins = async (method: 'POST' | 'PUT', path: string, json: Record<string, unknown>) =>
  refused(method, path, { ...(await byAdmin()), json });
const adminsForm = async (method: 'POST' | 'PUT', path: string, form: Record<string, string | Blob>) =>
  refused(method, path, { ...(await byAdmin()), form });

test('207 an incomplete form is refused: Por favor complete correctamente todos los campos', async () => {
  expect((await admins('POST', 'Category/Add', { Name: '' })).message).toBe(complete);
  expect((await refused('POST', 'Contact/SendMessage', { json: {} })).message).toBe(complete);
});

test('208 a course that is changed incompletely is refused with completar', async () => {
  const { course } = portal.client.as(admin);
  const { id } = (await course.add(writtenCourse)).data;
  expect((await admins('PUT', 'Course/Update', { Id: id, Title: '' })).message).toBe(
    'Por favor completar correctamente todos los campos',
  );
});

test.each([
  ['209 a course without a title is refused by name', 'Title', required('Título')],
  ['210 a course without a language is refused by name', 'Language', expect.any(String)],
  ['211 a course without a count of lessons is refused by name', 'CountModule', expect.any(String)],
  ['212 a course without a reading time is refused by name', 'Duration', required('Tiempo de Lectura')],
  ['213 a course without an exam time is refused by name', 'DurationText', required('Tiempo de examen')],
  [
    '214 a course without a minimum grade is refused by name',
    'Calification',
    required('Calificación Mínima'),
  ],
  [
    '215 a course without a number of questions is refused by name',
    'CantidadPregunta',
    required('Cantidad de preguntas'),
  ],
  ['216 a course without content of modules is refused by name', 'Module', required('Módulo')],
])('%s', async (_title, field, message) => {
  const { fields } = await admins('POST', 'Course/Add', { ...writtenCourse, [field]: '' });
  expect(fields).toMatchObject({ [field.toLowerCase()]: message });
});

test('218 a slide without a file is refused: El campo Archivo es obligatorio.', async () => {
  const { fields } = await adminsForm('POST', 'HomeSlider/AddSliderImage', { url: '/articulos' });
  expect(fields).toMatchObject({ file: required('Archivo') });
});

test('219 a pension text needs a title and a description', async () => {
  const { fields } = await admins('POST', 'SistemaPension/Add', { Id: 0, Name: '', Description: '' });
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['name', 'description']));
});

test('220 a forgotten password without an email is refused: El campo Email es obligatorio.', async () => {
  const { fields } = await refused('POST', 'Users/Forgot', { json: { Email: '' } });
  expect(fields).toMatchObject({ email: required('Email') });
});

test('221, 222 signing in without a username and a password is refused by name', async () => {
  const { fields } = await refused('POST', 'Users/login', { json: { UserName: '', Password: '' } });
  expect(fields).toMatchObject({
    username: required('nombre de usuario'),
    password: required('Contraseña'),
  });
});

test('223, 224, 225 registering needs names, gender, birth date, username, password and a valid email', async () => {
  const nothing = {
    FirstName: '',
    LastName: '',
    userName: '',
    password: '',
    email: '',
    Gender: '',
    FechaNac: '',
  };
  const { fields } = await refused('POST', 'Users/register', { json: nothing });
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['firstname', 'lastname', 'username', 'password', 'email', 'gender', 'fechanac']),
  );
  expect(fields).toMatchObject({ fechanac: required('Fecha de Nacimiento') });
  const { fields: formless } = await refused('POST', 'Users/register', {
    json: { ...nothing, email: 'ana@' },
  });
  expect(formless['email']).not.toBe(fields['email']);
});

test('227 a user needs first names, last names and a role where they are changed', async () => {
  const { id } = await aMember(portal.portal);
  const { fields } = await admins('PUT', 'Usuario/update', { id, firstName: '', lastName: '', role: '' });
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['firstname', 'lastname', 'role']));
});

test('228 a profile needs names and a birth date where they are changed', async () => {
  const member = await aMember(portal.portal);
  const token = await tokenOf(portal.portal, member);
  const json = { id: member.id, firstName: '', lastName: '', fechanac: '' };
  const { fields } = await refused('PUT', 'Users/update', { token, json });
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['firstname', 'lastname', 'fechanac']));
});

test('230, 231 an article needs a title and a category', async () => {
  const { fields } = await admins('POST', 'Article/Add', { Title: '', Description: '', CategoryId: '' });
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['title', 'categoryid']));
});

test('079, 232 the images of an article are image files alone', async () => {
  const articleId = String(await anArticle(portal.portal));
  const { status, body } = await outsideClient(portal)('POST', 'Article/AddArticleImage', {
    ...(await byAdmin()),
    form: { file: await fileOfKind('document', 'foto.png'), articleId, isPortada: 'true' },
  });
  expect([status, body['descriptionCode']]).toEqual([415, 'warning']);
});

test('233 a category needs a name', async () => {
  const { fields } = await admins('POST', 'Category/Add', { Name: '', Description: '' });
  expect(Object.keys(fields)).toContain('name');
});

test('234 a support file needs a title and a file', async () => {
  const { course } = portal.client.as(admin);
  const { id } = (await course.add(writtenCourse)).data;
  const { fields } = await adminsForm('POST', 'Course/AddCourseFile', { courseId: String(id), title: '' });
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['title', 'file']));
});

test('235, 236 a comment needs words and at least one star: Seleccione al menos una estrella', async () => {
  const member = await aMember(portal.portal);
  const { id } = (await portal.client.as(admin).course.add(writtenCourse)).data;
  await anEnrolment(portal.portal, member, id);
  const token = await tokenOf(portal.portal, member);
  const json = { UserId: member.id, CourseId: id, Comment: '', Calification: 0 };
  const { fields } = await refused('POST', 'Course/AddComment', { token, json });
  expect(Object.keys(fields)).toContain('comment');
  expect(fields).toMatchObject({ calification: 'Seleccione al menos una estrella' });
});

test('237, 238 a video needs a title and an address', async () => {
  const { fields } = await admins('POST', 'Video/Add', { Title: '', Description: '', VideoUrl: '' });
  expect(fields).toMatchObject({ title: required('Título'), videourl: required('URL') });
});

test('239, 240 a question needs a description, a type and a correct answer', async () => {
  const CourseId = (await portal.client.as(admin).course.add(writtenCourse)).data.id;
  const empty = { QuestionDescription: '', QuestionTypeId: '', CourseId };
  const { fields } = await admins('POST', 'Question/Add', empty);
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['questiondescription', 'questiontypeid']));
  const keyless = {
    ...empty,
    QuestionDescription: '¿Cuál?',
    QuestionTypeId: 12,
    AnswerA: 'Una',
    AnswerB: 'Otra',
  };
  const { message, fields: ofKey } = await admins('POST', 'Question/Add', keyless);
  expect([message, ...Object.values(ofKey)]).toContain(
    'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
  );
});

test('241 time, quantity and minimum grade of an exam must each be greater than 0', async () => {
  const IdCourse = (await portal.client.as(admin).course.add(writtenCourse)).data.id;
  const asked = [
    ['Question/AddTime', 'Time'],
    ['Question/AddQuantityQuestion', 'Quantity'],
    ['Question/AddMinCalification', 'Calification'],
  ] as const;
  for (const [path, field] of asked) {
    const { fields } = await admins('POST', path, { IdCourse, [field]: 0 });
    expect(fields[field.toLowerCase()]).toMatch(/debe ser mayor que 0/);
  }
});

test('242, 243 a law needs a title and a file', async () => {
  const { fields } = await adminsForm('POST', 'LeyReglamento/Add', { Title: '', Description: '' });
  expect(fields).toMatchObject({ title: required('Título'), file: required('Archivo') });
});

test('244 a law takes pdf, doc, docx and xml, and no picture', async () => {
  const { status } = await outsideClient(portal)('POST', 'LeyReglamento/Add', {
    ...(await byAdmin()),
    form: { Title: 'Ley', Description: '', file: await fileOfKind('picture', 'ley.pdf') },
  });
  expect(status).toBe(415);
  const taken = await outsideClient(portal)('POST', 'LeyReglamento/Add', {
    ...(await byAdmin()),
    form: { Title: 'Ley', Description: '', file: fileOf('<?xml version="1.0"?><ley/>', 'ley.xml') },
  });
  expect(taken.status).toBe(200);
});

test('245, 246 a message needs a name, a subject, words and a valid email', async () => {
  const nothing = { FirstName: '', Email: '', Subject: '', Comments: '' };
  const { fields } = await refused('POST', 'Contact/SendMessage', { json: nothing });
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['firstname', 'email', 'subject', 'comments']));
  const { fields: formless } = await refused('POST', 'Contact/SendMessage', {
    json: { FirstName: 'Ana', Email: 'ana', Subject: 'Duda', Comments: '¿Cuándo?' },
  });
  expect(Object.keys(formless)).toEqual(['email']);
});

test('329 a failure carries the message for people and descriptionCode as its sign', async () => {
  const { status, body } = await outsideClient(portal)('GET', 'Article/Read/?id=999999');
  expect([status, body]).toMatchObject([404, { message: expect.any(String), descriptionCode: 'error' }]);
});
