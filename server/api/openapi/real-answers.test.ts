import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../../../contract/index.ts';
import { aCourse, anArticle } from '../../testing/builders.ts';
import { preparedCall } from '../../testing/calls/prepared-call.ts';
import { sendCall } from '../../testing/calls/send-call.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { openApiDocument } from './openapi.ts';

const portal = aTestPortal();

type Answers = Record<string, { content: Record<string, { schema: object }> }>;
const document = openApiDocument() as {
  paths: Record<string, Record<string, { responses: Answers; security: object[] }>>;
  components: object;
};

/** Checks an answer against the schema that the document gives for it. */
function problemsOf(path: string, status: string, answer: unknown) {
  const schema = document.paths[path]?.['get']?.responses[status]?.content['application/json']?.schema;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const isValid = ajv.compile({ ...schema, components: document.components });
  isValid(answer);
  return isValid.errors ?? [];
}

test('real answers are valid by the document, refusals too; a field more is not', async () => {
  const id = await aCourse(portal.portal);
  const article = await anArticle(portal.portal);
  for (const [path, query] of [
    ['/api/Course/Get', ''],
    ['/api/Course/Read', `?id=${id}`],
    ['/api/Article/Read', `?id=${article}`],
    ['/api/Article/GetClient', '?Page=1'],
    ['/api/Category/Get', ''],
    ['/api/LeyReglamento/Get', ''],
  ] as const) {
    const answer = (await portal.app.inject({ url: path + query })).json();
    expect(problemsOf(path, '200', answer), path).toEqual([]);
    expect(problemsOf(path, '200', { ...answer, more: 1 }), path).not.toEqual([]);
  }
  const refusal = (await portal.app.inject({ url: '/api/Course/Read' })).json();
  expect(problemsOf('/api/Course/Read', '4XX', refusal)).toEqual([]);
  expect(document.paths['/api/Course/Read']?.['get']?.security).toEqual([]);
});

const answeringFiles = everyEndpoint()
  .filter(({ row }) => row.file !== undefined)
  .map(({ controller, action, row }) => ({ name: `${controller}.${action}`, row }));

test.each(answeringFiles)('$name sends a file of a type that the document says', async ({ name, row }) => {
  const { input, token } = await preparedCall(portal, name, row);
  const answer = await sendCall(portal, row, input, token);
  expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
  const said = document.paths[`/api/${row.path}`]?.[row.method.toLowerCase()]?.responses['200']?.content;
  expect(Object.keys(said ?? {})).toContain(answer.headers['content-type']);
});
