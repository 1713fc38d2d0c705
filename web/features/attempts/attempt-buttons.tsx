import type { AttemptRow } from '../../../contract/attempts/calls.ts';
import { Icon, type IconName } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { type AttemptAction, actionRefusal, attemptName, type ChangeableAttempt } from './attempt.rules.ts';
import type { AttemptActions } from './use-attempt-actions.ts';

const kinds: readonly { action: AttemptAction; label: string; icon: IconName }[] = [
  { action: 'addMinutes', label: 'Más minutos', icon: 'clock' },
  { action: 'reopen', label: 'Reabrir', icon: 'undo' },
  { action: 'annul', label: 'Anular', icon: 'x' },
];

/** The actions in a row of the list. A blocked one shows its reason when it is pressed. */
export function AttemptRowActions({ attempt, actions }: { attempt: AttemptRow; actions: AttemptActions }) {
  const subject = `${attempt.fullname}, ${attemptName(attempt).toLowerCase()}`;
  return (
    <div>
      <IconButton icon="eye" label="Ver" worded subject={subject} href={`/intento?id=${attempt.id}`} />
      <MoreMenu subject={subject}>
        {kinds.map(({ action, ...look }) => {
          const reason = actionRefusal(action, attempt);
          return (
            <IconButton
              key={action}
              {...look}
              subject={subject}
              danger={action === 'annul'}
              disabledReason={reason ?? undefined}
              onBlocked={() => actions.refuse(reason ?? '')}
              onClick={() => actions.ask(action, attempt)}
            />
          );
        })}
      </MoreMenu>
    </div>
  );
}

/** The actions on the page of an attempt, with the reasons of blocked ones beside them. */
export function AttemptButtons({
  attempt,
  actions,
}: {
  attempt: ChangeableAttempt;
  actions: AttemptActions;
}) {
  const offered = kinds.filter(({ action }) => attempt.kind === 'exam' || action === 'annul');
  return offered.map(({ action, label, icon }) => (
    <Button
      key={action}
      kind={action === 'annul' ? 'dangerLine' : 'line'}
      disabledReason={actionRefusal(action, attempt) ?? undefined}
      onClick={() => actions.ask(action, attempt)}
    >
      <Icon name={icon} />
      {label}
    </Button>
  ));
}
