import { type EnrolOutcome, isNowEnrolled } from '../../../contract/calls/result.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import styles from './results.module.css';
import { outcomeLabels, outcomeSentences } from './results.rules.ts';

/** How many were enrolled and told, and who was not and why. */
export function EnrolOutcomes({
  outcomes,
  onClose,
}: {
  outcomes: readonly EnrolOutcome[];
  onClose: () => void;
}) {
  const failed = outcomes.filter(({ outcome }) => !isNowEnrolled(outcome));
  return (
    <div className="stack">
      <DialogStep>
        <Callout kind={failed.length < outcomes.length ? 'ok' : 'warn'}>
          {outcomeSentences(outcomes).join(' ')}
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
