import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import {
  dockFigure,
  dockWords,
  firstSentence,
  missingWords,
  panelSentence,
  readWords,
} from './reading.rules.ts';
import type { ReadingState } from './reading-clock.ts';
import styles from './reading-panel.module.css';
import type { Presence } from './use-reader-presence.ts';

export interface ReadingPanelProps {
  reading: ReadingState & { presence: Presence };
  durationMinutes: number;
  /** The exam: where it is and why it can't be taken now (null = it can). */
  door: { refusal: string | null; href: string; isRunning: boolean };
}

/** The reading clock beside the text: ring, minutes read, what is missing, and the exam once it is open. */
export function ReadingPanel(props: ReadingPanelProps & { onSignIn(): void }) {
  const { reading, durationMinutes, door } = props;
  const { readSeconds, isComplete } = reading;
  const { figure, rest } = readWords(readSeconds, durationMinutes);
  return (
    <Card padded>
      <div className={styles.clock}>
        <ProgressRing part={isComplete ? 1 : readSeconds / (durationMinutes * 60)} />
        <div>
          <span className={classNames(styles.figure, isComplete ? styles.blue : styles.red)}>{figure}</span>
          <span className="muted">{rest}</span>
        </div>
      </div>
      <ReadingLine {...props} />
      <ExamButton reading={reading} durationMinutes={durationMinutes} door={door} wide />
    </Card>
  );
}

/** What the clock has to say, whether it is saved, and the way back in once the session is over. */
export function ReadingLine({
  reading,
  durationMinutes,
  door,
  onSignIn,
}: ReadingPanelProps & { onSignIn(): void }) {
  const isQuiet = reading.isSaved && !reading.needsSignIn && reading.refusal === null;
  return (
    <div className={styles.hint}>
      <p>{panelSentence(reading, durationMinutes, door.isRunning ? null : door.refusal)}</p>
      {isQuiet && (
        <p className={styles.saved}>
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

/** The same on phones, docked at the bottom. */
export function ReadingDock({ reading, durationMinutes, door }: ReadingPanelProps) {
  const { readSeconds, isComplete } = reading;
  return (
    <div className={styles.dock}>
      <ProgressRing size="small" part={isComplete ? 1 : readSeconds / (durationMinutes * 60)} />
      <div className={styles.short}>
        <b className={isComplete ? styles.blue : styles.red}>{dockFigure(readSeconds, durationMinutes)}</b>
        <small>{dockWords(reading)}</small>
      </div>
      <div className={styles.dockDoor}>
        <ExamButton reading={reading} durationMinutes={durationMinutes} door={door} />
      </div>
    </div>
  );
}

function ExamButton({ reading, durationMinutes, door, wide }: ReadingPanelProps & { wide?: boolean }) {
  const isOpen = door.isRunning || (reading.isComplete && door.refusal === null);
  const words = wide ? (door.isRunning ? 'Continuar examen' : 'Tomar examen') : 'Examen';
  if (isOpen) {
    return (
      <Button
        href={door.href}
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
      ? (door.refusal ?? '')
      : firstSentence(door.refusal ?? '')
    : wide
      ? 'Completa la lectura para abrirlo.'
      : missingWords(reading.readSeconds, durationMinutes);
  return (
    <Button wide={wide} size={wide ? 'normal' : 'small'} disabledReason={reason}>
      <Icon name="lock" />
      {words}
    </Button>
  );
}
