import * as z from 'zod/mini';

/** The answer to a right password that another step has to follow (spec 5.14): Seguridad/AnswerStep takes the challenge. */
export const secondStep = z.object({
  /** For programs; the portal's own pages have it in a cookie. */
  challenge: z.string(),
  expiresAt: z.string(),
});
export type SecondStep = z.infer<typeof secondStep>;

/** The digits of an application's code. */
export const stepCodeDigits = 6;
/** Recovery codes made at once. */
export const recoveryCodeCount = 10;
