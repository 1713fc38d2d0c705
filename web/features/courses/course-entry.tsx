import type { CourseRead } from '../../../contract/calls/course.ts';
import { Button } from '../../components/forms/button.tsx';
import type { Viewer } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import { ApplyButton } from './apply-button.tsx';

type CourseEntryProps = {
  course: CourseRead;
  viewer: Viewer | null;
  /** The name of the island with the button. Each place on the screen has its own. */
  name: 'apply' | 'apply-dock';
};

/**
 * The way into a course: Aplicar, or a link to the reading for enrolled members. Administrators see nothing
 * (spec 7.4).
 */
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
