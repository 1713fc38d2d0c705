import type { CourseListState } from '../../../contract/courses/calls.ts';
import type { Api } from '../../../contract/index.ts';

export async function courseChoices(api: Api, State: CourseListState) {
  const { datas } = await api.course.get({ State });
  return datas
    .map(({ id, title }) => ({ value: id, label: title }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'es'));
}
