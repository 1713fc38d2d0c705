import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { enrolmentClosed } from '../../../contract/refusals/enrolments.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import styles from './course-actions.module.css';
import { nextStepOf } from './enrolment.rules.ts';

type CourseActionsProps = { row: EnrolmentRow; userId: number; onLeave: (row: EnrolmentRow) => void };

/**
 * The actions on a course, the next step as its one strong button: read the modules; take the exam, or why not; the
 * certificate; leave the course while it has no result.
 */
export function CourseActions({ row, userId, onLeave }: CourseActionsProps) {
  const next = nextStepOf(row);
  const exam = <ExamButton key="exam" row={row} userId={userId} isNext={next === 'exam'} />;
  const reading = (
    <Button
      key="reading"
      kind={next === 'reading' ? 'brand' : 'soft'}
      size="small"
      href={`/leermodulos?id=${row.courseId}`}
    >
      <Icon name="book" />
      Leer módulo<span className="sr">: {row.name}</span>
    </Button>
  );
  return (
    <div>
      <div className={styles.actions}>
        {next === 'certificate' && (
          <Button size="small" href="/profile?tab=certificados">
            <Icon name="award" />
            Ver mi certificado<span className="sr">: {row.name}</span>
          </Button>
        )}
        {!row.closed && (next === 'exam' ? [exam, reading] : [reading, exam])}
      </div>
      {row.closed && <p className="muted">{enrolmentClosed.message}</p>}
      {row.canLeave && !row.closed && (
        <Button kind="text" size="small" className={styles.leave} onClick={() => onLeave(row)}>
          Dejar el curso<span className="sr">: {row.name}</span>
        </Button>
      )}
    </div>
  );
}

/** 'Tomar examen' or 'Continuar examen'; while it is closed it stands back, with its reason. */
function ExamButton({ row, userId, isNext }: { row: EnrolmentRow; userId: number; isNext: boolean }) {
  const refusal = row.hasRunningAttempt ? null : row.examRefusal;
  return (
    <Button
      kind={isNext ? 'brand' : 'soft'}
      size="small"
      href={`/test?id=${row.courseId}&userId=${userId}`}
      disabledReason={refusal ?? undefined}
    >
      {refusal !== null && <Icon name="lock" />}
      {row.hasRunningAttempt ? 'Continuar examen' : 'Tomar examen'}
      <span className="sr">: {row.name}</span>
    </Button>
  );
}
