import { beforeAll, describe, expect, test } from 'vitest';
import { visitor } from '../../contract/caller.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { everyEndpoint } from '../../contract/index.ts';
import { aMember, type TestAccount } from '../testing/builders.ts';
import { tokenOf } from '../testing/client.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';
import { authoriseRole } from './call/authorise.ts';

const portal = aTestPortal();
let member: TestAccount;

const { admin } = anAdminOf(portal);
beforeAll(async () => {
  member = await aMember(portal.portal);
});

async function statusOf(
  row: Endpoint,
  account?: TestAccount,
  input: Record<string, unknown> = {},
): Promise<number> {
  const isQuery = row.method === 'GET' || row.method === 'DELETE';
  const response = await portal.app.inject({
    method: row.method,
    url: `/api/${row.path}`,
    headers:
      account === undefined ? {} : { authorization: `Bearer ${await tokenOf(portal.portal, account)}` },
    ...(isQuery
      ? { query: Object.fromEntries(Object.entries(input).map(([k, v]) => [k, String(v)])) }
      : { payload: input }),
  });
  return response.statusCode;
}

test('who signed in with a provisional password may call what has no caller, what choosing another needs, and what open pages ask', () => {
  const provisional = { accountId: 1, username: 'ana', years: 40, sessionId: '', isProvisional: true };
  const open = everyEndpoint().filter(({ row }) => {
    try {
      authoriseRole(row, { ...provisional, role: row.who === 'member' ? 'member' : 'admin' });
      return row.who !== 'open';
    } catch (error) {
      expect(error).toMatchObject({ code: 'provisionalPassword', status: 403 });
      return false;
    }
  });
  expect(open.map(({ row }) => row.path).sort()).toEqual([
    'Users/get',
    'Users/getEnrolment',
    'Users/getusercourse',
    'Users/update',
  ]);
});

test('a visitor is asked to sign in, and not told of a session that never was', () => {
  for (const { row } of everyEndpoint())
    if (row.who !== 'open')
      expect(() => authoriseRole(row, visitor)).toThrow('Inicia sesión para continuar.');
});

describe('every row of the contract', () => {
  for (const { row } of everyEndpoint()) {
    const name = `${row.method} ${row.path} (${row.who})`;
    if (row.who !== 'open') {
      test(`${name} refuses a visitor`, async () => expect(await statusOf(row)).toBe(401));
    }
    if (row.who === 'admin') {
      test(`${name} refuses a member`, async () => expect(await statusOf(row, member)).toBe(403));
    }
    if (row.who === 'member') {
      test(`${name} refuses an administrator`, async () => expect(await statusOf(row, admin)).toBe(403));
    }
    if (row.own !== undefined) {
      test(`${name} refuses another's ${row.own}, and none`, async () => {
        const isName = row.own?.toLowerCase() === 'username';
        const other = { [row.own ?? '']: isName ? admin.username : admin.id };
        const filled = {
          CourseId: 1,
          courseId: 1,
          id: 1,
          QuestionId: 1,
          Answer: 'A',
          ReadTime: 1,
          Comment: 'Bien',
          Calification: 5,
        };
        expect(await statusOf(row, member, { ...only(row, filled), ...other })).toBe(403);
        expect(await statusOf(row, member, only(row, filled))).toBe(400);
        expect(await statusOf(row, member, { ...only(row, filled), [row.own ?? '']: isName ? '' : 0 })).toBe(
          400,
        );
      });
    }
  }
});

const only = (row: Endpoint, input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([field]) => field in row.input._zod.def.shape));

describe('a broken token', () => {
  test('is refused even where none is needed', async () => {
    for (const authorization of [
      'Bearer nonsense',
      'Basic YTpi',
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    ]) {
      const response = await portal.app.inject({ url: '/api/Category/Get', headers: { authorization } });
      expect(response.statusCode).toBe(401);
    }
  });

  test('is what a token over its hour becomes', async () => {
    const token = await tokenOf(portal.portal, member);
    portal.clock.advance(3601);
    const response = await portal.app.inject({
      url: '/api/Category/Get',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ descriptionCode: 'warning' });
  });
});
