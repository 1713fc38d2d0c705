import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import styles from './course-actions.module.css';

type CourseActionsProps = { row: EnrolmentRow; userId: number; onLeave: (row: EnrolmentRow) => void };

/**
 * The actions on a course: read the modules; take the exam, or why not; leave the course while it has no
 * result.
 */
export function CourseActions({ row, userId, onLeave }: CourseActionsProps) {
  const refusal = row.hasRunningAttempt ? null : row.examRefusal;
  return (
    <div>
      <div className={styles.actions}>
        <Button kind="soft" size="small" href={`/leermodulos?id=${row.courseId}`}>
          <Icon name="book" />
          Leer módulo<span className="sr">: {row.name}</span>
        </Button>
        <Button
          size="small"
          href={`/test?id=${row.courseId}&userId=${userId}`}
          disabledReason={refusal ?? undefined}
        >
          {refusal !== null && <Icon name="lock" />}
          {row.hasRunningAttempt ? 'Continuar examen' : 'Tomar examen'}
          <span className="sr">: {row.name}</span>
        </Button>
      </div>
      {row.canLeave && (
        <Button kind="text" size="small" className={styles.leave} onClick={() => onLeave(row)}>
          Dejar el curso<span className="sr">: {row.name}</span>
        </Button>
      )}
    </div>
  );
}
