import type { Api } from '../../../contract/index.ts';
import {
  type LetterTextRow,
  type MailingRow,
  type RecipientRow,
  recipientStates,
  type WholeMailing,
} from '../../../contract/mailings/calls.ts';
import { choiceOf, idOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface MailingListData {
  mailings: MailingRow[];
  total: number;
  texts: LetterTextRow[];
}

export async function loadMailings(api: Api, query: Query): Promise<MailingListData> {
  const [{ data, total }, texts] = await Promise.all([
    api.mailing.get(pageOf(query)),
    api.mailing.getTexts({}),
  ]);
  return { mailings: data, total: total ?? data.length, texts: texts.data };
}

export interface MailingData {
  mailing: WholeMailing;
  recipients: RecipientRow[];
  total: number;
}

export async function loadMailing(api: Api, query: Query): Promise<MailingData> {
  const id = idOf(query);
  const [mailing, { data, total }] = await Promise.all([
    api.mailing.read({ id }),
    api.mailing.getRecipients({ id, ...pageOf(query), State: choiceOf(query, 'state', recipientStates) }),
  ]);
  return { mailing: mailing.data, recipients: data, total: total ?? data.length };
}
