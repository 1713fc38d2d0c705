import * as z from 'zod/mini';
import { emailAddress } from '../accounts/person-fields.ts';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, listInput, optionalText, requiredLine, requiredText, rowId } from '../fields.ts';
import { deleteByAdmin } from '../row-calls.ts';

/** The states of a message. The list of all messages leaves out `spam`. */
export const messageStates = ['new', 'answered', 'archived', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];
export const messageStateWords: Record<MessageState, string> = {
  new: 'Nuevo',
  answered: 'Respondido',
  archived: 'Archivado',
  spam: 'No deseado',
};
const state = z.enum(messageStates, 'Ese estado no existe.');

const messageFields = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  date: z.string(),
  state,
  /** How many times the same text came from the same address. */
  times: z.int(),
  lastDate: z.string(),
};

const contactMessage = z.object({
  ...messageFields,
  message: z.string(),
  /** Replies written on the portal. */
  replyCount: z.int(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

const reply = z.object({
  id: z.int(),
  text: z.string(),
  date: z.string(),
  /** The author's name; null = unknown. */
  by: z.nullable(z.string()),
  /** The state of its mail; `forgotten`: deleted, since mails are kept for a year. */
  delivery: z.enum(['waiting', 'sent', 'failed', 'expired', 'forgotten']),
  sentDate: z.nullable(z.string()),
  /** The mail server's error. */
  lastError: z.nullable(z.string()),
});
export type MessageReply = z.infer<typeof reply>;

const openMessage = z.object({
  ...messageFields,
  message: z.string(),
  replies: z.array(reply),
  /** The account with this address (which anybody may type); null = none. */
  account: z.nullable(z.object({ userId: z.int(), fullname: z.string(), since: z.string() })),
  othersOfSender: z.int(),
  /** The Reply-To address of replies; null = the portal has none yet. */
  replyTo: z.nullable(z.string()),
  /** False without a mail server: replies wait. */
  sendsMail: z.boolean(),
});
export type OpenMessage = z.infer<typeof openMessage>;

const readers = z.object({
  /** Other administrators who have the message open. */
  others: z.array(z.object({ name: z.string(), isWriting: z.boolean() })),
  replyCount: z.int(),
});
export type MessageReaders = z.infer<typeof readers>;

const messageCounts = z.object({
  new: z.int(),
  answered: z.int(),
  archived: z.int(),
  spam: z.int(),
});
export type MessageCounts = z.infer<typeof messageCounts>;

export const contact = {
  sendMessage: endpoint({
    method: 'POST',
    path: 'Contact/SendMessage',
    who: 'open',
    isPrescribed: true,
    idempotent: 'stored',
    summary:
      'Stores a message and mails it to the institute; the same text again is counted; Website is a trap for robots and stays empty',
    input: z.object({
      FirstName: requiredLine('El campo Nombre es obligatorio.', 120),
      Email: emailAddress('El campo Email es obligatorio.'),
      Subject: requiredLine('El campo Tema es obligatorio.', 150),
      Comments: requiredText('El campo Mensaje es obligatorio.', 5000),
      Website: optionalText(200),
    }),
    output: done,
  }),
  get: endpoint({
    method: 'GET',
    path: 'Contact/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'Messages of a state, or all but spam: new ones first, the newest of each first',
    input: z.object({ ...listInput, State: z.optional(state) }),
    output: z.array(contactMessage),
  }),
  getCounts: endpoint({
    method: 'GET',
    path: 'Contact/GetCounts',
    who: 'admin',
    fromReplica: true,
    summary: 'How many messages there are of each state',
    input: z.object({}),
    output: messageCounts,
  }),
  getMessage: endpoint({
    method: 'GET',
    path: 'Contact/GetMessage',
    who: 'admin',
    summary: 'A message with its replies and the state of their mails; opening it does not change its state',
    input: z.object({ id: rowId() }),
    output: openMessage,
  }),
  watch: endpoint({
    method: 'POST',
    path: 'Contact/Watch',
    who: 'admin',
    effect: 'none',
    summary: 'Says that the caller has a message open, and answers who else has',
    input: z.object({ Id: rowId(), IsWriting: z.boolean('Di si escribes una respuesta.') }),
    output: readers,
  }),
  reply: endpoint({
    method: 'POST',
    path: 'Contact/Reply',
    who: 'admin',
    effect: 'publicWord',
    idempotent: 'stored',
    summary:
      'Mails a reply to the author of a message and makes it answered; 409 where there is another reply than the caller has seen',
    input: z.object({
      Id: rowId(),
      Text: requiredText('Escribe tu respuesta.', 5000),
      /** The number of replies that the caller has seen. */
      Seen: z.int('Falta cuántas respuestas viste.').check(z.minimum(0)),
    }),
    output: z.object({ id: z.int() }),
  }),
  setStateMany: bulkCall('Contact/SetStateMany', 'undoable', 'Gives messages another state', {
    State: state,
  }),
  settleSender: endpoint({
    method: 'POST',
    path: 'Contact/SettleSender',
    who: 'admin',
    effect: 'undoable',
    summary:
      'Archives every message of one sender, marks them as spam or moves them to the Papelera; the sender is that of message Id',
    input: z.object({
      Id: rowId(),
      Do: z.enum(['archived', 'spam', 'delete'], 'Elige qué hacer con sus mensajes.'),
    }),
    output: z.object({ count: z.int() }),
  }),
  delete: deleteByAdmin('Contact/Delete', 'undoable', 'Moves a message to the Papelera'),
  deleteMany: bulkCall('Contact/DeleteMany', 'undoable', 'Moves messages to the Papelera', {}),
};
