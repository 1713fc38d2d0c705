import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../boot/app.ts';
import { tokenOf } from '../../testing/client.ts';
import { countRouted } from '../../testing/count-routed.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let sitting: Sitting;
let questionId: number;
let app: FastifyInstance;
let url: string;
let token: string;
let routed: () => number;

beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMIT_FACTOR: '1' });
  sitting = await aSitting(portal);
  questionId = (await sitting.start()).questions[0]?.id ?? 0;
  token = await tokenOf(portal.portal, sitting.member);
  app = await buildApp(portal.portal);
  routed = countRouted(app);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

interface Given {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}
const click = (more: object = {}) =>
  JSON.stringify({
    UserId: sitting.member.id,
    CourseId: sitting.courseId,
    QuestionId: questionId,
    Answer: 'A',
    ...more,
  });

/** What a save is answered: as it stands, and written so that it is routed. */
async function save({ path = '/api/Question/saveAnswerByUser', headers, body = click() }: Given = {}) {
  const before = routed();
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body,
  });
  // a body that cannot be read ends a routed request's connection
  const own = ['date', 'connection', 'keep-alive', 'x-request-id'];
  const kept = Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)));
  return {
    status: response.status,
    headers: kept,
    body: await response.json(),
    isDirect: routed() === before,
  };
}
const routedWay = '/api/question/saveanswerbyuser/';

test.each<[string, () => Given, number]>([
  ['a click', () => ({}), 200],
  ['names in another case', () => ({ body: click().replace('UserId', 'userid') }), 200],
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
])('%s is answered before routing as it is after it', async (_, given, status) => {
  const direct = await save(given());
  const after = await save({ ...given(), path: routedWay });
  expect([direct.isDirect, after.isDirect, direct.status]).toEqual([true, false, status]);
  expect({ ...direct, isDirect: false }).toEqual(after);
});

test.each<[string, Given]>([
  ['another type', { headers: { 'content-type': 'text/plain' } }],
  ['a charset', { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['a long body', { body: `${' '.repeat(5000)}{}` }],
])('%s is routed', async (_, given) => {
  expect((await save(given)).isDirect).toBe(false);
});

test('it is logged like any other, with account and network, and its way counts for the same limit', async () => {
  const logged = vi.spyOn(portal.portal.log, 'info');
  await save();
  expect(logged.mock.calls).toEqual([
    [
      {
        method: 'POST',
        path: '/api/Question/saveAnswerByUser',
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
  const frozen = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let left = 30; left > 0; left -= 1) await save({ path: routedWay });
  const held = await save();
  expect([held.status, held.headers['retry-after'], held.isDirect]).toEqual([429, '1', true]);
  frozen.mockRestore();
});
