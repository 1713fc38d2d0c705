import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { barFigure, barText, firstSentence, panelSentence, readTimeText } from './reading.rules.ts';
import styles from './reading-panel.module.css';
import type { ShownReading } from './run-reading.ts';

export interface ReadingPanelProps {
  reading: ShownReading;
  durationMinutes: number;
  /** The link to the exam and the reason why it can't be taken now (null = it can). */
  examLink: { refusal: string | null; href: string; isRunning: boolean };
}

/** The reading clock beside the text: ring, minutes read, missing minutes, and the exam once it is open. */
export function ReadingPanel(props: ReadingPanelProps & { onSignIn(): void }) {
  const { reading, durationMinutes, examLink } = props;
  const { readSeconds, isComplete } = reading;
  const { figure, rest } = readTimeText(readSeconds, durationMinutes);
  return (
    <Card padded>
      <div className={styles.clock}>
        <ProgressRing part={isComplete ? 1 : readSeconds / (durationMinutes * 60)} />
        <div>
          <span
            className={classNames(styles.figure, isComplete ? styles.blue : styles.red)}
            data-live="figure"
          >
            {figure}
          </span>
          <span className="muted" data-live="rest">
            {rest}
          </span>
        </div>
      </div>
      <ReadingLine {...props} />
      <ExamButton reading={reading} durationMinutes={durationMinutes} examLink={examLink} wide />
    </Card>
  );
}

/** The clock's message, the state of saving, and the sign-in once the session is over. */
export function ReadingLine({
  reading,
  examLink,
  onSignIn,
}: Pick<ReadingPanelProps, 'reading' | 'examLink'> & { onSignIn(): void }) {
  const canSave = !reading.needsSignIn && reading.refusal === null;
  return (
    <div className={styles.hint}>
      <p data-live="sentence">{panelSentence(reading, examLink.isRunning ? null : examLink.refusal)}</p>
      {canSave && (
        <p className={styles.saved} data-saved data-unsaved={!reading.isSaved || undefined}>
          <Icon name="check" />
          Guardado
        </p>
      )}
      {reading.needsSignIn && (
        <Button kind="text" size="small" onClick={onSignIn}>
          Escribir mi contraseña
        </Button>
      )}
    </div>
  );
}

/** The same in a bar at the bottom of a phone. */
export function ReadingBar({ reading, durationMinutes, examLink }: ReadingPanelProps) {
  const { readSeconds, isComplete } = reading;
  return (
    <div className={styles.dock}>
      <ProgressRing size="small" part={isComplete ? 1 : readSeconds / (durationMinutes * 60)} />
      <div className={styles.short}>
        <b className={isComplete ? styles.blue : styles.red} data-live="barFigure">
          {barFigure(readSeconds, durationMinutes)}
        </b>
        <small data-live="barText">{barText(reading)}</small>
      </div>
      <div className={styles.dockDoor} data-live-door>
        <ExamButton reading={reading} durationMinutes={durationMinutes} examLink={examLink} />
      </div>
    </div>
  );
}

function ExamButton({ reading, examLink, wide }: ReadingPanelProps & { wide?: boolean }) {
  const isOpen = examLink.isRunning || (reading.isComplete && examLink.refusal === null);
  const words = wide ? (examLink.isRunning ? 'Continuar examen' : 'Tomar examen') : 'Examen';
  if (isOpen) {
    return (
      <Button
        href={examLink.href}
        wide={wide}
        size={wide ? 'normal' : 'small'}
        className={styles.door}
        aria-label={wide ? undefined : 'Tomar examen'}
      >
        {words}
      </Button>
    );
  }
  const reason = reading.isComplete
    ? wide
      ? (examLink.refusal ?? '')
      : firstSentence(examLink.refusal ?? '')
    : wide
      ? 'Completa la lectura para abrirlo.'
      : 'Completa la lectura';
  return (
    <Button wide={wide} size={wide ? 'normal' : 'small'} disabledReason={reason}>
      <Icon name="lock" />
      {words}
    </Button>
  );
}
