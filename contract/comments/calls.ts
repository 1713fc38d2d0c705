import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, listInput, optionalText, requiredText, rowId } from '../fields.ts';
import { deleteByAdmin } from '../row-calls.ts';

export const commentStates = ['new', 'reported', 'hidden', 'answered'] as const;
export type CommentState = (typeof commentStates)[number];

/** Why a member reports a comment. */
export const reportReasons = ['insult', 'advert', 'personal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

const maxAnswerLength = 2000;

const commentRow = z.object({
  id: z.int(),
  courseId: z.int(),
  courseName: z.string(),
  userId: z.int(),
  /** The author's full name, for administrators only. */
  fullname: z.string(),
  comment: z.string(),
  calification: z.int(),
  date: z.string(),
  hidden: z.boolean(),
  /** No administrator has seen, answered or hidden it. */
  isNew: z.boolean(),
  reportCount: z.int(),
  reportReasons: z.array(z.enum(reportReasons)),
  answer: z.nullable(
    z.object({
      text: z.string(),
      date: z.string(),
      /** The administrator who last wrote the answer. */
      by: z.nullable(z.string()),
      /** The comment was edited after the answer. */
      isOlder: z.boolean(),
    }),
  ),
});
export type CommentRow = z.infer<typeof commentRow>;

const commentCounts = z.object({ new: z.int(), reported: z.int(), hidden: z.int(), answered: z.int() });
export type CommentCounts = z.infer<typeof commentCounts>;

/** Comment moderation (spec 7.8); all calls are extensions. */
export const comment = {
  get: endpoint({
    method: 'GET',
    path: 'Comment/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary:
      'Comments of all courses or of one, by state: reported ones first, then new ones, the newest of each first',
    input: z.object({
      ...listInput,
      State: z.optional(z.enum(commentStates, 'Ese estado no existe.')),
      courseId: z.optional(rowId()),
    }),
    output: z.array(commentRow),
  }),
  getCounts: endpoint({
    method: 'GET',
    path: 'Comment/GetCounts',
    who: 'admin',
    fromReplica: true,
    summary: 'How many comments there are of each state, in all courses or in one; counting stops at 1,000',
    input: z.object({ courseId: z.optional(rowId()) }),
    output: commentCounts,
  }),
  seenMany: bulkCall(
    'Comment/SeenMany',
    'undoable',
    'Marks comments as seen; their reports are dealt with',
    {},
  ),
  hideMany: bulkCall(
    'Comment/HideMany',
    'undoable',
    'Hides comments, or with Hidden false shows them again',
    {
      Hidden: z.boolean('Di si se ocultan.'),
    },
  ),
  answer: endpoint({
    method: 'PUT',
    path: 'Comment/Answer',
    who: 'admin',
    effect: 'publicWord',
    summary:
      'Sets the institute’s answer under a comment; Before is the answer that the caller has seen, another one is 409',
    input: z.object({
      Id: rowId(),
      Text: requiredText('Escribe la respuesta.', maxAnswerLength),
      Before: optionalText(maxAnswerLength),
    }),
    output: done,
  }),
  deleteAnswer: deleteByAdmin(
    'Comment/DeleteAnswer',
    'publicWord',
    'Deletes the institute’s answer under a comment',
  ),
  report: endpoint({
    method: 'POST',
    path: 'Comment/Report',
    who: 'member',
    effect: 'own',
    summary: 'Reports a comment to the institute; again by the same member changes nothing',
    input: z.object({
      Id: rowId(),
      Reason: z.enum(reportReasons, 'Elige un motivo.'),
    }),
    output: done,
  }),
};
