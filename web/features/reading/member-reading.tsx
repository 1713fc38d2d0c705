import type { ReactNode } from 'react';
import type { CourseComment, CourseRead } from '../../../contract/calls/course.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { BottomBar } from '../../components/page/bottom-bar.tsx';
import { CommentForm } from '../comments/comment-form.tsx';
import { ArchivedNote } from '../courses/archived-note.tsx';
import { splitModules } from '../courses/module-text.rules.ts';
import { placeKey } from './module-place.ts';
import { ModuleReader } from './module-reader.tsx';
import { isNews, panelSentence } from './reading.rules.ts';
import { ReadingBar, ReadingLine, ReadingPanel, type ReadingPanelProps } from './reading-panel.tsx';
import { useExamRefusal } from './use-exam-refusal.ts';
import { useModulePlace } from './use-module-place.ts';
import { useReadingClock } from './use-reading-clock.ts';
import { useSignInForReading } from './use-sign-in-for-reading.ts';

interface MemberReadingProps {
  course: CourseRead;
  material: ReactNode;
  mine: CourseComment | null;
  enrolment: EnrolmentRow;
  accountId: number;
  username: string;
}

/** A member's reading: the text, the clock that opens the exam, the material, the comment. */
export function MemberReading(props: MemberReadingProps) {
  const { course, material, mine, enrolment, accountId, username } = props;
  const modules = splitModules(course.modules ?? '');
  const wasComplete = enrolment.isReadingComplete;
  const reading = useReadingClock({
    accountId,
    username,
    courseId: course.id,
    creditedSeconds: enrolment.readTime,
    durationMinutes: course.duration,
    isComplete: wasComplete,
  });
  const refusal = useExamRefusal({
    username,
    courseId: course.id,
    refusal: enrolment.examRefusal,
    isComplete: reading.isComplete,
    wasComplete,
  });
  const place = useModulePlace(placeKey(accountId, course.id), modules.length);
  const onSignIn = useSignInForReading(reading);
  const examLink = {
    refusal,
    href: `/test?id=${course.id}&userId=${accountId}`,
    isRunning: enrolment.hasRunningAttempt,
  };
  const panel = { reading, durationMinutes: reading.durationMinutes, examLink };
  const withSignIn = { ...panel, onSignIn };
  return (
    <>
      <ModuleReader
        course={course}
        modules={modules}
        place={place}
        home={{ label: 'Mis Cursos', href: '/profile?tab=cursos' }}
        state={course.archived && <ArchivedNote />}
        panel={<ReadingPanel {...withSignIn} />}
        line={<ReadingLine {...withSignIn} />}
      >
        {material}
        <div data-after-last hidden={place.current < modules.length}>
          <CommentForm courseId={course.id} userId={accountId} mine={mine} />
        </div>
      </ModuleReader>
      <p className="sr" role="status" data-live="news">
        <Announcement reading={reading} examLink={examLink} isNew={!wasComplete} />
      </p>
      <BottomBar>
        <ReadingBar {...panel} />
      </BottomBar>
    </>
  );
}

/** Announces changes that happen without a press, except the minutes. */
function Announcement({
  reading,
  examLink,
  isNew,
}: Pick<ReadingPanelProps, 'reading' | 'examLink'> & { isNew: boolean }) {
  return isNews(reading, isNew) && panelSentence(reading, examLink.refusal);
}
