import type { FeedbackRow } from '../../../contract/feedback/calls.ts';
import { feedbackKinds } from '../../../contract/feedback/pages.ts';
import type { Api } from '../../../contract/index.ts';
import { choiceOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface FeedbackData {
  rows: FeedbackRow[];
  total: number;
}

export async function loadFeedback(api: Api, query: Query): Promise<FeedbackData> {
  const { data, total } = await api.feedback.get({
    ...pageOf(query),
    Kind: choiceOf(query, 'tipo', feedbackKinds),
  });
  return { rows: data, total: total ?? data.length };
}
