import type { ReactNode } from 'react';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import type { CourseComment, CourseRead } from '../../../contract/courses/calls.ts';
import { enrolmentClosed } from '../../../contract/enrolments/refusals.ts';
import type { CourseFile, CourseFileLinks } from '../../../contract/material/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { BottomBar } from '../../components/page/bottom-bar.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { type MemberState, minutesRead } from '../../lib/page/member-states.ts';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { Island } from '../../runtime/island.tsx';
import { ArchivedNote } from '../courses/archived-note.tsx';
import { CourseStateNote } from '../courses/course-state-note.tsx';
import { ModuleReader } from './module-reader.tsx';
import type { ReadingScript } from './read-page.ts';
import { openedReading } from './reading.rules.ts';
import { ReadingAids } from './reading-aids.tsx';
import { ReadingBar, ReadingLine, ReadingPanel } from './reading-panel.tsx';

export interface ReadingData {
  course: CourseRead;
  /** An administrator took the member out of the course. */
  isClosed?: boolean;
  /** Enrolled in a course that is not open yet. */
  isEnrolled?: boolean;
  /** Null = the viewer is not enrolled. */
  reading: {
    files: CourseFile[];
    links: CourseFileLinks[];
    /** The member's own comment. */
    mine: CourseComment | null;
    enrolment: EnrolmentRow | null;
    /** The progress of a member whose view an administrator sees. */
    as: MemberState;
  } | null;
}

/** The reading page of a course (spec 2.8): its text and material; for members with the clock and the comment form. */
export default function CourseReadingPage() {
  return (
    <OwnPart<ReadingData>>
      {({ viewer, own }) => {
        if (viewer === null || own === undefined) return null;
        const { course, reading, isClosed, isEnrolled } = own;
        return reading === null ? (
          <NotReading course={course} isClosed={isClosed === true} isEnrolled={isEnrolled === true} />
        ) : (
          <Reading course={course} viewer={viewer} {...reading} />
        );
      }}
    </OwnPart>
  );
}

type ReadingProps = NonNullable<ReadingData['reading']> & { course: CourseRead; viewer: Viewer };

/** Administrators see a member's clock, which stands still. The page is run by `readPage`. */
function Reading({ course, viewer, files, links, mine, enrolment, as }: ReadingProps) {
  const aids = { courseId: course.id, viewer, files, links, mine };
  const island = (
    <Island name="reading-aids" props={aids} trigger="[data-sign-in-again]">
      <ReadingAids {...aids} />
    </Island>
  );
  const script: ReadingScript = {
    accountId: viewer.accountId,
    username: viewer.username,
    courseId: course.id,
    module: enrolment?.module ?? null,
    clock: enrolment && {
      creditedSeconds: enrolment.readTime,
      durationMinutes: course.duration,
      isComplete: enrolment.isReadingComplete,
      refusal: enrolment.examRefusal,
      isRunning: enrolment.hasRunningAttempt,
    },
  };
  return (
    <div data-reading={JSON.stringify(script)}>
      <MemberReading course={course} viewer={viewer} clock={script.clock ?? clockAs(as, course)}>
        {island}
      </MemberReading>
    </div>
  );
}

/** The clock of a member in some state, for administrators. */
const clockAs = (as: MemberState, { duration }: CourseRead): MemberReadingProps['clock'] => ({
  creditedSeconds: 60 * minutesRead(as, duration),
  durationMinutes: duration,
  isComplete: as.part === 1,
  refusal: null,
  isRunning: false,
});

interface MemberReadingProps {
  course: CourseRead;
  viewer: Viewer;
  clock: NonNullable<ReadingScript['clock']>;
  children: ReactNode;
}

/** A member's reading: the text and the clock that opens the exam. */
function MemberReading({ course, viewer, clock, children }: MemberReadingProps) {
  const { creditedSeconds, durationMinutes, isComplete, refusal, isRunning } = clock;
  const panel = {
    reading: openedReading({ readSeconds: creditedSeconds, durationMinutes, isComplete }),
    door: { refusal, isRunning, href: `/test?id=${course.id}&userId=${viewer.accountId}` },
  };
  return (
    <>
      <ModuleReader
        course={course}
        home={
          viewer.role === 'admin'
            ? { label: 'Ver como miembro', href: `/vercomomiembro?id=${course.id}` }
            : { label: 'Mis Cursos', href: '/profile?tab=cursos' }
        }
        state={
          viewer.role === 'admin' ? <CourseStateNote course={course} /> : course.archived && <ArchivedNote />
        }
        panel={<ReadingPanel {...panel} />}
        line={<ReadingLine {...panel} />}
      >
        {children}
      </ModuleReader>
      <p className="sr" role="status" data-live="news" />
      <BottomBar>
        <ReadingBar {...panel} />
      </BottomBar>
    </>
  );
}

type NotReadingProps = { course: CourseRead; isClosed: boolean; isEnrolled: boolean };

/** The reason why there is nothing to read: taken out, not open yet, or not enrolled. */
function NotReading({ course, isClosed, isEnrolled }: NotReadingProps) {
  if (isEnrolled)
    return (
      <div className="wrap page">
        <EmptyState
          level={1}
          image="/motivos/reloj.svg"
          title="Este curso todavía no abre"
          actions={<Button href="/profile?tab=cursos">Ir a mis cursos</Button>}
        >
          {course.dates}
        </EmptyState>
      </div>
    );
  if (isClosed)
    return (
      <div className="wrap page">
        <EmptyState
          level={1}
          image="/motivos/libro.svg"
          title="Ya no tomas este curso"
          actions={<Button href="/profile?tab=cursos">Ir a mis cursos</Button>}
        >
          {enrolmentClosed.message}
        </EmptyState>
      </div>
    );
  return (
    <div className="wrap page">
      <EmptyState
        level={1}
        image="/motivos/libro.svg"
        title="Para leer este curso, primero aplica"
        actions={<Button href={`/leercurso?id=${course.id}`}>Ver el curso y aplicar</Button>}
      >
        Es gratis y toma un momento: abre la página de «{course.title}» y pulsa Aplicar.
      </EmptyState>
    </div>
  );
}
