import type { QuestionRow } from '../../../../contract/calls/question.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { CompareFields } from '../../../components/text/compare-fields.tsx';
import { conflictFields, textOfFields, textsOfQuestion } from './question-form.rules.ts';
import type { QuestionSave } from './use-question-save.ts';

type QuestionConflictProps = { saving: QuestionSave; onTakeOther: (otherVersion: QuestionRow) => void };

const names = { before: 'Lo que guardó la otra persona', after: 'Lo tuyo' };

/**
 * The conflict after another administrator changed the question first: both versions side by side, and the
 * choice. Neither is lost.
 */
export function QuestionConflict({ saving, onTakeOther }: QuestionConflictProps) {
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
          <Button kind="line" onClick={() => conflict && onTakeOther(conflict.otherVersion)}>
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
          <CompareFields names={names} fields={conflictFields(conflict.otherVersion, conflict.ownVersion)} />
        </div>
      )}
    </Dialog>
  );
}

/**
 * The other person's version, shown above the form while the person continues with their own. It can be read
 * and copied from.
 */
export function OtherQuestionVersion({ otherVersion }: { otherVersion: QuestionRow }) {
  return (
    <Callout kind="warn" role="status">
      <p>Cuando guardes, lo tuyo reemplaza lo que guardó la otra persona:</p>
      <ul>
        {textOfFields(textsOfQuestion(otherVersion))
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
