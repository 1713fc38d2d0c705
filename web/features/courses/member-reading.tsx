import { useState } from 'react';
import type { CourseComment, CourseRead } from '../../../contract/course.ts';
import type { EnrolmentRow } from '../../../contract/users.ts';
import { Dock } from '../../components/dock.tsx';
import { SignInAgainDialog } from '../../lib/sign-in-again-dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import { ModuleReader } from './module-reader.tsx';
import type { CourseModule } from './module-text.rules.ts';
import { ReadingDock, ReadingPanel } from './reading-panel.tsx';
import { useExamDoor } from './use-exam-door.ts';
import { useModulePlace } from './use-module-place.ts';
import { useReadingClock } from './use-reading-clock.ts';

interface MemberReadingProps {
  course: CourseRead;
  modules: readonly CourseModule[];
  mine: CourseComment | null;
  enrolment: EnrolmentRow;
  accountId: number;
  username: string;
}

/** A member's reading: the text, the clock that opens the exam, the comment. */
export function MemberReading({ course, modules, mine, enrolment, accountId, username }: MemberReadingProps) {
  const wasComplete = enrolment.examRefusal === null || enrolment.readTime >= course.duration * 60;
  const reading = useReadingClock({
    accountId,
    courseId: course.id,
    creditedSeconds: enrolment.readTime,
    durationMinutes: course.duration,
    isComplete: wasComplete,
  });
  const refusal = useExamDoor({
    username,
    courseId: course.id,
    refusal: enrolment.examRefusal,
    isComplete: reading.isComplete,
    wasComplete,
  });
  const place = useModulePlace(`place.${accountId}.${course.id}`, modules.length);
  const [isAsked, setAsked] = useState(true);
  const door = {
    refusal,
    href: `/test?id=${course.id}&userId=${accountId}`,
    isRunning: enrolment.hasRunningAttempt,
  };
  const panel = { reading, durationMinutes: course.duration, door };
  return (
    <>
      <ModuleReader
        course={course}
        modules={modules}
        place={place}
        home={{ label: 'Mis Cursos', href: '/profile?tab=cursos' }}
        panel={<ReadingPanel {...panel} onSignIn={() => setAsked(true)} />}
      >
        <CommentForm courseId={course.id} userId={accountId} mine={mine} />
      </ModuleReader>
      <p className="sr" role="status">
        {reading.isComplete &&
          !wasComplete &&
          refusal === null &&
          'Completaste la lectura. Ya puedes tomar el examen.'}
      </p>
      <Dock>
        <ReadingDock {...panel} />
      </Dock>
      <SignInAgainDialog
        open={reading.needsSignIn && isAsked}
        username={username}
        onSignedIn={reading.signedIn}
        onClose={() => setAsked(false)}
      >
        Tu lectura está guardada en este equipo. Escribe tu contraseña para seguir sumando tiempo.
      </SignInAgainDialog>
    </>
  );
}
