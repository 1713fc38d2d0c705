import { Digits } from '../../components/digits.tsx';
import { Icon } from '../../components/icon.tsx';
import { clockText } from './exam-clock.rules.ts';
import styles from './exam-clock-view.module.css';

const lastMinutesSeconds = 300;

/** What is left; in the last five minutes pale sun, with the word 'quedan'. */
export function ExamClockView({ secondsLeft }: { secondsLeft: number }) {
  const text = clockText(secondsLeft);
  const isLast = secondsLeft < lastMinutesSeconds;
  return (
    <span role="timer" aria-label={`Quedan ${text}`} className={isLast ? styles.last : undefined}>
      <Icon name="clock" />
      {isLast && <small aria-hidden="true">quedan</small>}
      <time aria-hidden="true">
        <Digits text={text} />
      </time>
    </span>
  );
}
