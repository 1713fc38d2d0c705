import { Icon } from '../../components/display/icon.tsx';
import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import {
  barFigure,
  barText,
  closedDoorReason,
  isSaving,
  panelSentence,
  readTimeText,
  type ShownReading,
} from './reading.rules.ts';
import styles from './reading-panel.module.css';
import type { ExamDoor } from './show-reading.ts';

export interface ReadingPanelProps {
  reading: ShownReading;
  door: ExamDoor & { href: string };
}

/**
 * The reading clock beside the text: ring, minutes read, missing minutes, and the link to the exam. The server renders
 * its first state; showReading updates it.
 */
export function ReadingPanel({ reading, door }: ReadingPanelProps) {
  const { readSeconds, durationMinutes, isComplete } = reading;
  const { figure, rest } = readTimeText(readSeconds, durationMinutes);
  return (
    <Card padded>
      <div className={styles.clock}>
        <ProgressRing part={isComplete ? 1 : readSeconds / (durationMinutes * 60)} />
        <div>
          <span className={styles.figure} data-live="figure" data-complete={isComplete || undefined}>
            {figure}
          </span>
          <span className="muted" data-live="rest">
            {rest}
          </span>
        </div>
      </div>
      <ReadingLine reading={reading} door={door} />
      <SignInAgain needsSignIn={reading.needsSignIn} />
      <ExamButton reading={reading} door={door} wide />
    </Card>
  );
}

/** The clock's message and the state of saving. */
export function ReadingLine({ reading, door }: ReadingPanelProps) {
  return (
    <div className={styles.hint}>
      <p data-live="sentence">{panelSentence(reading, door.isRunning ? null : door.refusal)}</p>
      <p
        className={styles.saved}
        data-saved
        data-unsaved={!reading.isSaved || undefined}
        hidden={!isSaving(reading)}
      >
        <Icon name="check" />
        Guardado
      </p>
    </div>
  );
}

/** Asks for the password once the session is over. */
function SignInAgain({ needsSignIn }: { needsSignIn: boolean }) {
  return (
    <Button kind="text" size="small" className={styles.signIn} data-sign-in-again hidden={!needsSignIn}>
      Escribir mi contraseña
    </Button>
  );
}

/** The same in a bar at the bottom of a phone. */
export function ReadingBar({ reading, door }: ReadingPanelProps) {
  const { readSeconds, durationMinutes, isComplete } = reading;
  return (
    <div className={styles.dock}>
      <ProgressRing size="small" part={isComplete ? 1 : readSeconds / (durationMinutes * 60)} />
      <div className={styles.short}>
        <b data-live="barFigure" data-complete={isComplete || undefined}>
          {barFigure(readSeconds, durationMinutes)}
        </b>
        <small data-live="barText">{barText(reading)}</small>
      </div>
      <div className={styles.dockDoor}>
        <ExamButton reading={reading} door={door} />
      </div>
      <SignInAgain needsSignIn={reading.needsSignIn} />
    </div>
  );
}

/** The link to the exam or, until it opens, a disabled button with the reason. */
function ExamButton({ reading, door, wide = false }: ReadingPanelProps & { wide?: boolean }) {
  const isOpen = door.isRunning || (reading.isComplete && door.refusal === null);
  const words = wide ? (door.isRunning ? 'Continuar examen' : 'Tomar examen') : 'Examen';
  const size = wide ? 'normal' : 'small';
  return (
    <>
      <Button
        href={door.href}
        wide={wide}
        size={size}
        className={styles.door}
        aria-label={wide ? undefined : 'Tomar examen'}
        data-door="open"
        hidden={!isOpen}
      >
        {words}
      </Button>
      <div data-door="closed" className={styles.closed} hidden={isOpen}>
        <Button wide={wide} size={size} disabledReason={closedDoorReason(reading, door.refusal, wide)}>
          <Icon name="lock" />
          {words}
        </Button>
      </div>
    </>
  );
}
