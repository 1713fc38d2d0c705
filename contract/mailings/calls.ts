import * as z from 'zod/mini';
import { mostChosen, userRoles, userStates } from '../accounts/calls.ts';
import { endpoint } from '../endpoint.ts';
import { done, groupFilter, listInput, requiredLine, requiredText, rowId, wholeNumber } from '../fields.ts';
import { deleteByAdmin } from '../row-calls.ts';
import { placeholders, unknownPlaceholder } from './placeholders.ts';

/** The states of a letter to many people (spec 11.6). */
export const mailingStates = ['leaving', 'paused', 'stopped', 'done'] as const;

/** The states of one person's letter. */
export const recipientStates = ['waiting', 'sent', 'failed', 'returned', 'expired', 'leftOut'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Why a person gets no letter. */
export const leftOutReasons = ['deleted', 'inactive', 'blocked', 'noEmail'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const mailingCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  returned: z.int(),
  expired: z.int(),
  leftOut: z.int(),
});
export type MailingCounts = z.infer<typeof mailingCounts>;

const mailingRow = z.object({
  id: z.int(),
  subject: z.string(),
  /** To whom, in words, as it was when the letter was sent. */
  addressedTo: z.string(),
  date: z.string(),
  /** Null = somebody whose account is gone. */
  by: z.nullable(z.string()),
  state: z.enum(mailingStates),
  /** How many get it, and how many do not. */
  count: z.int(),
  leftOutCount: z.int(),
});
export type MailingRow = z.infer<typeof mailingRow>;

const recipientRow = z.object({
  userId: z.int(),
  fullname: z.string(),
  email: z.nullable(z.string()),
  state: z.enum(recipientStates),
  leftOut: z.nullable(z.enum(leftOutReasons)),
  /** When it went out. */
  sentDate: z.nullable(z.string()),
  /** Why the mail server did not take it. */
  lastError: z.nullable(z.string()),
});
export type RecipientRow = z.infer<typeof recipientRow>;

const wholeMailing = z.object({
  ...mailingRow.shape,
  text: z.string(),
  course: z.nullable(z.string()),
  counts: mailingCounts,
});
export type WholeMailing = z.infer<typeof wholeMailing>;

const known = placeholders.map((name) => `{${name}}`).join(', ');
const ofPlaceholders = z.refine<string>((text) => unknownPlaceholder(text) === undefined, {
  error: ({ input }) => `{${unknownPlaceholder(String(input))}} no se conoce. Entre llaves van: ${known}.`,
});
const Subject = requiredLine('El campo Asunto es obligatorio.', 150).check(ofPlaceholders);
const Text = requiredText('El campo Mensaje es obligatorio.', 5000).check(ofPlaceholders);

const chosenPeople = z
  .array(rowId(), 'Elige al menos a una persona.')
  .check(
    z.minLength(1, 'Elige al menos a una persona.'),
    z.maxLength(mostChosen, `Elige como máximo a ${mostChosen} personas.`),
  );

const letterFields = {
  /** Absent = everybody that the filter finds; without one, every member. */
  UserIds: z.optional(chosenPeople),
  ...groupFilter,
  State: z.optional(z.enum(userStates, 'No conocemos ese estado.')),
  Role: z.optional(z.enum(userRoles, 'No conocemos ese rol.')),
  Search: listInput.Search,
  /** The course of {nota}, {curso} and {fecha límite}. */
  CourseId: z.optional(rowId('Elige un curso.')),
  Subject,
  Text,
};

const mailingPreview = z.object({
  /** The number of letters. */
  count: z.int(),
  addressedTo: z.string(),
  /** The number of people who get none, by reason, and the first of them by name. */
  leftOut: z.object({ deleted: z.int(), inactive: z.int(), blocked: z.int(), noEmail: z.int() }),
  leftOutNames: z.array(z.object({ userId: z.int(), fullname: z.string(), reason: z.enum(leftOutReasons) })),
  /** The letter as the first gets it; null without recipients. */
  example: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
  /** False without SMTP: the letter waits. */
  sendsMail: z.boolean(),
});
export type MailingPreview = z.infer<typeof mailingPreview>;

const letterText = z.object({ id: z.int(), name: z.string(), subject: z.string(), text: z.string() });
export type LetterTextRow = z.infer<typeof letterText>;

/** Letters of the institute to a person, a group, a filter or all members (spec 11.6); all calls are extensions. */
export const mailing = {
  get: endpoint({
    method: 'GET',
    path: 'Mailing/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'Letters to many people, newest first, with their state and how many get each',
    input: z.object(listInput),
    output: z.array(mailingRow),
  }),
  read: endpoint({
    method: 'GET',
    path: 'Mailing/Read',
    who: 'admin',
    summary: 'A letter to many people with its text and how far it is',
    input: z.object({ id: rowId() }),
    output: wholeMailing,
  }),
  getRecipients: endpoint({
    method: 'GET',
    path: 'Mailing/GetRecipients',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The people of a letter, or those in a state: got it, failed, came back, left out',
    input: z.object({
      id: rowId(),
      State: z.optional(z.enum(recipientStates, 'No conocemos ese estado.')),
      ...listInput,
    }),
    output: z.array(recipientRow),
  }),
  preview: endpoint({
    method: 'POST',
    path: 'Mailing/Preview',
    who: 'admin',
    effect: 'none',
    hasLongTexts: true,
    summary: 'Whom a letter would go to, who is left out and why, and how the first reads it; sends nothing',
    input: z.object(letterFields),
    output: mailingPreview,
  }),
  send: endpoint({
    method: 'POST',
    path: 'Mailing/Send',
    who: 'admin',
    effect: 'publicWord',
    idempotent: 'stored',
    hasLongTexts: true,
    summary: 'Sends a letter in the pace of the mail server; 409 if they are not as many as the preview said',
    input: z.object({
      ...letterFields,
      Expected: wholeNumber('Falta cuántas personas la reciben.', 1, 1_000_000),
    }),
    output: z.object({ id: z.int(), count: z.int() }),
  }),
  setStopped: endpoint({
    method: 'POST',
    path: 'Mailing/SetStopped',
    who: 'admin',
    effect: 'undoable',
    summary: 'Holds back what of a letter is not in the outbox yet, or lets it go on; 409 once all is',
    input: z.object({ Id: rowId(), Stopped: z.boolean('Di si se detiene.') }),
    output: done,
  }),
  markReturned: endpoint({
    method: 'POST',
    path: 'Mailing/MarkReturned',
    who: 'admin',
    effect: 'final',
    hasLongTexts: true,
    summary: 'Notes letters that came back, by the notice of the mail server pasted whole',
    input: z.object({ Text: requiredText('Pega el aviso que llegó.', 100_000) }),
    output: z.object({ count: z.int() }),
  }),
  getTexts: endpoint({
    method: 'GET',
    path: 'Mailing/GetTexts',
    who: 'admin',
    summary: 'The saved texts of letters by name',
    input: z.object({}),
    output: z.array(letterText),
  }),
  addText: endpoint({
    method: 'POST',
    path: 'Mailing/AddText',
    who: 'admin',
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Saves the text of a letter to use again; 409 a name in use',
    input: z.object({ Name: requiredLine('El campo Nombre es obligatorio.', 80), Subject, Text }),
    output: z.object({ id: z.int() }),
  }),
  deleteText: deleteByAdmin('Mailing/DeleteText', 'final', 'Deletes a saved text'),
};
