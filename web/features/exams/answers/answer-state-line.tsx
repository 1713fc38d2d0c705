import { classNames } from '../../../components/display/class-names.ts';
import { Icon } from '../../../components/display/icon.tsx';
import styles from './answer-state-line.module.css';
import type { LocalAnswer } from './answers-by-question.rules.ts';

/** The state under a question: saved, to be mended, on its way, waiting for the network, or not answered. */
export function AnswerStateLine(props: {
  held: LocalAnswer | undefined;
  isStuck: boolean;
  /** The answer waits for the password, not for the network. */
  needsSignIn: boolean;
  /** A fault of the answer that can be mended, saved or not; null = none. */
  fault: string | null;
}) {
  const { held, isStuck, needsSignIn, fault } = props;
  if (held === undefined || (held.state === 'saved' && held.answer === '')) {
    return <p className={styles.state}>Sin responder</p>;
  }
  if (fault !== null && held.state !== 'refused') {
    return (
      <p className={classNames(styles.state, styles.wait)}>
        <Icon name="alert" />
        {fault}
      </p>
    );
  }
  if (held.state === 'saved') {
    return (
      <p className={classNames(styles.state, styles.ok)}>
        <Icon name="check" />
        Guardada
      </p>
    );
  }
  if (held.state === 'refused') {
    return (
      <p role="alert" className={classNames(styles.state, styles.bad)}>
        <Icon name="alert" />
        {held.refusal ?? 'Esta respuesta no se pudo guardar.'}
      </p>
    );
  }
  return (
    <p className={classNames(styles.state, styles.wait)}>
      <Icon name="refresh" />
      {needsSignIn
        ? 'Pendiente: se enviará cuando escribas tu contraseña'
        : isStuck
          ? 'Pendiente: se enviará al volver la conexión'
          : 'Guardando…'}
    </p>
  );
}
