import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../../contract/refusal.ts';

const mebibyte = 1024 * 1024;
/** The memory for incoming bodies, per address and in all. */
const inFlight = { ofAddress: 32 * mebibyte, inAll: 96 * mebibyte };
/**
 * The time allowed for a body: a fixed part, plus its bytes at the minimum rate. A slower sender is stuck or hostile.
 */
const slowest = { milliseconds: 20_000, bytesPerSecond: 16 * 1024 };

interface From {
  /** A longer body is refused (413) before it is buffered. */
  atMost: number;
  /** The address that the memory is charged to. */
  address: string;
}

/** Reads request bodies within one memory budget for all routes. */
export interface Bodies {
  /**
   * Reads a whole body. Refuses one that is too long (413) or truncated (400), and one without room: too many from its
   * address (429) or in all (503).
   */
  read(payload: IncomingMessage, from: From): Promise<Buffer>;
}

export function openBodies(): Bodies {
  const ofAddress = new Map<string, number>();
  let inAll = 0;

  function reserve(address: string, bytes: number): () => void {
    const own = ofAddress.get(address) ?? 0;
    if (own + bytes > inFlight.ofAddress) throw new Refusal('tooManyVisits', { retryAfterSeconds: 1 });
    if (inAll + bytes > inFlight.inAll) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    ofAddress.set(address, own + bytes);
    inAll += bytes;
    return () => {
      const left = (ofAddress.get(address) ?? 0) - bytes;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      inAll -= bytes;
    };
  }
  return {
    async read(payload, { atMost, address }) {
      const declared = Number(payload.headers['content-length'] ?? atMost);
      if (declared > atMost) throw new Refusal('tooLarge');
      const release = reserve(address, declared);
      try {
        return await wholeOf(payload, atMost);
      } finally {
        release();
      }
    },
  };
}

async function wholeOf(payload: IncomingMessage, atMost: number): Promise<Buffer> {
  const whole = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer) => {
    length += chunk.length;
    if (length > atMost) whole.reject(new Refusal('tooLarge'));
    else chunks.push(chunk);
  };
  const cutOff = () => whole.reject(new Refusal('malformedBody'));
  const end = () => {
    payload.off('close', cutOff); // it comes before `finally`, and a refusal costs more than the body
    whole.resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
  };
  if (payload.destroyed) cutOff();
  // so slow a sender would not read a refusal: its browser retries as after any lost connection
  const tooSlow = () => payload.destroy();
  const timer = setTimeout(tooSlow, slowest.milliseconds + (atMost / slowest.bytesPerSecond) * 1000);
  payload.on('data', take).once('end', end).once('close', cutOff).once('error', cutOff);
  try {
    return await whole.promise;
  } finally {
    clearTimeout(timer);
    payload.off('data', take).off('end', end).off('close', cutOff);
  }
}
