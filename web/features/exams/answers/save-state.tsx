import { Icon } from '../../../components/display/icon.tsx';
import { type AnswersByQuestion, unsentQuestions } from './answers-by-question.rules.ts';

/**
 * The state in the bar: whether the server has every answer. It changes with every click, so it is not
 * announced.
 */
export function SaveState(props: { answers: AnswersByQuestion; isCutOff: boolean; needsSignIn: boolean }) {
  const { answers, isCutOff, needsSignIn } = props;
  const unsent = unsentQuestions(answers).length;
  if (isCutOff || (needsSignIn && unsent > 0)) {
    return (
      <span data-wait>
        <Icon name={isCutOff ? 'wifi-off' : 'clock'} />
        {unsent === 0 ? 'Sin conexión' : unsent === 1 ? '1 pendiente' : `${unsent} pendientes`}
      </span>
    );
  }
  return (
    <span>
      <Icon name={unsent > 0 ? 'refresh' : 'check-circle'} />
      {unsent > 0 ? 'Guardando…' : 'Todo guardado'}
    </span>
  );
}
