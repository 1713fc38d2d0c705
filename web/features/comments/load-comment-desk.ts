import { type CommentCounts, type CommentRow, commentStates } from '../../../contract/comments/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { courseChoices } from '../../lib/lists/course-choices.ts';
import { choiceOf, idOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface CommentDeskData {
  rows: CommentRow[];
  total: number;
  counts: CommentCounts;
  courses: { value: number; label: string }[];
}

export async function loadCommentDesk(api: Api, query: Query): Promise<CommentDeskData> {
  const course = idOf(query, 'course');
  const ofCourse = course > 0 ? { courseId: course } : {};
  const [list, counts, courses] = await Promise.all([
    api.comment.get({ ...pageOf(query), ...ofCourse, State: choiceOf(query, 'state', commentStates) }),
    api.comment.getCounts(ofCourse),
    courseChoices(api, 'all'),
  ]);
  return { rows: list.data, total: list.total ?? list.data.length, counts: counts.data, courses };
}
