import * as z from 'zod/mini';
import type { Security } from '../../../../contract/accounts/factor-calls.ts';
import { accountIdOf } from '../../../../contract/caller.ts';
import { qrDrawing } from '../../../../contract/drawing/qr-drawing.ts';
import type { Context } from '../../../context/context.ts';
import { decryptWithAny, encrypt } from '../../../platform/crypto/keys.ts';

/** Holds, sealed, what a form without script made, for the page that it leads to: the database has none of it to show. */
const shownCookie = 'aula_shown';
const shownSeconds = 600;

const kept = z.object({
  accountId: z.nullable(z.int()),
  until: z.number(),
  made: z.optional(z.object({ secret: z.string(), uri: z.string() })),
  codes: z.optional(z.array(z.string())),
});
type Kept = Pick<z.infer<typeof kept>, 'made' | 'codes'>;

/** Keeps a secret or recovery codes for the next page of the caller in this browser. */
export function keepShown({ caller, clock, cookies, keys }: Context, shown: Kept): void {
  const until = clock.now().getTime() + shownSeconds * 1000;
  const text = JSON.stringify({ accountId: accountIdOf(caller), until, ...shown });
  cookies.set(shownCookie, encrypt(keys.factor, text).toString('base64url'), shownSeconds);
}

/** Reads what was kept for the caller; null = nothing, or no longer. */
export function readShown({ caller, clock, cookies, keys }: Context): Security['shown'] {
  const found = readSealed([keys.factor, ...keys.factorBefore], cookies.get(shownCookie));
  if (found === null || found.accountId !== accountIdOf(caller) || found.until < clock.now().getTime())
    return null;
  const { made, codes = null } = found;
  return { made: made === undefined ? null : { ...made, qr: qrDrawing(made.uri) }, codes };
}

function readSealed(keys: readonly [Buffer, ...Buffer[]], value = '') {
  if (value === '') return null;
  try {
    return kept.parse(JSON.parse(decryptWithAny(keys, Buffer.from(value, 'base64url'))));
  } catch {
    return null; // of another key, or made up
  }
}
