import type { OwnAttempt } from '../../../contract/attempts/calls.ts';
import { Tag } from '../../components/display/tag.tsx';
import { stateLabels } from './attempt.rules.ts';

export function AttemptStateTag({ attempt }: { attempt: OwnAttempt }) {
  const { label, kind } = stateLabels[attempt.state];
  return <Tag kind={kind}>{label}</Tag>;
}

/** The grade of an attempt and whether it passes. An annulled one does not count. */
export function AttemptGrade({ attempt }: { attempt: OwnAttempt }) {
  const { grade, isPassed, state } = attempt;
  if (grade === null) return <span className="muted">–</span>;
  if (state === 'annulled')
    return (
      <span className="muted">
        {grade} <Tag kind="off">No cuenta</Tag>
      </span>
    );
  return (
    <>
      <b>{grade}</b> <Tag kind={isPassed ? 'ok' : 'off'}>{isPassed ? 'Aprobó' : 'No alcanza'}</Tag>
    </>
  );
}
