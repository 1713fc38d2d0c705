import type { CourseComment, CourseRead } from '../../../contract/course.ts';
import type { EnrolmentRow } from '../../../contract/users.ts';
import { Blank } from '../../components/blank.tsx';
import { Button } from '../../components/button.tsx';
import type { ViewProps } from '../../lib/screen.ts';
import { MemberReading } from './member-reading.tsx';
import { ModuleReader } from './module-reader.tsx';
import { splitModules } from './module-text.rules.ts';
import { useModulePlace } from './use-module-place.ts';

interface ReadingData {
  course: CourseRead;
  /** The member's own comment. */
  mine: CourseComment | null;
  enrolment: EnrolmentRow | null;
}

/** The reading page of a course (portal.md §2): its text, for a member with the clock and the comment form. */
export default function CourseReadingPage({ data, viewer }: ViewProps<ReadingData>) {
  const { course, mine, enrolment } = data;
  if (course.modules === undefined || viewer === null) return <NotEnrolled courseId={course.id} />;
  const shared = { course, accountId: viewer.accountId, modules: splitModules(course.modules) };
  if (enrolment === null) return <PlainReading {...shared} />;
  return <MemberReading {...shared} mine={mine} enrolment={enrolment} username={viewer.username} />;
}

/** An administrator reads the text without a clock. */
function PlainReading({
  course,
  modules,
  accountId,
}: {
  course: CourseRead;
  modules: ReturnType<typeof splitModules>;
  accountId: number;
}) {
  const place = useModulePlace(`place.${accountId}.${course.id}`, modules.length);
  return (
    <ModuleReader
      course={course}
      modules={modules}
      place={place}
      home={{ label: 'Cursos', href: '/course' }}
    />
  );
}

function NotEnrolled({ courseId }: { courseId: number }) {
  return (
    <div className="wrap page">
      <Blank
        level={1}
        picture="/motivos/libro.svg"
        title="Para leer este curso, primero aplica"
        actions={<Button href={`/leercurso?id=${courseId}`}>Ver el curso y aplicar</Button>}
      >
        Es gratis y toma un momento: abre la página del curso y pulsa Aplicar.
      </Blank>
    </div>
  );
}
