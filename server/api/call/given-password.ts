import { Refusal, sentence } from '../../../contract/refusal.ts';

/**
 * The header that carries the password of the caller's account, percent-encoded, where a call asks for its owner (spec
 * 5.7).
 */
export const passwordHeader = 'current-password';

/** Reads the header; undefined without one. Refuses (400) one that is not percent-encoded text. */
export function passwordOfHeader(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  try {
    return decodeURIComponent(String(header));
  } catch {
    throw new Refusal('badCurrentPassword', {
      errors: [{ field: 'currentPassword', message: sentence('badCurrentPassword') }],
    });
  }
}

/** Reads the field `currentPassword` of a body, in any case as every field; undefined without one. */
export function passwordOfBody(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const given = Object.entries(body).find(([name]) => name.toLowerCase() === 'currentpassword')?.[1];
  return typeof given === 'string' && given !== '' ? given : undefined;
}
