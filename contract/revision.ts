import * as z from 'zod/mini';

/** A saved version of an article or a course; savedBy null = it came with the portal. */
export const revision = z.object({
  version: z.int(),
  title: z.string(),
  published: z.boolean(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
});
export type Revision = z.infer<typeof revision>;
