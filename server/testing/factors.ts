import { Secret, TOTP } from 'otpauth';
import { encrypt } from '../platform/crypto/keys.ts';
import type { TestPortal } from './portal.ts';

/** The secret of an application of codes. */
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code that the application shows, by a clock that may be off. */
export const codeAt = ({ clock }: Pick<TestPortal, 'clock'>, secondsOff = 0, base32 = secret): string =>
  TOTP.generate({
    secret: Secret.fromBase32(base32),
    timestamp: clock.now().getTime() + secondsOff * 1000,
  });

/** Gives an account an application of codes; by default its second step is on. */
export async function giveAuthenticator(
  { portal: { db, keys }, clock }: TestPortal,
  accountId: number,
  { isConfirmed = true } = {},
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('authenticator')
    .values({
      account_id: accountId,
      secret: encrypt(keys.factor, secret),
      created_at: now,
      confirmed_at: isConfirmed ? now : null,
    })
    .execute();
}
