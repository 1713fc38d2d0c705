import { useState } from 'react';
import type { Person } from '../../../contract/calls/person.ts';
import type { PersonCourse } from '../../../contract/calls/result.ts';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';
import { BulkFailures, type Failures } from '../../lib/lists/bulk-failures.tsx';
import { useBulkCall } from '../../lib/lists/use-bulk-call.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { resultActions } from '../results/result-actions.ts';
import type { Taker } from '../results/results.rules.ts';

type PersonCourseActionsProps = { person: Person; course: PersonCourse };

/** The actions on one person in one course, as with those ticked in its results; the page is then loaded again. */
export function PersonCourseActions({ person, course }: PersonCourseActionsProps) {
  const api = useApi();
  const [asked, ask] = useState<BulkAction<Taker> | null>(null);
  const [failed, setFailed] = useState<Failures | null>(null);
  const taker: Taker = { ...course, userId: person.id, fullname: person.fullname };
  const call = useBulkCall<Taker>({
    nameOf: ({ fullname }) => fullname,
    onDone: async () => undefined,
    onFailed: setFailed,
    onLeft: (left) => {
      if (left.length === 0) location.reload();
    },
  });
  if (person.isDeleted) return null;
  const actions = resultActions(api, { id: course.courseId, minimumGrade: course.minimumGrade }, [taker]);
  const fitting = actions.filter(({ label }) => (course.closed === null) === (label !== 'Devolver al curso'));
  const start = (action: BulkAction<Taker>) =>
    action.window === undefined ? void call.run(action, [taker], 0, '') : ask(action);
  return (
    <div>
      <MoreMenu subject={course.title}>
        {fitting.map((action) => (
          <IconButton
            key={action.label}
            icon={action.icon}
            label={action.label}
            subject={course.title}
            danger={action.danger ?? false}
            onClick={() => start(action)}
          />
        ))}
      </MoreMenu>
      {asked?.window?.({
        rows: [taker],
        onCancel: () => ask(null),
        onReply: (reply) => {
          ask(null);
          if (reply.data.every(({ state }) => state !== 'failed')) storeNotice(reply.message);
          void call.report(asked, [taker], reply);
        },
      })}
      <BulkFailures failed={failed} onClose={() => setFailed(null)} />
    </div>
  );
}
