import { type CourseCard, courseStates } from '../../../../contract/courses/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { choiceOf, pageOf, type Query } from '../../../lib/page/screen.ts';

export interface CoursePage {
  courses: CourseCard[];
  total: number;
}

export async function loadCourses(api: Api, query: Query): Promise<CoursePage> {
  const { datas, total } = await api.course.get({
    ...pageOf(query),
    State: choiceOf(query, 'state', courseStates) ?? 'all',
  });
  return { courses: datas, total: total ?? datas.length };
}
