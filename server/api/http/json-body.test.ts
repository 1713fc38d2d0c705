import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { repeatedName } from './json-body.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ PUBLIC_URL: 'https://portal.test' });
});
afterAll(() => test.close());

it('a name that stands twice in one object is found, however it is written, and only there', () => {
  const twice = [
    '{"a":1,"a":2}',
    '{"b":{"a":1,"a":1}}',
    '[{"x":"}","x":1}]',
    '{"a":1,"\\u0061":2}',
    '{"":1,"":1}',
  ];
  expect(twice.map(repeatedName)).toEqual(['a', 'a', 'x', 'a', '']);
  const once = [
    '{}',
    '[]',
    '1',
    '"a:a"',
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
  ];
  expect(once.map(repeatedName)).toEqual(once.map(() => undefined));
});

it('a body with one is refused, not read as its last', async () => {
  const send = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/Users/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });
  const { statusCode, body } = await send('{"UserName":"ana","Password":"a","Password":"b"}');
  expect([statusCode, JSON.parse(body).errors]).toEqual([
    400,
    [{ field: 'Password', message: 'El campo Password llegó dos veces.' }],
  ]);
  expect((await send('{"UserName":"ana","Password":"a"}')).statusCode).toBe(401);
});

it('researchers find whom to tell', async () => {
  const { body, headers } = await test.app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^Contact: mailto:informacion@instituto\.example\nExpires: 2027-11-18T/);
});
