import { expect } from 'vitest';

/** A sentence, or what `expect.stringContaining` and its like make of a part of one. */
type Words = string | { asymmetricMatch(other: unknown): boolean };
/** The sentence of a refusal, or those of the fields that it names; true = any. */
type About = Words | Readonly<Record<string, Words | true>>;

const isWords = (about: About): about is Words => typeof about === 'string' || 'asymmetricMatch' in about;

/** Expects that a call is refused with this status and, if given, these words. */
export const expectRefusal = (call: Promise<unknown>, status: number, about?: About): Promise<void> =>
  expect(call).rejects.toMatchObject({ status, ...(about !== undefined && { body: bodyOf(about) }) });

function bodyOf(about: About): object {
  if (isWords(about)) return { message: about };
  const errors = Object.entries(about).map(([field, message]) =>
    message === true ? { field } : { field, message },
  );
  return { errors };
}
