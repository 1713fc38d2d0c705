import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { html, rowId } from '../fields.ts';
import { legalPages } from './pages.ts';

const page = z.enum(legalPages, 'Di qué página es: privacidad, condiciones o accesibilidad.');

const legalPageToEdit = z.object({
  page,
  /** 0 = never saved. */
  version: z.int(),
  /** '' = the page shows `given`. */
  written: z.string(),
  /** The text that the portal comes with, filled in with the institute's settings. */
  given: z.string(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
});
export type LegalPageToEdit = z.infer<typeof legalPageToEdit>;

const legalPageShown = z.object({
  page,
  html: z.string(),
  /** When it was last saved; null = never. */
  revised: z.nullable(z.string()),
});
export type LegalPageShown = z.infer<typeof legalPageShown>;

const legalRevision = z.object({
  version: z.int(),
  savedAt: z.string(),
  /** Null = the account was deleted. */
  savedBy: z.nullable(z.string()),
  /** '' = that save returned to the portal's own text. */
  written: z.string(),
});

/** The pages of privacy, terms and accessibility (spec 13.16); all calls are extensions. */
export const legal = {
  get: endpoint({
    method: 'GET',
    path: 'Legal/Get',
    who: 'open',
    summary: 'A page of the institute’s rules: what was written, else what the portal comes with',
    input: z.object({ Page: page }),
    output: legalPageShown,
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Legal/GetToEdit',
    who: 'admin',
    summary: 'A page as it was written, and the text that the portal comes with',
    input: z.object({ Page: page }),
    output: legalPageToEdit,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Legal/Update',
    who: 'admin',
    effect: 'publicWord',
    hasLongTexts: true,
    summary:
      'Writes a page; an absent text stays, an empty one is again as the portal comes; a stale Version is 409',
    input: z.object({
      Page: page,
      Text: z.optional(html('Escribe el texto de la página.')),
      Version: z.optional(z.int()),
    }),
    output: z.object({ version: z.int() }),
  }),
  getRevisions: endpoint({
    method: 'GET',
    path: 'Legal/GetRevisions',
    who: 'admin',
    summary: 'The newest hundred versions of a page, the newest first',
    input: z.object({ Page: page }),
    output: z.array(legalRevision),
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: 'Legal/RestoreRevision',
    who: 'admin',
    effect: 'publicWord',
    summary: 'Saves an earlier version of a page as a new one; a stale Version is 409',
    input: z.object({ Page: page, Revision: rowId(), Version: z.optional(z.int()) }),
    output: z.object({ version: z.int() }),
  }),
};
