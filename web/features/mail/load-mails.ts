import type { Api } from '../../../contract/index.ts';
import { type MailRow, mailStates } from '../../../contract/mail/calls.ts';
import { choiceOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface MailPage {
  mails: MailRow[];
  total: number;
}

export async function loadMails(api: Api, query: Query): Promise<MailPage> {
  const { data, total } = await api.mail.get({
    ...pageOf(query),
    State: choiceOf(query, 'state', mailStates),
  });
  return { mails: data, total: total ?? data.length };
}
