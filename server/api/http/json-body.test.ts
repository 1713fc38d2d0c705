import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { beforeAll, expect, it, vi } from 'vitest';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { openBodies } from './bodies.ts';

const test = aTestPortal();
let admin: OutgoingHttpHeaders;
let member: OutgoingHttpHeaders;
let port: number;
beforeAll(async () => {
  const bearer = async (account: Parameters<typeof tokenOf>[1]) => ({
    authorization: `Bearer ${await tokenOf(test.portal, account)}`,
  });
  admin = await bearer(await anAdmin(test.portal));
  member = await bearer(await aMember(test.portal));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

async function send(
  path: string,
  payload: string,
  headers: OutgoingHttpHeaders = {},
  method: 'POST' | 'PUT' = 'POST',
) {
  const { statusCode, body } = await test.app.inject({
    method,
    url: `/api/${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: statusCode, body: JSON.parse(body) };
}
const kilobytes = (count: number) => `{"UserName":"${'a'.repeat(count * 1024)}"}`;

it('a body with a name twice is refused, not read as its last', async () => {
  const { status, body } = await send('Users/login', '{"UserName":"ana","Password":"a","Password":"b"}');
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'Password', message: 'El campo Password llegó dos veces.' }],
  ]);
  expect((await send('Users/login', '{"UserName":"ana","Password":"a"}')).status).toBe(401);
});

it('a body is as long as its row allows its callers, and a longer one is 413 with its sentence', async () => {
  expect((await send('Users/login', kilobytes(15))).status).toBe(400);
  expect(await send('Users/login', kilobytes(16))).toEqual({
    status: 413,
    body: { message: 'Lo que enviaste es demasiado grande.', descriptionCode: 'warning' },
  });
  expect((await send('Users/updatetime', kilobytes(63), member, 'PUT')).status).toBe(400);
  expect((await send('Users/updatetime', kilobytes(64), member, 'PUT')).status).toBe(413);
  expect((await send('Category/Add', kilobytes(63), admin)).status).toBe(400);
  expect((await send('Category/Add', kilobytes(64), admin)).status).toBe(413);
  expect((await send('Article/Preview', kilobytes(4095), admin)).status).toBe(400);
  expect((await send('Article/Preview', kilobytes(4096), admin)).status).toBe(413);
  expect((await send('nada', kilobytes(16))).status).toBe(413);
});

it('a long text of an administrator is read as it was written', async () => {
  const Description = `<p>${'Jubilación «ñ» y "comillas" \\ '.repeat(12_000)}</p>`;
  const { status, body } = await send('Article/Preview', JSON.stringify({ Description }), admin);
  expect([status, body.data.html]).toEqual([200, Description]);
  const broken = `{"Description":"${'a'.repeat(400_000)}","Description":"b"}`;
  expect((await send('Article/Preview', broken, admin)).body.errors).toMatchObject([
    { field: 'Description' },
  ]);
});

it('who may not make a call hears so before a byte of its body is looked at', async () => {
  for (const [headers, status] of [
    [{}, 401],
    [member, 403],
    [{ authorization: 'Bearer nada' }, 401],
  ] as const)
    expect((await send('Article/Preview', 'no es JSON', headers)).status).toBe(status);
});

/** The head of a POST, the body yet to come. */
const begun = (headers: OutgoingHttpHeaders): ReturnType<typeof request> => {
  const asked = request({
    port,
    method: 'POST',
    path: '/api/Article/Preview',
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
  });
  asked.flushHeaders();
  return asked;
};
const answerTo = (asked: ReturnType<typeof request>) =>
  new Promise<IncomingMessage>((resolve, reject) => asked.once('response', resolve).once('error', reject));

it('a visitor’s four megabytes are answered before they come', async () => {
  const asked = begun({ 'content-length': 4_000_000 });
  expect((await answerTo(asked)).statusCode).toBe(401);
  asked.destroy();
});

it('a whole text sent with a token that is over is answered by 401 each time, so that it can be renewed', async () => {
  const text = Buffer.alloc(4_000_000, 'a');
  const { id, username, years, sessionId } = await anAdmin(test.portal);
  const claims = { sub: `${id}`, unique_name: username, role: 'admin' as const, years, sid: sessionId };
  const over = await test.portal.tokens.sign(
    claims,
    new Date('2026-11-18T14:00Z'),
    new Date('2026-11-18T13:00Z'),
  );
  for (let again = 0; again < 5; again += 1) {
    const asked = begun({ 'content-length': text.length, authorization: `Bearer ${over}` });
    const answer = answerTo(asked);
    asked.end(text);
    expect((await answer).statusCode).toBe(401);
  }
});

it('the rest of a refused body of nobody known is not taken for ever', async () => {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => socket.destroy());
  socket.write(
    'POST /api/Article/Preview HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n',
  );
  const chunk = Buffer.alloc(64 * 1024, 'a');
  let sent = 0;
  while (!socket.destroyed && sent < 200) {
    sent += 1;
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  await ended;
  expect(sent).toBeLessThan(200);
});

const fourMegabytes = 4 * 1024 * 1024;
/** A body that comes as it is written into it. */
const aPayload = (headers: Record<string, string>) =>
  Object.assign(new PassThrough(), { headers }) as unknown as IncomingMessage & PassThrough;

it('bodies that do not come to their end: so many bytes of one address, so many in all, and room again once they are gone', async () => {
  const bodies = openBodies();
  const open = (address: string) => {
    const stream = aPayload({ 'content-length': String(fourMegabytes) });
    const from = { atMost: fourMegabytes, address };
    return { stream, read: bodies.read(stream, from).catch((error) => error) };
  };
  const first = Array.from({ length: 8 }, () => open('10.0.0.1'));
  expect(await open('10.0.0.1').read).toMatchObject({ code: 'tooManyVisits', status: 429 });
  const others = Array.from({ length: 16 }, (_, n) => open(`10.0.1.${n}`));
  expect(await open('10.0.2.1').read).toMatchObject({ code: 'unavailable', status: 503 });
  for (const { stream } of [...first, ...others]) stream.destroy();
  const ends = await Promise.all([...first, ...others].map(({ read }) => read));
  expect(new Set(ends.map(({ code }) => code))).toEqual(new Set(['malformedBody']));
  const after = open('10.0.2.1');
  after.stream.end('ok');
  expect(String(await after.read)).toBe('ok');
});

it('a body that is too slow is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stream = aPayload({});
  const read = openBodies()
    .read(stream, { atMost: 16 * 1024, address: '' })
    .catch((error) => error);
  vi.advanceTimersByTime(20_999);
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stream.destroyed).toBe(true);
  vi.useRealTimers();
  expect(await read).toMatchObject({ code: 'malformedBody' });
});
