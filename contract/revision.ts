import * as z from 'zod/mini';
import { type Effect, endpoint, type Shape } from './endpoint.ts';
import { rowId } from './fields.ts';

/** A saved version of a text; savedBy null = it came with the portal. */
const revision = z.object({
  version: z.int(),
  title: z.string(),
  /** Absent where there are no drafts. */
  published: z.optional(z.boolean()),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
});
export type Revision = z.infer<typeof revision>;

/** The stored text that a form started from: its version, author and time. */
export const storedVersion = {
  id: z.int(),
  version: z.int(),
  title: z.string(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
};

/**
 * The calls for versions of a text: `texts` are the fields that a version keeps beside its title, `restoring` is the effect
 * of making an earlier one current.
 */
export function revisionCalls<Texts extends Shape>(
  controller: 'Article' | 'Course' | 'LeyTexto' | 'Ruta' | 'Subject' | 'Term',
  noun: string,
  texts: Texts,
  restoring: { effect: Effect; provesInside?: true } = { effect: 'undoable' },
) {
  return {
    getRevisions: endpoint({
      method: 'GET',
      path: `${controller}/GetRevisions`,
      who: 'admin',
      grants: ['redactor'],
      summary: `Every saved version of ${noun}, newest first`,
      input: z.object({ id: rowId() }),
      output: z.array(revision),
    }),
    getRevision: endpoint({
      method: 'GET',
      path: `${controller}/GetRevision`,
      who: 'admin',
      grants: ['redactor'],
      summary: `A saved version of ${noun}, in full`,
      input: z.object({ id: rowId(), version: rowId() }),
      output: z.extend(revision, texts),
    }),
    restoreRevision: endpoint({
      method: 'POST',
      path: `${controller}/RestoreRevision`,
      who: 'admin',
      grants: ['redactor'],
      ...restoring,
      summary: `Saves an earlier version of ${noun} as a new one; a stale Version is 409`,
      input: z.object({ Id: rowId(), Revision: rowId(), Version: z.optional(z.int()) }),
      output: z.object({ version: z.int() }),
    }),
  };
}
