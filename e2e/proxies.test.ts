import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fileTooLarge } from '../contract/files/refusals.ts';
import { sentenceOf } from '../contract/refusal-kind.ts';
import { tooLarge, unavailable } from '../contract/request-refusals.ts';
import { limits } from '../server/features/throttling/throttling.rules.ts';
import { freePort } from '../server/testing/ports.ts';
import { lacking } from '../server/testing/programs.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { adminPassword } from './fixtures/admin-password.ts';
import { test } from './fixtures/journey.ts';
import { type Portal, preparedFolder, startPortal } from './fixtures/portal-server.ts';
import { type Ports, type ProxyKind, proxyKinds, type TlsProxy } from './fixtures/proxy.ts';
import { signInAsAdmin } from './steps/people.ts';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address from which it is asked, one of this machine's. */
  from?: string;
}

/** A portal behind a proxy, each a program of its own. */
interface Place {
  ports: Ports;
  portal: Portal;
  proxy: TlsProxy;
  env: Record<string, string>;
}

async function open(kind: ProxyKind, folder: string): Promise<Place> {
  const ports = { http: await freePort(), https: await freePort(), portal: await freePort() };
  const env = {
    PORT: String(ports.portal),
    PUBLIC_URL: `https://localhost:${ports.https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1',
  };
  const portal = await startPortal({ dataDir: await preparedFolder(), env });
  await mkdir(join(folder, 'proxy'));
  return { ports, portal, env, proxy: await kind.start(join(folder, 'proxy'), ports) };
}

const json = { 'content-type': 'application/json' };
const mebibyte = 1024 * 1024;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

for (const kind of proxyKinds) {
  const why = lacking(...kind.programs);
  const name = `a portal behind deploy/${kind.file}`;
  describe.skipIf(why !== undefined)(why === undefined ? name : `${name}, skipped: ${why}`, () => {
    let place: Place;
    let folder: string;
    beforeAll(async () => {
      folder = await temporaryFolder('portal-proxy-');
      place = await open(kind, folder);
    });
    afterAll(async () => {
      await place.proxy.stop();
      await place.portal.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const begin = (path: string, { method = 'GET', headers = {}, from = '127.0.0.1' }: Asked) =>
      request({
        ...{ host: '127.0.0.1', port: place.ports.https, servername: 'localhost', ca: place.proxy.authority },
        ...{ path, method, localAddress: from, agent: false },
        headers: { host: `localhost:${place.ports.https}`, ...headers },
      });

    /** Asks the proxy; its certificate has to be good. */
    async function ask(path: string, asked: Asked = {}) {
      const sent = begin(path, asked);
      sent.end(asked.body);
      const [answer] = await once(sent, 'response');
      sent.on('error', () => undefined); // who was refused early may not read the rest
      return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
    }

    const call = async (method: string, path: string, input: unknown, more: Asked = {}) => {
      const answer = await ask(`/api/${path}`, {
        ...more,
        method,
        headers: { ...json, ...more.headers },
        body: JSON.stringify(input),
      });
      return { ...answer, said: JSON.parse(answer.body.toString()) };
    };

    const signIn = () => call('POST', 'Users/login', { UserName: 'admin', Password: adminPassword });
    const asAdmin = async () => ({ authorization: `Bearer ${(await signIn()).said.data.token}` });

    async function sendLaw(bytes: Buffer) {
      const form = new FormData();
      form.append('Title', `Ley de ${bytes.length}`);
      form.append('file', new Blob([new Uint8Array(bytes)]), 'ley.pdf');
      const whole = new Response(form);
      const answer = await ask('/api/LeyReglamento/Add', {
        method: 'POST',
        headers: { ...(await asAdmin()), 'content-type': whole.headers.get('content-type') ?? '' },
        body: Buffer.from(await whole.arrayBuffer()),
      });
      return { status: answer.status, said: JSON.parse(answer.body.toString()) };
    }
    const aLaw = (bytes: number) =>
      Buffer.from(`%PDF-1.4\n%${'x'.repeat(bytes)}\n1 0 obj <</T (Ley)>> endobj\ntrailer <<>>\n%%EOF\n`);

    test('who comes without TLS is sent to the same address with it', async () => {
      const sent = plainRequest({
        ...{ host: '127.0.0.1', port: place.ports.http, path: '/articulos?pagina=2' },
        headers: { host: 'localhost' },
      }).end();
      const [{ statusCode, headers }] = await once(sent, 'response');
      expect([statusCode, headers.location]).toEqual([
        kind.movedStatus,
        'https://localhost/articulos?pagina=2',
      ]);
    });

    test.each(['br', 'gzip', 'identity'])(
      'what the portal says comes as it said it (%s)',
      async (encoding) => {
        const own = new Set(['connection', 'date', 'keep-alive', 'server', 'alt-svc', 'x-request-id']);
        const saidIn = (headers: object) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
        const { body: home } = await ask('/', { headers: { 'accept-encoding': 'identity' } });
        const [style = ''] = /\/assets\/[\w-]+\.css/.exec(home.toString()) ?? [];
        for (const path of ['/', style, '/api/Category/Get']) {
          const headers = { 'accept-encoding': encoding };
          const through = await ask(path, { headers });
          const sent = plainRequest({ host: '127.0.0.1', port: place.ports.portal, path, headers }).end();
          const [direct] = await once(sent, 'response');
          expect(saidIn(through.headers), path).toEqual(saidIn(direct.headers));
          const bytes = await buffer(direct);
          expect(hashOf(through.body), path).toBe(hashOf(bytes));
          expect(through.status).toBe(200);
          expect(through.headers['strict-transport-security']).toBe('max-age=31536000');
        }
        const unknown = await ask('/no-hay-tal-cosa', { headers: { 'accept-encoding': 'identity' } });
        expect([unknown.status, unknown.body.toString()]).toEqual([
          404,
          expect.stringContaining('No encontramos esta página'),
        ]);
      },
    );

    test('a session is of this site and of TLS alone, and is renewed', async ({ visitTo }) => {
      const cookies = (await signIn()).headers['set-cookie'] ?? [];
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; HttpOnly; Secure; SameSite=Lax/);
      const { page } = await visitTo(place.portal, { ignoreHTTPSErrors: true });
      await signInAsAdmin(page, '/estado');
      await page.getByRole('heading', { name: 'Copias de seguridad' }).waitFor();
      const protocol = await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
      );
      expect(protocol).toBe('h2');
      const renewed = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        return (await fetch('/api/Users/refresh', { method: 'POST', headers, body: '{}' })).status;
      });
      expect(renewed).toBe(200);
    });

    test('the portal itself says what is too large, and takes what may be large', async () => {
      const text = await call('POST', 'Category/Add', 'x'.repeat(5 * mebibyte), { headers: await asAdmin() });
      expect([text.status, text.said.message]).toEqual([413, sentenceOf(tooLarge)]);
      const law21 = await sendLaw(aLaw(21 * mebibyte));
      expect([law21.status, law21.said.message]).toEqual([413, sentenceOf(fileTooLarge, { megabytes: 20 })]);

      const law = aLaw(19 * mebibyte);
      const { status, said } = await sendLaw(law);
      expect(status).toBe(200);
      const slowly = begin(`/api/LeyReglamento/DownloadLeyReglamento?fileId=${said.data.id}`, {}).end();
      const [answer] = await once(slowly, 'response');
      expect((await ask('/healthz')).status).toBe(200); // meanwhile nobody reads it
      expect(hashOf(await buffer(answer))).toBe(hashOf(law));
      expect(place.proxy.noted()).not.toContain('temporary file');
    });

    test('a body goes on as it comes: most of it never came, and it is refused', async () => {
      const headers = { 'content-type': 'application/octet-stream', 'content-length': String(8 * mebibyte) };
      const path = '/api/Upload/Part?id=5f0d2f3e-7a55-4a55-9d0e-0d0d0d0d0d0d&offset=0';
      const sent = begin(path, { method: 'PUT', headers });
      sent.on('error', () => undefined); // it is cut off in the end
      sent.write(Buffer.alloc(64 * 1024));
      const [answer] = await once(sent, 'response');
      sent.destroy();
      expect(answer.statusCode).toBe(401);
    });

    test('a film goes up in parts', async () => {
      const film = randomBytes(20 * mebibyte);
      const headers = await asAdmin();
      const start = { Name: 'film.mp4', SizeBytes: film.length, Kind: 'video' };
      const { id, partBytes } = (await call('POST', 'Upload/Start', start, { headers })).said.data;
      for (let offset = 0; offset < film.length; offset += partBytes) {
        const part = await ask(`/api/Upload/Part?id=${id}&offset=${offset}`, {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          body: film.subarray(offset, offset + partBytes),
        });
        expect(part.status).toBe(200);
      }
      const whole = await call('POST', 'Upload/Finish', { Id: id }, { headers });
      expect(whole.said.data).toEqual({ sha256: hashOf(film), sizeBytes: film.length });
    });

    test('who asks is counted by the address that he has, not by the one that he names', async () => {
      const send = async (from: string, named?: string) => {
        const headers: Record<string, string> = named === undefined ? {} : { 'x-forwarded-for': named };
        const message = {
          FirstName: 'Ana',
          Email: 'ana@correo.test',
          Subject: 'Aportes',
          Comments: '¿Cuándo?',
        };
        return (await call('POST', 'Contact/SendMessage', message, { from, headers })).status;
      };
      for (let n = 0; n < limits.contactPerAddress.most; n += 1) expect(await send('127.0.0.5')).toBe(200);
      expect(await send('127.0.0.5')).toBe(429);
      expect(await send('127.0.0.5', '203.0.113.9')).toBe(429);
      expect(await send('127.0.0.6', '127.0.0.5')).toBe(200);
      expect(place.portal.printed()).not.toContain('X-Forwarded-For is not believed');
    });

    test('while the portal is away people and pages read so in its words, and then it is back', async () => {
      const { dataDir } = place.portal;
      await place.portal.kill();
      const [page, answer] = await Promise.all([ask('/articulos'), ask('/API/Category/Get')]);
      const sentence = sentenceOf(unavailable);
      expect(JSON.parse(answer.body.toString())).toEqual({
        message: sentence,
        descriptionCode: unavailable.icon,
      });
      expect(page.body.toString()).toContain(`<p>${sentence}</p>`);
      for (const { status, headers } of [page, answer])
        expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      place.portal = await startPortal({ dataDir, env: place.env });
      await expect.poll(async () => (await ask('/articulos')).status).toBe(200);
    });
  });
}
