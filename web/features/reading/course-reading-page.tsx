import type { ReactNode } from 'react';
import type { CourseComment, CourseRead } from '../../../contract/calls/course.ts';
import type { CourseFile, CourseFileLinks } from '../../../contract/calls/material.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CourseStateNote } from '../courses/course-state-note.tsx';
import { splitModules } from '../courses/module-text.rules.ts';
import { CourseMaterial } from './course-material.tsx';
import { MemberReading } from './member-reading.tsx';
import { placeKey } from './module-place.ts';
import { ModuleReader } from './module-reader.tsx';
import { useModulePlace } from './use-module-place.ts';

export interface ReadingData {
  course: CourseRead;
  /** Null = the viewer is not enrolled. */
  reading: {
    files: CourseFile[];
    links: CourseFileLinks[];
    /** The member's own comment. */
    mine: CourseComment | null;
    /** Null for administrators. */
    enrolment: EnrolmentRow | null;
  } | null;
}

/**
 * The reading page of a course (spec 2.8): its text and material; for members with the clock and the comment
 * form.
 */
export default function CourseReadingPage({ data, viewer }: ViewProps<ReadingData>) {
  const { course, reading } = data;
  if (reading === null || viewer === null) return <NotEnrolled course={course} />;
  const { files, links, mine, enrolment } = reading;
  const shared = {
    course,
    accountId: viewer.accountId,
    material: <CourseMaterial courseId={course.id} files={files} links={links} />,
  };
  if (enrolment === null) return <PlainReading {...shared} />;
  return <MemberReading {...shared} mine={mine} enrolment={enrolment} username={viewer.username} />;
}

/** An administrator reads the text without a clock. */
function PlainReading({
  course,
  accountId,
  material,
}: {
  course: CourseRead;
  accountId: number;
  material: ReactNode;
}) {
  const modules = splitModules(course.modules ?? '');
  const place = useModulePlace(placeKey(accountId, course.id), modules.length);
  const home = { label: 'Cursos', href: '/course' };
  return (
    <ModuleReader
      course={course}
      modules={modules}
      place={place}
      home={home}
      state={<CourseStateNote course={course} />}
    >
      {material}
    </ModuleReader>
  );
}

function NotEnrolled({ course }: { course: CourseRead }) {
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
