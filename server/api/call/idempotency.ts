import { createReadStream } from 'node:fs';
import { accountIdOf } from '../../../contract/caller.ts';
import { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import {
  findAnswerOfKey,
  insertAnswerOfKey,
  lockKey,
} from '../../features/idempotency/idempotency-keys.queries.ts';
import { signature } from '../../platform/crypto/keys.ts';
import { sha256Of } from '../../platform/files/file-hash.ts';
import { deferCommit } from './deferred-commit.ts';

type Body = Record<string, unknown>;

/** An addition: the client's key, the call, and the input. */
interface Addition {
  key: string;
  call: string;
  input: Record<string, unknown>;
}

const answeredMeanwhile = new Error('a concurrent call with the same idempotency key was answered first');

const uuid = /^("?)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\1$/i;

/** The UUID of an Idempotency-Key header, bare or in the quotes of the IETF's draft. Refuses (400) anything else. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = uuid.exec(String(header))?.[2];
  if (key === undefined) throw new Refusal('badIdempotencyKey');
  return key.toLowerCase();
}

/**
 * Makes an addition once. The answer is stored in the transaction of the addition; a repeated request, later or at the
 * same time, gets the stored answer. Refuses (422) another input under the same key. A refusal or failure is not
 * stored: the next try starts afresh.
 */
export async function withIdempotency(
  context: Context,
  { key, call, input }: Addition,
  make: (context: Context) => Promise<Body>,
): Promise<Body> {
  const name = { accountId: accountIdOf(context.caller), key };
  const digest = await digestOf(context, call, input);
  const findStored = async () => {
    const found = await findAnswerOfKey(context.db, name);
    if (found !== undefined && found.digest !== digest) throw new Refusal('otherWithSameKey');
    return found?.body;
  };
  const stored = await findStored();
  if (stored !== undefined) return stored;
  const deferred = deferCommit(async (db) => {
    await lockKey(db, name);
    if ((await findAnswerOfKey(db, name)) !== undefined) throw answeredMeanwhile;
  });
  try {
    const body = await make({ ...context, deferred: deferred });
    const createdAt = context.clock.now();
    await deferred.commit(
      async (db) => void (await insertAnswerOfKey(db, name, { call, digest, body, createdAt })),
    );
    return body;
  } catch (error) {
    await deferred.rollback();
    // another try's answer, or this one's own if its commit succeeded but the confirmation was lost
    const meanwhile = await findStored();
    if (meanwhile === undefined) throw error;
    if (error !== answeredMeanwhile)
      context.log.warn(
        { err: error },
        'call failed although its answer was stored; returning the stored answer',
      );
    return meanwhile;
  }
}

/** A keyed hash of the input, with files by their content. The key prevents guessing a password from the hash. */
async function digestOf({ keys }: Context, call: string, input: Addition['input']): Promise<string> {
  const sent = await Promise.all(
    Object.entries(input).map(async ([name, value]) => [
      name,
      value instanceof ReceivedFile ? [value.name, await sha256Of(createReadStream(value.path))] : value,
    ]),
  );
  return signature(keys.answer, JSON.stringify([call, sent]));
}
