import {
  type ContactMessage,
  type MessageCounts,
  messageStates,
  type OpenMessage,
} from '../../../../contract/contact/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { choiceOf, idOf, pageOf, type Query } from '../../../lib/page/screen.ts';

export interface MessagesPageData {
  rows: ContactMessage[];
  total: number;
  counts: MessageCounts;
  /** The message that `id` names: null = none, or one that is gone. */
  open: OpenMessage | null;
}

/** Loads the list of messages and the open one that an address names. */
export async function loadMessages(api: Api, query: Query): Promise<MessagesPageData> {
  const id = idOf(query);
  const [list, counts, open] = await Promise.all([
    api.contact.get({ ...pageOf(query), State: choiceOf(query, 'state', messageStates) }),
    api.contact.getCounts({}),
    id > 0 ? openMessage(api, id) : null,
  ]);
  return { rows: list.data, total: list.total ?? list.data.length, counts: counts.data, open };
}

/** Another administrator may have moved the message to the Papelera: then none is open. */
async function openMessage(api: Api, id: number): Promise<OpenMessage | null> {
  try {
    return (await api.contact.getMessage({ id })).data;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null;
    throw error;
  }
}
