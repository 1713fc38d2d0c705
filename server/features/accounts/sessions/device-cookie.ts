import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { isSignature, signature } from '../../../platform/crypto/keys.ts';
import {
  type KnownBrowser,
  readKnownBrowser,
  withAccount,
  writeKnownBrowser,
} from './device-cookie.rules.ts';

const cookieName = 'aula_device';
const yearSeconds = 365 * 24 * 3600;

function browserOf(context: Context): KnownBrowser | undefined {
  return readKnownBrowser(context.cookies.get(cookieName), (text, given) =>
    isSignature(context.keys.device, text, given),
  );
}

/** Returns the id of the calling browser if it has signed in to this account before; else undefined. */
export function knownBrowserId(context: Context, accountId: number): string | undefined {
  const browser = browserOf(context);
  return browser?.accountIds.includes(accountId) === true ? browser.id : undefined;
}

/**
 * The account that vouches for the calling browser: the first that signed in there. Undefined = nobody ever did.
 */
export const firstKnownAccount = (context: Context): number | undefined => browserOf(context)?.accountIds[0];

/** Records in the browser, for a year, that it has signed in to this account. */
export function rememberBrowser(context: Context, accountId: number): void {
  const browser = withAccount(browserOf(context) ?? { id: randomUUID(), accountIds: [] }, accountId);
  context.cookies.set(
    cookieName,
    writeKnownBrowser(browser, (text) => signature(context.keys.device, text)),
    yearSeconds,
  );
}
