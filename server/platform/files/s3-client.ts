import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { openSemaphore } from '../process/semaphore.ts';
import type { ByteRange } from './byte-range.ts';
import type { LinkAnswer } from './file-body.ts';
import { StoreUnavailable } from './file-store.ts';

/** A server of S3, and the key that opens it. */
export interface S3Access {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True: https://endpoint/bucket/key, false: https://bucket.endpoint/key. */
  isPathStyle: boolean;
  /** The settings of each value, for the operator. */
  settings: Record<'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey', string>;
}

/** A bucket, or the part of one under a prefix. */
export interface S3Place extends S3Access {
  bucket: string;
  /** Ends with '/', or is ''. */
  prefix: string;
  /** The address at which browsers reach the bucket; undefined if they cannot, and the portal serves files. */
  downloadEndpoint: string | undefined;
}

export interface S3Object {
  key: string;
  sizeBytes: number;
  changedAt: Date;
}

/**
 * The calls of S3 that the portal needs; keys are without the prefix. A missing object is undefined, everything else
 * throws.
 */
export interface S3Client {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Puts an object of any size; its key appears only once it is complete. */
  putStream(key: string, source: Readable): Promise<void>;
  head(key: string): Promise<Omit<S3Object, 'key'> | undefined>;
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The objects with this key prefix, in the order of keys. */
  list(begin: string): AsyncIterable<S3Object>;
  /** An address that opens one object for a while without credentials; undefined without S3_DOWNLOAD_ENDPOINT. */
  link(key: string, answer: LinkAnswer): Promise<string | undefined>;
}

/** A part of a streamed object; stores take at least 5 MB a part, and 10,000 parts. */
const partBytes = 16 * 1024 ** 2;
const answersAtOnce = 48;
const tries = 3;
const pauseMilliseconds = 150;
const answerMilliseconds = 15_000;
/** People wait for pictures and documents: their first byte is there by then, or the bucket counts as frozen. */
const readMilliseconds = 3_000;
/** So long a frozen bucket is not asked by anybody; then one read tries it. */
const restMilliseconds = 5_000;
const sentMilliseconds = 120_000;
/** Long enough for a paused film. */
const filmSeconds = 6 * 3600;
/** An address outlives a session that ends, a block and an enrolment: no longer than a link of the portal's own. */
const documentSeconds = 600;

interface Ask {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** False for requests that must not be repeated. */
  isRepeatable?: boolean;
  /** Aborts the request, with the reason. */
  late?: AbortSignal;
}

/** The pace of reads; bundles take longer than pictures. */
interface Pace {
  readMilliseconds: number;
  restMilliseconds: number;
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
});

/** The bytes of bundles, which nobody waits for at a screen. */
export const patientPace: Pace = { readMilliseconds: answerMilliseconds, restMilliseconds: 0 };

export function openS3(place: S3Place, pace: Pace = { readMilliseconds, restMilliseconds }): S3Client {
  const signer = new AwsClient({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    region: place.region,
    service: 's3',
  });
  const inTurn = openSemaphore(answersAtOnce);
  const addressOf = (endpoint: string, key: string, query: Record<string, string> = {}) => {
    const url = new URL(endpoint);
    const path = key === '' ? '' : `/${place.prefix}${key}`;
    if (!place.isPathStyle) url.hostname = `${place.bucket}.${url.hostname}`;
    url.pathname = place.isPathStyle ? `/${place.bucket}${path}` : path;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };

  async function once(ask: Ask): Promise<Response> {
    const { method, key = '', query, headers, body } = ask;
    const hash = body === undefined ? undefined : createHash('sha256').update(body).digest('hex');
    const request = await signer.sign(addressOf(place.endpoint, key, query), {
      method,
      headers: { ...headers, ...(hash !== undefined && { 'x-amz-content-sha256': hash }) },
      ...(body !== undefined && { body: body as Uint8Array<ArrayBuffer> | string }),
    });
    const late = new AbortController();
    const milliseconds = body === undefined ? answerMilliseconds : sentMilliseconds;
    const timer = setTimeout(() => late.abort(noAnswerIn(milliseconds)), milliseconds);
    const signal = ask.late === undefined ? late.signal : AbortSignal.any([late.signal, ask.late]);
    try {
      return await fetch(request, { signal, redirect: 'manual' });
    } catch (cause) {
      throw new StoreUnavailable(
        place.settings.endpoint,
        `${place.endpoint} does not answer: ${reasonOf(cause)}`,
        {
          cause,
        },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /** An answer of 2xx, or 404 for a missing object. */
  async function send(ask: Ask): Promise<Response> {
    const { isRepeatable = true } = ask;
    for (let left = isRepeatable ? tries - 1 : 0; ; left -= 1) {
      try {
        const answer = await once(ask);
        if (answer.ok || (answer.status === 404 && ask.method === 'HEAD')) return answer;
        const text = ask.method === 'HEAD' ? '' : await answer.text();
        const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? String(answer.status);
        if (code === 'NoSuchKey') return new Response(null, { status: 404 });
        throw awayFrom(place, ask, answer.status, code);
      } catch (error) {
        const isPassing = error instanceof StoreUnavailable && error.setting === place.settings.endpoint;
        if (!isPassing || left <= 0 || ask.late?.aborted === true) throw error;
        await wait(pauseMilliseconds * (tries - left) * (1 + Math.random()));
      }
    }
  }
  const ask = (what: Ask) => inTurn(() => send(what));

  /** The instant, of a steady clock, until which a bucket that froze is not asked. */
  let restsUntil = -Infinity;
  /** A read whose whole wait, tries included, is bounded; while the bucket is frozen it is refused at once. */
  const read = (what: Ask) =>
    inTurn(async () => {
      if (performance.now() < restsUntil)
        throw new StoreUnavailable(place.settings.endpoint, `${place.endpoint} does not answer`);
      const wasFrozen = restsUntil > -Infinity;
      if (wasFrozen) restsUntil = performance.now() + pace.readMilliseconds; // this one tries it, the others do not
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(noAnswerIn(pace.readMilliseconds)), pace.readMilliseconds);
      try {
        const answer = await send({ ...what, late: late.signal });
        restsUntil = -Infinity;
        return answer;
      } catch (error) {
        restsUntil = late.signal.aborted ? performance.now() + pace.restMilliseconds : -Infinity;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    await done(place, await ask({ method: 'PUT', key, body: bytes }), key);
  }

  async function putParts(key: string, first: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<void> {
    const begun = await (
      await ask({ method: 'POST', key, query: { uploads: '' }, isRepeatable: false })
    ).text();
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1];
    if (uploadId === undefined)
      throw new Error(`the store began no upload of ${key}: ${begun.slice(0, 200)}`);
    try {
      const tags: string[] = [];
      for (let part: Uint8Array | undefined = first; part !== undefined; ) {
        const query = { partNumber: String(tags.length + 1), uploadId };
        const answer = await ask({ method: 'PUT', key, query, body: part });
        await answer.body?.cancel();
        tags.push(answer.headers.get('etag') ?? '');
        const next = await rest.next();
        part = next.done === true ? undefined : next.value;
      }
      const parts = tags.map(
        (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      await done(
        place,
        await ask({ method: 'POST', key, query: { uploadId }, body, isRepeatable: false }),
        key,
      );
    } catch (error) {
      // the store cancels unread uploads; if it is away, its own rule for unfinished uploads does
      await ask({ method: 'DELETE', key, query: { uploadId } }).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
      throw error;
    }
  }

  return {
    put,
    async putStream(key, source) {
      const parts = inParts(source, partBytes);
      try {
        const first = await parts.next();
        const bytes = first.done === true ? new Uint8Array() : first.value;
        if (bytes.length < partBytes) await put(key, bytes);
        else await putParts(key, bytes, parts);
      } finally {
        source.destroy();
      }
    },
    async head(key) {
      const answer = await read({ method: 'HEAD', key });
      if (answer.status === 404) return undefined;
      return {
        sizeBytes: Number(answer.headers.get('content-length')),
        changedAt: new Date(answer.headers.get('last-modified') ?? 0),
      };
    },
    async get(key, range) {
      const part = range && { headers: { range: `bytes=${range.start}-${range.end}` } };
      const answer = await read({ method: 'GET', key, ...part });
      if (answer.status === 404) return undefined;
      return answer.body === null
        ? Readable.from([])
        : Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${place.bucket}/${place.prefix}${from}` };
      await done(place, await ask({ method: 'PUT', key: to, headers }), to);
    },
    async remove(key) {
      const answer = await ask({ method: 'DELETE', key });
      await answer.body?.cancel();
    },
    async *list(begin) {
      for (let token: string | undefined, isMore = true; isMore; ) {
        const query = { 'list-type': '2', prefix: `${place.prefix}${begin}` };
        const answer = await ask({
          method: 'GET',
          query: token === undefined ? query : { ...query, 'continuation-token': token },
        });
        const { ListBucketResult: page } = parser.parse(await answer.text()) as { ListBucketResult: Page };
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          yield {
            key: Key.slice(place.prefix.length),
            sizeBytes: Number(Size),
            changedAt: new Date(LastModified),
          };
        token = page.NextContinuationToken;
        isMore = page.IsTruncated === 'true' && token !== undefined;
      }
    },
    async link(key, { contentType, contentDisposition }) {
      if (place.downloadEndpoint === undefined) return undefined;
      const url = addressOf(place.downloadEndpoint, key, {
        'X-Amz-Expires': String(contentType.startsWith('video/') ? filmSeconds : documentSeconds),
        'response-content-type': contentType,
        'response-content-disposition': contentDisposition,
      });
      const signed = await signer.sign(url, { method: 'GET', aws: { signQuery: true } });
      return signed.url.replaceAll('+', '%20'); // stores interpret a plus differently
    },
  };
}

interface Page {
  Contents?: { Key: string; Size: string; LastModified: string }[];
  IsTruncated: string;
  NextContinuationToken?: string;
}

/** Copies and joined uploads can fail after the store has answered 200. */
async function done({ settings }: S3Place, answer: Response, key: string): Promise<void> {
  const text = await answer.text();
  if (answer.ok && !text.includes('<Error>')) return;
  throw new StoreUnavailable(settings.endpoint, `the store did not keep ${key}: ${text.slice(0, 200)}`);
}

function awayFrom(place: S3Place, { method, key = '' }: Ask, status: number, code: string): Error {
  const { settings } = place;
  if (status >= 500 || status === 429 || code === 'RequestTimeout' || code === 'SlowDown')
    return new StoreUnavailable(settings.endpoint, `${place.endpoint} is in trouble (${code})`);
  if (code === 'NoSuchBucket')
    return new StoreUnavailable(settings.bucket, `there is no bucket ${place.bucket} at ${place.endpoint}`);
  if (code === 'InvalidAccessKeyId')
    return new StoreUnavailable(settings.accessKeyId, `${place.endpoint} does not know this key (${code})`);
  if (code === 'SignatureDoesNotMatch')
    return new StoreUnavailable(
      settings.secretAccessKey,
      `it is not the one of ${settings.accessKeyId} (${code})`,
    );
  if (code === 'RequestTimeTooSkewed')
    return new StoreUnavailable(
      settings.endpoint,
      `the clocks of ${place.endpoint} and this machine differ too much (${code})`,
    );
  if (status === 403)
    return new StoreUnavailable(
      settings.accessKeyId,
      `this key may not ${method} in the bucket ${place.bucket} (${code})`,
    );
  if (status === 301 || status === 307 || code === 'AuthorizationHeaderMalformed')
    return new StoreUnavailable(settings.region, `the bucket ${place.bucket} is in another region (${code})`);
  return new Error(`S3 refused ${method} ${key} with ${status} ${code}`);
}

const noAnswerIn = (milliseconds: number) => new Error(`no answer in ${milliseconds} ms`);

/** fetch hides the reason in its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}

/** The bytes of a stream in pieces of one size; the last may be smaller. */
async function* inParts(source: Readable, bytes: number): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= bytes) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, bytes);
      waiting = [all.subarray(bytes)];
      length -= bytes;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
  return undefined;
}
