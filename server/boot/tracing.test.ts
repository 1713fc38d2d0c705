import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openTestPortal } from '../testing/portal.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface SentSpans {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A receiver of OTLP over HTTP. */
async function openReceiver() {
  const spans: SentSpan[] = [];
  const paths = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    paths.add(request.url);
    const { resourceSpans } = (await json(request)) as SentSpans;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { spans, paths, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The address of a port where nobody listens. */
async function nowhere(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

async function openTraced(env: Record<string, string>) {
  const world = await openTestPortal(env);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  return {
    ...world,
    ask: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${base}${path}`, { headers: { connection: 'close', ...headers } }),
  };
}

const attributeOf = ({ attributes }: SentSpan, key: string) =>
  attributes.find((each) => each.key === key)?.value;

test('a call and its statements are one trace, the one that its caller names', async () => {
  const { spans, paths, endpoint } = await openReceiver();
  const { ask, close } = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  expect((await ask('/API/Article/GetClient?Search=secreto', { traceparent })).status).toBe(200);
  expect((await ask('/healthz')).status).toBe(200);
  await close();

  expect([...paths]).toEqual(['/v1/traces']);
  const call = spans.find(({ name }) => name === 'GET Article/GetClient');
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const each of statements) {
    expect(each.traceId).toBe(traceId);
    expect(attributeOf(each, 'db.query.text')?.stringValue).toMatch(/^\s*(?:select|with|begin|commit|set)/i);
  }
  expect(JSON.stringify(spans)).not.toContain('secreto');
  const health = spans.find(({ name }) => name === 'GET /healthz');
  expect(health?.traceId).not.toBe(traceId);
  expect(attributeOf(health as SentSpan, 'http.response.status_code')?.intValue).toBe(200);
});

test('a share of none keeps no trace, whatever a caller asks for', async () => {
  const { spans, endpoint } = await openReceiver();
  const { ask, close } = await openTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await ask('/healthz', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  await close();
  expect(spans).toEqual([]);
});

test('a job is a trace of its own, and a failed one says so', async () => {
  const { spans, endpoint } = await openReceiver();
  const { portal, close } = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  await portal.tracing?.job('count', () => portal.db.selectFrom('account').select('id').execute());
  const failing = portal.tracing?.job('fail', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await close();
  const [count, fail] = ['job count', 'job fail'].map((wanted) => spans.find(({ name }) => name === wanted));
  expect(spans.filter(({ parentSpanId }) => parentSpanId === count?.spanId).map(({ name }) => name)).toEqual([
    'select',
  ]);
  expect(fail?.status.code).toBe(2);
});

test('a receiver that is away keeps nobody waiting', async () => {
  const { ask, close } = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: await nowhere() });
  expect((await ask('/API/Article/GetClient')).status).toBe(200);
  await close();
});
