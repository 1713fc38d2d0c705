import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEndpoint } from '../../contract/index.ts';
import { aMember, anAdmin, type TestAccount } from '../testing/builders.ts';
import { tokenOf } from '../testing/client.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { aSitting } from '../testing/sitting.ts';

let portal: TestPortal;
let admin: TestAccount;
let member: TestAccount;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await anAdmin(portal.portal);
  member = await aMember(portal.portal);
});
afterAll(() => portal.close());

const bearer = async (account: TestAccount) => ({
  authorization: `Bearer ${await tokenOf(portal.portal, account)}`,
});

/** Values that no column takes: text with a NUL, numbers beyond an integer, instants beyond the calendar. */
const poison = ['a\0b', '2147483648', '9007199254740993', '-271821-04-20T00:00:00Z', '\ud800', '%', '\\'];

describe('what no column takes is refused as input, never met by the database', () => {
  for (const { row } of everyEndpoint()) {
    test(`${row.method} ${row.path}`, async () => {
      const account = row.who === 'admin' ? admin : member;
      const own =
        row.own === undefined ? {} : { [row.own]: /name/i.test(row.own) ? account.username : account.id };
      const headers = row.who === 'open' ? {} : await bearer(account);
      for (const field of Object.keys(row.input._zod.def.shape)) {
        for (const value of poison) {
          const input = { CourseId: 1, courseId: 1, id: 999_999, Id: 999_999, ...own, [field]: value };
          const isQuery = row.method === 'GET' || row.method === 'DELETE';
          const response = await portal.app.inject({
            method: row.method,
            url: `/api/${row.path}`,
            headers,
            ...(isQuery ? { query: textsOf(input) } : { payload: input }),
          });
          expect(response.statusCode, `${field} = ${JSON.stringify(value)}`).toBeLessThan(500);
        }
      }
    });
  }

  test('a click from before all calendars is refused, one of now is stored', async () => {
    const sitting = await aSitting(portal);
    const { questions } = await sitting.start();
    const id = questions[0]?.id ?? 0;
    for (const ClickedAt of ['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', 'ayer'])
      await expect(sitting.save(id, 'A', { ClickedAt })).rejects.toMatchObject({ status: 400 });
    await sitting.save(id, 'A', { ClickedAt: portal.clock.now().toISOString() });
  });
});

const textsOf = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

describe('requests that no page of ours sends', () => {
  test('an address that cannot be decoded gets the envelope and the headers of all else', async () => {
    const response = await portal.app.inject({ url: '/api/Article/Read%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ descriptionCode: 'error' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a HEAD starts no exam', async () => {
    const sitting = await aSitting(portal);
    const response = await portal.app.inject({
      method: 'HEAD',
      url: '/api/Question/GetTest',
      query: { id: String(sitting.courseId), userId: String(sitting.member.id) },
      headers: await bearer(sitting.member),
    });
    expect(response.statusCode).toBe(404);
    const attempts = await portal.portal.db
      .selectFrom('attempt')
      .select('id')
      .where('account_id', '=', sitting.member.id)
      .execute();
    expect(attempts).toEqual([]);
  });

  test('a name that JavaScript folds to the caller’s and PostgreSQL to another’s opens only the caller’s', async () => {
    const mine = await aMember(portal.portal, { username: 'ΝΙΚΟΣ' }); // a last Σ is 'ς' here, 'σ' there
    await aMember(portal.portal, { username: 'νικος', firstName: 'Ajena' });
    const { data } = await portal.client.as(mine).users.get({ userName: 'νικος' });
    expect(data.id).toBe(mine.id);
  });

  test('names that would be links or break lines in mails are refused', async () => {
    for (const FirstName of ['http://otra.test/x', 'Ana\nhttps:', 'Ana\u202e', 'ana@otra.test']) {
      const response = await portal.app.inject({
        method: 'POST',
        url: '/api/Users/register',
        payload: {
          FirstName,
          LastName: 'Ruiz',
          userName: 'enlaces',
          password: 'lluvia-mesa-trompeta-9',
          email: 'enlaces@correo.test',
          Gender: 2,
          FechaNac: '1990-01-01',
        },
      });
      expect(response.statusCode, FirstName).toBe(400);
      expect(response.json().errors).toMatchObject([{ field: 'FirstName' }]);
    }
  });
});

describe('a part of a film', () => {
  const url = '/videos/corta.webm';
  const partOf = (range: string) => portal.app.inject({ url, headers: { range } });
  beforeAll(() => portal.portal.files.put('videos/corta.webm', Buffer.from('0123456789')));

  test('is what was asked, cut at the end of the file', async () => {
    for (const [range, body, header] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
    ]) {
      const response = await partOf(range ?? '');
      expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([
        206,
        body,
        header,
      ]);
    }
  });

  test('beyond the end is 416 with the size; what is no single range is the whole', async () => {
    for (const range of ['bytes=10-', 'bytes=99999999999999999999-', 'bytes=-0']) {
      const response = await partOf(range);
      expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */10']);
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'items=0-1'])
      expect((await partOf(range)).statusCode, range).toBe(200);
  });
});
