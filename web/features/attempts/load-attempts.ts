import { type AttemptRow, attemptStates } from '../../../contract/calls/attempt.ts';
import type { Api } from '../../../contract/index.ts';
import { choiceOf, idOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface AttemptPage {
  attempts: AttemptRow[];
  total: number;
}

/** A page of the attempts of a course, by an address. */
export async function loadAttempts(api: Api, query: Query): Promise<AttemptPage> {
  const { data, total } = await api.attempt.get({
    courseId: idOf(query),
    State: choiceOf(query, 'state', attemptStates),
    ...pageOf(query),
  });
  return { attempts: data, total: total ?? data.length };
}
