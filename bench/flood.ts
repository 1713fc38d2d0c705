import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readPlan } from './processes.ts';

/** Floods the portal like a hostile visitor, from a process of its own: reads a FloodPlan, prints a FloodResult. */
export interface FloodPlan {
  url: string;
  kind: FloodKind;
  connections: number;
  seconds: number;
}

export interface FloodResult {
  /** Answers by status; '0' = the connection ended without one. */
  answers: Record<string, number>;
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
  /** Sends only a part of the body, and waits. */
  isCutOff?: boolean;
}

const fourMegabytes = 4_000_000;
const json = { 'content-type': 'application/json' };
const login = (body: string, length = body.length): Sent => ({
  method: 'POST',
  path: '/api/Users/login',
  body: Buffer.from(body),
  headers: { ...json, 'content-length': length },
});
const halfSent = (length: number): Sent => ({ ...login(' '.repeat(length - 100), length), isCutOff: true });
const looked = (path: string, headers: OutgoingHttpHeaders = {}): Sent => ({ method: 'GET', path, headers });

const kinds = {
  'nested body, 4 MB': login('['.repeat(fourMegabytes)),
  'nested body, 16 KB': login('['.repeat(16_000)),
  'wide body, 4 MB': login(`[${'[],'.repeat(fourMegabytes / 3)}1]`),
  'wide body, 16 KB': login(`[${'[],'.repeat(16_000 / 3)}1]`),
  'half-sent body, 4 MB': halfSent(fourMegabytes),
  'half-sent body, 16 KB': halfSent(16_000),
  'unknown address': looked('/no-existe', { 'accept-encoding': 'gzip' }),
  'bad token': looked('/api/Category/Get', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.bm8' }),
  '/readyz': looked('/readyz'),
  'missing picture': looked('/articlefile/no-existe.webp'),
  search: looked('/api/HomeSlider/Find?value=pension'),
} satisfies Record<string, Sent>;
export type FloodKind = keyof typeof kinds;
export const floodKinds = Object.keys(kinds) as FloodKind[];

/** One connection, one request; the status of its answer, 0 if it ended without one. */
function send(url: URL, { method, path, headers, body, isCutOff }: Sent, over: AbortSignal): Promise<number> {
  if (isCutOff === true) return sendHalf(url, { method, path, headers, body }, over);
  return new Promise((resolve) => {
    const asked = ask({ host: url.hostname, port: url.port, method, path, headers, signal: over });
    asked.once('response', (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}

function sendHalf(
  url: URL,
  { method, path, headers, body }: Omit<Sent, 'isCutOff'>,
  over: AbortSignal,
): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: url.hostname, port: Number(url.port), signal: over });
    const lines = Object.entries({ host: url.host, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body ?? '');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.once('error', () => undefined); // 'close' follows
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

async function flood({ url, kind, connections, seconds }: FloodPlan): Promise<FloodResult> {
  const target = new URL(url);
  const over = new AbortController();
  const answers: Record<string, number> = {};
  const sender = async () => {
    while (!over.signal.aborted) {
      const status = await send(target, kinds[kind], over.signal);
      if (!over.signal.aborted) answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  const senders = Array.from({ length: connections }, sender);
  await delay(seconds * 1000);
  over.abort();
  await Promise.all(senders);
  return { answers };
}

if (import.meta.main) process.stdout.write(JSON.stringify(await flood(await readPlan<FloodPlan>())));
