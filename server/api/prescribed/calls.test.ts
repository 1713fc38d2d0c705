import { beforeAll, expect, test } from 'vitest';
import { aCourse, anAdmin, aQuestion } from '../../testing/builders.ts';
import { type Answers, institutesLife } from '../../testing/calls/institute-life.ts';
import { type Answered, outsideClient } from '../../testing/calls/outside-client.ts';
import { tokenOf } from '../../testing/client.ts';
import { aTestPortal } from '../../testing/portal.ts';

/** The calls of docs/specification/prescribed.md, by an outside client: a row's number begins the title of its test. */
const portal = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:1' }); // mails wait in the outbox
let answers: Answers = new Map();
beforeAll(async () => {
  answers = await institutesLife(portal);
});

const answerOf = (name: string): Answered => {
  const answered = answers.get(name);
  if (answered === undefined) throw new Error(`${name} was not called`);
  return answered;
};

/** Title, and the field that the answer's content stands in; `file` = bytes. */
const calls: readonly [title: string, payload?: string][] = [
  ['254 GET Article/Get', 'data'],
  ['255 GET Article/GetClient', 'data'],
  ['256 GET Article/GetToEdit', 'data'],
  ['257 GET Article/Read', 'data'],
  ['258 GET Article/GetImages', 'data'],
  ['259 POST Article/Add'],
  ['260 PUT Article/Update'],
  ['261 DELETE Article/Delete'],
  ['262 POST Article/AddArticleImage'],
  ['263 GET Category/Get', 'data'],
  ['264 POST Category/Add'],
  ['265 PUT Category/Update'],
  ['266 DELETE Category/Delete'],
  ['267 POST Contact/SendMessage'],
  ['268 GET Course/Get', 'datas'],
  ['269 GET Course/Read', 'data'],
  ['270 GET Course/GetToEdit', 'data'],
  ['271 GET Course/GetComment', 'data'],
  ['272 GET Course/GetFileCourse', 'data'],
  ['273 GET Course/GetImages', 'data'],
  ['274 GET Course/DownloadFileCourse', 'file'],
  ['275 POST Course/Add'],
  ['276 PUT Course/Update'],
  ['277 DELETE Course/Delete'],
  ['278 POST Course/AddCourseFile'],
  ['279 DELETE Course/DeleteFile'],
  ['280 POST Course/AddCourseImage'],
  ['281 POST Course/AddComment'],
  ['282 GET Users/get', 'data'],
  ['283 POST Users/register'],
  ['284 POST Users/login', 'data'],
  ['285 PUT Users/active'],
  ['286 POST Users/Forgot'],
  ['287 PUT Users/update'],
  ['288 POST Users/addusercourse'],
  ['289 PUT Users/updatetime'],
  ['290 GET Users/getusercourse', 'info'],
  ['291 GET Users/isFinish', 'isfinish'],
  ['292 GET Users/getDurationText', 'data'],
  ['293 GET Usuario/Get', 'data'],
  ['294 GET Usuario/GetToEdit', 'data'],
  ['295 PUT Usuario/update'],
  ['296 DELETE Usuario/Delete'],
  ['297 GET Question/Get', 'data'],
  ['298 GET Question/GetConfig', 'data'],
  ['299 GET Question/GetTest', 'data'],
  ['300 POST Question/Add'],
  ['301 POST Question/AddTime'],
  ['302 POST Question/AddQuantityQuestion'],
  ['303 POST Question/AddMinCalification'],
  ['304 DELETE Question/Delete'],
  ['305 POST Question/saveAnswerByUser'],
  ['306 POST Question/getCalification', 'data'],
  ['307 GET Question/seeCertificate', 'file'],
  ['308 GET Question/getCertificate', 'file'],
  ['309 GET Video/Get', 'data'],
  ['310 POST Video/Add'],
  ['311 PUT Video/Update'],
  ['312 DELETE Video/Delete'],
  ['313 GET HomeSlider/Find', 'findObject'],
  ['314 GET HomeSlider/GetImages', 'data'],
  ['315 POST HomeSlider/AddSliderImage'],
  ['316 POST HomeSlider/UpdateSliderImage'],
  ['317 DELETE HomeSlider/DeleteImage'],
  ['318 GET LeyReglamento/Get', 'data'],
  ['319 POST LeyReglamento/Add'],
  ['320 PUT LeyReglamento/Update'],
  ['321 DELETE LeyReglamento/DeleteLeyReglamento'],
  ['322 GET LeyReglamento/DownloadLeyReglamento', 'file'],
  ['323 GET SistemaPension/Get', 'data'],
  ['324 POST SistemaPension/Add'],
  ['325 GET Report/GetGender', 'listgender'],
  ['326 GET Report/GetCourse', 'data'],
  ['327 GET Report/GetMostFailedQuestion', 'data'],
];

test.each(calls)('%s', (title, payload) => {
  const { status, type, body, bytes } = answerOf(title.slice(4));
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  if (payload === 'file') {
    expect(type).not.toContain('json');
    expect(bytes.length).toBeGreaterThan(0);
    return;
  }
  expect(body).toMatchObject({ message: expect.any(String), descriptionCode: 'success' });
  if (payload !== undefined) expect(body).toHaveProperty(payload);
});

/** The first row of a list, or the object itself. */
const rowOf = (name: string, payload = 'data') => {
  const content = answerOf(name).body[payload];
  return (Array.isArray(content) ? content[0] : content) as Record<string, unknown>;
};

/** Title, the call that answers the entity, its payload field, and the fields that it has. */
const entities: readonly [title: string, call: string, payload: string, fields: string][] = [
  [
    '167 an article has its fields',
    'GET Article/Read',
    'data',
    'id title description descriptionFull categoryId categorieName published yearsRange imgPortada imgDetalle date',
  ],
  ['168 a category has its fields', 'GET Category/Get', 'data', 'id name description'],
  [
    '169 a course has its fields',
    'GET Course/Read',
    'data',
    'id title description duration modules language countModule certificado imgPortada imgDetalle',
  ],
  [
    '170 a course in the list has what its exam asks, who took it and its day',
    'GET Course/Get',
    'datas',
    'quantity time notaMinima countApply date',
  ],
  ['172 a course of the reports has its fields', 'GET Report/GetCourse', 'data', 'courseId courseName'],
  [
    '173 a comment has its fields',
    'GET Course/GetComment',
    'data',
    'userId courseId userName comment calification',
  ],
  ['174 a course file has its fields', 'GET Course/GetFileCourse', 'data', 'id title path type'],
  [
    '175 a user has the fields of a person',
    'GET Users/get',
    'data',
    'id username firstName lastName fullname gender fechaNac email role years',
  ],
  [
    '178 a row of enrolment has its fields',
    'GET Users/getusercourse',
    'info',
    'courseId name readTime duration timeToTest timeTest isTaken calification minCalification',
  ],
  [
    '179 a question has its fields',
    'GET Question/Get',
    'data',
    'id description type questionTypeId correctAnswerMultiple correctAnswerVoF answerA answerB answerC answerD',
  ],
  [
    '181 the settings of an exam have their fields',
    'GET Question/GetConfig',
    'data',
    'testTime amountQuestion minQualify',
  ],
  ['183 a video has its fields', 'GET Video/Get', 'data', 'id title description videoUrl'],
  ['184 a slide has its fields', 'GET HomeSlider/GetImages', 'data', 'id path link'],
  ['185 a law has its fields', 'GET LeyReglamento/Get', 'data', 'id title description path type'],
  ['186 a pension text has its fields', 'GET SistemaPension/Get', 'data', 'id title description'],
  [
    '187 the report by gender has its counts',
    'GET Report/GetGender',
    'listgender',
    'countMasculino countFemenino',
  ],
  [
    '188 a failed question of the report has its fields',
    'GET Report/GetMostFailedQuestion',
    'data',
    'questionName questionCountFailed',
  ],
  ['189 a search result has its fields', 'GET HomeSlider/Find', 'findObject', 'type id title'],
];

test.each(entities)('%s', (_title, call, payload, fields) => {
  expect(Object.keys(rowOf(call, payload))).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('176 a token carries the unique name, the role and the years', () => {
  const { token } = answerOf('POST Users/login').body['data'] as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ unique_name: 'ana.rojas', role: 'member', years: expect.any(Number) });
});

test('180 an exam question carries the title of its course as curseTitle', () => {
  const { questions } = rowOf('GET Question/GetTest') as { questions: { curseTitle: string }[] };
  expect(questions.map(({ curseTitle }) => curseTitle)).toEqual(['Entiende tu cuenta', 'Entiende tu cuenta']);
});

test('003, 192 who registered and followed the link of the mail signs in', () => {
  expect(answerOf('PUT Users/active').status).toBe(200);
  expect(rowOf('POST Users/login')).toMatchObject({ token: expect.any(String) });
});

test('010 a member’s profile is changed with the prescribed fields, names too', () => {
  expect(rowOf('GET Usuario/GetToEdit')).toMatchObject({ firstName: 'Ana María', lastName: 'Rojas' });
});

test('004, 177, 195 a member who applied and read has an enrolment with the read seconds', () => {
  expect(rowOf('GET Users/getusercourse', 'info')).toMatchObject({
    name: 'Entiende tu cuenta',
    readTime: 60,
  });
});

test('008, 182, 201 each click is recorded, and the grade is that of the clicks', () => {
  expect(rowOf('POST Question/getCalification')).toMatchObject({ calification: 100 });
  expect(answerOf('GET Users/isFinish').body['isfinish']).toBe(true);
  const { startedAt, closesAt } = rowOf('GET Question/GetTest') as Record<string, string>;
  const minutes = (Date.parse(closesAt ?? '') - Date.parse(startedAt ?? '')) / 60_000;
  expect(minutes).toBe(rowOf('GET Question/GetConfig')['testTime']);
});

test('009, 015, 200 a grade of the minimum or more opens the certificate, where nobody signs too', () => {
  expect(answerOf('GET Question/seeCertificate').type).toBe('application/pdf');
  expect(answerOf('GET Question/getCertificate').bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('173, 007 a comment of a member stands under the course with its stars', () => {
  expect(rowOf('GET Course/GetComment')).toMatchObject({ comment: 'Muy claro', calification: 4 });
});

test('006 a document sent with the prescribed fields reaches the member who is enrolled', () => {
  expect(rowOf('GET Course/GetFileCourse')).toMatchObject({ title: 'Apuntes', type: 'pdf' });
});

test('295 an empty e-mail or password in Usuario/update leaves what was there', () => {
  expect(rowOf('after Usuario/update')).toMatchObject({ lastName: 'Rojas Díaz', email: 'ana@correo.test' });
});

test('189, 313 Find answers articles and courses first, and only prescribed kinds', () => {
  const types = (answerOf('GET HomeSlider/Find').body['findObject'] as { type: string }[]).map(
    ({ type }) => type,
  );
  expect(types).toContain('Articulo');
  const order = ['Articulo', 'course', 'Video', 'Ley', 'Sistema'];
  expect(types.filter((type) => !order.includes(type))).toEqual([]);
  const isContent = types.map((type) => type === 'Articulo' || type === 'course');
  expect(isContent).toEqual(isContent.toSorted((a, b) => Number(b) - Number(a)));
});

test.each([
  [
    '011 administrators manage categories, articles with their images, and videos',
    /^(Category|Article|Video)\//,
  ],
  ['012 administrators manage courses with files, images and questions', /^(Course|Question)\//],
  [
    '013 administrators manage users, slider, laws and pension texts, and see reports',
    /^(Usuario|HomeSlider|LeyReglamento|SistemaPension|Report)\//,
  ],
])('%s', (_title, controllers) => {
  const own = [...answers].filter(([name]) => controllers.test(name.split(' ')[1] ?? ''));
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter(([, { status }]) => status !== 200).map(([name]) => name)).toEqual([]);
});

test('171 the comments of a course are read by GetComment', () => {
  expect(answerOf('GET Course/GetComment').body['data']).toHaveLength(1);
});

test('190 every answer carries message and descriptionCode, and one field of content at most', () => {
  const contents = ['data', 'datas', 'info', 'findObject', 'listgender', 'isfinish'];
  for (const [name, { type, body }] of answers) {
    if (!type.startsWith('application/json')) continue;
    expect([name, Object.keys(body)]).toEqual([name, expect.arrayContaining(['message', 'descriptionCode'])]);
    expect(contents.filter((field) => field in body).length, name).toBeLessThanOrEqual(1);
  }
});

test('328 a question is edited by Question/Update, which the list of calls lacks', async () => {
  const send = outsideClient(portal);
  const token = await tokenOf(portal.portal, await anAdmin(portal.portal));
  const course = await aCourse(portal.portal);
  const Id = await aQuestion(portal.portal, course);
  const json = { Id, QuestionDescription: '¿Cuál es?' };
  expect((await send('PUT', 'Question/Update', { token, json })).status).toBe(200);
  const { body } = await send('GET', `Question/Get/?id=${course}`, { token });
  expect(body['data']).toMatchObject([{ description: '¿Cuál es?' }]);
});
