import { decrypt } from '../platform/crypto/keys.ts';
import type { TestPortal } from './portal.ts';

/** Reads the newest mail to an address, decrypted with the portal's key like in the job that sends it. */
export async function lastMailTo(
  { portal }: TestPortal,
  recipient: string,
): Promise<{ id: number; kind: string; subject: string; text: string }> {
  const { id, kind, subject, body } = await portal.db
    .selectFrom('mail')
    .select(['id', 'kind', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, kind, subject, text: body === null ? '' : decrypt(portal.keys.mail, body) };
}

/** Parses username and code from the link in a mail's text. */
export function linkOf(text: string): { Username: string; Strcode: string; path: string } {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return {
    Username: url.searchParams.get('username') ?? '',
    Strcode: url.searchParams.get('strcode') ?? '',
    path: url.origin + url.pathname,
  };
}
