import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenOf } from '../../testing/client.ts';
import { countRouted } from '../../testing/count-routed.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { buildTestApp } from '../../testing/test-app.ts';

let sitting: Sitting;
let questionId: number;
let app: FastifyInstance;
let url: string;
let token: string;
let routed: () => number;

const portal = aTestPortal({ RATE_LIMIT_FACTOR: '1' });
beforeAll(async () => {
  sitting = await aSitting(portal);
  questionId = (await sitting.start()).questions[0]?.id ?? 0;
  token = await tokenOf(portal.portal, sitting.member);
  app = await buildTestApp(portal.portal);
  routed = countRouted(app);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Given {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
}
const click = (more: object = {}) =>
  JSON.stringify({
    UserId: sitting.member.id,
    CourseId: sitting.courseId,
    QuestionId: questionId,
    Answer: 'A',
    ...more,
  });

const prescribed = '/api/Question/saveAnswerByUser';

/** The answer to a save, and whether it came as far as routing. */
async function save({ path = prescribed, method = 'POST', headers, body = click() }: Given = {}) {
  const before = routed();
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body,
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
    isRouted: routed() > before,
  };
}

test.each([
  ['GET', 200],
  ['DELETE', 405],
])(
  'an address with its origin, as some proxies write it, is that address: %s is answered with %i',
  async (method, status) => {
    const { hostname: host, port } = new URL(url);
    const asked = request({ host, port, method, path: 'http://portal.test/api/Category/Get?id=1' }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(status);
  },
);

test.each<[string, () => Given, number]>([
  ['a click', () => ({}), 200],
  ['an address in another case, with a slash', () => ({ path: '/API/question/SaveAnswerByUser/' }), 200],
  ['an escaped letter', () => ({ path: prescribed.replace('save', 's%61ve') }), 200],
  ['names in another case', () => ({ body: click().replace('UserId', 'userid') }), 200],
  ['a charset', () => ({ headers: { 'content-type': 'Application/JSON; charset=utf-8' } }), 200],
  ['nobody’s', () => ({ headers: { authorization: '' } }), 401],
  ['a foreign token', () => ({ headers: { authorization: 'Bearer x.y.z' } }), 401],
  ['somebody else’s', () => ({ body: click({ UserId: sitting.member.id + 1 }) }), 403],
  ['no option', () => ({ body: click({ Answer: 'Z' }) }), 400],
  ['a missing field', () => ({ body: '{}' }), 400],
  ['no JSON', () => ({ body: '{"UserId":' }), 400],
  ['a list', () => ({ body: '[]' }), 400],
  ['an empty body', () => ({ body: '' }), 400],
  ['a field twice', () => ({ body: click().replace('{', '{"Answer":"B",') }), 400],
  ['a question that is not in the exam', () => ({ body: click({ QuestionId: 999_999 }) }), 400],
  ['another type', () => ({ headers: { 'content-type': 'text/plain' } }), 415],
  ['a body over the row’s limit', () => ({ body: `${' '.repeat(70_000)}{}` }), 413],
])('%s is answered before routing, with the headers of every answer', async (_, given, status) => {
  const { status: answered, headers, text, isRouted } = await save(given());
  expect([answered, isRouted]).toEqual([status, false]);
  expect(JSON.parse(text)).toMatchObject({
    message: expect.any(String),
    descriptionCode: expect.any(String),
  });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/),
  });
});

test.each<[string, Given, number]>([
  ['another method', { method: 'PUT' }, 405],
  ['no call', { path: '/api/Question/nada' }, 404],
  ['two slashes at the end', { path: `${prescribed}//` }, 404],
  ['what cannot be decoded', { path: `${prescribed}%zz` }, 400],
])('%s is refused by Fastify', async (_, given, status) => {
  expect(await save(given)).toMatchObject({ status });
});

test('a HEAD has the headers of its GET and no body', async () => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => save({ path: '/api/Category/Get?page=1', method, body: null })),
  );
  expect([head?.status, head?.text, head?.isRouted]).toEqual([200, '', false]);
  expect(head?.headers['content-length']).toBe(get?.headers['content-length']);
});

test('it is logged like any other, with account and network, whichever way it is spelled', async () => {
  const logged = vi.spyOn(portal.portal.log, 'info');
  await save();
  expect(logged.mock.calls).toEqual([
    [
      {
        method: 'POST',
        path: prescribed,
        status: 200,
        account: sitting.member.id,
        network: '127.0.0.1',
        reqId: expect.any(String),
        ms: expect.any(Number),
      },
      'request',
    ],
  ]);
  await save({ body: '{}' });
  expect(logged.mock.calls.at(-1)?.[0]).toMatchObject({ status: 400, refusal: 'invalidInput' });
  logged.mockRestore();
});

test('every spelling of a call counts for the same limit', async () => {
  const frozen = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let left = 30; left > 0; left -= 1) await save({ path: '/api/question/saveanswerbyuser/' });
  const held = await save();
  expect([held.status, held.headers['retry-after']]).toEqual([429, '1']);
  frozen.mockRestore();
});
