import type { CourseRead } from '../../../contract/calls/course.ts';
import { Button } from '../../components/forms/button.tsx';
import type { Viewer } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import { ApplyButton } from './apply-button.tsx';

type CourseEntryProps = {
  course: CourseRead;
  viewer: Viewer | null;
  /** The island that holds the button: each place on the screen has one of its own. */
  name: 'apply' | 'apply-dock';
};

/** The way into a course: Aplicar, or on with the reading for who applied; nothing for administrators (spec 7.4). */
export function CourseEntry({ course, viewer, name }: CourseEntryProps) {
  if (viewer?.role === 'admin') return null;
  if (course.isEnrolled) {
    return (
      <Button href={`/leermodulos?id=${course.id}`} wide>
        Continuar leyendo
      </Button>
    );
  }
  const props = { courseId: course.id, accountId: viewer?.accountId ?? null };
  return (
    <>
      {name === 'apply' && <NeedsScript purpose="aplicar a este curso" />}
      <Island name={name} props={props}>
        <ApplyButton {...props} />
      </Island>
    </>
  );
}
