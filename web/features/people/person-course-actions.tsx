import type { Person } from '../../../contract/people/calls.ts';
import type { PersonCourse } from '../../../contract/results/calls.ts';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useBulkAction } from '../../lib/lists/use-bulk-action.tsx';
import { storeNotice } from '../../lib/page/notice.ts';
import { grouping, passing, removing, reopening } from '../results/result-actions.ts';
import type { Taker } from '../results/results.rules.ts';

type PersonCourseActionsProps = { person: Person; course: PersonCourse };

/** The actions on a person in a course, as in its results; the page is then reloaded. */
export function PersonCourseActions({ person, course }: PersonCourseActionsProps) {
  const api = useApi();
  const { start, windows } = useBulkAction<Taker>({
    nameOf: ({ fullname }) => fullname,
    onDone: async () => undefined,
    onLeft(left, message) {
      if (left.length > 0) return;
      storeNotice(message);
      location.reload();
    },
  });
  if (person.isDeleted) return null;
  const taker: Taker = { ...course, userId: person.id, fullname: person.fullname };
  const { courseId, title, minimumGrade } = course;
  const actions = [
    passing<Taker>({ id: courseId, minimumGrade }),
    course.closed === null ? removing<Taker>(courseId) : reopening<Taker>(api, courseId),
    ...grouping<Taker>(api, courseId),
  ];
  return (
    <div>
      <MoreMenu subject={title}>
        {actions.map((action) => (
          <IconButton
            key={action.label}
            icon={action.icon}
            label={action.label}
            subject={title}
            danger={action.danger ?? false}
            onClick={() => start(action, [taker], taker.fullname)}
          />
        ))}
      </MoreMenu>
      {windows}
    </div>
  );
}
