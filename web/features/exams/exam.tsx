import { useMemo } from 'react';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import type { CourseRead } from '../../../contract/courses/calls.ts';
import type { ExamSettings } from '../../../contract/questions/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { usePlainApi } from '../../lib/api/api-context.ts';
import type { ApiRefusal } from '../../lib/api/request.ts';
import type { Viewer } from '../../lib/page/screen.ts';
import { SignedIn } from '../../lib/page/signed-in.tsx';
import type { Sitting } from './attempt.ts';
import { ExamLayout } from './exam-layout.tsx';
import { ExamResultView } from './exam-result.tsx';
import { ExamRunning } from './exam-running.tsx';
import { ExamStart } from './exam-start.tsx';
import { useAttempt } from './use-attempt.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

export interface ExamData {
  course: CourseRead;
  /** Both null: the member is not enrolled in the course. */
  settings: ExamSettings | null;
  enrolment: EnrolmentRow | null;
}

export interface ExamProps {
  data: ExamData;
  viewer: Viewer;
}

/** The exam of a course: start page, questions with the clock, result (spec 2.12). */
export const Exam = (props: ExamProps) => (
  <SignedIn viewer={props.viewer}>
    <ExamStages {...props} />
  </SignedIn>
);

/** The exam without its providers. */
export function ExamStages({ data, viewer: { accountId } }: ExamProps) {
  const api = usePlainApi();
  const { course, settings, enrolment } = data;
  const sitting: Sitting = useMemo(
    () => ({ api, accountId, courseId: course.id }),
    [api, accountId, course.id],
  );
  const { stage, start, end, refuse } = useAttempt(sitting, enrolment?.hasRunningAttempt === true);
  useScrollToTop(stage.name);
  if (stage.name === 'running')
    return <ExamRunning sitting={sitting} attempt={stage.attempt} onGraded={end} onRefused={refuse} />;
  return (
    <ExamLayout title={course.title}>
      {stage.name === 'result' && <ExamResultView outcome={stage.outcome} courseId={course.id} />}
      {stage.name === 'ended' && <ExamEnded refusal={stage.refusal} />}
      {(stage.name === 'start' || stage.name === 'opening') && (
        <ExamStart
          course={course}
          waitHours={settings?.waitHours ?? 0}
          attemptLimit={settings?.attemptLimit ?? 0}
          enrolment={enrolment}
          sitting={sitting}
          stage={stage}
          onStart={start}
        />
      )}
    </ExamLayout>
  );
}

/**
 * The attempt ended before it was finished here and has no grade, for instance because the administration
 * annulled it.
 */
function ExamEnded({ refusal }: { refusal: ApiRefusal }) {
  return (
    <EmptyState
      level={1}
      image="/motivos/libro.svg"
      title="Este examen ya no está abierto"
      actions={<Button href="/profile">Ir a mi perfil</Button>}
    >
      {refusal.message} En tu perfil ves si puedes rendirlo otra vez.
    </EmptyState>
  );
}
