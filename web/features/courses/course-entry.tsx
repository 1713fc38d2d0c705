import { enrolmentClosed } from '../../../contract/refusals/enrolments.ts';
import { Button } from '../../components/forms/button.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { Island } from '../../runtime/island.tsx';
import { ApplyButton } from './apply-button.tsx';

/** The facts that the entry into a course depends on, for an account. */
export interface OwnEnrolment {
  isEnrolled: boolean;
  /** An administrator took the member out of the course. */
  isClosed: boolean;
}

type CourseEntryProps = {
  courseId: number;
  /** The name of the island with the button. Each place on the screen has its own. */
  name: 'apply' | 'apply-dock';
};

/**
 * The way into a course: Aplicar, or a link to the reading for enrolled members. Administrators see nothing
 * (spec 7.4).
 */
export function CourseEntry({ courseId, name }: CourseEntryProps) {
  return (
    <OwnPart<OwnEnrolment>>
      {({ viewer, own }) => {
        if (viewer?.role === 'admin') return null;
        if (own?.isClosed) return <p className="muted">{enrolmentClosed.message}</p>;
        if (own?.isEnrolled) return <ContinueReading courseId={courseId} />;
        return <Apply courseId={courseId} name={name} accountId={viewer?.accountId ?? null} />;
      }}
    </OwnPart>
  );
}

function ContinueReading({ courseId }: { courseId: number }) {
  return (
    <Button href={`/leermodulos?id=${courseId}`} wide>
      Continuar leyendo
    </Button>
  );
}

function Apply({ name, ...props }: CourseEntryProps & { accountId: number | null }) {
  return (
    <Island name={name} props={props}>
      <ApplyButton {...props} />
    </Island>
  );
}
