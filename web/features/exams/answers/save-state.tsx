import { Icon } from '../../../components/display/icon.tsx';
import { type AnswerBook, unsentQuestions } from './answer-book.rules.ts';

/**
 * The state in the bar: whether the server has every answer. It changes with every click, so it is not
 * announced.
 */
export function SaveState(props: { book: AnswerBook; isCutOff: boolean; needsSignIn: boolean }) {
  const { book, isCutOff, needsSignIn } = props;
  const unsent = unsentQuestions(book).length;
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
