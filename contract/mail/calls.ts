import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listInput, rowId } from '../fields.ts';

export const mailStates = ['waiting', 'sent', 'failed', 'expired'] as const;

const mailRow = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  kind: z.enum(['activation', 'reset', 'contact', 'notice', 'letter', 'summary']),
  state: z.enum(mailStates),
  date: z.string(),
  sentDate: z.nullable(z.string()),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  hasLink: z.boolean(),
});
export type MailRow = z.infer<typeof mailRow>;

export const mail = {
  get: endpoint({
    method: 'GET',
    path: 'Mail/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The outbox, or its mails in a state',
    input: z.object({
      ...listInput,
      State: z.optional(z.enum(mailStates, 'No conocemos ese estado.')),
    }),
    output: z.array(mailRow),
  }),
  getActivationLink: endpoint({
    method: 'POST',
    path: 'Mail/GetActivationLink',
    who: 'admin',
    effect: 'account',
    summary: 'The activation link of a waiting mail; the look is recorded',
    input: z.object({ id: rowId() }),
    output: z.object({ link: z.string() }),
  }),
};
