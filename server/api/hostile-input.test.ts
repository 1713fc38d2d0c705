import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { everyEndpoint } from '../../contract/index.ts';
import { Refusal } from '../../contract/refusal.ts';
import { aMember, type TestAccount } from '../testing/builders.ts';
import { type Answer, faultOf, namedFields } from '../testing/calls/hostile-answers.ts';
import { poisonsFor } from '../testing/calls/poisons.ts';
import { preparedCall } from '../testing/calls/prepared-call.ts';
import { isCarriedAsText, sendCall } from '../testing/calls/send-call.ts';
import { type Place, placesOf, validInput, withValueAt } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { expectRefusal } from '../testing/expect-refusal.ts';
import { aTestPortal } from '../testing/portal.ts';
import { receive } from './call/receive.ts';

const portal = aTestPortal();

const bearer = async (account: TestAccount) => ({
  authorization: `Bearer ${await tokenOf(portal.portal, account)}`,
});

const prepared = (name: string, row: Endpoint) => preparedCall(portal, name, row);

const everyCall = everyEndpoint().map((each) => ({ ...each, name: `${each.controller}.${each.action}` }));
const withFields = everyCall.filter(({ row }) => placesOf(row).length > 0);

/**
 * The answer to what a row's schema refuses, without its way over HTTP, which is one for all fields of a row: the first
 * goes it with each value. Undefined for what the schema takes.
 */
function refusedBySchema(row: Endpoint, input: unknown): Answer | undefined {
  try {
    receive(row, JSON.parse(JSON.stringify(input)));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status: statusCode, message, icon: descriptionCode, errors } = error;
    const body = JSON.stringify({ message, descriptionCode, errors });
    return { statusCode, body, json: () => JSON.parse(body) };
  }
}

/** Where an answer rightly names another field than the one that was changed. */
const alsoNames: Record<string, string> = {
  'upload.part.offset': 'bytes', // from there on they do not fit into the file
};

describe('a valid input', () => {
  test.each(everyCall)('of $name is received as its schema makes it', ({ row }) => {
    expect(() => receive(row, validInput(row))).not.toThrow();
  });
});

describe('with one field that makes no sense', () => {
  const named = new Set<string>();

  test.each(withFields)('$name refuses that field or none', async ({ name, row }) => {
    let { input, token } = await prepared(name, row);
    const send = (place: Place, poison: unknown) =>
      sendCall(portal, row, withValueAt(input, place, poison), token);
    const faults: string[] = [];
    for (const [index, place] of placesOf(row).entries()) {
      const isSent = index === 0 || isCarriedAsText(row);
      const path = `${name}.${place.join('.')}`;
      for (const poison of poisonsFor(row)) {
        const refused = isSent ? undefined : refusedBySchema(row, withValueAt(input, place, poison));
        let answer = refused ?? (await send(place, poison));
        if (answer.statusCode === 401 && token !== undefined) {
          ({ input, token } = await prepared(name, row)); // the last one was taken as a password, which ends the session
          answer = await send(place, poison);
        }
        const fields = namedFields(answer);
        if (fields.includes(place[0])) named.add(path);
        const others = fields.filter((field) => field !== place[0] && field !== alsoNames[path]);
        const fault = others.length > 0 ? `names ${others}` : faultOf(answer);
        if (fault !== undefined) faults.push(`${path} = ${JSON.stringify(poison).slice(0, 60)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('every field of the contract was refused, at every depth, with all others right', () => {
    const all = withFields.flatMap(({ name, row }) =>
      placesOf(row).map((place) => `${name}.${place.join('.')}`),
    );
    expect(all.filter((each) => !named.has(each))).toEqual([]);
  });
});

describe('requests that no page of ours sends', () => {
  test('a click from before all calendars is refused, a current one is stored', async () => {
    const sitting = await aSitting(portal);
    const { questions } = await sitting.start();
    const id = questions[0]?.id ?? 0;
    for (const ClickedAt of ['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', 'ayer'])
      await expectRefusal(sitting.save(id, 'A', { ClickedAt }), 400);
    await sitting.save(id, 'A', { ClickedAt: portal.clock.now().toISOString() });
  });

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
    expect(response.statusCode).toBe(405);
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
    for (const FirstName of ['http://otra.test/x', 'Ana\nhttps:', 'ana@otra.test']) {
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
