import type { QuestionRow } from '../../../contract/calls/question.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { ComparePanel } from '../../components/text/compare-panel.tsx';
import { ValueCompare } from '../../components/text/text-compare.tsx';
import { sidesOfConflict, textsOfQuestion, wordsOfTexts } from './question-form.rules.ts';
import type { QuestionSave } from './use-question-save.ts';

type QuestionConflictProps = { saving: QuestionSave; onTakeTheirs: (theirs: QuestionRow) => void };

const names = { before: 'Lo que guardó la otra persona', after: 'Lo tuyo' };

/** Another administrator changed the question first: both side by side, and the choice. Nothing is lost either way. */
export function QuestionConflict({ saving, onTakeTheirs }: QuestionConflictProps) {
  const { conflict, keepEditing, overwrite, isBusy } = saving;
  return (
    <Dialog
      full
      open={conflict !== null}
      onClose={keepEditing}
      title="Otra persona cambió esta pregunta"
      footer={
        <>
          <Button kind="text" onClick={keepEditing}>
            Seguir editando la mía
          </Button>
          <Button kind="line" onClick={() => conflict && onTakeTheirs(conflict.theirs)}>
            Quedarme con la suya
          </Button>
          <Button busy={isBusy} onClick={overwrite}>
            Guardar la mía encima
          </Button>
        </>
      }
    >
      {conflict && (
        <div className="stack">
          <Callout kind="warn" role="status">
            <p>{conflict.message}</p>
            <p>
              Lo tuyo está a salvo en esta pantalla. Si te quedas con la suya, lo tuyo queda en este equipo y
              te ofreceremos recuperarlo.
            </p>
          </Callout>
          <ComparePanel names={names}>
            {sidesOfConflict(conflict.theirs, conflict.mine).map(({ label, theirs, mine }) => (
              <ValueCompare key={label} label={label} names={names} before={theirs} after={mine} />
            ))}
          </ComparePanel>
        </div>
      )}
    </Dialog>
  );
}

/** Stands over the form while one goes on with one's own: what the other person saved can be read and copied from. */
export function TheirQuestion({ theirs }: { theirs: QuestionRow }) {
  return (
    <Callout kind="warn" role="status">
      <p>Cuando guardes, lo tuyo reemplaza lo que guardó la otra persona:</p>
      <ul>
        {wordsOfTexts(textsOfQuestion(theirs))
          .filter(({ words }) => words !== '')
          .map(({ label, words }) => (
            <li key={label}>
              {label}: {words}
            </li>
          ))}
      </ul>
    </Callout>
  );
}
