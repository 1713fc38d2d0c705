import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { users } from '../../../contract/accounts/own-calls.ts';
import { type Endpoint, isJsonCall } from '../../../contract/endpoint.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { preparedCall } from '../../testing/calls/prepared-call.ts';
import { sendCall } from '../../testing/calls/send-call.ts';
import { validInput } from '../../testing/calls/valid-input.ts';
import { tokenOf } from '../../testing/client.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { openApiDocument } from './openapi.ts';

const portal = aTestPortal();

type Answers = Record<string, { content: Record<string, { schema: object }> }>;
const document = openApiDocument() as {
  paths: Record<string, Record<string, { responses: Answers; security: object[] }>>;
  components: object;
};
const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Checks an answer against the schema that the document gives for it. */
function problemsOf(row: Pick<Endpoint, 'path' | 'method'>, status: string, answer: unknown) {
  const operation = document.paths[`/api/${row.path}`]?.[row.method.toLowerCase()];
  const schema = operation?.responses[status]?.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`the document says nothing of ${row.path}`);
  const isValid = ajv.compile({ ...schema, components: document.components });
  isValid(answer);
  return isValid.errors ?? [];
}

const everyCall = everyEndpoint().map(({ controller, action, row }) => ({
  name: `${controller}.${action}`,
  row,
}));
/** Asked with a session's cookie instead of rows. */
const byCookie = 'users.refresh';
const answeringJson = everyCall.filter(({ name, row }) => row.file === undefined && name !== byCookie);
const answeringFiles = everyCall.filter(({ row }) => row.file !== undefined);
const reading = everyCall.filter(({ row }) => isJsonCall(row) && row.method === 'GET');

describe('a valid input about rows that exist', () => {
  test.each(answeringJson)(
    'of $name is answered as the document says; a field more is not',
    async ({ name, row }) => {
      const { input, token } = await preparedCall(portal, name, row);
      const answer = await sendCall(portal, row, input, token);
      expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
      expect(problemsOf(row, '200', answer.json())).toEqual([]);
      expect(problemsOf(row, '200', { ...answer.json<object>(), more: 1 })).not.toEqual([]);
    },
  );

  test.each(answeringFiles)(
    'of $name is answered by a file of a type that the document says',
    async ({ name, row }) => {
      const { input, token } = await preparedCall(portal, name, row);
      const answer = await sendCall(portal, row, input, token);
      expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
      const said = document.paths[`/api/${row.path}`]?.[row.method.toLowerCase()]?.responses['200']?.content;
      expect(Object.keys(said ?? {})).toContain(answer.headers['content-type']);
    },
  );
});

/** The input without the optional values that no row gave: nothing narrows what is found. */
function wideInput(row: Endpoint, input: Record<string, unknown>): Record<string, unknown> {
  const made = validInput(row);
  const isAsked = ([name, value]: [string, unknown]) =>
    definitionOf(row.input._zod.def.shape[name]).type !== 'optional' || value !== made[name];
  return Object.fromEntries(Object.entries(input).filter(isAsked));
}

const definitionOf = (schema: z.core.$ZodType | undefined) => schema?._zod.def ?? { type: undefined };

// the tests above have made rows of every kind
describe('a portal full of rows', () => {
  test.each(reading)('answers $name as the document says, whoever may ask', async ({ name, row }) => {
    const { input, token } = await preparedCall(portal, name, row);
    const tokens =
      row.who === 'open'
        ? [
            undefined,
            await tokenOf(portal.portal, await aMember(portal.portal)),
            await tokenOf(portal.portal, await anAdmin(portal.portal)),
          ]
        : [token];
    for (const each of tokens) {
      const answer = await sendCall(portal, row, wideInput(row, input), each);
      expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
      expect(problemsOf(row, '200', answer.json())).toEqual([]);
      if (row.list === true) expect(answer.json()[row.payload], 'no row was looked at').not.toEqual([]);
    }
  });

  test('renews a session as the document says', async () => {
    const browser = aBrowser(portal);
    const member = await aMember(portal.portal, { passwordHash });
    await browser.call(users.login, { UserName: member.username, Password: password });
    expect(problemsOf(users.refresh, '200', await browser.call(users.refresh, {}))).toEqual([]);
  });

  test('a refusal is valid by the document too, and what is open asks for no token', async () => {
    const refusal = await portal.app.inject({ url: '/api/Course/Read' });
    expect(refusal.statusCode).toBe(400);
    expect(problemsOf({ path: 'Course/Read', method: 'GET' }, '4XX', refusal.json())).toEqual([]);
    expect(document.paths['/api/Course/Read']?.['get']?.security).toEqual([]);
  });
});
