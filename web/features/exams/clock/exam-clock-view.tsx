import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { clockText, timeLeftText } from './exam-clock.rules.ts';
import styles from './exam-clock-view.module.css';
import type { ClockHiding } from './use-clock-hiding.ts';

const lastMinutesSeconds = 300;

/**
 * The time left; in the last five minutes on pale yellow, with the word 'quedan'. It can be hidden. Its
 * button, which appears once the keyboard reaches it, and Alt + T announce the time left.
 */
export function ExamClockView({ secondsLeft, hiding }: { secondsLeft: number; hiding: ClockHiding }) {
  const { isHidden, toggle } = hiding;
  const text = clockText(secondsLeft);
  const isLast = secondsLeft < lastMinutesSeconds;
  const announceTime = useTimeAnnouncement(secondsLeft);
  return (
    <>
      {!isHidden && (
        <span role="timer" aria-label={`Quedan ${text}`} className={isLast ? styles.last : undefined}>
          <Icon name="clock" />
          {isLast && <small aria-hidden="true">quedan</small>}
          <time aria-hidden="true">
            <TabularDigits text={text} />
          </time>
        </span>
      )}
      <button type="button" className={styles.ask} aria-keyshortcuts="Alt+T" onClick={announceTime}>
        ¿Cuánto tiempo queda? (Alt + T)
      </button>
      <IconButton
        icon={isHidden ? 'clock' : 'eye'}
        label={isHidden ? 'Mostrar el reloj' : 'Ocultar el reloj'}
        className={styles.toggle}
        onClick={toggle}
      />
    </>
  );
}

/** Returns a function that announces the time left. Alt + T calls it too. */
function useTimeAnnouncement(secondsLeft: number): () => void {
  const toast = useToast();
  const latest = useRef(secondsLeft);
  useEffect(() => {
    latest.current = secondsLeft;
  });
  const announceTime = () => toast({ text: timeLeftText(latest.current) });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      event.preventDefault();
      toast({ text: timeLeftText(latest.current) });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toast]);
  return announceTime;
}

/** The digits of a clock ('18:42'), each in a fixed width so that the text does not shake as they change. */
function TabularDigits({ text }: { text: string }) {
  const places = [...text].map((sign, place) => ({ sign, place }));
  return (
    <span className={styles.digits}>
      {places.map(({ sign, place }) => (
        <span key={place} className={sign === ':' ? styles.colon : styles.digit}>
          {sign}
        </span>
      ))}
    </span>
  );
}
