import type { EnrolOutcome } from '../../../contract/calls/result.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import styles from './results.module.css';
import { outcomeLabels, peopleText } from './results.rules.ts';

/** How many were enrolled, and who was not and why. */
export function EnrolOutcomes({
  outcomes,
  onClose,
}: {
  outcomes: readonly EnrolOutcome[];
  onClose: () => void;
}) {
  const failed = outcomes.filter(({ outcome }) => outcome !== 'enrolled');
  const count = outcomes.length - failed.length;
  return (
    <div className="stack">
      <DialogStep>
        <Callout kind={count > 0 ? 'ok' : 'warn'}>
          {count === 0
            ? 'No se inscribió a nadie.'
            : `${count === 1 ? 'Quedó' : 'Quedaron'} en el curso ${peopleText(count)}.`}
        </Callout>
      </DialogStep>
      {failed.length > 0 && (
        <ul className={styles.leftOut} aria-label="No se inscribieron">
          {failed.map(({ userId, fullname, outcome }) => (
            <li key={userId}>
              {fullname !== '' && <b>{fullname}: </b>}
              {outcomeLabels[outcome]}
            </li>
          ))}
        </ul>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Listo</Button>
      </DialogFoot>
    </div>
  );
}
