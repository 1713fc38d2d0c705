import type { CourseResults } from '../../../contract/calls/result.ts';
import type { Api } from '../../../contract/index.ts';
import { idOf, pageOf, type Query } from '../../lib/page/screen.ts';
import { wantedOf } from './results.rules.ts';

export type ResultsPart = CourseResults & { total: number };

/** A page of the results of a course, by an address. */
export async function loadResults(api: Api, query: Query): Promise<ResultsPart> {
  const { data, total } = await api.result.get({
    courseId: idOf(query),
    ...wantedOf(query),
    ...pageOf(query),
  });
  return { ...data, total: total ?? data.rows.length };
}
