import * as z from 'zod/mini';

/** The answer to a sign-in, a renewal and a changed password. */
export const session = z.object({
  token: z.string(),
  expiresAt: z.string(),
  user: z.object({
    id: z.int(),
    username: z.string(),
    firstName: z.string(),
    role: z.enum(['admin', 'member']),
    mustChangePassword: z.boolean(),
    /** Gender or birth date are missing and must be given first (spec 5.5). */
    mustTellFacts: z.optional(z.boolean()),
  }),
});
export type Session = z.infer<typeof session>;
