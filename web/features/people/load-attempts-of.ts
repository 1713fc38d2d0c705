import type { OwnAttempt } from '../../../contract/attempts/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { idOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface AttemptsOfPerson {
  attempts: OwnAttempt[];
  total: number;
}

export async function loadAttemptsOf(api: Api, query: Query): Promise<AttemptsOfPerson> {
  const { data, total } = await api.person.getAttempts({ id: idOf(query), ...pageOf(query) });
  return { attempts: data, total: total ?? data.length };
}
