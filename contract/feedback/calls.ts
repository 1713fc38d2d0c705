import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, listInput, requiredLine } from '../fields.ts';
import { feedbackKinds } from './pages.ts';

const kind = z.enum(feedbackKinds, 'Esa página no pregunta si te sirvió.');
const answered = {
  Kind: kind,
  /** The id of an article, subject or answer, or the name of a fact or calculator. */
  Key: requiredLine('Falta la página.', 60),
  Useful: z.boolean('Di si te sirvió.'),
};

const words = z.object({ id: z.int(), words: z.string(), isUseful: z.boolean(), date: z.string() });

const feedbackRow = z.object({
  kind,
  key: z.string(),
  title: z.string(),
  useful: z.int(),
  useless: z.int(),
  /** The newest sentences not dismissed yet, at most 20, and their total. */
  words: z.array(words),
  wordCount: z.int(),
});
export type FeedbackRow = z.infer<typeof feedbackRow>;

/** A reader's sentence about a page that did not help. */
export const openDoubt = z.object({
  id: z.int(),
  words: z.string(),
  kind,
  key: z.string(),
  title: z.string(),
});

export const feedback = {
  answer: endpoint({
    method: 'POST',
    path: 'Feedback/Answer',
    who: 'open',
    summary: 'Counts whether a page was useful; nothing is kept of who says so',
    input: z.object(answered),
    output: done,
  }),
  addWords: endpoint({
    method: 'POST',
    path: 'Feedback/AddWords',
    who: 'open',
    idempotent: 'stored',
    summary:
      'Keeps a sentence about a page, without its author; 409 where too many of the page wait to be read',
    input: z.object({ ...answered, Words: requiredLine('Escribe una frase.', 300) }),
    output: done,
  }),
  get: endpoint({
    method: 'GET',
    path: 'Feedback/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The pages that somebody answered about in the last 180 days, the least useful first',
    input: z.object({ ...listInput, Kind: z.optional(kind) }),
    output: z.array(feedbackRow),
  }),
  putAwayMany: bulkCall('Feedback/PutAwayMany', 'undoable', 'Puts sentences away, or brings them back', {
    Away: z.boolean('Di si se archivan o vuelven a la lista.'),
  }),
};
