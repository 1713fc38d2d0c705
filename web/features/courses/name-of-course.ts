import type { Api } from '../../../contract/index.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';

/** A page around a course whose contents are one person's. */
export async function nameOfCourse(api: Api, query: Query) {
  const { id, title } = (await api.course.read({ id: idOf(query) })).data;
  return { id, title };
}
